// What the tests of Stax share: the tiles as the server tells them, and moves as it lists them.

import type { LegalMove } from '../../net/messages';
import { isCell, type StaxData } from './notation';

const ARROWS = [
  [],
  [0],
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 1, 2],
  [0, 2, 4],
  [0, 1, 3],
  [0, 1, 2, 3],
  [0, 1, 2, 4],
  [0, 1, 3, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4, 5],
];

export const NUMBERS = ARROWS.map((_, index) => index + 1);

export const DATA: StaxData = {
  game: 'stax',
  box: [-252, -140, 504, 281],
  ground: '',
  over: '',
  spots: {},
  pieces: { W: ['stax-tile-0'], B: ['stax-tile-1'] },
  arrows: Object.fromEntries(
    ARROWS.map((arrows, index) => [String(index + 1), [arrows, index === 7 ? [0, 2, 3] : arrows]]),
  ),
};

/** List moves as the server does: `3@1,-1:4` is tapped as `3`, `@1,-1`, `:4`; `swap` is one tap. */
export function moveList(...spellings: string[]): LegalMove[] {
  return spellings.map((move) => {
    const [, ...path] = /^(-?\d+,-?\d+|\d+'?)([-@].+)(:.+)$/.exec(move) ?? [move, move];
    const [first = '', second] = path;
    const legs = second ? [{ origin: isCell(first) ? first : 'hand', target: second.slice(1) }] : [];
    return { move, path, legs, label: `plays ${path.slice(0, 2).join('')}`, does: [] };
  });
}
