import { expect, it } from 'vitest';
import type { GameDescription, SeatState, TableInfo } from '../net/messages';
import { fewerPlayers, seatColumns } from './waiting';

const game = {
  modes: [
    { id: 'individual', label: '', players: [2, 3, 4] },
    { id: 'pairs', label: '', players: [4] },
  ],
  options: [{ name: 'arms', players: { six: [4] } }],
} as unknown as GameDescription;

const seats = (...kinds: string[]) => kinds.map((kind, seat) => ({ seat, kind })) as SeatState[];
const settings = (mode: string, options = {}) => ({ mode, options }) as TableInfo['settings'];

it.each([
  [['person', 'bot', 'empty', 'empty'], settings('individual'), 2],
  [['empty', 'person', 'person', 'person'], settings('individual'), 3],
  [['person', 'empty', 'empty', 'empty'], settings('individual'), null], // alone
  [['person', 'person', 'person', 'person'], settings('individual'), null], // nobody is missing
  [['person', 'person', 'person', 'empty'], settings('pairs'), null],
  [['person', 'person', 'person', 'empty'], settings('individual', { arms: 'six' }), null],
])('%j begin as the rules allow', (kinds, chosen, count) => {
  expect(fewerPlayers(game, seats(...kinds), chosen)).toBe(count);
});

it.each([2, 3, 4, 5, 6, 7, 8])('of %i seats none lies in a row alone, where it can be helped', (seats) => {
  const { some, most } = seatColumns(seats);
  const last = [some, most].map((columns) => seats % columns || columns);
  expect(last.includes(1)).toBe(seats === 7); // of seven three and three stay one, but not four
  expect(Math.max(some, most)).toBeLessThanOrEqual(4);
});
