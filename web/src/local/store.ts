// The tables of this device, kept in IndexedDB: what a person has seen is stored before it is shown.

import type { BoardState } from '../net/messages';
import { TABLES_DATABASE } from './databases';
import type { Entry, Head } from './table';

const VERSION = 1;
const TABLES = 'tables';
const ENTRIES = 'entries';

/** How a table stands, so that a list can draw it without the rules of its game. */
export interface Preview {
  board: BoardState;
  seat: number | null; // that is to act
  colours: string[]; // of the seats, by their letters: `Y+R`
}

/** What the list of tables shows of one. */
export interface Summary {
  id: string;
  head: Head;
  last_ms: number;
  isOver: boolean;
  preview?: Preview | undefined; // tables that were last played with an earlier app have none
}

/** A log has got other entries meanwhile, from another window, or is gone. */
export class ConflictError extends Error {}

export interface Store {
  create(head: Head, entries: Entry[], preview?: Preview): Promise<void>;
  /** Add entries to a log; ConflictError where they do not follow on its last one. */
  append(head: Head, entries: Entry[], isOver: boolean, preview?: Preview): Promise<void>;
  read(id: string): Promise<{ head: Head; entries: Entry[] } | null>;
  list(): Promise<Summary[]>;
  remove(id: string): Promise<void>;
}

/** Open what this browser keeps; where it keeps nothing (a private window), tables last as long as the page. */
export async function openStore(): Promise<Store> {
  try {
    return new IndexedStore(await open());
  } catch {
    return new MemoryStore();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(TABLES_DATABASE, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.result.createObjectStore(ENTRIES, { keyPath: ['table', 'seq'] });
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

/** The keys of a table's log. */
function rangeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

function conflictOf({ id }: Head, stored: number, [first]: Entry[]): ConflictError | null {
  return first?.seq === stored + 1 ? null : new ConflictError(`the log of ${id} has ${stored} entries`);
}

function summaryOf(head: Head, entries: Entry[], isOver: boolean, preview?: Preview): Summary {
  return { id: head.id, head, last_ms: entries.at(-1)!.at_ms, isOver, preview };
}

class IndexedStore implements Store {
  constructor(private readonly database: IDBDatabase) {}

  create(head: Head, entries: Entry[], preview?: Preview): Promise<void> {
    return this.append(head, entries, false, preview);
  }

  /** Add entries to a log; done when they are on the disk. */
  append(head: Head, entries: Entry[], isOver: boolean, preview?: Preview): Promise<void> {
    const transaction = this.database.transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' });
    const log = transaction.objectStore(ENTRIES);
    const counting = log.count(rangeOf(head.id));
    let conflict: ConflictError | null = null;
    counting.onsuccess = () => {
      conflict = conflictOf(head, counting.result, entries);
      if (conflict) return transaction.abort();
      transaction.objectStore(TABLES).put(summaryOf(head, entries, isOver, preview));
      for (const entry of entries) log.add({ table: head.id, ...entry });
    };
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(conflict ?? transaction.error);
    });
  }

  async read(id: string): Promise<{ head: Head; entries: Entry[] } | null> {
    const transaction = this.database.transaction([TABLES, ENTRIES]);
    const [summary, entries] = await Promise.all([
      answerOf<Summary | undefined>(transaction.objectStore(TABLES).get(id)),
      answerOf<(Entry & { table: string })[]>(transaction.objectStore(ENTRIES).getAll(rangeOf(id))),
    ]);
    if (!summary) return null;
    return { head: summary.head, entries: entries.map(({ table: _, ...entry }) => entry) };
  }

  /** List all tables, the last one first. */
  async list(): Promise<Summary[]> {
    const all = await answerOf<Summary[]>(this.database.transaction(TABLES).objectStore(TABLES).getAll());
    return all.sort((one, other) => other.last_ms - one.last_ms);
  }

  remove(id: string): Promise<void> {
    const transaction = this.database.transaction([TABLES, ENTRIES], 'readwrite');
    transaction.objectStore(TABLES).delete(id);
    transaction.objectStore(ENTRIES).delete(rangeOf(id));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
    });
  }
}

/** Keeps tables until the page is closed; unit tests use it too. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, { summary: Summary; entries: Entry[] }>();

  async create(head: Head, entries: Entry[], preview?: Preview): Promise<void> {
    await this.append(head, entries, false, preview);
  }

  async append(head: Head, entries: Entry[], isOver: boolean, preview?: Preview): Promise<void> {
    const before = this.tables.get(head.id)?.entries ?? [];
    const conflict = conflictOf(head, before.length, entries);
    if (conflict) throw conflict;
    const summary = summaryOf(head, entries, isOver, preview);
    this.tables.set(head.id, { summary, entries: [...before, ...structuredClone(entries)] });
  }

  async read(id: string): Promise<{ head: Head; entries: Entry[] } | null> {
    const kept = this.tables.get(id);
    return kept ? { head: kept.summary.head, entries: kept.entries } : null;
  }

  async list(): Promise<Summary[]> {
    return [...this.tables.values()].map(({ summary }) => summary).sort((one, other) => other.last_ms - one.last_ms);
  }

  async remove(id: string): Promise<void> {
    this.tables.delete(id);
  }
}
