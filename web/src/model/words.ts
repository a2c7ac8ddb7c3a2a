// Words in both languages stand side by side, an object an area: `const words = { en: {…}, es: {…} }`.
// A component says `const w = $derived(inLanguage(words))`, and `{w.title}` or `{w.turnOf(name)}`.

import type { ByLanguage } from './languages';
import { settings } from './settings.svelte';

/** Give the words of the person's language. */
export function inLanguage<Words>(words: ByLanguage<Words>): Words {
  return words[settings.language];
}
