// The colours that a person likes to play with, by game, as letters. They decide the seat at tables against the computer.

import { localTables } from '../local/connection';
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
    colours.findIndex((one) => one.split('+').includes(letter)),
  );
}

/** Choose the seat of the person at a usual table of two. */
export async function preferredSeat(game: string): Promise<number> {
  const letter = preferredColours()[game];
  if (!letter) return 0;
  return seatWith(letter, await localTables.seatColours(game, 2, settings.language).catch(() => []));
}
