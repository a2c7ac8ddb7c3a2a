import { expect, it } from 'vitest';
import type { StudiedStep, Study } from '../../local/study';
import type { StepTaken } from '../../net/messages';
import { turningPointOf } from './ending';

const thrown = (index: number, luck: number): StudiedStep => ({
  is: 'throw',
  index,
  seat: index % 2,
  dice: [6],
  expected: [0.5, 0.5],
  after: [0.5 + luck, 0.5 - luck],
  luck: [luck, -luck],
});
const step = (said: string): StepTaken => ({
  seat: 0,
  dice: [6],
  move: '',
  position: '',
  board: { pieces: [], colours: [], seat: 0 },
  narration: [{ sentence: said }] as StepTaken['narration'],
});
const steps = ['start', 'a', 'b', 'c'].map(step);

function studyWith(lucks: number[], turningPoints: number[]): Study {
  return {
    hasDice: true,
    start: [0.5, 0.5],
    result: null,
    steps: lucks.map((luck, index) => thrown(index, luck)),
    totals: [],
    turningPoints,
  };
}

it.each([
  ['the greatest change, whichever way it goes', [0.1, 0.3, -0.2], [0, 1, 2], { number: 3, seat: 1 }],
  ['the first of equals', [0.2, 0.1, -0.2], [0, 2], { number: 2, seat: 0 }],
])('the turning point is %s', (_, lucks, points, { number, seat }) => {
  const found = turningPointOf(studyWith(lucks, points), steps)!;
  expect(found).toMatchObject({ number, seat });
  expect(found.sentence).toBe(['a', 'b', 'c'][number - 2]);
});

it('what is told of it is what it gave or took whoever threw', () => {
  expect(turningPointOf(studyWith([0.1, 0.3], [0, 1]), steps)!.change).toMatch(/^-30/);
});

it('a game in which nothing changed the chances has none', () => {
  expect(turningPointOf(studyWith([0, 0], []), steps)).toBeNull();
});
