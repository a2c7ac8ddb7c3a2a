// What this device keeps of a table from before the game: the seal that it was shown, and what it added to the dice.
// It stays in this browser for good, an item a table; the dice check compares records with it.

const PREFIX = 'ludoteca.seal.';
const MOST_TABLES = 2000; // of more, the oldest are forgotten whose game is over
const SEAL = /^[0-9a-f]{64}$/;
const BYTES = /^[0-9a-f]{32}$/;
const ANSWERS = ['', 'added', 'given', 'fixed'] as const;

/** What the server said to bytes: taken, others were given for the seat before, or too late; nothing yet. */
export type Answer = (typeof ANSWERS)[number];

export interface OwnBytes {
  bytes: string;
  answer: Answer;
}

export interface KeptSeal {
  seal: string;
  own: Record<string, OwnBytes>; // by the number of the seat
  at: number; // when it was first seen, in milliseconds
  isOver: boolean;
}

const inMemory = new Map<string, KeptSeal>(); // what the browser does not let this page keep

/** Return what was kept of a table. */
export function keptOf(table: string): KeptSeal | undefined {
  return inMemory.get(table) ?? read(PREFIX + table);
}

/** Keep something of a table. Returns whether it is kept for good; else this page has it until it is closed. */
export function keep(table: string, kept: KeptSeal): boolean {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(kept));
    inMemory.delete(table);
    if (kept.isOver) forgetOld();
    return true;
  } catch {
    inMemory.set(table, kept);
    return false;
  }
}

/** Forget the oldest tables whose game is over, where there are too many; never one that is going on. */
function forgetOld(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const surplus = keys.length - MOST_TABLES;
  if (surplus <= 0) return;
  keys
    .map((key) => ({ key, kept: read(key) }))
    .filter(({ kept }) => kept?.isOver)
    .sort((one, other) => one.kept!.at - other.kept!.at)
    .slice(0, surplus)
    .forEach(({ key }) => localStorage.removeItem(key));
}

function read(key: string): KeptSeal | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is KeptSeal {
  const { seal, own, at } = (value ?? {}) as Partial<KeptSeal>;
  if (typeof seal !== 'string' || !SEAL.test(seal) || typeof at !== 'number' || !own || typeof own !== 'object') {
    return false;
  }
  return Object.entries(own).every(
    ([seat, one]) => /^[0-7]$/.test(seat) && BYTES.test(one?.bytes) && ANSWERS.includes(one.answer),
  );
}
