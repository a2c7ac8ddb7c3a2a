// What tables of this device are made of: the compiled rules of each game, its words, its description, its bots. All of
// it are files beside the app (`data/…`), loaded when they are first needed.

import { MissingRules } from '../dice/replay';
import type { Language } from '../model/languages';
import { addressOf } from '../net/base';
import type { Catalogue as GameCatalogue, GameDescription } from '../net/messages';
import type { Description } from './description';
import type { Setup } from './game';
import { GameModule, type Move, type Network } from './module';
import { readNetwork } from './networks';
import { Sentences, type Catalogue } from './sentences';

const NOT_FOUND = 404;
const SLICE_MS = 40; // of thinking, after which others have their turn

/** What a table says, by catalogue: `data/<language>/<game>/words.json`. */
interface Words {
  game: Catalogue;
  core: Catalogue;
  bots: Catalogue;
  server: Catalogue;
}

/** A game with its rules twice: bots think in an instance of their own. */
interface Loaded {
  rules: GameModule;
  thinking: GameModule;
}

export type Read = (path: string) => Promise<Response>;

/** There is no such file. */
export class MissingFile extends Error {}

async function readFile(path: string): Promise<Response> {
  const response = await fetch(addressOf(`/data/${path}`));
  if (response.status === NOT_FOUND) throw new MissingFile(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

export class DataLibrary {
  private readonly kept = new Map<string, Promise<unknown>>();

  constructor(
    private readonly read: Read = readFile,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Load a game's module; MissingRules where there is none. */
  async rules(game: string): Promise<GameModule> {
    try {
      return (await this.loaded(game)).rules;
    } catch (error) {
      throw error instanceof MissingFile ? new MissingRules(game) : error;
    }
  }

  /** Sentences of a table of a game. */
  sentences(language: Language, game: string): Promise<Sentences> {
    return this.once(`sentences ${language} ${game}`, async () => {
      const { game: own, ...general } = await this.json<Words>(`${language}/${game}/words.json`);
      return new Sentences(language, { ...general, [game]: own });
    });
  }

  async describe(game: string, language: Language): Promise<GameDescription> {
    const { games } = await this.json<GameCatalogue>(`${language}/games.json`);
    const found = games.find(({ id }) => id === game);
    if (!found) throw new Error(`there is no game ${game}`);
    return found;
  }

  async version(language: Language): Promise<string> {
    return (await this.json<GameCatalogue>(`${language}/games.json`)).version;
  }

  /** Choose a move for a bot, as bots of the server do; gives its code. */
  async think(game: string, bytes: Uint8Array, setup: Setup, level: string, seed = 0n): Promise<Move> {
    const { thinking } = await this.loaded(game);
    const { seconds, sides, networks } = thinking.description;
    const state = thinking.fromBytes(bytes);
    const legal = thinking.legal(state);
    try {
      if (legal.length === 1) return legal[0]!;
      const limit = seconds[level];
      if (limit === undefined) return thinking.choose(state, level, seed);
      const [name, hidden] = networks[`${setup.players} ${setup.mode}`] ?? [];
      const network = name === undefined ? undefined : await this.network(game, name, hidden!);
      const ending = hidden === undefined ? '' : `_${hidden}`;
      const search = thinking.search(state, level, seed, sides[setup.mode] || setup.players, ending, network);
      try {
        await this.searching(search.advance, limit * 1000);
        return search.best();
      } finally {
        search.close();
      }
    } finally {
      thinking.release(state);
    }
  }

  private network(game: string, name: string, hidden: number): Promise<Network> {
    return this.once(`network ${name}`, async () => {
      const content = await (await this.read(`${game}/weights/${name}.bin`)).arrayBuffer();
      return readNetwork(content, hidden);
    });
  }

  private loaded(game: string): Promise<Loaded> {
    return this.once(`module ${game}`, async () => {
      const [description, bytes] = await Promise.all([
        this.json<Description>(`${game}/rules.json`),
        this.read(`${game}/rules.wasm`).then((response) => response.arrayBuffer()),
      ]);
      const compiled = await WebAssembly.compile(bytes);
      const instance = async () => new GameModule(await WebAssembly.instantiate(compiled), description);
      return { rules: await instance(), thinking: await instance() };
    });
  }

  private json<Content>(path: string): Promise<Content> {
    return this.once(path, async () => (await this.read(path)).json() as Promise<Content>);
  }

  /** Keep what was made once, unless it failed. */
  private once<Made>(key: string, make: () => Promise<Made>): Promise<Made> {
    const made = (this.kept.get(key) as Promise<Made> | undefined) ?? make();
    this.kept.set(key, made);
    made.catch(() => this.kept.delete(key));
    return made;
  }

  /** Search step by step until there is no more or time is up, and let others have their turn now and then. */
  private async searching(advance: () => boolean, limitMs: number): Promise<void> {
    const began = this.now();
    let slice = began;
    while (advance()) {
      const now = this.now();
      if (now - began > limitMs) return;
      if (now - slice > SLICE_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        slice = this.now();
      }
    }
  }
}
