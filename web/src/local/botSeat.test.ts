import { expect, it } from 'vitest';
import { botAt } from './botSeat';

const KNOWN = [
  { id: 'bold', name: 'Curro', about: '' },
  { id: 'hunter', name: 'Lola', about: '' },
];

it.each([
  ['each seat has another personality, and its name', 1, {}, ['Lola', 'medium', 'hunter']],
  ['after the last comes the first', 2, { level: 'hard' }, ['Curro', 'hard', 'bold']],
  ['one that was chosen', 0, { personality: 'hunter' }, ['Lola', 'medium', 'hunter']],
  ['none, with the number of the seat', 1, { personality: '' }, ['Bot 2', 'medium', '']],
  ['a name of its own', 1, { name: 'Robi' }, ['Robi', 'medium', 'hunter']],
])('%s', (_, seat, wanted, [name, level, personality]) => {
  expect(botAt(seat, wanted, KNOWN)).toEqual({ kind: 'bot', name, level, personality, bytes: '' });
});

it('knows no personalities in a game that has none', () => {
  expect(botAt(0, {}, [])).toMatchObject({ name: 'Bot 1', personality: '' });
});
