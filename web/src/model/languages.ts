// The languages of the app, each by its own name. Which there are, the server says: one that is missing here, or among
// some words, is an error of types.

import type { Catalogue } from '../net/messages';

export type Language = Catalogue['languages'][number];

/** Something for each language, as words are. */
export type ByLanguage<Words> = Record<Language, Words>;

export const LANGUAGES: ByLanguage<string> = { es: 'Español', en: 'English' };
export const languages = Object.keys(LANGUAGES) as Language[];

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Choose the first known language of those that a person prefers, as `es-CO`. */
export function languageOf(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  return known ?? 'en';
}

/** Return the language that follows another one, in turn. */
export function languageAfter(language: Language): Language {
  return languages[(languages.indexOf(language) + 1) % languages.length]!;
}
