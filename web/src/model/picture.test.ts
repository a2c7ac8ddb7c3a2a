import { expect, it } from 'vitest';
import { stateOf } from '../net/fakes';
import { linesOf, wrapped } from './picture';

it('lists the best first, partners with the same place, and who has none at the end', () => {
  const seat = stateOf(1).seats[0]!;
  const seats = ['Ana', 'Bea', 'Carlos', 'Dora'].map((name, at) => ({ ...seat, seat: at, name, colours: 'YBRG'[at]! }));
  const state = stateOf(1, { seats, ranking: [[1, 3], [2]] });
  const column = (kind: 'captures' | 'luck', ...cells: string[]) => ({ kind, title: kind, cells });
  const columns = [column('captures', '0', '1', '2', '3'), column('luck', 'bad', 'good', 'none', 'some')];
  const lines = linesOf({ state, place: (number) => `${number}.`, columns });
  expect(lines.map(({ place, name }) => place + name)).toEqual(['1.Bea', '1.Dora', '3.Carlos', 'Ana']);
  expect(lines[0]!.letters).toEqual(['B']);
  expect(lines.map(({ cells }) => cells.join(' '))).toEqual(['1 good', '3 some', '2 none', '0 bad']);
});

it.each([
  ['', []],
  ['one two', ['one two']],
  ['one two three four', ['one two', 'three four']],
  ['one two three four five', ['one two', 'three fou…']],
  ['incomprehensibilities', ['incomprehensibilities']], // it is made narrower
])('breaks %j into lines', (text, lines) => {
  expect(wrapped(text, 10, 2, ({ length }) => length)).toEqual(lines);
});
