// The finished games of this device, in a database of their own: a row for each table, and records of games whose log is
// not on this device (any more). A row is written by the id of its table, so that a game is counted once however often
// its end is seen.

import { MOST_BYTES } from '../dice/record';
import { ARCHIVE_DATABASE } from './databases';
import { isFinishedGame, type FinishedGame } from './finished';
import { pack, unpack } from './packing';

const VERSION = 1;
const GAMES = 'games';
const RECORDS = 'records';

/** What stands where a game should, and is none: kept until the person deletes it. */
export interface Unreadable {
  id: string;
  text: string;
}

export interface Archived {
  games: FinishedGame[]; // the last one first
  unreadable: Unreadable[];
  records: string[]; // the ids of the games whose records are here
}

export interface Archive {
  list(): Promise<Archived>;
  /** Keep games, once for each id. */
  put(games: readonly FinishedGame[]): Promise<void>;
  putRecord(id: string, text: string): Promise<void>;
  record(id: string): Promise<string | null>;
  remove(id: string): Promise<void>;
}

/** Open what this browser keeps; where it keeps nothing (a private window), games last as long as the page. */
export async function openArchive(): Promise<Archive> {
  try {
    return new IndexedArchive(await open());
  } catch {
    return new MemoryArchive();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(ARCHIVE_DATABASE, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.result.createObjectStore(RECORDS, { keyPath: 'id' });
  };
  return answerOf(request).then((database) => {
    database.onversionchange = () => database.close(); // another window deletes it, or has a newer app
    return database;
  });
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function doneOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

/** Sort rows into games, the last one first, and what is none. */
function sorted(rows: readonly { id: unknown }[]): Pick<Archived, 'games' | 'unreadable'> {
  const games = rows.filter(isFinishedGame).sort((one, other) => other.ended_ms - one.ended_ms);
  const unreadable = rows
    .filter((row) => !isFinishedGame(row))
    .map((row) => ({ id: String(row.id), text: JSON.stringify(row) }));
  return { games, unreadable };
}

class IndexedArchive implements Archive {
  constructor(private readonly database: IDBDatabase) {}

  async list(): Promise<Archived> {
    const transaction = this.database.transaction([GAMES, RECORDS]);
    const [rows, records] = await Promise.all([
      answerOf<{ id: unknown }[]>(transaction.objectStore(GAMES).getAll()),
      answerOf(transaction.objectStore(RECORDS).getAllKeys()),
    ]);
    return { ...sorted(rows), records: records.map(String) };
  }

  put(games: readonly FinishedGame[]): Promise<void> {
    const transaction = this.database.transaction(GAMES, 'readwrite');
    for (const game of games) transaction.objectStore(GAMES).put(game);
    return doneOf(transaction);
  }

  async putRecord(id: string, text: string): Promise<void> {
    const packed = await pack(text); // before the transaction, which does not wait for it
    const transaction = this.database.transaction(RECORDS, 'readwrite', { durability: 'strict' });
    transaction.objectStore(RECORDS).put({ id, packed });
    return doneOf(transaction);
  }

  async record(id: string): Promise<string | null> {
    const records = this.database.transaction(RECORDS).objectStore(RECORDS);
    const row = await answerOf<{ packed: Uint8Array<ArrayBuffer> } | undefined>(records.get(id));
    return row ? unpack(row.packed, MOST_BYTES) : null;
  }

  remove(id: string): Promise<void> {
    const transaction = this.database.transaction([GAMES, RECORDS], 'readwrite');
    transaction.objectStore(GAMES).delete(id);
    transaction.objectStore(RECORDS).delete(id);
    return doneOf(transaction);
  }
}

/** Keeps games until the page is closed; unit tests use it too. */
export class MemoryArchive implements Archive {
  readonly rows = new Map<string, { id: unknown }>();
  private readonly records = new Map<string, string>();

  async list(): Promise<Archived> {
    return { ...sorted([...this.rows.values()]), records: [...this.records.keys()] };
  }

  async put(games: readonly FinishedGame[]): Promise<void> {
    for (const game of games) this.rows.set(game.id, structuredClone(game));
  }

  async putRecord(id: string, text: string): Promise<void> {
    this.records.set(id, text);
  }

  async record(id: string): Promise<string | null> {
    return this.records.get(id) ?? null;
  }

  async remove(id: string): Promise<void> {
    this.rows.delete(id);
    this.records.delete(id);
  }
}
