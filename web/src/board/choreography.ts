// How pieces go from where they stood to where they stand: square by square, in hops; those that are sent back in one
// high flight; and those that only make room, by gliding.

import type { Leg, Timeline } from '../model/timeline';
import { standOf, type Placed } from './track';
import type { BoardData, Stand } from './types';

/** The movement of one piece, for `Element.animate`. */
export interface PieceMotion {
  key: string;
  level: number; // what walks is drawn above what is captured, and both above what stands
  frames: { transform: string; offset: number }[];
  delayMs: number;
  durationMs: number;
}

const GLIDE_MS = 160;
const HOP = 1.28; // how much larger a piece is at the top of a hop: nearer to whoever looks
const FLIGHT = 1.7;

interface Moment {
  atMs: number;
  stand: Stand;
}

/** List how the pieces move that are not where they were. `seen` are those whose way was seen already. */
export function motionsOf(
  before: ReadonlyMap<string, Placed>,
  after: readonly Placed[],
  { legs, landedMs }: Timeline,
  data: BoardData,
  seen: ReadonlySet<string> = new Set(),
): PieceMotion[] {
  return after.flatMap((piece): PieceMotion[] => {
    const was = before.get(piece.key);
    if (!was) return [];
    const own = seen.has(piece.key) ? [] : piece.ways.map((at) => legs[at]!);
    const isSame = was.x === piece.x && was.y === piece.y && was.scale === piece.scale;
    if (own.length > 0) return [wayMotion(was, piece, own, data)];
    return isSame ? [] : [glide(was, piece, landedMs)];
  });
}

/** Make room, or take it, when the others have arrived. */
function glide(was: Placed, piece: Placed, delayMs: number): PieceMotion {
  const moments = [
    { atMs: 0, stand: standing(was) },
    { atMs: GLIDE_MS, stand: standing(piece) },
  ];
  return motion(piece.key, 0, moments, delayMs);
}

function wayMotion(was: Placed, piece: Placed, legs: readonly Leg[], data: BoardData): PieceMotion {
  const startMs = legs[0]!.startMs;
  const moments: Moment[] = [{ atMs: 0, stand: standing(was) }];
  for (const [index, leg] of legs.entries()) {
    const isLast = index === legs.length - 1;
    const from = leg.startMs - startMs;
    const stepMs = (leg.endMs - leg.startMs) / leg.way.path.length;
    let stand = moments.at(-1)!.stand;
    if (from > moments.at(-1)!.atMs) moments.push({ atMs: from, stand }); // it waits for the others
    leg.way.path.forEach((spot, at) => {
      const isEnd = isLast && at === leg.way.path.length - 1;
      const next = isEnd ? standing(piece) : standOf(data.spots[spot], 0, 1);
      moments.push({
        atMs: from + (at + 0.5) * stepMs,
        stand: between(stand, next, leg.kind === 'walk' ? HOP : FLIGHT),
      });
      moments.push({ atMs: from + (at + 1) * stepMs, stand: next });
      stand = next;
    });
  }
  return motion(piece.key, legs[0]!.kind === 'walk' ? 2 : 1, moments, startMs);
}

/** Write moments as frames. Before its time a piece stays where the first of them has it. */
function motion(key: string, level: number, moments: readonly Moment[], delayMs: number): PieceMotion {
  const durationMs = moments.at(-1)!.atMs;
  const frames = moments.map(({ atMs, stand: [x, y, scale] }) => ({
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    offset: durationMs === 0 ? 1 : Math.min(atMs / durationMs, 1),
  }));
  return { key, level, frames, delayMs, durationMs };
}

function standing({ x, y, scale }: Placed): Stand {
  return [x, y, scale];
}

function between([x, y, scale]: Stand, [toX, toY, toScale]: Stand, lift: number): Stand {
  return [(x + toX) / 2, (y + toY) / 2, Math.max(scale, toScale) * lift];
}
