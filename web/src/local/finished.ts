// A finished game as this device remembers it: who played, how it ended, and which seats were played here. Everything
// that is counted of games (model/stats.ts) is derived from these rows, of which a table has one.

import type { Setup } from './game';
import type { Entry, Head } from './table';

export const FINISHED_VERSION = 1;

export interface FinishedSeat {
  kind: 'person' | 'bot';
  name: string;
  level: string; // of a bot
  personality?: string | undefined; // of a bot
}

export interface FinishedGame {
  version: number; // of this form
  id: string; // of the table
  game: string;
  created_ms: number;
  ended_ms: number;
  setup: Setup;
  seats: FinishedSeat[];
  held: number[]; // the seats that people of this device played
  resigned: number[]; // those that were given up
  kept: number[]; // those that a bot played to the end, since their people had left
  why: string; // it ended: `rules`, `resigned`, `draw`, `agreed`, `abandoned`, or `moved` to a server
  ranking: number[][]; // best first, partners and ties together
}

/** Derive the row of a table of this device from its log; null while its game goes on. */
export function finishedOf(head: Head, entries: readonly Entry[]): FinishedGame | null {
  const over = entries.findLast(({ kind }) => kind === 'over');
  if (!over) return null;
  const { id, game, created_ms, setup, seats } = head;
  return {
    version: FINISHED_VERSION,
    id,
    game,
    created_ms,
    ended_ms: over.at_ms,
    setup,
    seats: seats.map(({ kind, name, level, personality }) => ({ kind, name, level, personality })),
    held: seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    resigned: entries.flatMap(({ kind, seat }) => (kind === 'resign' && seat !== null ? [seat] : [])),
    kept: [],
    why: over.body.why ?? '',
    ranking: over.body.ranking as number[][],
  };
}

/** Whether something that was kept, or comes from another device, is a finished game. */
export function isFinishedGame(value: unknown): value is FinishedGame {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Record<keyof FinishedGame, unknown>;
  return (
    one.version === FINISHED_VERSION &&
    [one.id, one.game, one.why].every((text) => typeof text === 'string') &&
    [one.created_ms, one.ended_ms].every((time) => Number.isFinite(time)) &&
    isSetup(one.setup) &&
    Array.isArray(one.seats) &&
    one.seats.every(isSeat) &&
    [one.held, one.resigned, one.kept].every((seats) => areSeats(seats, (one.seats as unknown[]).length)) &&
    Array.isArray(one.ranking) &&
    one.ranking.every((place) => areSeats(place, (one.seats as unknown[]).length))
  );
}

function isSetup(value: unknown): value is Setup {
  const { players, mode, options } = (value ?? {}) as Partial<Setup>;
  return Number.isInteger(players) && typeof mode === 'string' && typeof options === 'object' && options !== null;
}

function isSeat(value: unknown): value is FinishedSeat {
  const { kind, name, level } = (value ?? {}) as Partial<FinishedSeat>;
  return (kind === 'person' || kind === 'bot') && typeof name === 'string' && typeof level === 'string';
}

function areSeats(value: unknown, count: number): value is number[] {
  return Array.isArray(value) && value.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < count);
}
