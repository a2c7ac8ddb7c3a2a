// Tables and finished games on their way from one device to another: what goes out, what of it is new on the other, and how
// it is taken in.

import type { Archive } from './archive';
import { fateOf, type Games, type TableLog } from './bundle';
import type { Store } from './store';

/** What comes with a bundle, as a preview says it; taking it in tells the same of what was done. */
export interface Arrivals {
  tables: number; // new here
  longer: number; // that went on on the other device
  games: number; // finished ones
  known: number; // tables and games that are here already
  forks: TableLog[]; // tables that went on in another way here: the own one stays
  broken: TableLog[]; // that the rules do not allow
}

/** List all that is kept, or without what replays of finished games need. */
export async function exportGames(store: Store, archive: Archive, withReplays: boolean): Promise<Games> {
  const { games, records: kept } = await archive.list();
  const tables: TableLog[] = [];
  for (const { id, isOver } of await store.list()) {
    const log = isOver && !withReplays ? null : await store.read(id);
    if (log) tables.push(log);
  }
  const records: Games['records'] = {};
  for (const id of withReplays ? kept : []) records[id] = (await archive.record(id)) ?? '';
  return { tables, games, records };
}

/** Take in what comes from another device, or only tell what would be. `isAllowed` plays a log again by the rules. */
export async function importGames(
  store: Store,
  archive: Archive,
  coming: Games,
  isAllowed: (log: TableLog) => Promise<boolean>,
  isOnlyAsked: boolean,
): Promise<Arrivals> {
  const arrivals: Arrivals = { tables: 0, longer: 0, games: 0, known: 0, forks: [], broken: [] };
  for (const log of coming.tables) await importTable(store, log, isAllowed, isOnlyAsked, arrivals);
  const { games, records } = await archive.list();
  const isHere = new Set(games.map(({ id }) => id));
  const fresh = coming.games.filter(({ id }) => !isHere.has(id));
  arrivals.games = fresh.length;
  arrivals.known += coming.games.length - fresh.length;
  if (isOnlyAsked) return arrivals;
  for (const [id, text] of Object.entries(coming.records)) {
    if (text && !records.includes(id)) await archive.putRecord(id, text);
  }
  await archive.put(fresh);
  return arrivals;
}

async function importTable(
  store: Store,
  log: TableLog,
  isAllowed: (log: TableLog) => Promise<boolean>,
  isOnlyAsked: boolean,
  arrivals: Arrivals,
): Promise<void> {
  const { head, entries } = log;
  const fate = fateOf((await store.read(head.id))?.entries ?? null, entries);
  if (fate.is === 'fork') arrivals.forks.push(log);
  else if (fate.is === 'known') arrivals.known += 1;
  else if (!(await isAllowed(log))) arrivals.broken.push(log);
  else {
    const isOver = entries.some(({ kind }) => kind === 'over');
    if (fate.is === 'longer') arrivals.longer += 1;
    else if (!isOver) arrivals.tables += 1; // a finished one is counted as a game
    if (!isOnlyAsked) await store.append(head, fate.entries, isOver);
  }
}
