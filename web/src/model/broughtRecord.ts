// The record that somebody has brought along to be studied. It stays for as long as the tab does, and nowhere else.

const KEY = 'ludoteca.record';
let number = 0; // of records that were brought since the page was loaded
let text: string | null = null; // what the browser does not keep for a tab, as it is too long for it

/** Return the record that was brought last; null where none was. */
export function broughtRecord(): string | null {
  try {
    return text ?? sessionStorage.getItem(KEY);
  } catch {
    return text;
  }
}

/** Tell records apart that are brought one after the other. */
export function broughtId(): string {
  return `brought ${number}`;
}

/** Keep a record for this tab, or, with null, forget the one that was brought. */
export function bringRecord(next: string | null): void {
  number += 1;
  text = next;
  try {
    sessionStorage.removeItem(KEY);
    if (next !== null) sessionStorage.setItem(KEY, next);
  } catch {
    // It is there until the page is loaded again.
  }
}
