// What a board of tracks says; how its places and pieces are called is told with the board.

const en = {
  board: 'Board',
  keys: 'Arrow keys go from square to square; Enter takes a piece, then its target; Escape lets it go.',
  empty: 'empty',
  canMove: 'can move',
  target: 'can be reached',
  taken: 'chosen',
  hintFrom: 'hint: from here',
  hintTo: 'hint: to here',
};

const es: typeof en = {
  board: 'Tablero',
  keys: 'Las flechas van de casilla en casilla; Intro elige una ficha y luego su destino; Escape la suelta.',
  empty: 'vacía',
  canMove: 'se puede mover',
  target: 'destino posible',
  taken: 'elegida',
  hintFrom: 'pista: desde aquí',
  hintTo: 'pista: hasta aquí',
};

export const boardWords = { en, es };
