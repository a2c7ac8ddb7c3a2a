// The name by which others see the person at this device. "Tú" is what this device alone calls them.

import { appWords } from '../words/app';

const PRONOUNS: readonly string[] = Object.values(appWords).map(({ you }) => you.toLowerCase());

/** Trim a name as the server does. */
export function trimmed(name: string): string {
  return name.trim().split(/\s+/).join(' ');
}

/** Return a name that can be shown to others; nothing where the text is none, or only means the person at this device. */
export function realName(text: string): string {
  const name = trimmed(text);
  return PRONOUNS.includes(name.toLowerCase()) ? '' : name;
}

/** List the names by which the person at this device sits at tables: their own, and what the app calls them. */
export function ownNames(name: string): string[] {
  return [...(realName(name) ? [realName(name)] : []), ...PRONOUNS];
}
