// What the parts of a study share.

import { isMistake } from '../../local/grades';
import type { Seats, StudiedChoice, StudiedStep, Study } from '../../local/study';
import { settings } from '../../model/settings.svelte';
import type { BoardState, LegalMove, NarratedEvent, SeatState, TappedLeg } from '../../net/messages';

/** What the board shows instead of a step of the game. */
export interface Overlay {
  scene: string; // of another one nothing is left on the board, as a move half chosen
  board: BoardState;
  moves: LegalMove[];
  hint?: LegalMove | undefined;
  narration: NarratedEvent[];
  onmove: (move: string) => void;
  onattempt: (legs: TappedLeg[]) => void;
}

/** A player as a study shows them. */
export interface Player {
  seat: number;
  name: string;
  letter: string; // on pieces and badges
  fill: string;
  ink: string;
}

export const BELOW = '(max-width: 859px)'; // a study stands below the board, as Replay.svelte lays it out
const MOST_LEARNED = 10; // of a seat's mistakes, the worst

/** Write a chance, or a difference of chances with its sign. */
export function percent(chance: number, isDifference = false): string {
  return new Intl.NumberFormat(settings.language, {
    style: 'percent',
    maximumFractionDigits: isDifference && Math.abs(chance) < 0.0995 ? 1 : 0,
    signDisplay: isDifference ? 'exceptZero' : 'auto',
  }).format(chance);
}

/** List the chances at every step of a replay: before the first action, and after each. */
export function chancesOf({ start, steps, result }: Study): Seats[] {
  const after = steps.map((step) => step.after);
  return [start, ...(result && after.length > 0 ? [...after.slice(0, -1), result] : after)];
}

/** List the choices that cost much. */
export function mistakesOf({ steps }: Study): StudiedChoice[] {
  return steps.filter((step) => step.is === 'choice').filter(({ grade }) => grade === 'mistake' || grade === 'blunder');
}

/** List what a seat can learn from, in the order of the game. */
export function lessonsOf({ steps }: Study, seat: number): StudiedChoice[] {
  const own = steps
    .filter((step) => step.is === 'choice')
    .filter((step) => step.seat === seat && isMistake(step.grade));
  const worst = own.toSorted((one, other) => other.loss - one.loss).slice(0, MOST_LEARNED);
  return worst.sort((one, other) => one.index - other.index);
}

/** Return what a step gave or took whoever threw or chose. */
export function changeOf(step: StudiedStep): { seat: number; change: number } {
  const changes = step.is === 'throw' ? step.luck : step.quality;
  return { seat: step.seat, change: changes[step.seat]! };
}

export function playersOf(
  seats: readonly SeatState[],
  nameOf: (seat: number) => string,
  colours: Record<string, { letter: string; fill: string; ink: string }>,
): Player[] {
  return seats.map(({ seat, colours: letters }) => {
    const [first = ''] = letters.split('+');
    const { letter = first, fill = '#888888', ink = '#ffffff' } = colours[first] ?? {};
    return { seat, name: nameOf(seat), letter, fill, ink };
  });
}
