// Positions and moves of Stax as the server spells them (see notation.py), read for the picture. No rules here.

import type { BoardData } from '../../board/types';
import type { LegalMove, Told } from '../../net/messages';

/** What the server tells of Stax besides: the arrows of a tile by its number, for each face, as it lies with turn 0. */
export interface StaxData extends BoardData {
  arrows: Record<string, number[][]>;
}

export type Cell = [q: number, r: number];

/** A cell as moves spell it: `1,-1`. Cells are keys of maps, so they are kept as text. */
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
  flips: boolean; // a move says which face is up after it
  moved?: Moved; // as far as the position itself remembers
}

/** One of the moves that lead to the same cell: they differ in how the tile lies in the end. */
export interface Option {
  move: string;
  label: string;
  turn: number;
  isFlipped: boolean;
}

/** The legal moves by what is tapped: first the tile (its number, or its cell), then the cell. */
export type Plan = Map<string, Map<CellText, Option[]>>;

export const KING = 1;
const COLOURS = 'WBN'; // by seat
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

/** Read a position. `numbers` are those of a player's tiles: what is not on the table is in hand. */
export function readPosition(text: string, numbers: readonly number[]): Position {
  const fields = new Map(text.split(' ').map((word) => word.split(/=(.*)/s, 2) as [string, string]));
  const towers = readTowers(fields.get('table') ?? 'none');
  const players = Number(fields.get('players') ?? 2);
  const seat = COLOURS[Number(fields.get('seat') ?? 0)]!;
  const next = fields.has('played') ? COLOURS[Number(fields.get('played')) % players]! : seat; // an action each
  const hands = handsLeft(towers, players, numbers);
  if (fields.get('end') === 'capture') {
    const left = hands.get(next)!; // the captured king of who would be next is on no table and in no hand
    hands.set(
      next,
      left.filter((number) => number !== KING),
    );
  }
  const isOver = fields.get('phase') === 'over';
  return {
    towers,
    hands,
    turnOf: isOver ? '' : next,
    decidedBy: isOver ? '' : seat,
    flips: fields.get('flip') === 'true',
    moved: lastOfPast(fields.get('past')),
  };
}

function readTowers(text: string): Towers {
  if (text === 'none') return new Map();
  return new Map(
    text.split('/').map((word) => {
      const [tiles = '', cell = ''] = word.split('@');
      return [cell, tiles.split('+').map(readTile)];
    }),
  );
}

/** Read a tile as it lies: `W8':2`. */
function readTile(text: string): Tile {
  const [name = '', turn] = text.split(':');
  return {
    colour: name.charAt(0),
    number: parseInt(name.slice(1)),
    isFlipped: name.endsWith("'"),
    turn: Number(turn),
  };
}

function handsLeft(towers: Towers, players: number, numbers: readonly number[]): Map<string, number[]> {
  const onTable = new Set([...towers.values()].flat().map(tileKey));
  const left = (colour: string) => numbers.filter((number) => !onTable.has(`${colour}${number}`));
  return new Map([...COLOURS.slice(0, players)].map((colour) => [colour, left(colour)]));
}

/** The first word of the past takes the last move back: `now-before:turn`. */
function lastOfPast(past?: string): Moved | undefined {
  const [, to, from] = /^(-?\d+,-?\d+)-(-?\d+,-?\d+):/.exec(past ?? '') ?? [];
  return to && from ? { from, to } : undefined;
}

/** Tell the last move: from what has just happened, or else from what the position remembers. */
export function lastMove(told: readonly Told[], position: Position): Moved | undefined {
  const last = told.findLast(({ kind }) => kind === 'moved' || kind === 'placed')?.parameters;
  const moved = last ? { from: last.origin as CellText | undefined, to: last.cell as CellText } : position.moved;
  return moved && position.towers.has(moved.to) ? moved : undefined;
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

/** Tell whether turning a tile changes how it looks. */
export function looksTurned(number: number, data: StaxData): boolean {
  return data.arrows[number]![0]!.length % SIDES > 0;
}

/** Find the swap of colours among the legal moves. */
export function swapAmong(moves: readonly LegalMove[]): LegalMove | undefined {
  return moves.find(({ move }) => move === 'swap');
}

/** Sort the legal moves by what is tapped one after the other. */
export function readMoves(moves: readonly LegalMove[], position: Position): Plan {
  const plan: Plan = new Map();
  for (const { move, path, legs, label } of moves) {
    const [first, , third] = path;
    const [leg] = legs;
    if (!first || !third || !leg) continue;
    const { origin, target } = leg;
    const source = isCell(origin) ? origin : first.replace("'", '');
    const tile = topAt(position.towers, source);
    const isFlipped = [first, third].some((step) => step.endsWith("'")) || (!position.flips && !!tile?.isFlipped);
    const targets = plan.get(source) ?? plan.set(source, new Map()).get(source)!;
    const option = { move, label, turn: parseInt(third.slice(1)), isFlipped };
    targets.set(target, [...(targets.get(target) ?? []), option]);
  }
  return plan;
}

/** Tell whether what was tapped first is a cell of the table, and not a tile in hand. */
export function isCell(source: string): boolean {
  return source.includes(',');
}

/** Spell a move that is not among the legal ones, for the server to say why: the tile lies as it did. */
export function spellMove(source: string, target: CellText, towers: Towers, flips: boolean): string {
  if (!isCell(source)) return `${source}@${target}:0`;
  const tile = topAt(towers, source);
  return `${source}-${target}:${tile?.turn ?? 0}${flips && tile?.isFlipped ? "'" : ''}`;
}
