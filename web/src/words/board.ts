const en = {
  board: 'Board',
  keys: 'Arrow keys go from square to square; Enter takes a piece, then its target; Escape lets it go.',
  colours: { Y: 'yellow', B: 'blue', R: 'red', G: 'green', O: 'orange', V: 'violet', P: 'pink', W: 'white' } as Record<
    string,
    string
  >,
  black: 'black', // B where the other side is white
  home: (colour: string) => `home of ${colour}`,
  jail: (colour: string) => `jail of ${colour}`,
  goal: (colour: string) => `goal of ${colour}`,
  arrival: (colour: string) => `arrival of ${colour}`,
  corridor: (colour: string, number: string) => `corridor of ${colour}, ${number}`,
  hand: (colour: string) => `hand of ${colour}`,
  off: (colour: string) => `pieces of ${colour} that are off`,
  square: (name: string) => `square ${name}`,
  empty: 'empty',
  pieces: (count: number, colour: string) => (count === 1 ? `1 piece of ${colour}` : `${count} pieces of ${colour}`),
  canMove: 'can move',
  target: 'can be reached',
  taken: 'taken up',
};

const es: typeof en = {
  board: 'Tablero',
  keys: 'Las flechas van de casilla en casilla; Intro toma una ficha y luego su destino; Escape la suelta.',
  colours: { Y: 'amarillo', B: 'azul', R: 'rojo', G: 'verde', O: 'naranja', V: 'violeta', P: 'rosa', W: 'blanco' },
  black: 'negro',
  home: (colour) => `casa de ${colour}`,
  jail: (colour) => `cárcel de ${colour}`,
  goal: (colour) => `meta de ${colour}`,
  arrival: (colour) => `llegada de ${colour}`,
  corridor: (colour, number) => `pasillo de ${colour}, ${number}`,
  hand: (colour) => `mano de ${colour}`,
  off: (colour) => `fichas de ${colour} ya fuera`,
  square: (name) => `casilla ${name}`,
  empty: 'vacía',
  pieces: (count, colour) => (count === 1 ? `1 ficha de ${colour}` : `${count} fichas de ${colour}`),
  canMove: 'puede mover',
  target: 'se puede llegar',
  taken: 'tomada',
};

export const boardWords = { en, es };
