import { expect, it } from 'vitest';
import type { GameDescription, SeatState, TableInfo } from '../net/messages';
import { fewerPlayers } from './waiting';

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
