// The legal moves of Stax sorted for a list of words: what is done, with which tile, where to, and how it lies then.

import type { LegalMove } from '../../net/messages';
import { HAND, type CellText } from './tiles';

export interface Target {
  cell: CellText;
  moves: LegalMove[]; // they differ in how the tile lies
}

export interface TileGroup {
  key: string;
  colour: string;
  number: number;
  origin: string; // a cell; `hand` where it is not on the table
  count: number; // of moves
  targets: Target[];
}

export interface Groups {
  others: LegalMove[]; // of no tile, such as the swap of colours
  placed: TileGroup[]; // tiles in hand
  moved: TileGroup[]; // tiles on the table
}

export function groupsOf(moves: readonly LegalMove[]): Groups {
  const others: LegalMove[] = [];
  const groups = new Map<string, TileGroup>();
  for (const move of moves) {
    const { tile, colour, origin, target } = move.legs[0] ?? {};
    if (!tile || !colour || !origin || !target) {
      others.push(move);
      continue;
    }
    const key = `${origin} ${colour}${tile.number}`;
    const group = groups.get(key) ?? { key, colour, number: tile.number, origin, count: 0, targets: [] };
    groups.set(key, group);
    group.count++;
    const known = group.targets.find(({ cell }) => cell === target);
    if (known) known.moves.push(move);
    else group.targets.push({ cell: target, moves: [move] });
  }
  const all = [...groups.values()].sort((one, other) => one.number - other.number);
  return {
    others,
    placed: all.filter(({ origin }) => origin === HAND),
    moved: all.filter(({ origin }) => origin !== HAND),
  };
}

export function countOf(groups: readonly TileGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
