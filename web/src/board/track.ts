// Boards on which pieces go from place to place: which piece went where, and where it stands.

import type { NarratedEvent, Way } from '../net/messages';
import type { BoardData, Point, Spot, Stand } from './types';

export interface Standing {
  colour: string;
  spot: string;
}

export interface Piece extends Standing {
  key: string;
  path: string[]; // the places over which it came
  ways: number[]; // which of the ways that were told these are
}

/** Follow the pieces to where they stand now: each keeps its key, and those that moved know the way they went. */
export function follow(
  pieces: readonly Piece[],
  now: readonly Standing[],
  narration: readonly NarratedEvent[],
): Piece[] {
  const before = pieces.map((piece): Piece => ({ ...piece, path: [], ways: [] }));
  if (!areSame(before, now)) narration.flatMap(({ ways }) => ways).forEach((way, at) => walk(before, way, at));
  const free = [...now];
  const settled: Piece[] = [];
  const astray = before.filter((piece) => {
    const at = free.findIndex((one) => isAt(one, piece));
    if (at >= 0) settled.push(piece);
    return at < 0 || !free.splice(at, 1);
  });
  for (const { colour, spot } of free) {
    const at = astray.findIndex((piece) => piece.colour === colour);
    const [piece] = at < 0 ? [] : astray.splice(at, 1);
    settled.push({ key: piece?.key ?? newKey([...settled, ...pieces], colour), colour, spot, path: [], ways: [] });
  }
  return settled.sort((one, other) => (one.key < other.key ? -1 : 1));
}

function isAt(one: Standing, other: Standing): boolean {
  return one.colour === other.colour && one.spot === other.spot;
}

function areSame(before: readonly Standing[], now: readonly Standing[]): boolean {
  const left = [...now];
  for (const piece of before) {
    const at = left.findIndex((one) => isAt(one, piece));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

/** Let one piece go its way; where several could, one that has not moved yet. */
function walk(pieces: readonly Piece[], { colour, origin, path }: Way, at: number): void {
  const there = pieces.filter((piece) => isAt(piece, { colour, spot: origin }));
  const piece = there.find((one) => one.path.length === 0) ?? there[0];
  if (!piece) return;
  piece.path = [...piece.path, ...path];
  piece.ways = [...piece.ways, at];
  piece.spot = path.at(-1) ?? origin;
}

function newKey(taken: readonly Piece[], colour: string): string {
  const keys = new Set(taken.map((piece) => piece.key));
  let number = 0;
  while (keys.has(`${colour}${String(number).padStart(2, '0')}`)) number++;
  return `${colour}${String(number).padStart(2, '0')}`;
}

/** List the ways that a board marks as the last ones: those that players chose. */
export function markedWays(narration: readonly NarratedEvent[]): Way[] {
  return narration.flatMap(({ ways }) => ways.filter((way) => !way.is_sent_back));
}

export interface Placed extends Piece {
  x: number;
  y: number;
  scale: number;
  height: number; // how many pieces of its own stand below it
  together: number;
  isTop: boolean; // of a pile: nothing stands on it
}

/** Put every piece where it stands among those on its place. */
export function place(pieces: Piece[], data: BoardData): Placed[] {
  const bySpot = new Map<string, Piece[]>();
  for (const piece of pieces) bySpot.set(piece.spot, [...(bySpot.get(piece.spot) ?? []), piece]);
  return pieces.map((piece) => {
    const group = bySpot.get(piece.spot)!;
    const at = group.indexOf(piece);
    const [x, y, scale] = standOf(data.spots[piece.spot], at, group.length);
    const isTop = at + 1 === group.length || standOf(data.spots[piece.spot], at + 1, group.length)[0] !== x;
    return { ...piece, x, y, scale, height: at, together: group.length, isTop };
  });
}

export interface Edge {
  shape: string;
  isLeft: boolean; // the piece stood there before the move
  stand: Stand;
}

/** Find the edges of the pieces that moved on a board with piles: on top of where they stood, and of where they do. */
export function edgesOf(ways: readonly Way[], pieces: readonly Standing[], data: BoardData): Edge[] {
  return [true, false].flatMap((isLeft) => {
    const spots = ways.map((way) => (isLeft ? way.origin : way.path.at(-1)!));
    return spots.flatMap((spot, at) => {
      const others = spots.slice(0, at).filter((one) => one === spot).length;
      const now = pieces.filter((piece) => piece.spot === spot).length;
      const [level, count] = isLeft ? [now + others, now + others + 1] : [now - 1 - others, now];
      if (level < 0) return []; // it has gone on since
      const shape = data.pieces[ways[at]!.colour]?.shapes[3] ?? '';
      return [{ shape, isLeft, stand: standOf(data.spots[spot], level, count) }];
    });
  });
}

export function standOf(spot: Spot | undefined, at: number, count: number): Stand {
  const crowd = spot?.stands[Math.min(count, spot.stands.length) - 1];
  return crowd?.[at % crowd.length] ?? [0, 0, 1];
}

export function middleOf(outline: Point[]): Point {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(xs), middle(ys)];
}

/** The line of an arrow from one place to another, bent to the side, and how its head lies; some room before its end can stay free. */
export function courseOf(data: BoardData, origin: string, target: string, free = 0): { line: string; head: string } {
  const [from, middle] = [origin, target].map((spot) => middleOf(data.spots[spot]!.outline)) as [Point, Point];
  const [dx, dy] = [middle[0] - from[0], middle[1] - from[1]];
  const bend: Point = [(from[0] + middle[0]) / 2 - dy * BEND, (from[1] + middle[1]) / 2 + dx * BEND];
  const radians = Math.atan2(middle[1] - bend[1], middle[0] - bend[0]);
  const to: Point = [middle[0] - free * Math.cos(radians), middle[1] - free * Math.sin(radians)];
  const angle = (radians * 180) / Math.PI;
  return {
    line: `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`,
    head: `translate(${to.join(' ')}) rotate(${angle})`,
  };
}

const BEND = 0.15; // of the length of an arrow

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const AHEAD: Record<Direction, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Find the next place in a direction: near, and not far aside. */
export function neighbour(data: BoardData, from: string, direction: Direction): string {
  const [x, y] = middleOf(data.spots[from]?.outline ?? [[0, 0]]);
  const [dx, dy] = AHEAD[direction];
  let best = from;
  let least = Infinity;
  for (const [name, spot] of Object.entries(data.spots)) {
    const [toX, toY] = middleOf(spot.outline);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    const cost = ahead + 2.2 * aside;
    if (ahead > 1 && aside <= 2 * ahead && cost < least) {
      best = name;
      least = cost;
    }
  }
  return best;
}

export function pathData(outline: Point[]): string {
  return `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

/** Tell whether a point lies inside an outline: a line from it to the side crosses the edges an odd number of times. */
export function isInside(outline: Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, ay], [bx, by]] = [outline[i]!, outline[j]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
