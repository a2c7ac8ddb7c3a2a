// What tables of this device are made of: the compiled rules of each game, its words, its description, its bots. All of
// it are files beside the app (`data/…`), loaded when they are first needed.

import { MissingRules } from '../dice/replay';
import type { Language } from '../model/languages';
import { addressOf, dataPath } from '../net/base';
import type { Catalogue as GameCatalogue, GameDescription } from '../net/messages';
import { retryWhileLimited } from '../net/retry';
import type { Description } from './description';
import type { Setup } from './game';
import { GameModule, MixedRules, type Move, type Network, type State } from './module';
import { readNetwork } from './networks';
import { beginSearch, type Found, type SearchKind } from './search';
import { Sentences, type Catalogue } from './sentences';

const NOT_FOUND = 404;
const MODULE_TYPE = 'application/wasm';
const SLICE_MS = 40; // of thinking, after which others have their turn

/** What a table says, by catalogue: `data/<language>/<game>/words.json`. */
interface Words {
  game: Catalogue;
  core: Catalogue;
  bots: Catalogue;
  server: Catalogue;
}

/** A game's rules. A search has an instance of its own, since it holds memory of it from step to step. */
interface Loaded {
  rules: GameModule;
  compiled: WebAssembly.Module;
  idle: GameModule[]; // instances that no search uses
}

/** A position to search. */
export interface Position {
  game: string;
  setup: Setup;
  bytes: Uint8Array; // of the state
}

/** How a bot thinks, unlike bots of the server. */
export interface Thinking {
  limitMs?: number; // less than those of its level take
  seed?: bigint;
  personality?: string; // of the bot
  signal?: AbortSignal | undefined;
}

/** How a position is searched. */
export interface SearchOptions extends Thinking {
  level: string;
  limitMs: number;
  onStep?: (found: () => Found) => void; // after every step
}

/** Reads a file; with `reload` not from what a cache has kept. */
export type Read = (path: string, cache?: 'reload') => Promise<Response>;

/** There is no such file. */
export class MissingFile extends Error {}

/** Read files of the server, which are asked for again where it was asked too often; `onwait` is told of that. */
export function fileReader(onwait: (ms: number) => void = () => undefined): Read {
  return async (path, cache) => {
    const response = await retryWhileLimited(
      () => fetch(addressOf(dataPath(path)), { cache: cache ?? 'default' }),
      onwait,
    );
    if (response.status === NOT_FOUND) throw new MissingFile(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };
}

export class DataLibrary {
  private readonly kept = new Map<string, Promise<unknown>>();

  constructor(
    private readonly read: Read = fileReader(),
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
  async think(
    position: Position,
    level: string,
    { limitMs = Infinity, seed = 0n, personality = '', signal }: Thinking = {},
  ): Promise<Move> {
    const seconds = (await this.rules(position.game)).description.seconds[level];
    const atSight = await this.withInstance(position, async (module, state) => {
      const legal = module.legal(state);
      if (legal.length === 1) return legal[0]!;
      return seconds === undefined ? module.choose(state, level, seed, personality) : null;
    });
    if (atSight !== null) return atSight;
    const shortest = Math.min(limitMs, seconds! * 1000);
    return (await this.search(position, { level, limitMs: shortest, seed, personality, signal })).best;
  }

  /** Search a position for the best move, step by step, until there are no more steps, time is up or it is aborted. */
  async search(position: Position, options: SearchOptions): Promise<Found> {
    const { level, limitMs, seed = 0n, personality = '', signal, onStep } = options;
    const { game, setup } = position;
    const { seconds } = (await this.rules(game)).description;
    if (!(level in seconds)) throw new Error(`bots of the level ${level} do not search`);
    const kind = await this.searchKind(game, setup);
    return this.withInstance(position, async (module, state) => {
      signal?.throwIfAborted();
      const search = beginSearch(module, state, { level, seed, personality }, kind);
      try {
        const advance = () => {
          const hasMore = search.advance();
          onStep?.(search.found);
          return hasMore;
        };
        await this.searching(advance, limitMs, signal);
        signal?.throwIfAborted();
        return search.found();
      } finally {
        search.close();
      }
    });
  }

  /** Load what a way to play is searched with. */
  async searchKind(game: string, setup: Setup): Promise<SearchKind> {
    const { sides, networks } = (await this.rules(game)).description;
    const [name, hidden] = networks[`${setup.players} ${setup.mode}`] ?? [];
    const network = name === undefined ? undefined : await this.network(game, name, hidden!);
    return { sides: sides[setup.mode] || setup.players, name: hidden === undefined ? '' : `_${hidden}`, network };
  }

  /** Do something with a position in an instance that nobody else uses meanwhile. */
  async withInstance<Result>(
    { game, bytes }: Position,
    use: (module: GameModule, state: State) => Promise<Result>,
  ): Promise<Result> {
    const { rules, compiled, idle } = await this.loaded(game);
    const module = idle.pop() ?? new GameModule(await WebAssembly.instantiate(compiled), rules.description);
    const state = module.fromBytes(bytes);
    try {
      return await use(module, state);
    } finally {
      module.release(state);
      idle.push(module);
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
      try {
        return await this.load(game);
      } catch (error) {
        if (!(error instanceof MixedRules)) throw error;
        return this.load(game, 'reload');
      }
    });
  }

  private async load(game: string, cache?: 'reload'): Promise<Loaded> {
    const [description, compiled] = await Promise.all([
      this.read(`${game}/rules.json`, cache).then((response) => response.json() as Promise<Description>),
      this.read(`${game}/rules.wasm`, cache).then(compile),
    ]);
    return { rules: await GameModule.load(compiled, description), compiled, idle: [] };
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

  /** Do steps until there are no more, time is up or it is aborted, and let others have their turn now and then. */
  private async searching(advance: () => boolean, limitMs: number, signal?: AbortSignal): Promise<void> {
    const began = this.now();
    let slice = began;
    while (advance()) {
      const now = this.now();
      if (now - began > limitMs) return;
      if (now - slice > SLICE_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        signal?.throwIfAborted();
        slice = this.now();
      }
    }
  }
}

/** Compile a module while it is loaded, where the web server names its media type. */
async function compile(response: Response): Promise<WebAssembly.Module> {
  if (response.headers.get('Content-Type') === MODULE_TYPE) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
