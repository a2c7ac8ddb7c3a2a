// Finished games of servers: kept on this device with their records, so that they stay when the server deletes them.

import { readRecord } from '../dice/record';
import { localTables } from '../local/connection';
import { FINISHED_VERSION, type FinishedGame } from '../local/finished';
import { api } from '../net/api';
import type { TableInfo } from '../net/messages';
import { tokensAt } from './seats';

/** Describe a finished game of a server at which this device held seats. Its record says why it ended. */
export function finishedAtServer(info: TableInfo, held: number[], record: string, now_ms: number): FinishedGame {
  const reading = readRecord(record);
  const { players, mode, options } = info.settings;
  const { seats, ranking } = info.state;
  const numbersOf = (isMeant: (seat: (typeof seats)[number]) => boolean) =>
    seats.filter(isMeant).map(({ seat }) => seat);
  return {
    version: FINISHED_VERSION,
    id: info.id,
    game: info.game,
    created_ms: info.created_ms,
    ended_ms: now_ms,
    setup: { players, mode, options },
    seats: seats.map(({ kind, name, level, personality }) => ({
      kind: kind === 'bot' ? 'bot' : 'person',
      name,
      level,
      personality,
    })),
    held,
    resigned: numbersOf((seat) => seat.has_resigned),
    kept: numbersOf((seat) => seat.is_kept && !seat.has_resigned),
    why: ('record' in reading && reading.record.tags.get('Ended by')) || 'rules',
    ranking,
  };
}

/** Keep the game of a server's table that is over. Where its record cannot be had, nothing is kept: the next visit tries again. */
export async function keepServerGame(info: TableInfo): Promise<void> {
  const tokens = tokensAt(info.id);
  const held = Object.keys(tokens).map(Number);
  if (held.length === 0) return;
  const { games, records } = await localTables.games();
  if (records.includes(info.id) && games.some(({ id }) => id === info.id)) return; // it stays as it was seen first
  const record = await api.record(info.id, Object.values(tokens)[0]);
  await localTables.keepGame(finishedAtServer(info, held, record, Date.now()), record);
}
