import { pluralIn } from '../model/plurals';

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

const en = {
  ask: 'What is this?',
  asking: 'Tap a square, a piece or a die',
  stop: 'Back to the game',
  owner: (name: string) => `It is ${name}’s.`,
  yours: 'It is yours.',
  can: (moves: string) => `Now it can: ${moves}`,
  more: (count: number) => inEnglish(count, { one: 'And one more move.', other: `And ${count} more moves.` }),
  notNow: 'It cannot move now.',
  throwFirst: 'First the dice are thrown.',
  turnOf: (name: string) => `It is ${name}’s turn.`,
  die: (value: number) => `A die that shows ${value}`,
  dieCan: (moves: string) => `With it you can: ${moves}`,
  dieUsed: 'It has been used.',
  dieIdle: 'It moves nothing of yours now.',
  dieThrow: 'Tap the dice to throw them.',
};

const es: typeof en = {
  ask: '¿Qué es esto?',
  asking: 'Toca una casilla, una ficha o un dado',
  stop: 'Volver al juego',
  owner: (name) => `Es de ${name}.`,
  yours: 'Es tuya.',
  can: (moves) => `Ahora puede: ${moves}`,
  more: (count) => inSpanish(count, { one: 'Y una jugada más.', other: `Y ${count} jugadas más.` }),
  notNow: 'Ahora no se puede mover.',
  throwFirst: 'Primero se tiran los dados.',
  turnOf: (name) => `Le toca a ${name}.`,
  die: (value) => `Un dado que marca ${value}`,
  dieCan: (moves) => `Con él puedes: ${moves}`,
  dieUsed: 'Ya está usado.',
  dieIdle: 'Ahora no mueve ninguna de tus fichas.',
  dieThrow: 'Toca los dados para tirarlos.',
};

export const whatWords = { en, es };
