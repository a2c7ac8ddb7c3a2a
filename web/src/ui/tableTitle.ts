// Whose turn it is, in words: on the stage, and in the title of the page, where those see it who have gone elsewhere.

import type { TableModel } from '../model/table.svelte';
import { OWN_TURN } from '../model/title';
import { inLanguage } from '../model/words';
import { tableWords } from '../words/table';

export type Shown = Pick<TableModel, 'state' | 'ownSeat' | 'held' | 'seatAt'>;

/** Say whose turn it is; nothing where it is nobody's. */
export function turnText(table: Shown): string {
  const w = inLanguage(tableWords);
  const seat = table.state?.seat ?? null;
  if (seat === null) return '';
  const name = table.seatAt(seat)?.name ?? '';
  if (table.ownSeat === null) return w.turnOf(name);
  return table.held.length > 1 ? w.yourTurnAs(name) : w.yourTurn;
}

/** Name the page of a table: what has to be done first, then the game. */
export function titleOf(table: Shown, game: string): string {
  const w = inLanguage(tableWords);
  const { state, ownSeat } = table;
  const mark = ownSeat === null ? '' : `${OWN_TURN} `;
  const now = state?.status === 'waiting' ? w.waiting : state?.status === 'over' ? w.over : `${mark}${turnText(table)}`;
  return [now, game, 'Ludoteca'].filter(Boolean).join(' · ');
}
