import { describe, expect, it } from 'vitest';
import type { PuzzleDescription } from '../net/messages';
import { nextToPractise, practiceLevels } from './practice';
import { dayOf, daysUpTo, puzzleOfDay, streakOf } from './puzzleDays';

const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;

function puzzlesOf(count: number): PuzzleDescription[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    position: '',
    turn: {},
    dice: [],
    move: '',
    chance: 0.6,
    margin: 0.2,
    error: 0,
    level: LEVELS[Math.floor((LEVELS.length * at) / count)]!,
    others: [],
  }));
}

describe('the day', () => {
  it('is that of the device, from its midnight on', () => {
    expect(dayOf(new Date(2026, 10, 5, 0, 0, 0))).toBe('2026-11-05');
    expect(dayOf(new Date(2026, 10, 5, 23, 59, 59))).toBe('2026-11-05');
  });

  it('follows the one before over months, years and changes of the clock', () => {
    expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysUpTo('2028-03-01', 2)).toEqual(['2028-02-29', '2028-03-01']);
    expect(daysUpTo('2027-01-01', 2)).toEqual(['2026-12-31', '2027-01-01']);
    expect(daysUpTo('2026-03-30', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  });
});

describe('the puzzle of a day', () => {
  it.each([1, 2, 3, 5, 146, 170, 199, 200, 256])('of %i is another one every day until all have come', (count) => {
    const puzzles = puzzlesOf(count);
    const days = daysUpTo('2026-11-19', count);
    expect(new Set(days.map((day) => puzzleOfDay(puzzles, day)!.id)).size).toBe(count);
  });

  it('is the same whenever one asks', () => {
    const puzzles = puzzlesOf(200);
    expect(puzzleOfDay(puzzles, '2026-11-19')!.id).toBe(puzzleOfDay(puzzlesOf(200), '2026-11-19')!.id);
    expect(puzzleOfDay(puzzles, '2026-11-19')!.id).toBe('p152');
  });

  it('is of several levels within a week', () => {
    const levels = daysUpTo('2026-11-19', 7).map((day) => puzzleOfDay(puzzlesOf(200), day)!.level);
    expect(new Set(levels).size).toBeGreaterThanOrEqual(4);
  });

  it('is none where there are none', () => {
    expect(puzzleOfDay([], '2026-11-19')).toBeUndefined();
  });
});

describe('days in a row', () => {
  const today = '2026-11-19';

  it.each([
    ['nothing was ever solved', [], { days: 0, best: 0, isToday: false, missed: 0 }],
    ['today is done', [today], { days: 1, best: 1, isToday: true, missed: 0 }],
    ['today waits', ['2026-11-17', '2026-11-18'], { days: 2, best: 2, isToday: false, missed: 0 }],
    ['yesterday was missed', ['2026-11-16', '2026-11-17'], { days: 0, best: 2, isToday: false, missed: 1 }],
    ['a week was missed', ['2026-11-11'], { days: 0, best: 1, isToday: false, missed: 7 }],
    ['one began anew', ['2026-11-15', '2026-11-16', today], { days: 1, best: 2, isToday: true, missed: 0 }],
    ['a month ends in between', daysUpTo(today, 40), { days: 40, best: 40, isToday: true, missed: 0 }],
    ['days come unsorted and twice', [today, '2026-11-18', today], { days: 2, best: 2, isToday: true, missed: 0 }],
    ['a clock was ahead', ['2026-11-20', '2026-11-21'], { days: 0, best: 0, isToday: false, missed: 0 }],
  ])('are counted where %s', (_, solved, expected) => {
    expect(streakOf(solved, today)).toEqual(expected);
  });
});

describe('practice', () => {
  const puzzles = puzzlesOf(5);
  const ids = puzzles.map(({ id }) => id);

  it('offers the levels of which there are puzzles', () => {
    expect(practiceLevels(puzzles.slice(1, 3), LEVELS)).toEqual(['easy', 'medium']);
  });

  it.each([
    ['the first', [], '', 'p0'],
    ['the first that is not solved', ['p0', 'p1'], '', 'p2'],
    ['one behind that which was looked at', ['p0'], 'p2', 'p3'],
    ['from the start again behind the last', ['p4'], 'p4', 'p0'],
    ['another one where that is not solved', ids.slice(2), 'p0', 'p1'],
    ['the same where it is the only one left', ids.slice(1), 'p0', 'p0'],
  ])('goes on with %s', (_, solved, after, expected) => {
    expect(nextToPractise(puzzles, solved, after)!.id).toBe(expected);
  });

  it('ends when all are solved', () => {
    expect(nextToPractise(puzzles, ids, 'p1')).toBeUndefined();
  });
});
