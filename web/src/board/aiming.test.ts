import { describe, expect, it } from 'vitest';
import { distanceTo, isDense, meantBy, spotUnder } from './aiming';
import type { BoardData, Point } from './types';

const square = (x: number, y: number, half = 10): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];
const spots = Object.fromEntries(
  [0, 1, 2, 3, 4].map((at) => [`${at}`, { label: '', outline: square(at * 20, 0), stands: [], number_at: null }]),
);
const board = { spots } as unknown as BoardData;

it('measures how far a tap is from an outline', () => {
  expect(distanceTo(square(0, 0), [3, -4])).toBe(0);
  expect(distanceTo(square(0, 0), [10 + 7, 0])).toBe(7);
  expect(distanceTo(square(0, 0), [10 + 3, 10 + 4])).toBe(5);
});

it('finds the place under a tap, if there is one', () => {
  expect(spotUnder(board, [21, 3])).toBe('1');
  expect(spotUnder(board, [21, 30])).toBeUndefined();
});

describe('a tap on a board of five squares of 20 units in a row', () => {
  it.each<[what: string, lit: string[], point: Point, pixels: number, meant: string, isSnapped: boolean]>([
    ['in a lit square', ['1'], [28, 0], 2, '1', false],
    ['in the middle of a square beside one that is lit', ['1'], [40, 0], 2, '2', false],
    ['in the middle half of it', ['1'], [36, 0], 2, '2', false],
    ['at its edge, near the lit one', ['1'], [34, 0], 2, '1', true],
    ['at its other edge', ['1'], [46, 0], 2, '2', false],
    ['at the edge between two lit squares', ['1', '2'], [34, 0], 2, '2', false],
    ['beside the board, near a lit square', ['0', '3'], [60, 21], 2, '3', true],
    ['beside the board, 23 px from a lit square', ['3'], [60, 21.5], 2, '3', true],
    ['beside the board, 25 px from it', ['3'], [60, 22.5], 2, '', false],
    ['beside the board, as near to two', ['4', '3'], [70, 15], 2, '4', true],
    ['12 px from the middle of a lit square of 10 px', ['1'], [43, 0], 0.5, '1', true],
    ['13 px from it, in the square beside it', ['1'], [46, 0], 0.5, '2', false],
  ])('%s', (_, lit, point, pixels, spot, isSnapped) => {
    expect(meantBy(board, point, lit, pixels)).toEqual({ spot, isSnapped });
  });
});

it('knows boards whose places are smaller than a finger', () => {
  expect(isDense(board, 1)).toBe(true); // 20 px
  expect(isDense(board, 1.5)).toBe(false); // 30 px
});
