// Loads what a table of this device needs before it is asked for, so that it is shown at once.

import { loadBoard } from '../board/kinds';
import { localTables } from '../local/connection';
import { settings } from '../model/settings.svelte';
import { isSavingData, whenIdle } from '../model/worker.svelte';
import { api } from '../net/api';

const preloaded = new Set<string>(); // by game and language

/** Load all that a table of a game needs; what fails is loaded, and complained about, when the table is made. */
export async function preloadTable(game: string): Promise<void> {
  const key = `${game} ${settings.language}`;
  if (preloaded.has(key)) return;
  preloaded.add(key);
  try {
    const rules = localTables.prepare(game, settings.language);
    const board = api.boards(game).then(({ boards }) => loadBoard(Object.values(boards)[0]!.kind));
    await Promise.all([rules, import('./Table.svelte'), board]);
  } catch {
    preloaded.delete(key);
  }
}

/** Load what tables of these games need, one after the other while nothing else is done; only from the second visit on. */
export function preloadWhenIdle(games: string[]): void {
  const isKept = Boolean(navigator.serviceWorker?.controller); // by the service worker: next to nothing is transferred
  const [first, ...others] = games;
  if (!isKept || isSavingData() || first === undefined) return;
  whenIdle(() => void preloadTable(first).then(() => preloadWhenIdle(others)));
}
