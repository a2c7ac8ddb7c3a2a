import { describe, expect, it } from 'vitest';
import type { BoardData, LegalMove, SeatState } from '../net/messages';
import { whatWords } from '../words/what';
import { explain, partsOf, type Explanation, type Surroundings } from './what';

const w = whatWords.en;
const data = {
  spots: {
    '5': { kind: 'safe', label: 'square 5' },
    '7': { kind: '', label: 'square 7' },
    '39': { kind: 'start R', label: 'square 39' },
    'B:c2': { kind: 'corridor', label: 'corridor 2' },
  },
  pieces: {
    R: { counted: ['1 red piece', '2 red pieces'] },
    B: { counted: ['1 blue piece', '2 blue pieces'] },
  },
  about: {
    safe: 'Safe (P-M5).',
    'safe together': 'A barrier.',
    'start R': 'The red start.',
    cell: 'A cell.',
    tile: 'A tile.',
    'tile 1': 'A king.',
  },
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
      title: 'square 5: 1 red piece',
      sentences: [w.owner(1, ''), 'Safe (P-M5).', w.can('Goes on. Captures.'), w.more(1)],
      stuck: '',
    });
  });

  it('is named after its owner where several play on one device', () => {
    expect(explain(place('5'), around({ held: [0, 1] }), w).sentences[0]).toBe(w.owner(1, 'Ana'));
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
    expect(explain(place('7'), around(), w).sentences).toEqual([w.owner(1, 'Bot')]);
  });

  it('is named with what stands there, whoever has it, and not with what is chosen', () => {
    const on = (spot: string, ...colours: string[]) =>
      around({ board: { ...around().board, pieces: colours.map((colour) => ({ colour, spot, tile: null })) } });
    const told = ({ title, sentences }: Explanation) => [title, ...sentences.slice(0, 2)];
    const chosen = { is: 'place' as const, name: '5', label: 'square 5, 1 red piece, can move' };
    expect(explain(chosen, on('5', 'R'), w).title).toBe('square 5: 1 red piece');
    expect(told(explain(place('5'), on('5', 'R', 'R'), w))).toEqual([
      'square 5: 2 red pieces',
      w.owner(2, ''),
      'A barrier.',
    ]);
    expect(told(explain(place('5'), on('5', 'R', 'B'), w))).toEqual([
      'square 5: 1 red piece, 1 blue piece',
      '1 red piece, yours; 1 blue piece, Bot’s.',
      'Safe (P-M5).',
    ]);
  });

  it.each([
    ['39', 'square 39: empty', w.owner(1, '')],
    ['B:c2', 'corridor 2: empty', w.owner(1, 'Bot')],
    ['5', 'square 5: 1 red piece', w.owner(1, '')],
  ])('is the place %s of a colour', (name, title, whose) => {
    const { title: said, sentences } = explain(place(name), around(), w);
    expect([said, sentences[0]]).toEqual([title, whose]);
  });

  it.each([
    [1, 'A king.'],
    [4, 'A tile.'],
  ])('is tile %i on the table or in a hand', (number, said) => {
    const pieces = [{ colour: 'B', spot: '0,0', tile: { number, turn: 0, face: 0 } }];
    const towers = around({ board: { ...around().board, pieces } });
    expect(explain(place('0,0'), towers, w)).toMatchObject({
      title: 'square 0,0',
      sentences: [w.owner(1, 'Bot'), said],
    });
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
