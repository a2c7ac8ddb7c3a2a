import { expect, test } from 'vitest';
import { boardFor, type PackedBoards } from './boards';

const spot = (label: string) => ({ label, outline: [], stands: [], number_at: null, is_upright: false });
const look = { shapes: ['disc'], home: 'Y:h', letter: 'Y', counted: ['one piece'], has_dark_ink: false };
const rest = { kind: 'track', box: [0, 0, 10, 10] as [number, number, number, number], piles: false };
const packed: PackedBoards = {
  options: ['seats'],
  boards: {
    'YR seats=4': { ...rest, ground: [0, 1], over: [], spots: [0, 1], pieces: [0], about: [0] },
    'YR seats=6': { ...rest, ground: [0, 2, 0], over: [1], spots: [2], pieces: [0], about: [1] },
  },
  shapes: ['<g/>', '<path/>', '<rect/>'],
  spots: [
    ['1', spot('first')],
    ['2', spot('second')],
    ['1', spot('first of six')],
  ],
  pieces: [['Y', look]],
  about: [
    ['safe', 'of four'],
    ['safe', 'of six'],
  ],
};

test('a board is put together from the parts that it shares with others', () => {
  const board = boardFor(packed, ['Y', 'R'], { seats: 6, other: true });
  expect(board).toEqual({
    ...rest,
    ground: '<g/><rect/><g/>',
    over: '<path/>',
    spots: { '1': spot('first of six') },
    pieces: { Y: look },
    about: { safe: 'of six' },
  });
});

test('a way to play that has no board is an error that names it', () => {
  expect(() => boardFor(packed, ['Y'], { seats: 4 })).toThrow('Y seats=4');
});
