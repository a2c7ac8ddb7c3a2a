// A board as one player sees it: turned, so that the own colour is at the bottom. How far it turns is told with the
// board. Everything that follows the places of a board (pieces, targets, arrows, the keyboard) follows the turned ones.

import type { BoardData, Point, Spot, Stand } from './types';
import { middleOf } from './track';

/** Return by how many degrees, clockwise, a board turns for whoever plays some colours, as `Y+R`. */
export function turnFor(data: BoardData, colours: string): number {
  const turns = data.turns as Record<string, number>;
  return colours.split('+').map((colour) => turns[colour])[0] ?? 0;
}

/** Turn the places of a board about its middle. The picture is turned where it is drawn. */
export function turnedBoard(data: BoardData, degrees: number): BoardData {
  if (degrees === 0) return data;
  const spots = Object.entries(data.spots).map(([name, spot]) => [name, turnedSpot(spot, degrees)]);
  return { ...data, spots: Object.fromEntries(spots) as BoardData['spots'] };
}

function turnedSpot(spot: Spot, degrees: number): Spot {
  const to = spot.is_upright ? carried(middleOf(spot.outline), degrees) : (point: Point) => turned(point, degrees);
  return {
    ...spot,
    outline: spot.outline.map(to),
    stands: spot.stands.map((crowd) => crowd.map(([x, y, scale]): Stand => [...to([x, y]), scale])),
    number_at: spot.number_at && to(spot.number_at),
  };
}

/** Turn a point about the middle of the board. */
export function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [rounded(x * cos - y * sin), rounded(x * sin + y * cos)];
}

/** Return what moves points as something upright is carried along: by as much as its middle. */
function carried(middle: Point, degrees: number): (point: Point) => Point {
  const [toX, toY] = turned(middle, degrees);
  return ([x, y]) => [rounded(x + toX - middle[0]), rounded(y + toY - middle[1])];
}

/** Write numbers in few digits, as boards do. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
