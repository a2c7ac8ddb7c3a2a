// A Vite plugin: the module `virtual:modules` has the rules of all games of this package, for a page that can load nothing:
// each game's WebAssembly, its description and the words of its refusals, compressed, in base64.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { parse, type TomlTable } from 'smol-toml';
import type { Plugin } from 'vite';
import { gamePackages, languagesOfCatalogues } from './catalogues.ts';

const MODULE = 'virtual:modules';
const ROOT = new URL('..', import.meta.url);
const NOT_NEEDED = ['exports', 'workspaces', 'networks', 'seconds', 'levels', 'usual_settings', 'made_with']; // of a description
const WORDS_NOT_NEEDED = ['events', 'results', 'reasons'];
const SENTENCES_OF_GAME = ['words', 'refusal', 'invalid_move', 'fault']; // of its catalogue

type Read = (path: string) => Buffer;

export function modules(): Plugin {
  return {
    name: 'modules',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const read: Read = (path) => {
        const file = fileURLToPath(new URL(path, ROOT));
        this.addWatchFile(file);
        return readFileSync(file);
      };
      const packed = gamePackages((path) => toml(read(path))).map(([game, folder]) => [game, packedGame(read, folder)]);
      return `export const modules = ${JSON.stringify(Object.fromEntries(packed))};`;
    },
  };
}

/** Pack what a check needs of a game. */
function packedGame(read: Read, folder: string): { rules: string; about: string } {
  const description = JSON.parse(read(`${folder}/wasm/rules.json`).toString()) as { words: object };
  const about = {
    description: { ...without(description, NOT_NEEDED), words: without(description.words, WORDS_NOT_NEEDED) },
    words: Object.fromEntries(languagesOfCatalogues().map((language) => [language, words(read, folder, language)])),
  };
  return { rules: packed(read(`${folder}/wasm/rules.wasm`)), about: packed(Buffer.from(JSON.stringify(about))) };
}

/** Pick the words by which a game refuses moves and positions, and how lists are joined. */
function words(read: Read, folder: string, language: string): object {
  const game = toml(read(`${folder}/locale/${language}.toml`));
  const core = toml(read(`src/ludoteca/locale/${language}/core.toml`));
  return {
    game: Object.fromEntries(SENTENCES_OF_GAME.map((key) => [key, game[key]])),
    core: { words: core.words, fault: core.fault },
  };
}

function packed(content: Buffer): string {
  return deflateRawSync(content, { level: 9, memLevel: 9 }).toString('base64');
}

function toml(content: Buffer): TomlTable {
  return parse(content.toString());
}

function without(table: object, names: string[]): object {
  return Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)));
}
