import { expect, it } from 'vitest';
import { distanceTo, isDense, nearestLit, spotUnder } from './aiming';
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

it('snaps to the nearest lit place within reach, beside the board too', () => {
  expect(nearestLit(board, [40, 0], ['0', '4'], 29)).toBeUndefined();
  expect(nearestLit(board, [44, 0], ['0', '4'], 29)).toBe('4');
  expect(nearestLit(board, [60, 30], ['0', '3'], 24)).toBe('3');
});

it('prefers a lit place that was hit to one that is near', () => {
  expect(nearestLit(board, [28, 0], ['2', '1'], 24)).toBe('1');
});

it('takes the first of two that are equally near', () => {
  expect(nearestLit(board, [20, 0], ['2', '0'], 24)).toBe('2');
});

it('knows boards whose places are smaller than a finger', () => {
  expect(isDense(board, 1)).toBe(true); // 20 px
  expect(isDense(board, 1.5)).toBe(false); // 30 px
});
