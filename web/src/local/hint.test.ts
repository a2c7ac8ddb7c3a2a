import { expect, test } from 'vitest';
import { promising } from './hint';
import type { ValuedMove } from './search';

const searched = (move: bigint, chance: number, isGivenUp: boolean): ValuedMove => ({
  move,
  chance,
  error: isGivenUp ? null : 0.002,
  isGivenUp,
});

test('moves are listed from the best down, and one that begins the same play in another order is left out', () => {
  const best = searched(1n, 0.499, false);
  const moves = [searched(4n, 0.41, true), searched(3n, 0.5, true), searched(2n, 0.496, false), best];
  expect(promising(moves, 1n).map(({ move }) => move)).toEqual([1n, 2n, 4n]);
});
