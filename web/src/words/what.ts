import { pluralIn } from '../model/plurals';

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

/** Pieces of a colour on a place, and who has them: nobody is named where it is the person who asks. */
interface Owned {
  count: number;
  counted: string; // in words
  name: string;
}

const englishOwner = (name: string) => (name ? `${name}’s` : 'yours');
const spanishOwner = (count: number, name: string) =>
  name ? `de ${name}` : inSpanish(count, { one: 'tuya', other: 'tuyas' });

const en = {
  ask: 'What is this?',
  asking: 'Tap a square, a piece or a die',
  askingTiles: 'Tap a tile or a cell',
  stop: 'Back to the game',
  empty: 'empty',
  owner: (count: number, name: string) =>
    `${inEnglish(count, { one: 'It is', other: 'They are' })} ${englishOwner(name)}.`,
  owners: (pieces: Owned[]) => `${pieces.map(({ counted, name }) => `${counted}, ${englishOwner(name)}`).join('; ')}.`,
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
  askingTiles: 'Toca una ficha o una celda',
  stop: 'Volver al juego',
  empty: 'vacía',
  owner: (count, name) => `${inSpanish(count, { one: 'Es', other: 'Son' })} ${spanishOwner(count, name)}.`,
  owners: (pieces) =>
    `${pieces.map(({ count, counted, name }) => `${counted}, ${spanishOwner(count, name)}`).join('; ')}.`,
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
