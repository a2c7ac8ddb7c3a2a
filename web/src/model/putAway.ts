// Tables that the person has put away: they are not shown among the running ones, and can be taken out again. Nothing
// happens to the games themselves.

import { isRecord, readKept } from './aside';

const KEY = 'ludoteca.put-away';
const VERSION = 1;

interface Kept {
  version: typeof VERSION;
  tables: Record<string, number>; // when each was put away, in milliseconds
}

function isKept(value: unknown): value is Kept {
  return isRecord(value) && value.version === VERSION && isRecord(value.tables);
}

function keep(tables: Record<string, number>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, tables } satisfies Kept));
  } catch {
    // A browser that keeps nothing shows them again on the next visit.
  }
}

/** Tell when each table was put away that is. */
export function putAwayTables(): Record<string, number> {
  return readKept(KEY, isKept)?.tables ?? {};
}

export function putAway(id: string, now_ms = Date.now()): void {
  keep({ ...putAwayTables(), [id]: now_ms });
}

export function takeOut(id: string): void {
  const { [id]: _, ...others } = putAwayTables();
  keep(others);
}
