import { describe, expect, it } from 'vitest';
import { stateOf } from '../net/fakes';
import type { SeatState, TableInfo, TableState } from '../net/messages';
import { endingOf, harderLevel, withLevel } from './ending';

const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'];
const seat = (number: number, level = ''): SeatState => ({
  ...stateOf(1).seats[0]!,
  seat: number,
  name: `P${number}`,
  kind: level ? 'bot' : 'person',
  level,
});
const over = (ranking: number[][], seats = [seat(0), seat(1, 'easy')]): TableState =>
  stateOf(9, { status: 'over', ranking, seats });

describe('who has won', () => {
  it('is told to each from where they sit', () => {
    const ended = over([[0], [1]]);
    expect(endingOf(ended, [0])).toMatchObject({ isOwn: true, isLost: false, winners: [{ name: 'P0' }] });
    expect(endingOf(ended, [1])).toMatchObject({ isOwn: false, isLost: true });
    expect(endingOf(ended, [])).toMatchObject({ isOwn: false, isLost: false });
  });

  it('is nobody in a draw, and nobody where nobody has a place', () => {
    expect(endingOf(over([[0, 1]]), [0])).toEqual({ winners: [], isDraw: true, isOwn: false, isLost: false });
    expect(endingOf(over([]), [0])).toEqual({ winners: [], isDraw: false, isOwn: false, isLost: false });
  });

  it('may be partners', () => {
    const seats = [seat(0), seat(1), seat(2), seat(3)];
    const { winners, isDraw } = endingOf(
      over(
        [
          [1, 3],
          [0, 2],
        ],
        seats,
      ),
      [0],
    );
    expect([winners.map(({ name }) => name), isDraw]).toEqual([['P1', 'P3'], false]);
  });
});

describe('the next level', () => {
  it.each([
    ['after a win the next harder one', over([[0], [1]]), 'medium'],
    ['after a loss none', over([[1], [0]]), null],
    ['after the hardest none', over([[0], [1]], [seat(0), seat(1, 'expert')]), null],
    ['counts from the strongest bot', over([[0], [1], [2]], [seat(0), seat(1, 'hard'), seat(2, 'easy')]), 'expert'],
    ['is for one person against bots', over([[0], [1], [2]], [seat(0), seat(1), seat(2, 'easy')]), null],
  ])('%s', (_, state, level) => {
    expect(harderLevel(state, [0], LEVELS)).toBe(level);
  });

  it('is played at a table like the last one', () => {
    const settings = {
      players: 2,
      mode: 'individual',
      options: { first: 0 },
      clock: { kind: 'none' },
    } as unknown as TableInfo['settings'];
    const info = { game: 'parchis', is_open: false, settings, state: over([[0], [1]]) } as TableInfo;
    expect(withLevel(info, 'hard')).toEqual({
      game: 'parchis',
      is_open: false,
      ...settings,
      seats: [
        { kind: 'here', name: 'P0' },
        { kind: 'bot', name: 'P1', level: 'hard' },
      ],
    });
  });
});
