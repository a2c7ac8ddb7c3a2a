import { describe, expect, it } from 'vitest';
import type { BoardData, LegalMove, SeatState } from '../net/messages';
import { whatWords } from '../words/what';
import { explain, partsOf, type Surroundings } from './what';

const w = whatWords.en;
const data = {
  spots: { '5': { kind: 'safe' }, '7': { kind: '' } },
  about: { safe: 'Safe (P-M5).', cell: 'A cell.', tile: 'A tile.', 'tile 1': 'A king.' },
} as unknown as BoardData;
const seats = [
  { seat: 0, name: 'Ana', colours: 'Y+R' },
  { seat: 1, name: 'Bot', colours: 'B' },
] as SeatState[];
const move = (origin: string, label: string, dice: number[] = []) =>
  ({ move: label, label, legs: [{ origin, dice }] }) as unknown as LegalMove;

function around(more: Partial<Surroundings> = {}): Surroundings {
  const pieces = [
    { colour: 'R', spot: '5', tile: null },
    { colour: 'B', spot: '7', tile: null },
  ];
  const board = { pieces, colours: ['Y', 'R'], seat: 0 };
  return { data, board, moves: [], seats, held: [0], phase: 'move', diceLeft: [], ...more };
}

const place = (name: string) => ({ is: 'place' as const, name, label: `square ${name}` });

describe('what is asked about', () => {
  it('is told by its kind, its owner and its moves', () => {
    const moves = ['Goes on.', 'Captures.', 'Escapes.'].map((label) => move('5', label));
    expect(explain(place('5'), around({ moves }), w)).toEqual({
      title: 'square 5',
      sentences: ['Safe (P-M5).', w.yours, w.can('Goes on. Captures.'), w.more(1)],
      stuck: '',
    });
  });

  it('is a piece that the rules hold, for which they are asked', () => {
    const explained = explain(place('5'), around({ moves: [move('9', 'Another one.')] }), w);
    expect([explained.stuck, explained.sentences.at(-1)]).toEqual(['5', w.notNow]);
  });

  it.each([
    ['before the throw', { phase: 'roll' as const }, w.throwFirst],
    ['in the turn of another', { board: { ...around().board, seat: 1 } }, w.turnOf('Bot')],
  ])('is an own piece %s', (_, more, said) => {
    const explained = explain(place('5'), around(more), w);
    expect([explained.stuck, explained.sentences.at(-1)]).toEqual(['', said]);
  });

  it('is a piece of another, of whom nothing more is told', () => {
    expect(explain(place('7'), around(), w).sentences).toEqual([w.owner('Bot')]);
  });

  it.each([
    [1, 'A king.'],
    [4, 'A tile.'],
  ])('is tile %i on the table or in a hand', (number, said) => {
    const pieces = [{ colour: 'B', spot: '0,0', tile: { number, turn: 0, face: 0 } }];
    expect(explain(place('0,0'), around({ board: { ...around().board, pieces } }), w).sentences[0]).toBe(said);
    expect(explain({ is: 'tile', number, label: 'in hand' }, around(), w).sentences).toEqual([said]);
  });

  it('is an empty cell', () => {
    expect(explain(place('9,9'), around(), w).sentences).toEqual(['A cell.']);
  });

  it.each([
    [3, [w.dieCan('Goes on.')]],
    [4, [w.dieUsed]],
    [5, [w.dieIdle]],
  ])('is a die that shows %i', (value, sentences) => {
    const known = around({ moves: [move('5', 'Goes on.', [3])], diceLeft: [3, 5] });
    expect(explain({ is: 'die', value, isThrown: true }, known, w)).toEqual({
      title: w.die(value),
      sentences,
      stuck: '',
    });
  });

  it('is parted at clauses', () => {
    expect(partsOf('Safe (P-M5), says T-shirt.').filter(({ isClause }) => isClause)).toEqual([
      { text: 'P-M5', isClause: true },
    ]);
  });
});
