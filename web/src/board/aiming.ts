// Which place of a board a tap means. A finger is wider than a square of a board on a phone: what can be done nearby
// is meant rather than what cannot be done just there.

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

/** Find the lit place that is nearest to a point, if one is within reach; of several, the one listed first. */
export function nearestLit(
  { spots }: BoardData,
  point: Point,
  lit: Iterable<string>,
  reach: number,
): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const name of lit) {
    const outline = spots[name]?.outline;
    const distance = outline ? distanceTo(outline, point) : Infinity;
    if (distance <= reach && distance < least) [best, least] = [name, distance];
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
