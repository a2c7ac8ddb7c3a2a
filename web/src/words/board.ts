// What a board of tracks says. A colour is given by its letter; black, which on the boards shares its letter with blue,
// as BLACK.

import { pluralIn } from '../model/plurals';

export const BLACK = 'K';

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

const ENGLISH: Record<string, string> = {
  Y: 'yellow',
  B: 'blue',
  R: 'red',
  G: 'green',
  O: 'orange',
  V: 'violet',
  P: 'pink',
  W: 'white',
  N: 'blue', // in Stax, whose B is black
  [BLACK]: 'black',
};

/** A colour in Spanish: as a name, of one thing, and of several. */
interface Spanish {
  name: string;
  feminine: string;
  feminines: string;
}

const SPANISH: Record<string, Spanish> = {
  Y: { name: 'amarillo', feminine: 'amarilla', feminines: 'amarillas' },
  B: { name: 'azul', feminine: 'azul', feminines: 'azules' },
  R: { name: 'rojo', feminine: 'roja', feminines: 'rojas' },
  G: { name: 'verde', feminine: 'verde', feminines: 'verdes' },
  O: { name: 'naranja', feminine: 'naranja', feminines: 'naranjas' },
  V: { name: 'violeta', feminine: 'violeta', feminines: 'violetas' },
  P: { name: 'rosado', feminine: 'rosada', feminines: 'rosadas' },
  W: { name: 'blanco', feminine: 'blanca', feminines: 'blancas' },
  N: { name: 'azul', feminine: 'azul', feminines: 'azules' },
  [BLACK]: { name: 'negro', feminine: 'negra', feminines: 'negras' },
};

const english = (colour: string) => ENGLISH[colour] ?? colour;
const spanish = (colour: string) => SPANISH[colour] ?? { name: colour, feminine: colour, feminines: colour };

const en = {
  board: 'Board',
  keys: 'Arrow keys go from square to square; Enter takes a piece, then its target; Escape lets it go.',
  colour: english,
  home: (colour: string) => `${english(colour)} home`,
  jail: (colour: string) => `${english(colour)} jail`,
  goal: (colour: string) => `${english(colour)} goal`,
  arrival: (colour: string) => `${english(colour)} finish`,
  corridor: (colour: string, number: string) => `square ${number} of the ${english(colour)} corridor`,
  finalLane: (colour: string, number: string) => `square ${number} of the ${english(colour)} corridor`,
  hand: (colour: string) => `${english(colour)} hand`,
  off: (colour: string) => `${english(colour)} pieces taken off`,
  square: (name: string) => `square ${name}`,
  empty: 'empty',
  pieces: (count: number, colour: string) =>
    inEnglish(count, { one: `${count} ${english(colour)} piece`, other: `${count} ${english(colour)} pieces` }),
  canMove: 'can move',
  target: 'can be reached',
  taken: 'chosen',
};

const es: typeof en = {
  board: 'Tablero',
  keys: 'Las flechas van de casilla en casilla; Intro elige una ficha y luego su destino; Escape la suelta.',
  colour: (colour) => spanish(colour).name,
  home: (colour) => `casa ${spanish(colour).feminine}`,
  jail: (colour) => `cárcel ${spanish(colour).feminine}`,
  goal: (colour) => `meta ${spanish(colour).feminine}`,
  arrival: (colour) => `llegada ${spanish(colour).feminine}`,
  corridor: (colour, number) => `casilla ${number} del pasillo ${spanish(colour).name}`,
  finalLane: (colour, number) => `casilla ${number} del corredor ${spanish(colour).name}`,
  hand: (colour) => `mano de las ${spanish(colour).feminines}`,
  off: (colour) => `zona de las ${spanish(colour).feminines} ya sacadas`,
  square: (name) => `casilla ${name}`,
  empty: 'vacía',
  pieces: (count, colour) =>
    inSpanish(count, {
      one: `${count} ficha ${spanish(colour).feminine}`,
      other: `${count} fichas ${spanish(colour).feminines}`,
    }),
  canMove: 'se puede mover',
  target: 'destino posible',
  taken: 'elegida',
};

export const boardWords = { en, es };
