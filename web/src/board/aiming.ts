// Which place of a board a tap means. Well inside a square it means that square. At its edge or in a gap it means what can
// be done nearby: a finger is wider than a square of a board on a phone.

import { REACH_PX, TARGET_PX } from './reach';
import { isInside } from './track';
import type { BoardData, Point } from './types';

const DENSE_PX = 28; // where places are narrower, a finger covers what it points at

/** Return how far a point is from an outline; 0 inside it. */
export function distanceTo(outline: Point[], [x, y]: Point): number {
  if (isInside(outline, x, y)) return 0;
  return Math.min(...outline.map((corner, at) => distanceToEdge([x, y], corner, outline[(at + 1) % outline.length]!)));
}

function distanceToEdge([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Find the place under a point. */
export function spotUnder({ spots }: BoardData, [x, y]: Point): string | undefined {
  return Object.keys(spots).find((name) => isInside(spots[name]!.outline, x, y));
}

/** A place that a tap means. */
export interface Meant {
  spot: string; // nothing where there is none
  isSnapped: boolean; // the tap was beside it
}

/**
 * Find what a point means: the place under it, unless a lit place is nearer than the middle half of that one, or so small
 * that its target includes the point; in a gap the nearest lit place within reach. A unit of the board has `scale` pixels.
 */
export function meantBy(board: BoardData, point: Point, lit: Iterable<string>, scale: number): Meant {
  const under = spotUnder(board, point) ?? '';
  const reachOf = (outline: Point[]) =>
    under === ''
      ? REACH_PX / scale
      : Math.max(narrowest(board.spots[under]!.outline) / 4, (TARGET_PX / scale - narrowest(outline)) / 2);
  const spot = nearestLit(board, point, lit, reachOf) ?? under;
  return { spot, isSnapped: spot !== under };
}

/** Find the lit place that is nearest to a point, of those whose reach includes it; of several, the one listed first. */
function nearestLit(
  { spots }: BoardData,
  point: Point,
  lit: Iterable<string>,
  reachOf: (outline: Point[]) => number,
): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const name of lit) {
    const outline = spots[name]?.outline;
    const distance = outline ? distanceTo(outline, point) : Infinity;
    if (outline && distance <= reachOf(outline) && distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** Return whether the places of a board are so small on the screen that fingers need a loupe. */
export function isDense({ spots }: BoardData, scale: number): boolean {
  const sizes = Object.values(spots).map(({ outline }) => narrowest(outline) * scale);
  return sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)]! < DENSE_PX;
}

/** Return the shorter side of the box about an outline. */
function narrowest(outline: Point[]): number {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}
