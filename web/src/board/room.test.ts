import { describe, expect, it } from 'vitest';
import { roomFor } from './room';
import type { BoardData, Point, Spot } from './types';

function rectangle(left: number, top: number, right: number, bottom: number): Spot {
  const outline: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return { label: '', outline, stands: [], number_at: null, is_upright: true };
}

function board(...spots: Spot[]): BoardData {
  const named = Object.fromEntries(spots.map((spot, at) => [`${at}`, spot]));
  return {
    kind: 'track',
    box: [0, 0, 100, 100],
    ground: '',
    over: '',
    spots: named,
    pieces: {},
    turns: {},
    swaps: {},
    piles: false,
  };
}

describe('dice are thrown', () => {
  it('over the middle, where places leave none free', () => {
    expect(roomFor(board(rectangle(0, 0, 100, 100)), 2).middle).toEqual([50, 50]);
  });

  it('in the middle, where that is free', () => {
    expect(roomFor(board(rectangle(0, 0, 100, 20), rectangle(0, 80, 100, 100)), 2).middle).toEqual([50, 50]);
  });

  it('where there is room for all of them, as near to the middle as can be', () => {
    const data = board(rectangle(0, 0, 60, 100), rectangle(60, 0, 100, 40));
    const one = roomFor(data, 1);
    const four = roomFor(data, 4);
    expect(one.middle[0]).toBeGreaterThan(60 + one.size / 2);
    expect(one.middle[1]).toBeGreaterThan(40 + one.size / 2);
    expect(four.middle).toEqual([50, 50]); // four in a row have no room anywhere
  });

  it('from the side of the middle, so that they stay on the board', () => {
    const lowRight = board(rectangle(0, 0, 60, 100), rectangle(60, 0, 100, 70));
    const highLeft = board(rectangle(40, 0, 100, 100), rectangle(0, 30, 40, 100));
    expect(roomFor(lowRight, 1).from).toEqual([-1, -1]);
    expect(roomFor(highLeft, 1).from).toEqual([1, 1]);
    expect(roomFor(board(rectangle(0, 0, 100, 20)), 1).from).toEqual([0, 1]);
  });
});
