// The way from the app to the tables of this device: calls of a worker, and what it tells of a table.

import type { GameRecord } from '../dice/record';
import type { Replayed } from '../dice/replay';
import type { Language } from '../model/languages';
import { limits } from '../net/limits.svelte';
import type { FromServer, LegalMove, StepsTaken, TableInfo, TableRequest } from '../net/messages';
import type { Command, ConnectionListener, Hint, TableConnection } from '../net/live';
import type { Analysis, AnalysisRequest } from './analysis';
import type { Advice } from './coach';
import type { Refusal } from './game';
import type { Mover } from './exposure';
import type { HintRequest } from './hint';
import type { Host, HostPace } from './host';
import type { Archived } from './archive';
import type { ArchivedTable } from './archivedTable';
import type { Games } from './bundle';
import type { FinishedGame } from './finished';
import type { LessonAction, LessonAnswer, LessonPosition, LessonView } from './lesson';
import type { ToldPosition } from './position';
import type { Summary } from './store';
import type { Start } from './table';
import type { Arrivals } from './transfer';
import type { Stuck } from './stuck';
import type { Study, StudyProgress, StudyRequest } from './study';
import type { Played, Refused, ShownPosition, TriedMove, Tryout } from './tryout';

/** What the app asks of the worker: the name of a method of the host, and its arguments. */
export interface Call {
  call: number;
  method: keyof Host;
  given: unknown[];
}

/** Ends a call of a method that searches. */
export interface Cancel {
  cancel: number;
}

/** What the worker says: the answer to a call, how far an analysis or a study is, what happened at a table, or that the
 *  server was asked too often. */
export type Said =
  | { call: number; answer?: unknown; problem?: string }
  | { call: number; progress: Analysis | StudyProgress }
  | { table: string; message: FromServer }
  | { waitMs: number };

type OnProgress<Progress> = (progress: Progress) => void;

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  onProgress?: OnProgress<never> | undefined;
}

class LocalHost {
  private worker: Worker | null = null;
  private calls = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Map<string, (message: FromServer) => void>();

  call<Answer>(method: Call['method'], ...given: unknown[]): Promise<Answer> {
    return this.send<Answer>(method, given).answer;
  }

  /** Search in the worker. Aborted, the call is rejected at once, and the search ends with its slice or step. */
  async search<Answer>(
    method: 'analyse' | 'hint' | 'study',
    request: AnalysisRequest | HintRequest | StudyRequest,
    signal?: AbortSignal,
    onProgress?: OnProgress<never>,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    const { call, answer } = this.send<Answer>(method, [request], onProgress);
    const cancel = () => {
      this.waiting.get(call)?.reject(signal!.reason as Error);
      this.waiting.delete(call);
      this.worker?.postMessage({ cancel: call } satisfies Cancel);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    return answer.finally(() => signal?.removeEventListener('abort', cancel));
  }

  private send<Answer>(
    method: Call['method'],
    given: unknown[],
    onProgress?: OnProgress<never>,
  ): { call: number; answer: Promise<Answer> } {
    const worker = (this.worker ??= this.start());
    const call = ++this.calls;
    worker.postMessage({ call, method, given } satisfies Call);
    const answer = new Promise<Answer>((resolve, reject) => this.waiting.set(call, { resolve, reject, onProgress }));
    return { call, answer };
  }

  listen(table: string, listener: ((message: FromServer) => void) | null): void {
    if (listener) this.listeners.set(table, listener);
    else this.listeners.delete(table);
  }

  stop(): void {
    this.fail(new Error('it was stopped'));
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data);
    worker.onerror = (event) => this.fail(new Error(event.message));
    return worker;
  }

  private hear(said: Said): void {
    if ('waitMs' in said) {
      limits.note(said.waitMs);
      return;
    }
    if ('table' in said) {
      this.listeners.get(said.table)?.(said.message);
      return;
    }
    const waiting = this.waiting.get(said.call);
    if ('progress' in said) {
      waiting?.onProgress?.(said.progress as never);
      return;
    }
    this.waiting.delete(said.call);
    if (said.problem === undefined) waiting?.resolve(said.answer as never);
    else waiting?.reject(new Error(said.problem));
  }

  /** A worker that cannot be loaded answers nothing: whoever waits is told, and the next call starts another. */
  private fail(error: Error): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

const host = new LocalHost();
const analyst = new LocalHost(); // no table waits for the slices of a long search

export const localTables = {
  prepare: (game: string, language: Language) => host.call<void>('prepare', game, language),
  make: (request: TableRequest, language: Language, start?: Start) =>
    host.call<string>('make', request, language, start),
  info: (id: string, language: Language) => host.call<TableInfo | null>('info', id, language),
  steps: (id: string, language: Language) => host.call<StepsTaken | null>('steps', id, language),
  record: (id: string, language: Language) => host.call<string>('record', id, language),
  list: () => host.call<Summary[]>('list'),
  endMoved: (id: string) => host.call<void>('endMoved', id),
  remove: (id: string) => host.call<void>('remove', id),
  setPace: (pace: HostPace) => host.call<void>('setPace', pace),
  games: () => host.call<Archived>('games'),
  keepGame: (game: FinishedGame, record: string) => host.call<void>('keepGame', game, record),
  compact: () => host.call<number>('compact'),
  export: (withReplays: boolean) => host.call<Games>('export', withReplays),
  import: (coming: Games, isOnlyAsked: boolean) => host.call<Arrivals>('import', coming, isOnlyAsked),
  seatColours: (request: TableRequest, language: Language) => host.call<string[]>('seatColours', request, language),
  /** End the workers, so that nothing holds the databases of this device. */
  stop: () => {
    host.stop();
    analyst.stop();
  },
  analyse: (request: AnalysisRequest, onProgress?: OnProgress<Analysis>, signal?: AbortSignal) =>
    analyst.search<Analysis>('analyse', request, signal, onProgress),
};

/** Steps of lessons, which leave nothing behind on this device. */
export const localLessons = {
  show: (position: LessonPosition) => host.call<LessonView>('showLesson', position),
  act: (position: LessonPosition, action: LessonAction) => host.call<LessonAnswer>('actInLesson', position, action),
};

/** Games that were played, of tables of this device or of a server. It leaves nothing behind. */
export const studies = {
  study: (request: StudyRequest, onProgress: OnProgress<StudyProgress>, signal: AbortSignal) =>
    analyst.search<Study>('study', request, signal, onProgress),
  movesAt: (told: ToldPosition) => analyst.call<LegalMove[]>('movesAt', told),
  tryMove: (told: ToldPosition, tried: TriedMove) => analyst.call<Tryout>('tryMove', told, tried),
};

/** Questions about positions, of tables of this device or of a server. They leave nothing behind. */
export const positions = {
  /** Return the position of a table of this device; null where it has passed, or no person is to move in it. */
  of: (id: string, seq: number) => host.call<HintRequest | null>('hintRequest', id, seq),
  read: (told: ToldPosition) => analyst.call<HintRequest>('readPosition', told),
  hint: (request: HintRequest, signal: AbortSignal) => analyst.search<Hint>('hint', request, signal),
  advise: (request: HintRequest) => analyst.call<Advice>('advise', request),
  whyStuck: (request: HintRequest, piece: Stuck) =>
    analyst.call<Pick<Refusal, 'clause' | 'sentence'> | null>('whyStuck', request, piece),
  exposedMoves: (request: HintRequest, piece: Mover) => analyst.call<string[]>('exposedMoves', request, piece),
};

/** Positions in which a move is to be found. They leave nothing behind. */
export const puzzlePositions = {
  show: (told: ToldPosition, dice: number[]) => host.call<ShownPosition>('showPosition', told, dice),
  whyStuck: async (told: ToldPosition, piece: Stuck) => positions.whyStuck(await positions.read(told), piece),
  play: (told: ToldPosition, tried: TriedMove) => host.call<Refused | Played>('playMove', told, tried),
};

/** Play a record again by the rules of its game; its table need not be of this device. */
export function replayRecord(record: GameRecord): Promise<Replayed> {
  return host
    .call<Replayed>('replay', record)
    .catch(() => ({ is: 'unchecked', unchecked: { why: 'not_loaded' } }) satisfies Replayed);
}

/** Describe the game of a record from elsewhere, step by step; null where the rules of this device cannot play it. */
export function recordedGame(record: GameRecord, language: Language): Promise<ArchivedTable | null> {
  return host.call('recorded', record, language);
}

/** A table of this device, as `LiveConnection` is one of a server. */
export class LocalConnection implements TableConnection {
  private lastId = 0;

  constructor(
    private readonly table: string,
    private readonly listener: ConnectionListener,
  ) {
    listener.changed('connecting');
    host.listen(table, (message) => this.hear(message));
    host.call('join', table, listener.hello().language).catch(() => listener.changed('ended'));
  }

  ask(command: Command): number {
    const id = ++this.lastId;
    void host.call('ask', this.table, { ...command, id, seq: this.listener.seq() });
    return id;
  }

  close(): void {
    host.listen(this.table, null);
    void host.call('leave', this.table);
  }

  private hear(message: FromServer): void {
    if (message.type === 'pong') return; // nobody pings a worker
    if (message.type === 'welcome') {
      this.listener.welcomed(message);
      this.listener.changed('live');
      return;
    }
    if (message.type === 'refused') this.listener.refused(message);
    else if (message.type === 'error') {
      this.listener.failed(message);
      if (message.code === 'no_such_table') this.listener.changed('ended');
    } else this.listener.happened(message.events, message.state);
    if (message.id !== null) this.listener.answered(message.id);
  }
}
