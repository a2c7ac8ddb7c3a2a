// What the tests of Stax share: the tiles as the server tells them, and moves as it lists them.

import type { BoardState, LegalMove, Piece } from '../../net/messages';
import { positionOf, type StaxData, type Towers } from './tiles';

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

export const DATA: StaxData = {
  kind: 'tiles',
  box: [-252, -140, 504, 281],
  ground: '',
  over: '',
  spots: {},
  pieces: {},
  turns: {},
  swaps: {},
  piles: false,
  arrows: Object.fromEntries(
    ARROWS.map((arrows, index) => [String(index + 1), [arrows, index === 7 ? [0, 2, 3] : arrows]]),
  ),
};

const TILE = /([A-Z])(\d+)('?):(\d)/;

/** Set tiles out: `W8':4+B3:0@1,0` lie on each other; those of `hands` are in hand. */
export function boardOf(table: string, rest: Partial<BoardState> = {}, hands: [string, number[]][] = []): BoardState {
  const towers = table.split('/').flatMap((tower): Piece[] => {
    const [tiles = '', spot = ''] = tower.split('@');
    return tiles.split('+').map((text) => {
      const [, colour = '', number, flipped, turn] = TILE.exec(text)!;
      return { colour, spot, tile: { number: Number(number), turn: Number(turn), face: Number(flipped !== '') } };
    });
  });
  const held = hands.flatMap(([colour, numbers]) =>
    numbers.map((number): Piece => ({ colour, spot: 'hand', tile: { number, turn: 0, face: 0 } })),
  );
  return { pieces: [...towers, ...held], colours: ['W'], seat: 0, ...rest };
}

export const SEATS = [
  { name: 'Ana', colours: 'W' },
  { name: 'Berta', colours: 'B' },
];

export const towersOf = (table: string): Towers => positionOf(boardOf(table), SEATS).towers;

/** List moves as the server does, by their spelling: `3@1,-1:4` places tile 3, `swap` moves none. */
export function moveList(...spellings: string[]): LegalMove[] {
  return spellings.map((move) => {
    const [, number, placed, origin, target, turn, flipped] =
      /^(?:(\d+)('?)@|(-?\d+,-?\d+)-)(-?\d+,-?\d+):(\d)('?)$/.exec(move) ?? [];
    const face = Number(Boolean(placed || flipped));
    const tile = { number: Number(number ?? 3), turn: Number(turn), face };
    const legs = target ? [{ colour: 'W', origin: origin ?? 'hand', target, tile, via: [], dice: [] }] : [];
    return { move, path: [move], legs, label: `plays ${move}`, effect: '', parts: [] };
  });
}
