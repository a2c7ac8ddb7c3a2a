// Tiles and moves of Stax as the server lists them, sorted for the picture. No rules here.

import type { BoardData, BoardSeat } from '../../board/types';
import type { BoardState, LegalMove, TappedLeg, NarratedEvent } from '../../net/messages';

/** What the server tells of Stax besides: the arrows of a tile by its number, for each face, as it lies with turn 0. */
export interface StaxData extends BoardData {
  arrows: Record<string, number[][]>;
}

export type Cell = [q: number, r: number];

/** A cell as spots are named: `1,-1`. Cells are keys of maps, so they are kept as text. */
export type CellText = string;

export interface Tile {
  colour: string;
  number: number;
  isFlipped: boolean;
  turn: number;
}

/** The occupied cells, each with its tiles from the table up. */
export type Towers = Map<CellText, Tile[]>;

/** Where the last tile came from (nowhere: from the hand), and where it is now. */
export interface Moved {
  from?: CellText;
  to: CellText;
}

export interface Position {
  towers: Towers;
  hands: Map<string, number[]>; // by colour
  turnOf: string; // the colour whose turn it is; none when it is over
  decidedBy: string; // the colour of the seat that decides, which may act for both at first (X-P5)
}

/** One of the moves that lead to the same cell: they differ in how the tile lies in the end. */
export interface Option {
  move: string;
  label: string;
  turn: number;
  isFlipped: boolean;
  takes: boolean; // it captures
}

/** The legal moves by what is tapped: first the tile (its number, or its cell), then the cell. */
export type Plan = Map<string, Map<CellText, Option[]>>;

export const KING = 1;
export const HAND = 'hand'; // the spot of tiles that are not on the table
// The six cells around one, counter-clockwise from the right (X-B2).
export const DIRECTIONS: readonly Cell[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
export const SIDES = DIRECTIONS.length;

export function cellText([q, r]: Cell): CellText {
  return `${q},${r}`;
}

export function cellOf(text: CellText): Cell {
  const [q = 0, r = 0] = text.split(',').map(Number);
  return [q, r];
}

export function neighbour(cell: CellText, direction: number): CellText {
  const [q, r] = cellOf(cell);
  const [dq, dr] = DIRECTIONS[direction]!;
  return cellText([q + dq, r + dr]);
}

/** Sort the tiles that the server lists into towers and hands. */
export function positionOf({ pieces, colours, seat }: BoardState, seats: readonly BoardSeat[]): Position {
  const towers: Towers = new Map();
  const hands = new Map<string, number[]>(seats.map((one) => [one.colours, []]));
  for (const { colour, spot, tile } of pieces) {
    const { number, turn, face } = tile!;
    if (spot === HAND) hands.set(colour, [...(hands.get(colour) ?? []), number]);
    else towers.set(spot, [...(towers.get(spot) ?? []), { colour, number, turn, isFlipped: face === 1 }]);
  }
  return { towers, hands, turnOf: colours[0] ?? '', decidedBy: seat === null ? '' : (seats[seat]?.colours ?? '') };
}

/** Tell the last move from what has just happened. */
export function lastMove(narration: readonly NarratedEvent[], towers: Towers): Moved | undefined {
  const way = narration.findLast(({ ways }) => ways.length > 0)?.ways.at(-1);
  const to = way?.path.at(-1);
  if (!way || !to || !towers.has(to)) return undefined;
  return way.origin === HAND ? { to } : { from: way.origin, to };
}

/** List where the tiles are that others moved since the person's last turn, without the last of them. */
export function earlierMoves(round: readonly NarratedEvent[], towers: Towers, last: Moved | undefined): CellText[] {
  const ends = round.flatMap(({ ways }) => ways.map(({ path }) => path.at(-1) ?? ''));
  return [...new Set(ends)].filter((cell) => towers.has(cell) && cell !== last?.to);
}

/** What tells a tile from all others, wherever it lies. */
export function tileKey(tile: Tile): string {
  return `${tile.colour}${tile.number}`;
}

export function nameOf(tile: Tile): string {
  return `${tileKey(tile)}${tile.isFlipped ? "'" : ''}`;
}

export function topAt(towers: Towers, cell: CellText): Tile | undefined {
  return towers.get(cell)?.at(-1);
}

/** List the directions of a tile's arrows as it lies. */
export function arrowsOf(tile: Tile, data: StaxData): number[] {
  const arrows = data.arrows[tile.number]![Number(tile.isFlipped)]!;
  return arrows.map((side) => (side + tile.turn) % SIDES);
}

/** Find the swap of colours among the legal moves: it moves no tile. */
export function swapAmong(moves: readonly LegalMove[]): LegalMove | undefined {
  return moves.find(({ legs }) => legs.length === 0);
}

/** Sort the legal moves by what is tapped one after the other. */
export function planOf(moves: readonly LegalMove[]): Plan {
  const plan: Plan = new Map();
  for (const { move, legs, label, effect } of moves) {
    const [leg] = legs;
    if (!leg?.tile) continue;
    const { number, turn, face } = leg.tile;
    const source = leg.origin === HAND ? String(number) : leg.origin;
    const targets = plan.get(source) ?? plan.set(source, new Map()).get(source)!;
    const option = { move, label, turn, isFlipped: face === 1, takes: effect === 'capture' };
    targets.set(leg.target, [...(targets.get(leg.target) ?? []), option]);
  }
  return plan;
}

/** Tell whether what was tapped first is a cell of the table, and not a tile in hand. */
export function isCell(source: string): boolean {
  return source.includes(',');
}

/** Name what was tapped for the server, which says why it is not among the legal moves. */
export function tappedLeg(source: string, target: CellText, colour: string): TappedLeg {
  return isCell(source) ? { origin: source, target, colour } : { origin: HAND, target, colour, number: Number(source) };
}
