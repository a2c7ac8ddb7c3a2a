// What a player kept from before the game, held against what the record says.

import type { Verdict } from './check';

export type Comparison =
  | { is: 'seal' }
  | { is: 'added'; seat: number; name: string }
  | { is: 'neither' }
  | { is: 'unfinished'; length: number };

const LENGTHS = [64, 32]; // hex digits of a seal, and of what a seat added

/** Find what somebody pasted in the record; nothing while nothing is pasted. */
export function compared(pasted: string, { seal, added }: Pick<Verdict, 'seal' | 'added'>): Comparison | undefined {
  const kept = pasted.replace(/\s/g, '').toLowerCase();
  if (!kept) return undefined;
  if (!LENGTHS.includes(kept.length)) return { is: 'unfinished', length: kept.length };
  if (kept === seal) return { is: 'seal' };
  const seat = added.find(({ bytes }) => bytes === kept);
  return seat ? { is: 'added', seat: seat.seat, name: seat.name } : { is: 'neither' };
}
