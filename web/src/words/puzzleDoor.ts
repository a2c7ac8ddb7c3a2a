// The words of the way to the puzzles on the home page.

import { pluralIn } from '../model/plurals';

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

const en = {
  today: 'Puzzles of the day',
  find: 'Find the best move',
  done: (count: number) => `${count} solved today`,
  inARow: (count: number) => inEnglish(count, { one: '1 day', other: `${count} days in a row` }),
};

const es: typeof en = {
  today: 'Retos del día',
  find: 'Encuentra la mejor jugada',
  done: (count) => inSpanish(count, { one: '1 resuelto hoy', other: `${count} resueltos hoy` }),
  inARow: (count) => inSpanish(count, { one: '1 día', other: `${count} días seguidos` }),
};

export const puzzleDoorWords = { en, es };
