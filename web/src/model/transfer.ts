// What this device keeps, on its way to another one: in a link, of which the part after # never leaves the browser, or in a file.

import { bundleOf, readBundle, type Bundle, type Reading } from '../local/bundle';
import { MOST_BYTES, partOf } from '../local/bundleLink';
import { localTables } from '../local/connection';
import { ARCHIVE_DATABASE, TABLES_DATABASE } from '../local/databases';
import type { Arrivals } from '../local/transfer';
import { addressOf, BASE } from '../net/base';
import { isRecord, setAside } from './aside';
import { joinLogs, PUZZLES_KEY } from './puzzleLog';
import { HEIGHT_KEY } from './reservedHeight';
import { areSeats, type Held } from './seats';

const OWN = 'ludoteca.'; // what all names of the app begin with
const ASIDE = 'ludoteca.aside.';
const SETTINGS = 'ludoteca.settings';
const SEATS = 'ludoteca.seats';
const AWAY = 'ludoteca.put-away';
export const MOST_LINK = 30_000; // characters: more than some browsers and messengers take

/** List what the browser keeps for the app by name. */
export function keptTexts(): Record<string, string> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(OWN));
  return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)!]));
}

/** Put together all that this device keeps. */
export async function makeBundle(withReplays = true): Promise<Bundle> {
  const { [HEIGHT_KEY]: _, ...kept } = keptTexts();
  return bundleOf(await localTables.export(withReplays), kept, Date.now());
}

export interface Link {
  address: string; // nothing where it would be too long
  withoutReplays: number; // how many games come without their replay, so that it is short enough
}

/** Make a link that brings everything to another device, or, where that is too much, all but replays. */
export async function makeLink(): Promise<Link> {
  const whole = await makeBundle();
  const address = await addressFor(whole);
  if (address.length <= MOST_LINK) return { address, withoutReplays: 0 };
  const short = await addressFor(await makeBundle(false));
  const isShort = short.length <= MOST_LINK;
  return { address: isShort ? short : '', withoutReplays: isShort ? whole.games.length : 0 };
}

async function addressFor(bundle: Bundle): Promise<string> {
  return `${location.origin}${addressOf('/settings')}${await partOf(bundle)}`;
}

/** Read the bundle in a file. */
export async function readFile(file: File): Promise<Reading> {
  return file.size > MOST_BYTES ? { fault: 'unreadable' } : readBundle(await file.text());
}

// Taking in

export interface Preview extends Arrivals {
  name: string; // that the other device calls the person by
  seats: number; // running tables of servers whose keys come
}

/** Tell what a bundle would bring. */
export async function previewOf(bundle: Bundle): Promise<Preview> {
  const own = seatsIn(localStorage.getItem(SEATS) ?? '');
  const coming = seatsIn(bundle.kept[SEATS] ?? '');
  const settings = parsed(bundle.kept[SETTINGS] ?? '');
  const name = isRecord(settings) && typeof settings.name === 'string' ? settings.name : '';
  const over = new Set(bundle.games.map(({ id }) => id)); // nobody sits there any more
  const seats = Object.keys(coming).filter((id) => !(id in own) && !over.has(id)).length;
  return { ...(await localTables.import(bundle, true)), name, seats };
}

/** Take a bundle in. Nothing that is here is lost: what cannot be joined is set aside. */
export async function takeIn(bundle: Bundle, withSettings: boolean): Promise<Arrivals> {
  const arrivals = await localTables.import(bundle, false);
  for (const log of [...arrivals.forks, ...arrivals.broken]) setAside(`table ${log.head.id}`, JSON.stringify(log));
  for (const [name, text] of Object.entries(bundle.kept)) {
    if (!name.startsWith(OWN) || name.startsWith(ASIDE)) continue;
    const merged = mergeText(name, localStorage.getItem(name), text, withSettings);
    if (merged !== null) localStorage.setItem(name, merged);
  }
  return arrivals;
}

/** Join what is kept under a name here with what comes; null where it stays as it is. */
export function mergeText(name: string, own: string | null, coming: string, withSettings: boolean): string | null {
  if (name === SETTINGS) return withSettings ? coming : null;
  if (own === null) return coming;
  if (own === coming) return null;
  if (name === SEATS) return JSON.stringify(mergeSeats(seatsIn(own), seatsIn(coming)));
  const [here, there] = [parsed(own), parsed(coming)];
  if (name === AWAY && isRecord(here) && isRecord(there) && isRecord(here.tables) && isRecord(there.tables)) {
    return JSON.stringify({ ...here, tables: { ...there.tables, ...here.tables } });
  }
  const joined = name === PUZZLES_KEY ? joinLogs(here, there) : null;
  if (joined) return JSON.stringify(joined);
  setAside(name, coming); // what is here stays
  return null;
}

function mergeSeats(own: Record<string, Held>, coming: Record<string, Held>): Record<string, Held> {
  const merged = { ...own };
  for (const [id, held] of Object.entries(coming)) {
    const before = own[id];
    const tokens = { ...held.tokens, ...before?.tokens };
    merged[id] = before ? { ...before, at: Math.max(before.at, held.at), tokens } : held;
  }
  return merged;
}

function seatsIn(text: string): Record<string, Held> {
  const value = parsed(text);
  return areSeats(value) ? value : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// Deleting

/** Delete everything that the app keeps in this browser. Returns false where another window holds a part of it. */
export async function deleteEverything(): Promise<boolean> {
  localTables.stop();
  const areGone = await Promise.all([TABLES_DATABASE, ARCHIVE_DATABASE].map(deleteDatabase));
  for (const name of Object.keys(keptTexts())) localStorage.removeItem(name);
  const caches_ = globalThis.caches; // pages that came over an insecure connection have none
  for (const name of (await caches_?.keys()) ?? [])
    if (name.startsWith(`ludoteca ${BASE} `)) await caches_.delete(name);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    if (new URL(worker.scope).pathname === BASE) await worker.unregister();
  }
  return areGone.every(Boolean);
}

function deleteDatabase(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = request.onblocked = () => resolve(false);
  });
}
