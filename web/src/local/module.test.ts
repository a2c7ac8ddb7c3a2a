import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Description } from './description';
import { GameModule, type State } from './module';

// Exports that methods of other names call: playGames, spotName, spotNamed, waysOf; and those of searches and studies
const WITHIN_OTHERS =
  /^(begin_streams|spell_spot|read_spot|way|(begin|advance|chance|value_throws|value_moves|value_position)(_\d+)?)$/;

const games = new URL('../../../src/ludoteca/games/', import.meta.url);
const folders = readdirSync(games).filter((name) => existsSync(new URL(`${name}/wasm/rules.wasm`, games)));

function bytesOf(folder: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`${folder}/wasm/rules.wasm`, games)));
}

function descriptionOf(folder: string): Description {
  return JSON.parse(readFileSync(new URL(`${folder}/wasm/rules.json`, games), 'utf8')) as Description;
}

function load(folder: string): Promise<GameModule> {
  return GameModule.load(bytesOf(folder), descriptionOf(folder));
}

/** Go on to a position with a choice: dice show one face after the other, and the first move is played. */
function toDecision(module: GameModule, state: State): bigint[] {
  for (let step = 0; step < 1000; step++) {
    if (module.phase(state) === 'roll') {
      const face = (at: number) => module.constant('LOWEST_FACE') + ((step * (at + 1)) % module.constant('FACES'));
      module.throw(
        state,
        Array.from({ length: module.diceDue(state) }, (_, at) => face(at)),
      );
    } else {
      const moves = module.legal(state);
      if (moves.length > 1) return moves;
      module.play(state, moves[0]!);
    }
  }
  throw new Error('there is no choice for long');
}

it('finds the modules of the games', () => {
  expect(folders).not.toEqual([]);
});

describe.each(folders)('the module of %s', (folder) => {
  it('imports nothing, and exports what its description says', async () => {
    const module = await WebAssembly.compile(bytesOf(folder));
    expect(WebAssembly.Module.imports(module)).toEqual([]);
    const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
    expect(exported).toEqual([...Object.keys(descriptionOf(folder).exports), 'memory', '__heap_base']);
  });

  it('has a method for every export', async () => {
    const module = (await load(folder)) as unknown as Record<string, unknown>;
    const methods = Object.keys(descriptionOf(folder).exports)
      .filter((name) => !WITHIN_OTHERS.test(name))
      .map((name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()));
    for (const method of methods) expect(module[method], method).toBeTypeOf('function');
  });

  it('plays legal moves on a copy, and spells them apart', async () => {
    const module = await load(folder);
    const state = module.setUp(module.description.usual_settings);
    const moves = toDecision(module, state);
    const before = module.bytesOf(state);
    expect(moves.map((move) => module.refusal(state, move))).toEqual(moves.map(() => 0));
    expect(new Set(module.spellMoves(state, moves)).size).toBe(moves.length);
    expect(module.spellMoves(state, moves).at(-1)).toBe(module.spell(state, moves.at(-1)!));
    const after = module.copy(state);
    module.play(after, moves[0]!);
    expect(module.bytesOf(state)).toEqual(before);
    expect(module.bytesOf(after)).not.toEqual(before);
    expect(module.preview(state, moves)[0]).toEqual(module.events(state, moves[0]!, after));
    expect(module.scoreMoves(state)[0]).toEqual({ move: moves[0], score: module.score(after, module.seat(state)) });
  });

  it('reads the positions that it spells, and says what is wrong with others', async () => {
    const module = await load(folder);
    const settings = module.description.usual_settings;
    const state = module.setUp(settings);
    toDecision(module, state);
    const text = module.spellPosition(state);
    const read = module.readPosition(settings, [...text]);
    expect(module.bytesOf(read as State)).toEqual(module.bytesOf(state));
    const { faults, fields } = module.description.words;
    const [fault] = module.readPosition(settings, [...`${text} año=3`]) as number[][];
    expect(faults[fault![0]!]).toMatchObject({ domain: 'core', name: 'unknown_field', where: 'field' });
    const [missing] = module.readPosition(settings, [...text.replace(/seat=\d /, '')]) as number[][];
    expect(fields[missing![1]!]).toBe('seat');
  });

  it('keeps states when its memory grows, and uses the memory of released ones again', async () => {
    const module = await load(folder);
    const state = module.setUp(module.description.usual_settings);
    const bytes = module.bytesOf(state);
    const others = Array.from({ length: 50_000 / module.stateBytes + 300 }, () => module.copy(state));
    expect(module.bytesOf(state)).toEqual(bytes);
    others.forEach((other) => module.release(other));
    expect(others).toContain(module.fromBytes(bytes));
  });

  it('plays the same random games from the same seed', async () => {
    const module = await load(folder);
    const state = module.setUp(module.description.usual_settings);
    const all = module.playGames(state, 4, 7n, 2, true);
    const last = module.playGames(state, 2, 7n, 2, true, 2n);
    expect(last.lengths).toEqual(all.lengths.slice(all.lengths.length / 2));
    expect(last.places).toEqual(all.places.slice(4));
  });

  it('refuses settings that are incomplete or unknown, and states of another size', async () => {
    const module = await load(folder);
    const settings = module.description.usual_settings;
    expect(() => module.setUp({ ...settings, colour: 1 })).toThrow('no setting colour');
    expect(() => module.setUp({ players: 2 })).toThrow('is missing');
    expect(() => module.fromBytes(new Uint8Array(1))).toThrow('bytes');
  });
});
