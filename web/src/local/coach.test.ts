import { describe, expect, it } from 'vitest';
import { Narrator, type WordsOfGame } from './narrator';
import { Sentences } from './sentences';

const words: WordsOfGame = {
  letters: ['A', 'B'],
  colours_a_player: 1,
  forms: { cell: { kind: 'spot' } },
  events: [],
  refusals: [],
  refusal_operands: {},
  fields: [],
  faults: [],
  results: [],
  reasons: [{ name: 'captures', clause: '', operands: { cell: 1 }, effect: '' }],
};
const core = {
  words: { and: 'and' },
  coach: { option: 'One way: {reason}', danger: { by: 'how', faces: '{square}: {faces}.', other: '{square}!' } },
};
const reason = { captures: 'Captures on {cell}.' };

function narratorWith(game: object): Narrator {
  const sentences = new Sentences('en', { core, some: { reason, ...game } });
  return new Narrator('some', words, ['A', 'B'], { spotName: (spot) => `A:${spot}`, waysOf: () => [] }, sentences);
}

const danger = { seat: 1, colour: 0, spot: 7, count: 1, how: 'faces' as const, faces: [2, 5], tenths: 5 };

describe('a coach', () => {
  it('speaks in the words of a game', () => {
    const coach = { option: { captures: 'You can capture on {cell}.' }, danger: '{enemy} sees {colour} on {square}.' };
    const narrator = narratorWith({ coach });
    expect(narrator.option(0, [0, 7])).toBe('You can capture on 7.');
    expect(narrator.danger(danger)).toBe('B sees A on 7.');
  });

  it('has general words for a game that brings none', () => {
    const narrator = narratorWith({});
    expect(narrator.option(0, [0, 7])).toBe('One way: Captures on 7.');
    expect(narrator.danger(danger)).toBe('7: 2 and 5.');
    expect(narrator.danger({ ...danger, how: 'anyway' })).toBe('7!');
  });
});
