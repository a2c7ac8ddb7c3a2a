// What a board of tracks says; how its places and pieces are called is told with the board.

const inEnglish = (dice: number[]) => dice.map((die) => `the ${die}`).join(' and ');
const inSpanish = (dice: number[]) => dice.map((die) => `el ${die}`).join(' y ');
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const en = {
  board: 'Board',
  keys: 'Arrow keys go from square to square, with a piece in hand from target to target; Enter takes a piece, then its target, or moves it at once where it has only one; Escape lets it go.',
  empty: 'empty',
  canMove: 'can move',
  target: 'can be reached',
  taken: 'chosen',
  roundTo: 'came here since your last turn',
  journey: (piece: string, from: string, to: string) => `${piece} from ${from} to ${to}`,
  round: (told: string[]) => `Since your last turn: ${told.join('; ')}.`,
  hintFrom: 'hint: from here',
  hintTo: 'hint: to here',
  inDanger: 'in danger',
  captor: 'can capture the piece in danger',
  withDice: (dice: number[]) => `with ${inEnglish(dice)}`,
  diceLeft: (dice: number[]) => `${capital(inEnglish(dice))} ${dice.length === 1 ? 'is' : 'are'} left.`,
  takeBack: 'Put the piece back',
  play: 'Play this move',
  isWhole: 'Enter plays this move, Escape takes it back.',
};

const es: typeof en = {
  board: 'Tablero',
  keys: 'Las flechas van de casilla en casilla, y con una ficha elegida de destino en destino; Intro elige una ficha y luego su destino, o la mueve ya si solo tiene uno; Escape la suelta.',
  empty: 'vacía',
  canMove: 'se puede mover',
  target: 'destino posible',
  taken: 'elegida',
  roundTo: 'ha llegado aquí desde tu último turno',
  journey: (piece, from, to) => `${piece}, de ${from} a ${to}`,
  round: (told) => `Desde tu último turno: ${told.join('; ')}.`,
  hintFrom: 'pista: desde aquí',
  hintTo: 'pista: hasta aquí',
  inDanger: 'en peligro',
  captor: 'puede capturar la ficha en peligro',
  withDice: (dice) => `con ${inSpanish(dice)}`,
  diceLeft: (dice) => `${dice.length === 1 ? 'Queda' : 'Quedan'} ${inSpanish(dice)}.`,
  takeBack: 'Devolver la ficha',
  play: 'Hacer esta jugada',
  isWhole: 'Intro hace esta jugada; Escape la deshace.',
};

export const boardWords = { en, es };
