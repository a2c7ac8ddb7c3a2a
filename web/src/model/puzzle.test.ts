// Puzzles that are shipped, by the rules that the app plays them with.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DataLibrary } from '../local/dataLibrary';
import { games, readPackages } from '../local/fakes';
import { positionOf } from '../local/position';
import { whyStuck } from '../local/stuck';
import { playMove, showPosition, type TriedMove } from '../local/tryout';
import type { PuzzleDescription } from '../net/messages';
import { PuzzleModel, type PuzzleService } from './puzzle.svelte';

type Shipped = Omit<PuzzleDescription, 'id' | 'turn' | 'dice'>;

const library = new DataLibrary(readPackages);
const service: PuzzleService = {
  show: (told, dice) => showPosition(library, told, dice),
  play: (told, tried) => playMove(library, told, tried),
  whyStuck: async (told, piece) => whyStuck(library, await positionOf(library, told), piece),
};

function shippedOf(game: string): { settings: { players: number; mode: string }; puzzles: Shipped[] } {
  const file = new URL(`../../../src/ludoteca/study/puzzle_data/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function begun(game: string, number: number): Promise<PuzzleModel> {
  const { settings, puzzles } = shippedOf(game);
  const { choices } = (await library.rules(game)).description;
  const options = Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice.default]));
  const puzzle = { ...puzzles.at(number)!, id: `${number}`, turn: {}, dice: [] };
  const model = new PuzzleModel(game, puzzle, { ...settings, options }, 'en', service);
  await model.begin();
  return model;
}

describe.each(games)('puzzles of %s', (game) => {
  it('are all read by the rules of the app, which allow their moves', async () => {
    const { puzzles } = shippedOf(game);
    expect(puzzles.length).toBeGreaterThan(100);
    for (const number of puzzles.keys()) {
      const { shown, puzzle } = await begun(game, number);
      const legal = shown!.moves.map(({ move }) => move);
      expect(legal, puzzle.position).toEqual(
        expect.arrayContaining([puzzle.move, ...puzzle.others.map(([one]) => one)]),
      );
    }
  });

  it('are solved by the best move, which has a reason', async () => {
    const model = await begun(game, 20);
    const before = model.board;
    await model.attempt({ move: model.puzzle.move });
    expect(model.progress).toBe('found');
    expect(model.played!.reason).not.toBe('');
    expect(model.board).not.toEqual(before);
    expect(model.moves).toEqual([]);
    expect([model.wrong, model.wasShown]).toEqual([0, false]);
  });

  it('say what another move costs, and can be tried again', async () => {
    const model = await begun(game, 20);
    const [other, chance] = model.puzzle.others[0]!;
    await model.attempt({ move: other });
    expect(model.progress).toBe('wrong');
    expect(model.cost).toEqual({ chance: model.puzzle.chance - chance, isAtLeast: false });
    await model.attempt({ move: model.puzzle.move });
    expect(model.progress).toBe('wrong'); // first one goes back
    model.again();
    expect(model.board).toEqual(model.shown!.board);
    await model.attempt({ move: model.puzzle.move });
    expect([model.progress, model.wrong]).toEqual(['found', 1]);
  });
});

it('a move that was not compared costs at least the margin', async () => {
  const model = await begun('stax', -1);
  const compared = [model.puzzle.move, ...model.puzzle.others.map(([move]) => move)];
  const other = model.moves.find(({ move }) => !compared.includes(move))!;
  await model.attempt({ move: other.move });
  expect(model.cost).toEqual({ chance: model.puzzle.margin, isAtLeast: true });
});

it('what is no move says why, and is no try', async () => {
  const model = await begun('parchis', 0);
  const { legs } = model.moves[0]!;
  const { colour, origin } = legs[0]!;
  const beside: TriedMove = { legs: [{ colour, origin, target: origin }] };
  await model.attempt(beside);
  expect([model.progress, model.wrong]).toEqual(['asked', 0]);
  expect(model.refusal).not.toBeNull();
  model.forgetRefusal();
  expect(model.refusal).toBeNull();
});

it('a piece that cannot move says why, and one that can says nothing', async () => {
  const model = await begun('parchis', 0);
  const targets = Array.from({ length: 68 }, (_, at) => `${at + 1}`);
  await model.tellStuck({ spot: model.moves[0]!.legs[0]!.origin, targets });
  expect(model.refusal).toBeNull();
  const own = model.board!.pieces.filter(({ colour }) => model.board!.colours.includes(colour));
  const stuck = own.find(({ spot }) => model.moves.every(({ legs }) => legs.every(({ origin }) => origin !== spot)))!;
  await model.tellStuck({ spot: stuck.spot, targets });
  expect(model.refusal!.sentence).not.toBe('');
});

it('the answer shows the best move in the position, and whoever plays it has not found it', async () => {
  const model = await begun('parques', 3);
  await model.show();
  expect(model.progress).toBe('shown');
  expect(model.hint!.move).toBe(model.puzzle.move);
  expect(model.board).toEqual(model.shown!.board);
  await model.attempt({ move: model.puzzle.move });
  expect([model.progress, model.wasShown]).toEqual(['found', true]);
});
