import { expect, it } from 'vitest';
import type { StepTaken } from '../net/messages';
import { figuresOf, inShort, shownFigures, type Column } from './figures';

const step = (seat: number | null, dice: number[], move = '', effects: string[] = []) =>
  ({ seat, dice, move, narration: effects.map((effect) => ({ effect })) }) as unknown as StepTaken;

it('counts throws, highest throws, captures and arrivals of each seat', () => {
  const steps = [
    step(null, []),
    step(0, [6, 6]),
    step(0, [], 'a', ['capture', '', 'capture']),
    step(1, [3, 5]),
    step(1, [], 'b', ['arrival']),
    step(0, [6, 1]),
  ];
  expect(figuresOf(steps, 2, [1, 2, 3, 4, 5, 6])).toEqual([
    { throws: 2, highest: 3, captures: 2, arrivals: 0, moves: 1 },
    { throws: 1, highest: 0, captures: 0, arrivals: 1, moves: 1 },
  ]);
});

it('shows moves where there are no dice, and nothing that never happened', () => {
  const all = figuresOf([step(0, [], 'a'), step(1, [], 'b', ['capture'])], 2, []);
  expect(shownFigures(all, false)).toEqual(['moves', 'captures']);
  expect(shownFigures(figuresOf([step(0, [2])], 2, [1, 2, 3]), true)).toEqual(['throws']);
});

it('leaves the throws out where room is short, unless they are all there is', () => {
  const column = (kind: Column['kind']): Column => ({ kind, title: '', cells: [] });
  const kinds = (...columns: Column[]) => inShort(columns).map(({ kind }) => kind);
  expect(kinds(column('throws'), column('highest'))).toEqual(['highest']);
  expect(kinds(column('throws'))).toEqual(['throws']);
  expect(kinds(column('moves'), column('captures'))).toEqual(['moves', 'captures']);
});
