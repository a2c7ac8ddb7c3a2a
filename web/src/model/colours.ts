// The colours that a person likes to play with, by game, as letters. They decide the seat at
// new tables, and which free seat is offered first.

import { localTables } from '../local/connection';
import type { SeatState, TableRequest } from '../net/messages';
import { isRecord, readKept } from './aside';
import { settings } from './settings.svelte';

const KEY = 'ludoteca.colours';
const VERSION = 1;

interface Kept {
  version: typeof VERSION;
  games: Record<string, string>; // the letter of a colour, by game
}

function isKept(value: unknown): value is Kept {
  if (!isRecord(value) || value.version !== VERSION || !isRecord(value.games)) return false;
  return Object.values(value.games).every((letter) => typeof letter === 'string');
}

/** Tell which colours are preferred, by game. */
export function preferredColours(): Record<string, string> {
  return readKept(KEY, isKept)?.games ?? {};
}

/** Prefer a colour of a game; nothing for any. */
export function preferColour(game: string, letter: string): void {
  const { [game]: _, ...games } = preferredColours();
  if (letter) games[game] = letter;
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, games } satisfies Kept));
  } catch {
    // A browser that keeps nothing gives any colour next time.
  }
}

/** Find the seat with a colour among those of a table; the first one where none has it. */
export function seatWith(letter: string, colours: readonly string[]): number {
  return Math.max(
    0,
    colours.findIndex((one) => has(one, letter)),
  );
}

/** Find the free seat of a table that has the preferred colour; null where it is taken, or none is preferred. */
export function freeSeatWith(letter: string | undefined, seats: readonly SeatState[]): number | null {
  if (!letter) return null;
  return seats.find(({ kind, colours }) => kind === 'empty' && has(colours, letter))?.seat ?? null;
}

function has(colours: string, letter: string): boolean {
  return colours.split('+').includes(letter);
}

/** Choose the seat of the person at a new table. */
export async function preferredSeat(table: TableRequest): Promise<number> {
  const letter = preferredColours()[table.game];
  if (!letter) return 0;
  return seatWith(letter, await localTables.seatColours(table, settings.language).catch(() => []));
}
