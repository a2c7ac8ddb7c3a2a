// Which puzzle is that of a day, and how many days in a row somebody has solved one. Days are those of the device: `2026-11-19`.

import type { PuzzleDescription } from '../net/messages';

const DAY_MS = 86_400_000;
const GOLDEN = 0.618; // of a list: steps of this size go through easy and hard ones by turns

/** Write the day of a device's clock. */
export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Number the days, one after the other, whatever clocks do in spring and autumn. */
function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

function dayNumbered(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** List the last days up to one, the oldest first. */
export function daysUpTo(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => dayNumbered(numberOf(day) - count + 1 + at));
}

/**
 * Choose the puzzle of a day: the same for everybody who has the same puzzles, and each of them once before one comes again.
 */
export function puzzleOfDay(puzzles: readonly PuzzleDescription[], day: string): PuzzleDescription | undefined {
  const count = puzzles.length;
  return count > 0 ? puzzles[(numberOf(day) * strideIn(count)) % count] : undefined;
}

/** Find a step by which one comes to every place of a list before the first one comes again. */
function strideIn(count: number): number {
  let stride = Math.max(1, Math.round(GOLDEN * count));
  while (divisorOf(stride, count) > 1) stride++;
  return stride;
}

function divisorOf(one: number, other: number): number {
  return other === 0 ? one : divisorOf(other, one % other);
}

export interface Streak {
  days: number; // in a row, up to today, or to yesterday while today's puzzle waits
  best: number;
  isToday: boolean; // one was solved today
  missed: number; // days since the last one, none of them today; 0 while the streak goes on or has never begun
}

/** Count the days in a row on which a puzzle was solved. Days to come, of a clock that went wrong, do not count. */
export function streakOf(solved: Iterable<string>, today: string): Streak {
  const now = numberOf(today);
  const numbers = [...new Set(solved)].map(numberOf).filter((number) => number <= now);
  numbers.sort((one, other) => one - other);
  let [run, best] = [0, 0];
  for (const [at, number] of numbers.entries()) {
    run = number - 1 === numbers[at - 1] ? run + 1 : 1;
    best = Math.max(best, run);
  }
  const last = numbers.at(-1);
  const since = last === undefined ? 0 : now - last;
  return { days: since <= 1 ? run : 0, best, isToday: last === now, missed: since <= 1 ? 0 : since - 1 };
}
