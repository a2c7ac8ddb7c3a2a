// When each part of what happened is seen: dice tumble, pieces walk square by square, and a captured piece flies home a
// beat after the other has landed. One timeline serves the queue, the board and the sounds, so that they agree. It knows
// neither the screen nor a game: it runs in the worker too, where it tells bots how long people look at a move.

import type { NarratedEvent, Way } from '../net/messages';

export const PACES = ['slow', 'normal', 'quick', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** How long things take at each pace, compared with the normal one. */
export const SPEEDS: Record<Pace, number> = { slow: 1.8, normal: 1, quick: 0.5, off: 0 };

/** How what happens is shown. */
export interface Manner {
  speed: number; // what times are multiplied with; 0 for all at once
  isStill: boolean; // nothing moves, but each step is left to be seen
}

export const AT_ONCE: Manner = { speed: 0, isStill: true };

// At the normal pace
const TUMBLE_MS = 800;
const LIE_MS = 450; // the dice on the board, after they have come to rest
const HOP_MS = 115; // for each square
const MOST_WALK_MS = 1500; // a long way is walked faster
const BEAT_MS = 240; // from the landing until the captured piece goes
const FLIGHT_MS = 520;
const NEXT_FLIGHT_MS = 140; // between pieces that are captured together
const BONUS_MS = 200; // before the flight ends, what it earned is seen
const LEAST_MS = 260; // for a move without ways
const SETTLE_MS = 600; // after a piece has arrived, before it is taken up again
const STILL_MS = 550; // for a step that does not move

/** The way of a piece, with its time. */
export interface Leg {
  kind: 'walk' | 'flight'; // a piece that was sent back flies
  way: Way;
  startMs: number;
  endMs: number;
}

/** Steps that were earned and are to be played at once. */
export interface Bonus {
  amount: number;
  spot: string; // where it was earned
  startMs: number;
}

export interface Timeline {
  legs: Leg[]; // of all ways, in the order in which they are told
  landedMs: number; // when the last piece that walks has arrived
  bonus: Bonus | null;
  totalMs: number;
}

/** Return how long dice tumble before they lie. */
export function tumbleMs({ speed, isStill }: Manner): number {
  return isStill ? 0 : TUMBLE_MS * speed;
}

/** Return for how long dice lie on the board. */
export function lieMs({ speed }: Manner): number {
  return LIE_MS * speed;
}

/** Return for how long a second tap on a piece that has arrived is still meant for the first. */
export function settleMs({ speed }: Manner): number {
  return SETTLE_MS * speed;
}

/** Plan when the pieces of a throw or a move go, and how long that takes. The first `ahead` walks have been seen. */
export function timelineOf(narration: readonly NarratedEvent[], { speed, isStill }: Manner, ahead = 0): Timeline {
  const legs: Leg[] = [];
  let [clock, landed, walks, flightStart] = [0, 0, 0, -Infinity];
  for (const { ways } of narration) {
    let end = clock;
    for (const way of ways) {
      if (way.is_sent_back) {
        const start = flightStart > landed ? flightStart + NEXT_FLIGHT_MS : clock + BEAT_MS;
        flightStart = start;
        end = Math.max(end, start + FLIGHT_MS);
        legs.push({ kind: 'flight', way, startMs: start, endMs: start + FLIGHT_MS });
      } else {
        const length = walks++ < ahead ? 0 : Math.min(way.path.length * HOP_MS, MOST_WALK_MS);
        end = Math.max(end, clock + length);
        landed = Math.max(landed, clock + length);
        legs.push({ kind: 'walk', way, startMs: clock, endMs: clock + length });
      }
    }
    clock = end;
  }
  const scale = isStill ? 0 : speed;
  const bonus = bonusOf(narration);
  const shown = narration.length === 0 ? 0 : isStill ? STILL_MS * speed : Math.max(clock, LEAST_MS) * speed;
  return {
    legs: legs.map((leg) => ({ ...leg, startMs: leg.startMs * scale, endMs: leg.endMs * scale })),
    landedMs: landed * scale,
    bonus: bonus && { ...bonus, startMs: Math.max(landed, clock - BONUS_MS) * scale },
    totalMs: shown,
  };
}

/** Find steps that were earned: games tell them by the operand `bonus`, and by the flag `playable` that they can be played. */
export function bonusOf(narration: readonly NarratedEvent[]): Omit<Bonus, 'startMs'> | null {
  const earned = narration.find(
    ({ parameters }) => typeof parameters.bonus === 'number' && parameters.playable === true,
  );
  if (!earned) return null;
  const walk = narration.flatMap(({ ways }) => ways).findLast((way) => !way.is_sent_back);
  return { amount: earned.parameters.bonus as number, spot: walk?.path.at(-1) ?? '' };
}

/** Return how long a throw or a move is looked at in all. */
export function timeToSee(narration: readonly NarratedEvent[], isThrow: boolean, manner: Manner): number {
  const { totalMs } = timelineOf(narration, manner);
  if (!isThrow) return totalMs;
  const moves = narration.some(({ ways }) => ways.length > 0);
  return tumbleMs(manner) + Math.max(lieMs(manner), moves ? totalMs : 0);
}

export type CueKind = 'hop' | 'capture' | 'arrival' | 'over';

/** Something to be heard or felt, and when. */
export interface Cue {
  kind: CueKind;
  atMs: number;
}

/** List what is heard of a move, in its order. */
export function cuesOf(narration: readonly NarratedEvent[], timeline: Timeline): Cue[] {
  const cues = timeline.legs.flatMap(({ kind, way, startMs, endMs }): Cue[] => {
    if (kind === 'flight') return [{ kind: 'capture', atMs: startMs }];
    const hop = (endMs - startMs) / way.path.length;
    return way.path.map((_, at) => ({ kind: 'hop', atMs: startMs + (at + 1) * hop }));
  });
  if (narration.some(({ effect }) => effect === 'arrival')) cues.push({ kind: 'arrival', atMs: timeline.landedMs });
  if (narration.some(({ kind }) => kind === 'game_over')) cues.push({ kind: 'over', atMs: timeline.totalMs });
  return cues.sort((one, other) => one.atMs - other.atMs);
}
