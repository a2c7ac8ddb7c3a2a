// The page says what the command says: its sentences against the catalogues of Python, as they stand today.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkWords } from '../words/check';

/** Read the sentences of a catalogue by key: `throws.own.fails`; of a sentence with forms, `mix.seats.one` too. */
function catalogue(domain: string, language: string): Map<string, string> {
  const file = new URL(`../../../src/ludoteca/locale/${language}/${domain}.toml`, import.meta.url);
  const sentences = new Map<string, string>();
  let table = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    table = /^\[(.+)\]$/.exec(line)?.[1] ?? table;
    const [, key, value] = /^(\w+) = (".*")$/.exec(line) ?? [];
    if (key && value) sentences.set(`${table}.${key}`, JSON.parse(value) as string);
    const [, chosen, one, other] = /^(\w+) = \{ by = "\w+", one = (".*"), other = (".*") \}$/.exec(line) ?? [];
    if (!chosen || !one || !other) continue;
    sentences.set(`${table}.${chosen}.one`, JSON.parse(one) as string);
    sentences.set(`${table}.${chosen}`, JSON.parse(other) as string);
  }
  return sentences;
}

/** Parameters that spell their own names, as in the catalogue: `{number}`. */
const names = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
const listNames = new Proxy({}, { get: (_, name) => [`{${String(name)}}`] });
const place = { line: '{line}' };

function templateOf(say: (parameters: never) => string, key: string): string {
  if (key.endsWith('.fails') && key.startsWith('throws')) {
    return say(new Proxy({}, { get: (_, name) => (name === 'place' ? place : `{${String(name)}}`) }) as never);
  }
  return say((key === 'commit.torn' || key === 'unknown_field' ? listNames : names) as never);
}

describe.each(['en', 'es'] as const)('in %s', (language) => {
  const words = checkWords[language];
  const dice = catalogue('dice', language);
  const core = catalogue('core', language);
  const wherever = dice.get('place.line')!;

  it.each(Object.keys(words.finding).filter((key) => key !== 'moves.not_here'))('%s is said alike', (key) => {
    const said = templateOf(words.finding[key as keyof typeof words.finding], key);
    expect(said).toBe(dice.get(key)!.replace('{place}', wherever));
  });

  it('mix.seats is said alike of a single seat', () => {
    const said = words.finding['mix.seats']({ count: 1, players: 2 });
    expect(said).toBe(dice.get('mix.seats.one')!.replace('{count}', '1').replace('{players}', '2'));
  });

  it.each(Object.keys(words.fault))('the fault %s is said alike', (key) => {
    expect(templateOf(words.fault[key as keyof typeof words.fault], key)).toBe(core.get(`fault.${key}`));
  });

  it('verdicts and notes are said alike', () => {
    expect(words.verdict.fails).toBe(dice.get('verdict.fails'));
    expect(words.verdict.unchecked).toBe(dice.get('verdict.unchecked'));
    expect(words.note.own_seed).toBe(dice.get('note.own_seed'));
  });
});
