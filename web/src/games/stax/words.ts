// What the board of Stax says, in both languages. Tiles and colours are called as in the server's catalogues.

import { pluralIn } from '../../model/plurals';
import type { ByLanguage } from '../../model/languages';
import type { CellText, Tile } from './tiles';

const KING = 1;
const QUEEN = 13;
const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');
const FEMININE: Record<string, string> = { W: 'blanca', B: 'negra', N: 'azul' };

const isNumbered = ({ number }: Tile) => number !== KING && number !== QUEEN;

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export interface StaxWords {
  board: string;
  keys: string;
  zoomIn: string;
  zoomOut: string;
  whole: string;
  colours: Record<string, string>;
  directions: string[];
  tile(tile: Tile): string;
  theTile(tile: Tile): string; // as a sentence begins
  inHand(number: number): string;
  empty(cell: CellText): string;
  tower(cell: CellText, tiles: Tile[], arrows: string): string;
  arrows(directions: string[]): string;
  noArrows: string;
  movable: string;
  chosen: string;
  target(label: string): string;
  takes: string;
  exposed: string;
  exposedGoals(count: number, all: number): string;
  inDanger: string;
  captor: string;
  lastHere: string;
  roundHere: string;
  hand(name: string, count: number): string;
  noneLeft: string;
  toPlay: string;
  begin: string;
  placeOnly: string;
  placeFor(colour: string): string;
  choose: string;
  swap: string;
  wait: string;
  over: string;
  goals(tile: string, count: number): string;
  noGoals(tile: string): string;
  only(tile: string, arrows: string): string;
  turning: string;
  toConfirm: string;
  faces: string;
  lay: string;
  clockwise: string;
  counterClockwise: string;
  flip: string;
  confirm: string;
  cancel: string;
}

export const words: ByLanguage<StaxWords> = {
  en: {
    board: 'Table of Stax',
    keys:
      'Walk over the cells with the arrow keys; the six directions are Q, W, A, S, Z and X, or left, right, Home, ' +
      'Page Up, End and Page Down. Enter chooses a tile, then its cell. While a tile is being turned, the arrow keys ' +
      'or R turn it, F shows its other face, Enter plays and Escape goes back. Plus and minus zoom, 0 shows the whole ' +
      'board.',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    whole: 'Whole board',
    colours: { W: 'white', B: 'black', N: 'blue' },
    directions: ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'],
    tile: (tile) =>
      `${words.en.colours[tile.colour]} ${words.en.inHand(tile.number)}${tile.isFlipped ? ' (other face)' : ''}`,
    theTile: (tile) => (isNumbered(tile) ? capital(words.en.tile(tile)) : `The ${words.en.tile(tile)}`),
    inHand: (number) => (number === KING ? 'king' : number === QUEEN ? 'queen' : `tile ${number}`),
    empty: (cell) => `${cell}: empty`,
    tower: (cell, tiles, arrows) =>
      tiles.length === 1
        ? `${cell}: ${words.en.tile(tiles[0]!)}, ${arrows}`
        : `${cell}: tower of ${tiles.length}, from the table up ${tiles.map(words.en.tile).join(', ')}; the top has ${arrows}`,
    arrows: (directions) =>
      `${inEnglish(directions.length, { one: 'an arrow', other: 'arrows' })} to ${directions.join(', ')}`,
    noArrows: 'no arrows',
    movable: 'it can move',
    chosen: 'chosen',
    target: (label) => `can go here: ${label}`,
    takes: 'This captures the king!',
    exposed: 'Danger: your king could be captured here!',
    exposedGoals: (count, all) =>
      count === all
        ? 'Danger: wherever it goes, it could be captured.'
        : inEnglish(count, {
            one: 'Danger: on the one with a triangle it could be captured.',
            other: `Danger: on the ${count} with a triangle it could be captured.`,
          }),
    inDanger: 'in danger',
    captor: 'it can capture the king in danger',
    lastHere: 'the last move ended here',
    roundHere: 'moved since your last turn',
    hand: (name, count) => `Hand of ${name}: ${count}`,
    noneLeft: 'All tiles are on the table',
    toPlay: 'to play',
    begin: 'Choose a tile in hand, or one on the table.',
    placeOnly: 'Choose a tile in hand to place.',
    placeFor: (colour) => `You place the first three tiles alone: now choose a ${words.en.colours[colour]} one.`,
    choose: 'Go on with your tiles, or swap the colours of all tiles.',
    swap: 'Swap colours',
    wait: 'Tap a tile to see its arrows.',
    over: 'The game is over.',
    goals: (tile, count) =>
      inEnglish(count, {
        one: `${tile} can go to one cell. Tap it.`,
        other: `${tile} can go to ${count} cells. Tap one.`,
      }),
    noGoals: (tile) => `${tile} has nowhere to go now. Tap a cell to see why.`,
    only: (tile, arrows) => `${tile}: ${arrows}.`,
    turning: 'Tap the tile to turn it.',
    toConfirm: 'Press Play, or tap elsewhere to put it back.',
    faces: 'Its other face, marked 8’, is the mirror image.',
    lay: 'The tile that is about to be played',
    clockwise: 'Turn clockwise',
    counterClockwise: 'Turn counter-clockwise',
    flip: 'Other face',
    confirm: 'Play',
    cancel: 'Back',
  },
  es: {
    board: 'Mesa de Stax',
    keys:
      'Recorre las celdas con las flechas; las seis direcciones son Q, W, A, S, Z y X, o izquierda, derecha, Inicio, ' +
      'Re Pág, Fin y Av Pág. Intro elige una ficha y luego su celda. Mientras se gira una ficha, las flechas o R la ' +
      'giran, F muestra su otra cara, Intro juega y Escape vuelve atrás. Más y menos acercan y alejan, 0 muestra todo ' +
      'el tablero.',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    whole: 'Todo el tablero',
    colours: { W: 'blanco', B: 'negro', N: 'azul' },
    directions: ['este', 'noreste', 'noroeste', 'oeste', 'suroeste', 'sureste'],
    tile: (tile) =>
      [
        words.es.inHand(tile.number),
        tile.number === KING ? words.es.colours[tile.colour] : FEMININE[tile.colour],
        ...(tile.isFlipped ? ['(otra cara)'] : []),
      ].join(' '),
    theTile: (tile) => `${tile.number === KING ? 'El' : 'La'} ${words.es.tile(tile)}`,
    inHand: (number) => (number === KING ? 'rey' : number === QUEEN ? 'reina' : `ficha ${number}`),
    empty: (cell) => `${cell}: vacía`,
    tower: (cell, tiles, arrows) =>
      tiles.length === 1
        ? `${cell}: ${words.es.tile(tiles[0]!)}, ${arrows}`
        : `${cell}: torre de ${tiles.length}, desde la mesa hacia arriba ${tiles.map(words.es.tile).join(', ')}; la de arriba, ${arrows}`,
    arrows: (directions) =>
      `${inSpanish(directions.length, { one: 'una flecha', other: 'flechas' })} ${directions.map((one) => `al ${one}`).join(', ')}`,
    noArrows: 'sin flechas',
    movable: 'se puede mover',
    chosen: 'elegida',
    target: (label) => `puede ir aquí: ${label}`,
    takes: '¡Captura al rey!',
    exposed: '¡Peligro: aquí podrían capturar a tu rey!',
    exposedGoals: (count, all) =>
      count === all
        ? 'Peligro: vaya donde vaya, lo podrían capturar.'
        : inSpanish(count, {
            one: 'Peligro: en la que lleva un triángulo lo podrían capturar.',
            other: `Peligro: en las ${count} que llevan un triángulo lo podrían capturar.`,
          }),
    inDanger: 'en peligro',
    captor: 'puede capturar al rey en peligro',
    lastHere: 'la última jugada terminó aquí',
    roundHere: 'movida desde tu último turno',
    hand: (name, count) => `Mano de ${name}: ${count}`,
    noneLeft: 'Todas las fichas están en la mesa',
    toPlay: 'le toca jugar',
    begin: 'Elige una ficha de la mano o de la mesa.',
    placeOnly: 'Elige una ficha de la mano para colocarla.',
    placeFor: (colour) => `Las tres primeras fichas las colocas tú: elige ahora una ${FEMININE[colour]}.`,
    choose: 'Sigue con tus fichas o cambia los colores de todas.',
    swap: 'Cambiar los colores',
    wait: 'Toca una ficha para ver sus flechas.',
    over: 'La partida ha terminado.',
    goals: (tile, count) =>
      inSpanish(count, {
        one: `${tile} puede ir a una celda. Tócala.`,
        other: `${tile} puede ir a ${count} celdas. Toca una.`,
      }),
    noGoals: (tile) => `${tile} no puede ir ahora a ninguna celda. Toca una para saber por qué.`,
    only: (tile, arrows) => `${tile}: ${arrows}.`,
    turning: 'Toca la ficha para girarla.',
    toConfirm: 'Pulsa Jugar, o toca en otro sitio para devolverla.',
    faces: 'Su otra cara, marcada 8’, es la imagen en un espejo.',
    lay: 'La ficha que se va a jugar',
    clockwise: 'Girar a la derecha',
    counterClockwise: 'Girar a la izquierda',
    flip: 'Otra cara',
    confirm: 'Jugar',
    cancel: 'Volver',
  },
};
