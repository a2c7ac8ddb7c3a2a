// New tables: on this device where nobody else is asked to it, else at the server.

import { localTables } from '../local/connection';
import { api } from '../net/api';
import { hasServer } from '../net/base';
import type { SeatRequest, TableInfo, TableRequest } from '../net/messages';
import { realName } from './ownName';
import { holdSeats } from './seats';
import { settings } from './settings.svelte';

/** Whether a table can be played on this device: no guests, no clock, not for all to see. */
export function isForThisDevice({ seats = [], players, clock, is_open }: TableRequest): boolean {
  const isFull = seats.length === players && seats.every(({ kind }) => kind === 'here' || kind === 'bot');
  return isFull && (clock?.kind ?? 'none') === 'none' && !is_open;
}

/** Move a game of this device to a table of the server, where one of the seats is for a guest; gives the table's id.
 * Others see the person of this device by a name of their own. */
export async function moveToServer(info: TableInfo, record: string, guest: number, ownName: string): Promise<string> {
  const seats = info.state.seats.map(({ seat, kind, name, level, personality }): SeatRequest => {
    if (seat === guest) return { kind: 'invited' };
    if (kind !== 'bot') return { kind: 'here', name: realName(name) || ownName };
    return { kind: 'bot', name, level, personality };
  });
  const { throw_by_itself, forced_by_itself } = info.settings;
  const made = await api.make({ game: info.game, record, seats, throw_by_itself, forced_by_itself });
  holdSeats(made.id, info.game, made.tokens, made.host);
  await localTables.endMoved(info.id);
  return made.id;
}

/** Make a table; gives its id. Where its game has no rules for this device, the server plays it. */
export async function makeTable(request: TableRequest): Promise<string> {
  if (isForThisDevice(request)) {
    try {
      return await localTables.make(request, settings.language);
    } catch (error) {
      if (!hasServer) throw error;
    }
  }
  const seats = request.seats?.map((seat) =>
    seat.kind === 'here' ? { ...seat, name: realName(seat.name ?? '') || null } : seat,
  );
  const made = await api.make({ ...request, seats });
  holdSeats(made.id, request.game, made.tokens, made.host);
  return made.id;
}
