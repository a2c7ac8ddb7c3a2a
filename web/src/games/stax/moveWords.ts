// What the list of moves says besides what the board says.

import type { ByLanguage } from '../../model/languages';
import { HAND } from './tiles';
import { capital, words } from './words';

interface NamedTile {
  colour: string;
  number: number;
  origin: string;
}

export interface MoveWords {
  place: (count: number) => string;
  move: (count: number) => string;
  tile: (tile: NamedTile) => string;
  ways: (count: number) => string;
  lies: (sides: number[], isFlipped: boolean) => string;
}

const plain = { isFlipped: false, turn: 0 };

export const moveWords: ByLanguage<MoveWords> = {
  en: {
    place: (count) => `Place a tile from the hand (${count})`,
    move: (count) => `Move a tile on the table (${count})`,
    tile: ({ origin, ...tile }) =>
      capital(words.en.tile({ ...tile, ...plain })) + (origin === HAND ? '' : `, at ${origin}`),
    ways: (count) => `${count} ways`,
    lies: (sides, isFlipped) => {
      const arrows =
        sides.length === 0 ? words.en.noArrows : words.en.arrows(sides.map((side) => words.en.directions[side]!));
      return capital(isFlipped ? `${arrows} (other face)` : arrows);
    },
  },
  es: {
    place: (count) => `Colocar una ficha de la mano (${count})`,
    move: (count) => `Mover una ficha de la mesa (${count})`,
    tile: ({ origin, ...tile }) =>
      capital(words.es.tile({ ...tile, ...plain })) + (origin === HAND ? '' : `, en ${origin}`),
    ways: (count) => `${count} formas`,
    lies: (sides, isFlipped) => {
      const arrows =
        sides.length === 0 ? words.es.noArrows : words.es.arrows(sides.map((side) => words.es.directions[side]!));
      return capital(isFlipped ? `${arrows} (otra cara)` : arrows);
    },
  },
};
