// Everything that a device keeps, as one text that goes to another device: made here, read there, and merged so that
// nothing is lost on either. It never goes to a server.

import { isFinishedGame, type FinishedGame } from './finished';
import { isLocal } from './ids';
import type { Entry, Head } from './table';

export const BUNDLE_VERSION = 1;
const KIND = 'device';

/** The log of a table of a device. */
export interface TableLog {
  head: Head;
  entries: Entry[];
}

/** What the worker keeps: tables and finished games. */
export interface Games {
  tables: TableLog[];
  games: FinishedGame[];
  records: Record<string, string>; // of games whose log is not there, by their ids
}

export interface Bundle extends Games {
  ludoteca: typeof KIND;
  version: number;
  made_ms: number;
  kept: Record<string, string>; // what the browser keeps by name: settings, keys of seats, seals
}

export type Reading = { bundle: Bundle } | { fault: 'unreadable' | 'newer' };

export function bundleOf(games: Games, kept: Record<string, string>, made_ms: number): Bundle {
  return { ludoteca: KIND, version: BUNDLE_VERSION, made_ms, kept, ...games };
}

/** Read a bundle of a stranger: what is in it is as expected, or nothing is taken from it. */
export function readBundle(text: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'unreadable' };
  }
  if (!isObject(value) || value.ludoteca !== KIND || !Number.isInteger(value.version)) return { fault: 'unreadable' };
  if ((value.version as number) > BUNDLE_VERSION) return { fault: 'newer' };
  const { made_ms, kept, tables, games, records } = value;
  const isFine =
    Number.isFinite(made_ms) &&
    areTexts(kept) &&
    areTexts(records) &&
    Array.isArray(games) &&
    games.every(isFinishedGame) &&
    Array.isArray(tables) &&
    tables.every(isLog);
  return isFine ? { bundle: value as unknown as Bundle } : { fault: 'unreadable' };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areTexts(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

const KINDS: readonly unknown[] = [
  'start',
  'roll',
  'move',
  'undo',
  'resign',
  'over',
  'rematch',
] satisfies Entry['kind'][];

function isLog(value: unknown): value is TableLog {
  return isObject(value) && isHead(value.head) && Array.isArray(value.entries) && value.entries.every(isEntry);
}

function isEntry(value: unknown, at: number): value is Entry {
  if (!isObject(value) || value.seq !== at + 1 || !Number.isFinite(value.at_ms)) return false;
  const isSeat = value.seat === null || Number.isInteger(value.seat);
  return isSeat && KINDS.includes(value.kind) && isObject(value.body);
}

function isHead(value: unknown): value is Head {
  if (!isObject(value) || typeof value.id !== 'string' || !isLocal(value.id)) return false;
  const { game, created_ms, setup, seats, seed, start } = value;
  const isSetup = isObject(setup) && Number.isInteger(setup.players) && isObject(setup.options);
  const areSeats = Array.isArray(seats) && seats.every((seat) => isObject(seat) && typeof seat.name === 'string');
  const isStart = isObject(start) && typeof start.position === 'string' && Array.isArray(start.dice);
  return (
    isSetup &&
    areSeats &&
    (start === undefined || isStart) &&
    Number.isFinite(created_ms) &&
    typeof game === 'string' &&
    /^[0-9a-f]{64}$/.test(String(seed))
  );
}

/** What becomes of a table of another device: it is new here, goes on here, is known, or went on in another way. */
export type Fate =
  { is: 'new'; entries: Entry[] } | { is: 'longer'; entries: Entry[] } | { is: 'known' } | { is: 'fork' };

/** Compare the log of a table here with the one that comes. Of two, the longer holds where it begins with the other. */
export function fateOf(own: readonly Entry[] | null, other: readonly Entry[]): Fate {
  if (!own) return { is: 'new', entries: [...other] };
  const common = Math.min(own.length, other.length);
  const isSame = Array.from({ length: common }, (_, at) => at).every((at) => areSame(own[at]!, other[at]!));
  if (!isSame) return { is: 'fork' };
  return other.length > own.length ? { is: 'longer', entries: other.slice(own.length) } : { is: 'known' };
}

function areSame(one: Entry, other: Entry): boolean {
  return textOf(one) === textOf(other);
}

/** Write a value as JSON, with the fields of objects in one order. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
  );
}
