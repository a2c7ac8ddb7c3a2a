// Throwing for who starts: games say so by the option `first`, and tell of it by the events `opening_throw` and `starts`.

import type { StepTaken, TableInfo, TableState } from '../net/messages';

/** What each seat threw last for who starts, and the seat that does. */
export interface Opening {
  throws: { seat: number; value: number }[];
  starter: number;
}

/** Return whether the next throw is for who starts. A table that goes on from a position has pieces that have left home. */
export function isOpening(info: TableInfo | null, steps: readonly StepTaken[], now: TableState): boolean {
  return (
    info?.settings.options.first === 'roll' &&
    now.phase === 'roll' &&
    steps.every(({ narration }) => narration.every(({ kind }) => kind.startsWith('opening_'))) &&
    now.board.pieces.every(({ spot, colour }) => spot.startsWith(`${colour}:`))
  );
}

/** Return how it was found who starts, until somebody of this browser has thrown or moved since; null where it was not. */
export function openingOf(steps: readonly StepTaken[], now: TableState, held: readonly number[]): Opening | null {
  const at = steps.findIndex(({ narration }) => narration.some(({ kind }) => kind === 'starts'));
  const starter = at < 0 ? null : (steps[at + 1]?.seat ?? now.seat);
  if (starter === null || steps.slice(at + 1).some(({ seat }) => seat !== null && held.includes(seat))) return null;
  const values = new Map<number, number>();
  for (const { seat, narration } of steps.slice(0, at + 1)) {
    const thrown = narration.find(({ kind }) => kind === 'opening_throw')?.parameters;
    if (seat !== null && thrown) values.set(seat, Number(thrown.total ?? thrown.die));
  }
  return { throws: [...values].map(([seat, value]) => ({ seat, value })), starter };
}
