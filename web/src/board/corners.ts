// Where players sit about a board: at the homes of their colours, as the board is turned.

import { middleOf } from './track';
import { boardFor } from './turning';
import type { BoardData } from './types';

/** The place of a seat's card beside the board or above and below it. */
export interface Corner {
  side: 'left' | 'right';
  row: 'top' | 'bottom';
  across: number; // from 0, the left end of its row, to 1, the right one
  down: number; // from 0, the top of its side, to 1, its bottom
}

const LEAST_STEP = 0.12; // between cards of one side, by its height

/** Say for each seat where it sits; nothing where a board has no homes. */
export function cornersOf(data: BoardData, seats: readonly { colours: string }[], viewer: string): Corner[] {
  const { spots } = boardFor(data, viewer);
  const [left, top, width, height] = data.box;
  const homes = seats.map(({ colours }) => spots[data.pieces[colours.split('+')[0]!]?.home ?? '']);
  if (homes.some((home) => !home)) return [];
  const found = homes.map((home): Corner => {
    const [x, y] = middleOf(home!.outline);
    const [across, down] = [(x - left) / width, (y - top) / height];
    return { side: across < 0.5 ? 'left' : 'right', row: down < 0.5 ? 'top' : 'bottom', across, down };
  });
  balance(found);
  for (const row of ['top', 'bottom'] as const) spread(found.filter((one) => one.row === row));
  for (const side of ['left', 'right'] as const) keepApart(found.filter((one) => one.side === side));
  return found;
}

/** Let those who sit half way up take the row that has fewer, from the left. */
function balance(seats: Corner[]): void {
  const between = seats.filter(({ down }) => Math.abs(down - 0.5) < 0.1);
  const rest = seats.filter((one) => !between.includes(one));
  for (const one of between.toSorted((a, b) => a.across - b.across)) {
    const tops = rest.filter(({ row }) => row === 'top').length;
    one.row = 2 * tops <= rest.length ? 'top' : 'bottom';
    rest.push(one);
  }
}

/** Spread the cards of a row over its width; one alone stays at its side. */
function spread(row: Corner[]): void {
  row.sort((one, other) => one.across - other.across);
  row.forEach((one, at) => {
    one.across = row.length === 1 ? Number(one.side === 'right') : at / (row.length - 1);
  });
}

/** Bring the outer cards of a side to its ends, and leave each the height that it needs. */
function keepApart(side: Corner[]): void {
  side.sort((one, other) => one.down - other.down);
  const [first, last] = [side[0]?.down ?? 0, side.at(-1)?.down ?? 1];
  if (side.length > 1) for (const one of side) one.down = (one.down - first) / (last - first);
  else for (const one of side) one.down = Number(one.row === 'bottom');
  side.forEach((one, at) => (one.down = Math.max(one.down, at ? side[at - 1]!.down + LEAST_STEP : 0)));
}
