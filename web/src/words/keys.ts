// The keys of a table, and what they do.

const en = {
  title: 'Keys',
  close: 'Close',
  keys: [
    ['Space', 'throws the dice'],
    ['Tab', 'goes on, on the board to a piece that can move'],
    ['Enter', 'takes a piece, then plays it to its target'],
    ['← ↑ → ↓', 'go from square to square; with a piece in hand, from target to target'],
    ['1 … 9', 'chooses one of the moves or targets that are listed'],
    ['Escape', 'lets go, one step at a time'],
    ['U', 'takes back'],
    ['?', 'says what the focused square or die is; elsewhere shows this list'],
  ] as [string, string][],
};

const es: typeof en = {
  title: 'Teclas',
  close: 'Cerrar',
  keys: [
    ['Espacio', 'tira los dados'],
    ['Tab', 'avanza; en el tablero, hasta una ficha que se puede mover'],
    ['Intro', 'elige una ficha y luego la juega a su destino'],
    ['← ↑ → ↓', 'van de casilla en casilla; con una ficha elegida, de destino en destino'],
    ['1 … 9', 'elige una de las jugadas o destinos de la lista'],
    ['Escape', 'suelta lo elegido, paso a paso'],
    ['U', 'deshace'],
    ['?', 'dice qué es la casilla o el dado seleccionado; en otro sitio muestra esta lista'],
  ],
};

export const keysWords = { en, es };
