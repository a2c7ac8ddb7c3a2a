import { describe, expect, it } from 'vitest';
import { decidingFaces, throwsOf } from './throws';

const SIX = { lowest: 1, highest: 6 };

describe('throws', () => {
  it.each([
    [0, 1, 1],
    [1, 6, 6],
    [2, 21, 36],
    [3, 56, 216],
  ])('of %i dice are listed each once, with how many ways they fall', (count, different, ways) => {
    const all = throwsOf(SIX, count);
    expect(all).toHaveLength(different);
    expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBe(ways);
  });

  it('are told by the faces that decide', () => {
    const all = throwsOf(SIX, 2);
    const having = (...faces: number[]) => all.filter(({ dice }) => dice.some((face) => faces.includes(face)));
    expect(decidingFaces(having(5), all)).toEqual([5]);
    expect(decidingFaces(having(2, 5), all)).toEqual([2, 5]);
  });

  it('are not told by faces where those do not decide', () => {
    const all = throwsOf(SIX, 2);
    const pairs = all.filter(({ dice }) => dice[0] === dice[1]);
    expect(decidingFaces(pairs, all)).toEqual([]);
    expect(
      decidingFaces(
        all.filter(({ dice }) => dice[0]! + dice[1]! === 7),
        all,
      ),
    ).toEqual([]);
  });
});
