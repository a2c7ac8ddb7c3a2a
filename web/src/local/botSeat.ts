// A bot on a seat of a table of this device: as server/bot_seats.py seats it.

import type { PersonalityDescription, SeatRequest } from '../net/messages';
import type { LocalSeat } from './table';

/** Complete what was asked for: a level, a personality (each seat has another one in turn), and the name of who has it. */
export function botAt(seat: number, wanted: SeatRequest, known: readonly PersonalityDescription[]): LocalSeat {
  const usual = known[seat % Math.max(known.length, 1)]?.id ?? '';
  const personality = wanted.personality ?? usual;
  const named = known.find(({ id }) => id === personality)?.name;
  const name = wanted.name || named || `Bot ${seat + 1}`;
  return { kind: 'bot', name, level: wanted.level || 'medium', personality, bytes: '' };
}
