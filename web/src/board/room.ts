// Where dice are thrown on a board: where its data leave room between the places, else over its middle.

import { isInside } from './track';
import type { BoardData, Point } from './types';

const GRID = 16; // points looked at in each direction
const SIZE = 0.105; // of a die, compared with the shorter side of the board
export const GAP = 1.35; // from the middle of a die to the next, compared with its size

export interface Room {
  middle: Point;
  size: number; // of a die
  gap: number;
  from: [across: -1 | 0 | 1, down: -1 | 1]; // where they come from: the side of the middle, so that they stay on the board
}

const found = new WeakMap<BoardData, Map<number, Room>>();

/** Find the room for some dice; a board is looked at once for each number of them. */
export function roomFor(data: BoardData, dice: number): Room {
  const known = found.get(data) ?? new Map<number, Room>();
  found.set(data, known);
  const room = known.get(dice) ?? look(data, dice);
  known.set(dice, room);
  return room;
}

function look(data: BoardData, dice: number): Room {
  const [left, top, width, height] = data.box as [number, number, number, number];
  const size = Math.min(width, height) * SIZE;
  const gap = size * GAP;
  const [halfWidth, halfHeight] = [(gap * (dice - 1) + size) / 2, size / 2];
  const middle: Point = [left + width / 2, top + height / 2];
  const outlines = Object.values(data.spots).map(({ outline }) => outline);
  const isFree = ([x, y]: Point) => {
    if (x - halfWidth < left || x + halfWidth > left + width || y - halfHeight < top || y + halfHeight > top + height)
      return false;
    return outlines.every((outline) =>
      isApart(outline, [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight]),
    );
  };
  const points = Array.from({ length: (GRID + 1) ** 2 }, (_, at): Point => {
    return [left + (width * (at % (GRID + 1))) / GRID, top + (height * Math.floor(at / (GRID + 1))) / GRID];
  });
  const far = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
  const [nearest] = points.filter(isFree).sort((one, other) => far(one) - far(other));
  const [across, down] = [0, 1].map((axis) => Math.sign(middle[axis]! - (nearest ?? middle)[axis]!) as -1 | 0 | 1);
  return { middle: nearest ?? middle, size, gap, from: [across!, down || 1] };
}

/** Return whether a place and a rectangle have nothing in common, as far as their corners and middles tell. */
function isApart(outline: Point[], [left, top, right, bottom]: [number, number, number, number]): boolean {
  const xs = [left, (left + right) / 2, right];
  const ys = [top, (top + bottom) / 2, bottom];
  if (xs.some((x) => ys.some((y) => isInside(outline, x, y)))) return false;
  return !outline.some(([x, y]) => x > left && x < right && y > top && y < bottom);
}
