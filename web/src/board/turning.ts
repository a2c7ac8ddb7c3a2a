// A board as one player sees it: turned, so that the own colour is at the bottom, or with some places changed where it
// cannot turn. Both are told with the board. Everything that follows the places of a board (pieces, targets, arrows, the keyboard) follows the turned ones.

import type { BoardData, Point, Spot, Stand } from './types';
import { middleOf } from './track';

/** Return by how many degrees, clockwise, a board turns for whoever plays some colours, as `Y+R`. */
export function turnFor(data: BoardData, colours: string): number {
  const turns = data.turns as Record<string, number>;
  return colours.split('+').map((colour) => turns[colour])[0] ?? 0;
}

/** Return which places of a board change for whoever plays some colours, in pairs. */
export function swapsFor(data: BoardData, colours: string): readonly (readonly string[])[] {
  const swaps = data.swaps as Record<string, string[][]>;
  return colours.split('+').map((colour) => swaps[colour])[0] ?? [];
}

/** Describe a board as whoever plays some colours sees it. */
export function boardFor(data: BoardData, colours: string): BoardData {
  return swappedBoard(turnedBoard(data, turnFor(data, colours)), swapsFor(data, colours));
}

function swappedBoard(data: BoardData, pairs: readonly (readonly string[])[]): BoardData {
  if (pairs.length === 0) return data;
  const spots = { ...data.spots };
  for (const [one, other] of pairs) {
    spots[one!] = placedAt(data.spots[one!]!, data.spots[other!]!);
    spots[other!] = placedAt(data.spots[other!]!, data.spots[one!]!);
  }
  return { ...data, spots };
}

/** Put a spot where another one is. */
function placedAt(spot: Spot, { outline, stands, number_at }: Spot): Spot {
  return { ...spot, outline, stands, number_at };
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
