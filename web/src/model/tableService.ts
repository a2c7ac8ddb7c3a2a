// Where a table is played: at the server, or on this device in a worker. The app talks to either in the same way.

import { LocalConnection, localTables } from '../local/connection';
import { isLocal } from '../local/ids';
import { api, Problem } from '../net/api';
import { boardFor } from '../net/boards';
import { LiveConnection, type ConnectionListener, type Hint, type TableConnection } from '../net/live';
import type { BoardData, StepTaken, TableInfo } from '../net/messages';
import { inLanguage } from './words';
import { netWords } from '../words/net';
import { tokensAt } from './seats';
import { settings } from './settings.svelte';

/** Finds a good move for the position with a sequence number; gives nothing where that has passed. */
export type FindHint = (seq: number, signal: AbortSignal) => Promise<Hint | null>;

export interface TableService {
  readonly isLocal: boolean;
  readonly hint: FindHint | null; // nothing where the table gives no hints
  connect(listener: ConnectionListener): TableConnection;
  info(): Promise<TableInfo>;
  steps(): Promise<StepTaken[]>;
  record(): Promise<string>;
  board(info: TableInfo): Promise<BoardData>;
}

/** Return the way to a table. */
export function serviceFor(id: string): TableService {
  return isLocal(id) ? localService(id) : serverService(id);
}

function serverService(id: string): TableService {
  const token = () => Object.values(tokensAt(id))[0];
  return {
    isLocal: false,
    hint: null, // others play there
    connect: (listener) => new LiveConnection(id, listener),
    info: () => api.table(id, token()),
    steps: () => api.steps(id, token()),
    record: () => api.record(id, token()),
    board: () => api.board(id),
  };
}

function localService(id: string): TableService {
  return {
    isLocal: true,
    hint: (seq, signal) => localTables.hint(id, seq, signal),
    connect: (listener) => new LocalConnection(id, listener),
    info: async () => {
      const info = await localTables.info(id, settings.language);
      if (!info) throw new Problem('no_such_table', inLanguage(netWords).noSuchTable);
      return info;
    },
    steps: () => localTables.steps(id, settings.language),
    record: () => localTables.record(id, settings.language),
    board: async (info) => {
      const letters = info.state.seats.flatMap((seat) => seat.colours.split('+'));
      return boardFor(await api.boards(info.game), letters, info.settings.options);
    },
  };
}
