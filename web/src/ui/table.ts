// Small things that the parts of the table's screen share.

import type { SeatState, TableInfo } from '../net/messages';

/** Shapes that tell seats apart without their colours. */
export const SHAPES = ['●', '■', '▲', '◆', '★', '✚', '⬟', '⬢'];

/** Whether people can talk at a table: it allows that, and there are several of them. */
export function canTalk(info: TableInfo | null, seats: SeatState[]): boolean {
  return info?.settings.chat === true && seats.filter(({ kind }) => kind === 'person').length > 1;
}

export function clockText(seat: SeatState, isRunning: boolean, sinceMs: number): string {
  if (seat.clock_ms === null) return '';
  const left = Math.max(0, seat.clock_ms - (isRunning ? sinceMs : 0));
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
