// Forms of a sentence by a number. The server's catalogues choose by the same Unicode tables.

/** What a sentence reads for a number: `one` where the language has a singular for it, else `other`. */
export interface Forms {
  one: string;
  other: string;
}

/** Return what chooses a form by how many there are: `plural(2, { one: '1 ficha', other: '2 fichas' })`. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other);
}

const ENGLISH_ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENGLISH_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Write a place in English: 1st, 2nd, 3rd, 4th. */
export function englishOrdinal(number: number): string {
  return `${number}${ENGLISH_ENDINGS[ENGLISH_ORDINALS.select(number)] ?? 'th'}`;
}
