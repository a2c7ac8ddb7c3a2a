// What this browser has kept and the app cannot read: damaged, or written by another version. It is set aside under a
// name of its own, and shown, so that nothing is overwritten or lost unseen.

const PREFIX = 'ludoteca.aside.';

export interface Aside {
  key: string; // under which it lies now
  origin: string; // where it was
  text: string;
}

/** Set something aside; returns whether it is kept. */
export function setAside(origin: string, text: string): boolean {
  if (listAside().some((one) => one.origin === origin && one.text === text)) return true;
  try {
    localStorage.setItem(`${PREFIX}${Date.now()}-${Math.random().toString(36).slice(2, 8)}.${origin}`, text);
    return true;
  } catch {
    return false;
  }
}

/** List what was set aside. */
export function listAside(): Aside[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .sort()
      .map((key) => ({
        key,
        origin: key.slice(PREFIX.length).replace(/^[^.]*\./, ''),
        text: localStorage.getItem(key)!,
      }));
  } catch {
    return [];
  }
}

export function removeAside(key: string): void {
  if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

/** Read what is kept as JSON under a key; what is not as expected is set aside, and null. */
export function readKept<Value>(key: string, isExpected: (value: unknown) => value is Value): Value | null {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
    if (text === null) return null;
    const value: unknown = JSON.parse(text);
    if (isExpected(value)) return value;
  } catch {
    // It is no JSON, or this browser keeps nothing.
  }
  if (text !== null && setAside(key, text)) localStorage.removeItem(key);
  return null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
