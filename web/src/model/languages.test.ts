import { describe, expect, it } from 'vitest';
import { isLanguage, languageAfter, languageOf, languages } from './languages';

describe('the language of a person', () => {
  it.each([
    [['es-CO', 'en'], 'es'],
    [['ES'], 'es'],
    [['en-GB'], 'en'],
    [['fr', 'en'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (preferred, language) => {
    expect(languageOf(preferred)).toBe(language);
  });

  it('is one of those that there are', () => {
    expect(languages.every(isLanguage)).toBe(true);
    expect(isLanguage('fr')).toBe(false);
  });

  it('comes in turn', () => {
    expect(new Set(languages.map(languageAfter))).toEqual(new Set(languages));
    expect(languages.map(languageAfter)).not.toEqual(languages);
  });
});
