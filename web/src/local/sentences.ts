// Sentences of the catalogues with their parameters filled in: in the browser what core/text.py does in Python.

import type { Language } from '../model/languages';

/** A catalogue in one language, as its file has it: tables of tables, and sentences. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** What a sentence names: a word or a number, or a list of them. */
export type Value = string | number | boolean | Value[];
export type Parameters = Record<string, Value>;

const SELECTOR = 'by'; // the key of a sentence's table that names the parameter which chooses the form
const SEVERAL = '+'; // the entry of a vocabulary that frames two and more of its words
const PARAMETER = /\{(\w+)(?::(\w+))?\}/g;

export class Sentences {
  private readonly plurals: Intl.PluralRules;

  constructor(
    readonly language: Language,
    private readonly catalogues: Record<string, Catalogue>, // by domain: a game, `core`, `bots`
  ) {
    this.plurals = new Intl.PluralRules(language);
  }

  /** Say a sentence of a catalogue, with its parameters filled in. */
  say(domain: string, key: string, parameters: Parameters = {}): string {
    const template = this.templateOf(domain, key, parameters);
    const text = template.replace(PARAMETER, (_, name: string, vocabulary = '') =>
      this.fill(domain, parameterOf(parameters, name, key), vocabulary),
    );
    return template.startsWith('{') ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
  }

  /** Return whether a catalogue has a sentence. */
  has(domain: string, key: string): boolean {
    return this.find(domain, key) !== undefined;
  }

  private templateOf(domain: string, key: string, parameters: Parameters): string {
    const entry = this.entry(domain, key);
    if (typeof entry === 'string') return entry;
    const forms = entry as Record<string, string>;
    const template = forms[this.formFor(forms, parameterOf(parameters, forms[SELECTOR]!, key))];
    if (template === undefined) throw new Error(`${domain}: ${key} has no form for its parameters`);
    return template;
  }

  private entry(domain: string, key: string): string | Catalogue {
    const entry = this.find(domain, key);
    if (entry === undefined) throw new Error(`the catalogue ${domain} has no sentence ${key}`);
    return entry;
  }

  private find(domain: string, key: string): string | Catalogue | undefined {
    let entry: string | Catalogue | undefined = this.catalogues[domain];
    for (const part of key.split('.')) entry = typeof entry === 'object' ? entry[part] : undefined;
    return entry;
  }

  /** Choose a form by the value as it is spelled, else, for a number or the length of a list, by its plural category. */
  private formFor(forms: Record<string, string>, value: Value): string {
    const counted = Array.isArray(value) ? value.length : value;
    const spelled = String(counted);
    if (spelled in forms && spelled !== SELECTOR) return spelled;
    // A flag counts as the number that it is in Python.
    const number = typeof counted === 'string' ? undefined : Number(counted);
    const category = number === undefined ? 'other' : this.plurals.select(Math.abs(number));
    return category in forms ? category : 'other';
  }

  /** Write a value, or the word that a vocabulary has for it; a list is joined as people would say it. */
  private fill(domain: string, value: Value, vocabulary: string): string {
    if (Array.isArray(value)) {
      const joined = this.enumerate(value.map((one) => this.fill(domain, one, vocabulary)));
      const frame = vocabulary && value.length > 1 ? this.vocabulary(domain, vocabulary)[SEVERAL] : undefined;
      return frame ? frame.replace('{}', joined) : joined;
    }
    const said = typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value);
    return vocabulary ? this.wordFor(domain, vocabulary, said) : said;
  }

  private vocabulary(domain: string, name: string): Record<string, string> {
    return this.entry(domain, `words.${name}`) as Record<string, string>;
  }

  /** Look a value up in a vocabulary: as it is, else by the longest beginning that has a star, as `c*`. */
  private wordFor(domain: string, vocabulary: string, value: string): string {
    const words = this.vocabulary(domain, vocabulary);
    if (words[value] !== undefined) return words[value];
    const beginnings = Object.keys(words)
      .filter((key) => key.endsWith('*') && value.startsWith(key.slice(0, -1)))
      .sort((one, other) => other.length - one.length);
    const longest = beginnings[0];
    if (longest === undefined) throw new Error(`${domain}: the vocabulary ${vocabulary} has no word for ${value}`);
    return words[longest]!.replace('{}', value.slice(longest.length - 1));
  }

  private enumerate(words: string[]): string {
    if (words.length < 2) return words.join('');
    return `${words.slice(0, -1).join(', ')} ${this.entry('core', 'words.and') as string} ${words.at(-1)}`;
  }
}

function parameterOf(parameters: Parameters, name: string, key: string): Value {
  const value = parameters[name];
  if (value === undefined) throw new Error(`${key} names ${name}, which is not given`);
  return value;
}
