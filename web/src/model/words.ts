// Words in both languages stand side by side, an object an area: `const words = { en: {…}, es: {…} }`.
// A component says `const w = $derived(inLanguage(words))`, and `{w.title}` or `{w.turnOf(name)}`.

import { settings } from './settings.svelte';

export interface Both<Words> {
  en: Words;
  es: Words;
}

/** Give the words of the person's language. */
export function inLanguage<Words>(both: Both<Words>): Words {
  return both[settings.language];
}
