// The keys of the seats that this browser holds: who has the key has the seat. They never leave this device but to
// the server, and in a link that a person makes to come back on another one.

import { isRecord, readKept } from './aside';

const KEY = 'ludoteca.seats';
const MOST_TABLES = 500; // older ones are forgotten

export interface Held {
  game: string;
  at: number; // when it was last sat at, in milliseconds
  tokens: Record<string, string>; // by the number of the seat
  host?: string; // the key of who made the table
}

export function areSeats(value: unknown): value is Record<string, Held> {
  return isRecord(value) && Object.values(value).every(isHeld);
}

function isHeld(value: unknown): value is Held {
  if (!isRecord(value) || typeof value.game !== 'string' || !Number.isFinite(value.at)) return false;
  return isRecord(value.tokens) && Object.values(value.tokens).every((token) => typeof token === 'string');
}

function all(): Record<string, Held> {
  return readKept(KEY, areSeats) ?? {};
}

function keep(tables: Record<string, Held>): void {
  const newest = Object.entries(tables)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // A browser that keeps nothing still plays until its page is closed.
  }
}

/** Tell the keys held at a table. */
export function tokensAt(table: string): Record<string, string> {
  return all()[table]?.tokens ?? {};
}

/** Return the key of who made a table, where this browser has it. */
export function hostKeyAt(table: string): string | undefined {
  return all()[table]?.host;
}

/** Remember keys of a table. */
export function holdSeats(table: string, game: string, tokens: Record<string, string>, host?: string): void {
  const tables = all();
  const held = { ...tables[table], game, at: Date.now(), tokens: { ...tables[table]?.tokens, ...tokens } };
  tables[table] = host ? { ...held, host } : held;
  keep(tables);
}

/** Forget the key of one seat, or of a whole table. */
export function releaseSeats(table: string, seat?: number): void {
  const tables = all();
  if (seat !== undefined && tables[table]) delete tables[table].tokens[seat];
  const isEmpty = Object.keys(tables[table]?.tokens ?? {}).length === 0 && !tables[table]?.host;
  if (seat === undefined || isEmpty) delete tables[table];
  keep(tables);
}

/** List the tables at which this browser holds a seat, the last one first. */
export function heldTables(): [id: string, held: Held][] {
  return Object.entries(all()).sort(([, one], [, other]) => other.at - one.at);
}

/** Write the part of a link that brings seats to another device; it stays in the browser. */
export function keyPart(tokens: Record<string, string>, host?: string): string {
  const seats = Object.entries({ ...tokens, ...(host && { host }) }).map(([seat, token]) => `${seat}.${token}`);
  return seats.length ? `#keys=${seats.join(',')}` : '';
}

/** Read that part of a link: the keys of seats, by their numbers, and that of the host. */
export function readKeyPart(hash: string): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const one of hash.match(/^#keys=(.+)$/)?.[1]?.split(',') ?? []) {
    const [, seat, token] = one.match(/^([0-7]|host)\.([A-Za-z0-9_-]{20,100})$/) ?? [];
    if (seat && token) tokens[seat] = token;
  }
  return tokens;
}

/** Draw what a seat adds to the dice. */
export function drawBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
