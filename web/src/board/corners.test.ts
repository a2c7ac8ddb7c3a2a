import { expect, it } from 'vitest';
import { cornersOf } from './corners';
import type { BoardData, Point } from './types';

const home = (x: number, y: number) => ({
  label: '',
  outline: [
    [x - 5, y - 5],
    [x + 5, y + 5],
  ] as Point[],
  stands: [],
  number_at: null,
  is_upright: true,
});
const look = (spot: string) => ({ shapes: [], home: spot, letter: '', counted: [], has_dark_ink: false });
const board = {
  box: [-50, -50, 100, 100],
  spots: { 'Y:h': home(30, 30), 'B:h': home(30, -30), 'R:h': home(-30, -30), 'G:h': home(-30, 30) },
  pieces: { Y: look('Y:h'), B: look('B:h'), R: look('R:h'), G: look('G:h') },
  turns: { Y: 0, B: 90, R: 180, G: 270 },
  swaps: {},
} as unknown as BoardData;
const seats = ['Y', 'B', 'R', 'G'].map((colours) => ({ colours }));
const told = (viewer: string, of = seats) =>
  cornersOf(board, of, viewer).map(({ row, side, across, down }) => `${row} ${side} ${across} ${down}`);

it('sits each player where its colour is', () => {
  expect(told('')).toEqual(['bottom right 1 1', 'top right 1 0', 'top left 0 0', 'bottom left 0 1']);
});

it('turns with the board', () => {
  expect(told('B')).toEqual(['bottom left 0 1', 'bottom right 1 1', 'top right 1 0', 'top left 0 0']);
});

it('keeps one that is alone at its side', () => {
  expect(told('', [{ colours: 'Y' }, { colours: 'R' }])).toEqual(['bottom right 1 1', 'top left 0 0']);
});

it('leaves cards on one side apart', () => {
  const crowded = {
    ...board,
    spots: { 'Y:h': home(30, 30), 'B:h': home(30, 28), 'R:h': home(30, -40), 'G:h': home(30, -39) },
  } as unknown as BoardData;
  const downs = cornersOf(crowded, seats, '').map(({ down }) => down);
  const sorted = downs.toSorted((one, other) => one - other);
  for (const at of [1, 2, 3]) expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThan(0.11);
});

it('divides those who sit half way up between the rows', () => {
  const hexagon = {
    ...board,
    spots: { 'Y:h': home(30, 1), 'B:h': home(-30, -1), 'R:h': home(0, -40), 'G:h': home(0, 40) },
  } as unknown as BoardData;
  expect(cornersOf(hexagon, seats, '').map(({ row }) => row)).toEqual(['bottom', 'top', 'top', 'bottom']);
});

it('says nothing of boards without homes', () => {
  expect(cornersOf({ ...board, spots: {} } as unknown as BoardData, seats, '')).toEqual([]);
});
