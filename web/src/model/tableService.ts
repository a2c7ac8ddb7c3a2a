// Where a table is played: at the server, or on this device in a worker. The app talks to either in the same way.

import { LocalConnection, localTables, positions } from '../local/connection';
import type { HintRequest } from '../local/hint';
import { isLocal } from '../local/ids';
import { api, Problem } from '../net/api';
import { boardFor } from '../net/boards';
import { LiveConnection, type ConnectionListener, type Hint, type TableConnection } from '../net/live';
import type { BoardData, StepsTaken, TableInfo } from '../net/messages';
import { inLanguage } from './words';
import { netWords } from '../words/net';
import { tokensAt } from './seats';
import { settings } from './settings.svelte';
import { SPEEDS, type Pace } from './timeline';

const BOT_PAUSE_MS: Record<Pace, number> = { slow: 1400, normal: 450, quick: 120, off: 0 }; // after what happened is seen

/** Finds a good move for the position with a sequence number; gives nothing where that has passed. */
export type FindHint = (seq: number, signal: AbortSignal) => Promise<Hint | null>;

export interface TableService {
  readonly isLocal: boolean;
  readonly hint: FindHint;
  /** Return the position with a sequence number for this device to think about; null where it has passed. */
  position(seq: number): Promise<HintRequest | null>;
  connect(listener: ConnectionListener): TableConnection;
  info(): Promise<TableInfo>;
  steps(): Promise<StepsTaken>;
  record(): Promise<string>;
  board(info: TableInfo): Promise<BoardData>;
  /** Tell how fast bots shall act, and what they do be shown. A server has a pace of its own. */
  setPace(bots: Pace, shown: Pace, isStill: boolean): void;
}

/** What a replay asks of where its game is kept. */
export type ReplaySource = Pick<TableService, 'isLocal' | 'info' | 'steps' | 'record' | 'board'>;

/** Return the way to a table. */
export function serviceFor(id: string): TableService {
  return isLocal(id) ? localService(id) : serverService(id);
}

/** Find hints by this device, wherever the table is: a server has nothing to do with them. */
function hintBy(position: TableService['position']): FindHint {
  return async (seq, signal) => {
    const request = await position(seq);
    return request && positions.hint(request, signal);
  };
}

function serverService(id: string): TableService {
  const token = () => Object.values(tokensAt(id))[0];
  // The position is asked for anew: whoever asked drops the answer where it has passed meanwhile.
  const position: TableService['position'] = async () => {
    const { game, settings: set, state } = await api.table(id, token());
    const setup = { players: set.players, mode: set.mode, options: set.options };
    return positions.read({ game, setup, position: state.position, language: settings.language });
  };
  return {
    isLocal: false,
    hint: hintBy(position),
    position,
    connect: (listener) => new LiveConnection(id, listener),
    info: () => api.table(id, token()).catch(orKept(() => localTables.info(id, settings.language))),
    steps: () => api.steps(id, token()).catch(orKept(() => localTables.steps(id, settings.language))),
    record: () => api.record(id, token()).catch(orKept(() => localTables.record(id, settings.language))),
    board: (info) => api.board(id).catch(orKept(() => boardOf(info))),
    setPace: () => {},
  };
}

/** Fall back on what this device keeps of a finished game, where the server has deleted it or does not answer. */
function orKept<Answer>(readKept: () => Promise<Answer | null>): (problem: unknown) => Promise<Answer> {
  return async (problem) => {
    const kept = await readKept().catch(() => null);
    if (!kept) throw problem;
    return kept;
  };
}

function orNoTable<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Problem('no_such_table', inLanguage(netWords).noSuchTable);
  return answer;
}

/** Find the board of a table among those of its game. */
export async function boardOf(info: TableInfo): Promise<BoardData> {
  const letters = info.state.seats.flatMap((seat) => seat.colours.split('+'));
  return boardFor(await api.boards(info.game), letters, info.settings.options);
}

function localService(id: string): TableService {
  const position: TableService['position'] = (seq) => positions.of(id, seq);
  return {
    isLocal: true,
    hint: hintBy(position),
    position,
    connect: (listener) => new LocalConnection(id, listener),
    info: async () => orNoTable(await localTables.info(id, settings.language)),
    steps: async () => orNoTable(await localTables.steps(id, settings.language)),
    record: () => localTables.record(id, settings.language),
    board: boardOf,
    setPace: (bots, shown, isStill) =>
      void localTables.setPace({ pauseMs: BOT_PAUSE_MS[bots], manner: { speed: SPEEDS[shown], isStill } }),
  };
}
