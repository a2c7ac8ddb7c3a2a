import { describe, expect, it } from 'vitest';
import { DIE, flightOf, STEPS } from './flight';
import { GAP } from './room';

describe('thrown dice', () => {
  it.each([
    [2, 0],
    [3, 0],
    [3, 1],
    [5, -1],
  ] as const)('of which %i come from %i never lie on each other on their way', (dice, across) => {
    for (const { share, size } of STEPS) {
      for (let die = 1; die < dice; die++) {
        const placeOf = (at: number) => at * GAP * DIE + flightOf(at, dice, across).own * share;
        expect(placeOf(die) - placeOf(die - 1), `die ${die} at ${share}`).toBeGreaterThanOrEqual(size * DIE);
      }
    }
  });

  it('come from the side that the board has free, a single one from the left', () => {
    expect(flightOf(0, 1, 0).common).toBeLessThan(0);
    expect(flightOf(1, 3, 1).common).toBeGreaterThan(0);
    expect(flightOf(1, 3, 0)).toEqual({ own: 0, common: 0 });
  });
});
