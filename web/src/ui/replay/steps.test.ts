import { expect, it } from 'vitest';
import type { StepTaken, TableState } from '../../net/messages';
import { colourNames } from '../colourNames';
import { diceAt, notationOf, placesOf } from './steps';

const step = (seat: number, dice: number[], move = ''): StepTaken => ({
  seat,
  dice,
  move,
  position: '',
  board: { pieces: [], colours: [], seat },
  narration: [],
});
const steps = [step(0, [3, 5]), step(0, [], 'Y5-8'), step(1, [6, 6]), step(1, [], 'R5-11'), step(0, [], 'Y8-9')];

it.each([
  [steps[0]!, '(3-5)'],
  [steps[1]!, 'Y5-8'],
])('a step is written as in records', (one, text) => {
  expect(notationOf(one)).toBe(text);
});

it.each([
  [0, [3, 5]],
  [1, [3, 5]],
  [3, [6, 6]],
  [4, []], // the throw before it was another seat's
  [9, []],
])('the throw that is being played at step %i is %j', (at, dice) => {
  expect(diceAt(steps, at)).toEqual(dice);
});

it('colours are named as the game names them', () => {
  const known = {
    Y: { name: 'yellow', letter: 'Y', fill: '#e2a52a', ink: '#000' },
    B: { name: 'black', letter: 'B', fill: '#000', ink: '#fff' },
  };
  expect(colourNames('Y+B', known)).toEqual(['yellow', 'black']);
  expect(colourNames('N', known)).toEqual(['N']); // rather its letter than nothing
  expect(colourNames('', known)).toEqual([]);
});

it('who share a place share its number', () => {
  const places = placesOf({ ranking: [[2], [0, 1], [3]] } as unknown as TableState);
  expect(places.map((place) => place.number)).toEqual([1, 2, 4]);
});
