import { expect, it } from 'vitest';
import { stateOf } from '../net/fakes';
import { linesOf } from './picture';

it('lists the best first, partners with the same place, and who has none at the end', () => {
  const seat = stateOf(1).seats[0]!;
  const seats = ['Ana', 'Bea', 'Carlos', 'Dora'].map((name, at) => ({ ...seat, seat: at, name, colours: 'YBRG'[at]! }));
  const state = stateOf(1, { seats, ranking: [[1, 3], [2]] });
  const lucky = ['bad', 'good', 'none', 'some'];
  const lines = linesOf({ state, place: (number) => `${number}.`, lucky });
  expect(lines.map(({ place, name }) => place + name)).toEqual(['1.Bea', '1.Dora', '3.Carlos', 'Ana']);
  expect(lines[0]!.letters).toEqual(['B']);
  expect(lines.map(({ luck }) => luck)).toEqual(['good', 'some', 'none', 'bad']);
});
