// A Vite plugin: the module `virtual:catalogues` has those sentences of src/ludoteca/locale that the dice check says, and
// the names of the games. They are read when a page is built; nothing else of the catalogues gets into it.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type TomlTable, type TomlValue } from 'smol-toml';
import type { Plugin } from 'vite';
import { KEYS, type Sentence } from './src/dice/keys.ts';

const MODULE = 'virtual:catalogues';
const ROOT = new URL('..', import.meta.url);
// A parameter with a colon would have to be looked up in a vocabulary: core/text.py.
const NOT_SAID_HERE = /\{\w*[^\w}]/;

type Read = (path: string) => TomlTable;

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const read: Read = (path) => {
        const file = fileURLToPath(new URL(path, ROOT));
        this.addWatchFile(file);
        return parse(readFileSync(file, 'utf8'));
      };
      const languages = languagesOfCatalogues();
      const inEach = (say: (read: Read, language: string) => object) =>
        JSON.stringify(Object.fromEntries(languages.map((language) => [language, say(read, language)])));
      return `export const sentences = ${inEach(sentencesIn)};\nexport const games = ${inEach(gamesIn)};`;
    },
  };
}

/** Pick the sentences of a language, by key. */
function sentencesIn(read: Read, language: string): { [key: string]: Sentence } {
  const picked = Object.entries(KEYS).flatMap(([domain, keys]) => {
    const catalogue = read(`src/ludoteca/locale/${language}/${domain}.toml`);
    return keys.map((key) => [key, sentenceOf(catalogue, key)] as const);
  });
  return Object.fromEntries(picked);
}

/** Look a sentence up: `throws.own.holds` is `holds` in the table `[throws.own]`. */
export function sentenceOf(catalogue: TomlTable, key: string): Sentence {
  let entry: TomlValue | undefined = catalogue;
  for (const part of key.split('.')) entry = (entry as TomlTable | undefined)?.[part];
  if (!isSentence(entry)) throw new Error(`the catalogue has no sentence ${key}`);
  const beyond = (typeof entry === 'string' ? [entry] : Object.values(entry)).find((form) => NOT_SAID_HERE.test(form));
  if (beyond !== undefined) throw new Error(`${key} has a parameter that the page cannot fill in: ${beyond}`);
  return entry;
}

function isSentence(entry: unknown): entry is Sentence {
  return typeof entry === 'string' || typeof (entry as TomlTable | undefined)?.by === 'string';
}

/** Name the games of this package, by their ids; each has its catalogue in its own folder. */
function gamesIn(read: Read, language: string): { [id: string]: string } {
  const named = gamePackages(read).map(([id, folder]) => {
    return [id, sentenceOf(read(`${folder}/locale/${language}.toml`), 'name')] as const;
  });
  return Object.fromEntries(named) as { [id: string]: string };
}

/** List the games of this package, each with its folder. */
export function gamePackages(read: Read): [id: string, folder: string][] {
  const project = read('pyproject.toml').project as { 'entry-points': { 'ludoteca.games': { [id: string]: string } } };
  const modules = Object.entries(project['entry-points']['ludoteca.games']);
  return modules.map(([id, module]) => [id, `src/${module.replaceAll('.', '/')}`]);
}

export function languagesOfCatalogues(): string[] {
  return readdirSync(new URL('src/ludoteca/locale', ROOT));
}
