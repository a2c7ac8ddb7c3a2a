// Whose turn it is, in words: on the stage, and in the title of the page, where those see it who have gone elsewhere.

import type { TableModel } from '../model/table.svelte';
import { OWN_TURN } from '../model/title';
import { inLanguage } from '../model/words';
import { tableWords } from '../words/table';

export type Shown = Pick<TableModel, 'state' | 'ownSeat' | 'held' | 'seatAt'> & { movingSeat?: number | null };

/** Find whose turn it is to see: that of a seat whose pieces are on their way lasts until they stand. */
function turnOf({ state, movingSeat, ownSeat, held }: Shown): { seat: number | null; isOwn: boolean } {
  const seat = state?.seat ?? null;
  if (seat === null || movingSeat === undefined || movingSeat === null) return { seat, isOwn: ownSeat !== null };
  return { seat: movingSeat, isOwn: held.includes(movingSeat) };
}

/** Say whose turn it is; nothing where it is nobody's. */
export function turnText(table: Shown): string {
  const w = inLanguage(tableWords);
  const { seat, isOwn } = turnOf(table);
  if (seat === null) return '';
  const name = table.seatAt(seat)?.name ?? '';
  if (!isOwn) return w.turnOf(name);
  return table.held.length > 1 ? w.yourTurnAs(name) : w.yourTurn;
}

/** Name the page of a table: what has to be done first, then the game. */
export function titleOf(table: Shown, game: string): string {
  const w = inLanguage(tableWords);
  const { state } = table;
  const mark = turnOf(table).isOwn ? `${OWN_TURN} ` : '';
  const now = state?.status === 'waiting' ? w.waiting : state?.status === 'over' ? w.over : `${mark}${turnText(table)}`;
  return [now, game, 'Ludoteca'].filter(Boolean).join(' · ');
}
