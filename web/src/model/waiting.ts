// What the waiting room of a table works out from its description: who is missing, and with how many it could begin.

import type { GameDescription, SeatState, TableInfo } from '../net/messages';

const FEWEST = 2;

/** Return with how many the game could begin now without its free seats; null where it could not. */
export function fewerPlayers(
  game: GameDescription,
  seats: SeatState[],
  settings: TableInfo['settings'],
): number | null {
  const count = seats.filter(({ kind }) => kind !== 'empty').length;
  if (count === seats.length || count < FEWEST) return null;
  const isMode = game.modes.some(({ id, players }) => id === settings.mode && players.includes(count));
  const doOptionsFit = game.options.every(
    ({ name, players }) => players[String(settings.options[name])]?.includes(count) ?? true,
  );
  return isMode && doOptionsFit ? count : null;
}

/** Return in how many columns seats lie, so that no row has a single one where it can be helped. */
export function seatColumns(seats: number): { some: number; most: number } {
  const most = seats % 3 === 0 || seats === 5 ? 3 : Math.min(seats, 4);
  return { some: seats === 4 ? 2 : Math.min(seats, 3), most };
}
