// Hosts the tables of this device: makes and loads them, stores what happens before anybody hears of it, and lets bots
// think. It runs in a Web Worker (worker.ts); unit tests run it where they are.

import { botAt } from './botSeat';
import type { GameRecord } from '../dice/record';
import { replay, type Replayed } from '../dice/replay';
import type { Language } from '../model/languages';
import { AT_ONCE, timeToSee, type Manner } from '../model/timeline';
import type { Hint } from '../net/live';
import type { FromServer, LegalMove, StepsTaken, TableInfo, TableRequest } from '../net/messages';
import { analyse, type Analysis, type AnalysisRequest, type OnProgress } from './analysis';
import { adviceFor, type Advice, type AdviceRequest } from './coach';
import { MemoryArchive, type Archive, type Archived } from './archive';
import { archivedTable, recordedTable, type ArchivedTable } from './archivedTable';
import type { Games, TableLog } from './bundle';
import type { DataLibrary } from './dataLibrary';
import { finishedOf, type FinishedGame } from './finished';
import { exposedMovesOf, type Mover } from './exposure';
import type { Refusal } from './game';
import { hintFor, type HintRequest } from './hint';
import { positionOf, type ToldPosition } from './position';
import {
  actInLesson,
  showLesson,
  type LessonAction,
  type LessonAnswer,
  type LessonPosition,
  type LessonView,
} from './lesson';
import { recordOf } from './record';
import { study, type Study, type StudyProgress, type StudyRequest } from './study';
import {
  movesAt,
  playMove,
  showPosition,
  tryMove,
  type Played,
  type Refused,
  type ShownPosition,
  type TriedMove,
  type Tryout,
} from './tryout';
import { ConflictError, type Preview, type Store, type Summary } from './store';
import { whyStuck, type Stuck } from './stuck';
import {
  drawAtRandom,
  drawSeatBytes,
  LocalTable,
  newHead,
  RefusedError,
  stepsOf,
  type Command,
  type Draw,
  type Entry,
  type Head,
  type Start,
} from './table';
import { exportGames, importGames, type Arrivals } from './transfer';
import { OnlyWindow, type Lead, type Windows } from './windows';

/** How long people have to see what happened before a bot acts, or the table by itself. */
export interface HostPace {
  pauseMs: number; // after it has been shown
  manner: Manner; // in which it is shown
}

const PACE: HostPace = { pauseMs: 700, manner: AT_ONCE };
const MOST_LOGS = 200; // of finished games; of older ones the record is kept, which is a tenth as long

/** Somebody who looks at a table. */
export type Listener = (message: FromServer) => void;

export interface HostOptions {
  pace?: HostPace;
  draw?: Draw;
  windows?: Windows;
  archive?: Archive;
  mostLogs?: number; // of finished games
}

interface Open {
  table: LocalTable;
  language: Language;
  listener: Listener;
  timer: ReturnType<typeof setTimeout> | undefined;
  work: Promise<void>; // changes come one after the other
  leaving: AbortController; // stops a bot that thinks
  lead: Lead; // without it this window only follows: bots play in another one
}

export class Host {
  private readonly open = new Map<string, Open>();
  private readonly joining = new Map<string, symbol>(); // who waits for a table to be read

  private pace: HostPace;
  private readonly draw: Draw;
  private readonly windows: Windows;
  private readonly archive: Archive;
  private readonly mostLogs: number;

  constructor(
    private readonly store: Store,
    private readonly library: DataLibrary,
    options: HostOptions = {},
  ) {
    this.pace = options.pace ?? PACE;
    this.draw = options.draw ?? drawAtRandom;
    const windows = (this.windows = options.windows ?? new OnlyWindow());
    this.archive = options.archive ?? new MemoryArchive();
    this.mostLogs = options.mostLogs ?? MOST_LOGS;
    windows.listen((table) => this.follow(table));
  }

  /** Load what a table of a game needs, before one is made. */
  async prepare(game: string, language: Language): Promise<void> {
    await Promise.all([this.needs({ game }, language), this.library.describe(game, language)]);
  }

  /** Make a table, at the beginning of its game or in a position of one; gives its id. */
  async make(request: TableRequest, language: Language, start?: Start): Promise<string> {
    await this.prepare(request.game, language); // all at once
    const head = newHead({ ...(await this.wanted(request, language)), start }, Date.now(), this.draw);
    const table = await this.tableOf(head, [], language);
    await this.store.create(head, table.start(Date.now()), table.preview);
    table.game.close();
    return head.id;
  }

  /** Let somebody look at a table and play at it; the first message is a welcome. */
  async join(id: string, language: Language, listener: Listener): Promise<void> {
    const left = this.leave(id);
    const visit = Symbol(id);
    this.joining.set(id, visit);
    await left;
    const kept = await this.store.read(id);
    if (!kept) throw new Error(`there is no table ${id} on this device`);
    const table = await this.tableOf(kept.head, kept.entries, language);
    if (this.joining.get(id) !== visit) return table.game.close(); // it was left meanwhile
    this.joining.delete(id);
    const leaving = new AbortController();
    const lead = this.windows.lead(id, () => this.plan(open));
    const open: Open = { table, language, listener, timer: undefined, work: Promise.resolve(), leaving, lead };
    this.open.set(id, open);
    const added = kept.head.seats.flatMap(({ bytes }, seat) => (bytes ? [seat] : []));
    const dice = { commit: table.commit, added, can_add: false, is_host: false };
    listener({ type: 'welcome', table: id, ...dice, seats: table.held, events: [], state: table.state() });
    this.follow(id); // another window may have added to it while it was read
  }

  /** Stop looking at a table; its bots stop too. What was asked for before is stored when this is done. */
  async leave(id: string): Promise<void> {
    this.joining.delete(id);
    const open = this.open.get(id);
    if (!open) return;
    clearTimeout(open.timer);
    this.open.delete(id);
    open.leaving.abort();
    open.lead.release();
    await open.work;
    open.table.game.close();
  }

  /** Do what a person asks for. */
  ask(id: string, command: Command): void {
    const open = this.open.get(id);
    if (!open) return;
    open.lead.take(); // a person looks at this window
    this.change(open, command.id, async () => {
      if (command.seq < open.table.seq) return []; // it was sent before something else happened, itself perhaps
      if (command.type === 'rematch') return this.rematch(open);
      return open.table.execute(command, Date.now());
    });
  }

  /** Change how long people have to see what happens; it counts at once. */
  setPace(pace: HostPace): void {
    this.pace = pace;
    for (const open of this.open.values()) if (open.timer !== undefined) this.plan(open);
  }

  /** End a game that goes on at a server. */
  async endMoved(id: string): Promise<void> {
    await this.leave(id);
    const entries = await this.looking(id, 'en', (table) => table.endMoved(Date.now()));
    const { head } = (await this.store.read(id)) ?? {};
    if (!head || !entries?.length) return;
    try {
      await this.append(head, entries, true);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      await this.endMoved(id); // another window was faster
    }
  }

  /** Play a record again, of whatever table. */
  replay(record: GameRecord): Promise<Replayed> {
    return replay(record, this.library);
  }

  /** Describe the game of a record from elsewhere, step by step; null where the rules here cannot play it. */
  async recorded(record: GameRecord, language: Language): Promise<ArchivedTable | null> {
    return recordedTable(record, ...(await this.needs(record, language)));
  }

  /** Describe a table as it stands; of a game whose log is not here, as its record says. */
  async info(id: string, language: Language): Promise<TableInfo | null> {
    const info = await this.looking(id, language, (table) => table.info());
    return info ?? (await this.archived(id, language))?.info ?? null;
  }

  /** Return the game of a table step by step, and up to which number of its log; null where there is none. */
  async steps(id: string, language: Language): Promise<StepsTaken | null> {
    const kept = await this.store.read(id);
    if (!kept) {
      const archived = await this.archived(id, language);
      return archived && { seq: archived.info.state.seq, steps: archived.steps };
    }
    const [rules, sentences] = await this.needs(kept.head, language);
    const seq = kept.entries.at(-1)?.seq ?? 0;
    return { seq, steps: stepsOf(kept.head, kept.entries, rules, sentences) };
  }

  async record(id: string, language: Language): Promise<string> {
    const kept = await this.store.read(id);
    if (!kept) return (await this.archive.record(id)) ?? '';
    const [rules] = await this.needs(kept.head, language);
    const described = await this.library.describe(kept.head.game, language);
    const defaults = Object.fromEntries(described.options.map((option) => [option.name, option.default]));
    const madeBy = `ludoteca ${await this.library.version(language)}`;
    return (await this.looking(id, language, (table) => recordOf(table, rules.description, defaults, madeBy))) ?? '';
  }

  /** List the tables of this device, the last one first. */
  async list(): Promise<Summary[]> {
    const tables = await this.store.list();
    for (const one of tables) {
      if (one.isOver || one.preview) continue;
      const preview = this.looking(one.id, 'en', (table) => table.preview); // it was played with an earlier app
      one.preview = (await preview.catch(() => null)) ?? undefined;
    }
    return tables;
  }

  /** Delete a table, and what is kept of its game. */
  async remove(id: string): Promise<void> {
    await this.leave(id);
    await this.store.remove(id);
    await this.archive.remove(id);
    this.windows.announce(id);
  }

  // Finished games

  /** List the finished games of this device, also those that ended without a row in the archive. */
  async games(): Promise<Archived> {
    const [tables, { games, unreadable }] = await Promise.all([this.store.list(), this.archive.list()]);
    const known = new Set([...games, ...unreadable].map(({ id }) => id));
    for (const { id, isOver } of tables) if (isOver && !known.has(id)) await this.archiveTable(id);
    const archived = await this.archive.list();
    return { ...archived, records: [...archived.records, ...tables.map(({ id }) => id)] };
  }

  /** Keep a finished game of a server, with its record where there is one. */
  async keepGame(game: FinishedGame, record: string): Promise<void> {
    if (record) await this.archive.putRecord(game.id, record);
    await this.archive.put([game]);
  }

  /** Turn the logs of the oldest finished games into records, where there are too many. Returns how many it were. */
  async compact(): Promise<number> {
    const finished = (await this.store.list()).filter(({ id, isOver }) => isOver && !this.open.has(id));
    let compacted = 0;
    for (const { id } of finished.slice(this.mostLogs)) {
      const record = await this.record(id, 'en');
      await this.archiveTable(id);
      await this.archive.putRecord(id, record);
      await this.store.remove(id); // the record is on the disk
      compacted += 1;
    }
    return compacted;
  }

  /** List what goes to another device, with or without what replays of finished games need. */
  export(withReplays: boolean): Promise<Games> {
    return this.games().then(() => exportGames(this.store, this.archive, withReplays));
  }

  /** Take in what comes from another device, or only tell what would be. */
  async import(coming: Games, isOnlyAsked: boolean): Promise<Arrivals> {
    const isAllowed = async ({ head, entries }: TableLog) => {
      const table = await this.tableOf(head, entries, 'en').catch(() => null);
      table?.game.close();
      return table !== null;
    };
    const arrivals = await importGames(this.store, this.archive, coming, isAllowed, isOnlyAsked);
    if (!isOnlyAsked) for (const { head } of coming.tables) this.windows.announce(head.id);
    return arrivals;
  }

  /** Name the colours of the seats at a table that is asked for, by their letters: `Y+R`. */
  async seatColours(request: TableRequest, language: Language): Promise<string[]> {
    const table = await this.tableOf(newHead(await this.wanted(request, language), 0, this.draw), [], language);
    const { colours } = table.preview;
    table.game.close();
    return colours;
  }

  private async archiveTable(id: string): Promise<void> {
    const kept = await this.store.read(id);
    const game = kept && finishedOf(kept.head, kept.entries);
    if (game) await this.archive.put([game]);
  }

  /** Play the record of a finished game again; null where there is none. */
  private async archived(id: string, language: Language): Promise<ArchivedTable | null> {
    const { games } = await this.archive.list();
    const game = games.find((one) => one.id === id);
    const record = await this.archive.record(id);
    return game && record ? archivedTable(game, record, ...(await this.needs(game, language))) : null;
  }

  /** Search a position (analysis.ts). Bots that think at a table have their turns meanwhile. */
  analyse(request: AnalysisRequest, onProgress?: OnProgress, signal?: AbortSignal): Promise<Analysis> {
    return analyse(this.library, request, onProgress, signal);
  }

  /** Study a game (study.ts). */
  study(request: StudyRequest, onProgress?: (done: StudyProgress) => void, signal?: AbortSignal): Promise<Study> {
    return study(this.library, request, onProgress, signal);
  }

  /** List the legal moves of a position. */
  movesAt(told: ToldPosition): Promise<LegalMove[]> {
    return movesAt(this.library, told);
  }

  /** Say what a move in a position is worth (tryout.ts). */
  tryMove(told: ToldPosition, tried: TriedMove): Promise<Tryout> {
    return tryMove(this.library, told, tried);
  }

  /** Play a move in a position, without a look at what it is worth. */
  playMove(told: ToldPosition, tried: TriedMove): Promise<Refused | Played> {
    return playMove(this.library, told, tried);
  }

  /** Return what a board shows of a position in which such dice are being played. */
  showPosition(told: ToldPosition, dice: number[]): Promise<ShownPosition> {
    return showPosition(this.library, told, dice);
  }

  /** Return what a hint is looked for by; null where the position has passed, or no person is to move in it. */
  hintRequest(id: string, seq: number): HintRequest | null {
    const { table, language } = this.open.get(id) ?? {};
    if (!table || !language || table.seq !== seq || table.state().moves.length === 0) return null;
    return { game: table.head.game, setup: table.head.setup, bytes: table.bytes, language };
  }

  /** Read the position of a table that is played elsewhere (position.ts). */
  readPosition(told: ToldPosition): Promise<HintRequest> {
    return positionOf(this.library, told);
  }

  /** Find a good move in a position (hint.ts). It need not be of a table that is open here. */
  hint(request: HintRequest, signal?: AbortSignal): Promise<Hint> {
    return hintFor(this.library, request, signal);
  }

  /** Say what a coach would in a position (coach.ts). */
  advise(request: AdviceRequest): Promise<Advice> {
    return adviceFor(this.library, request);
  }

  /** Say why a piece cannot move (stuck.ts). */
  whyStuck(request: HintRequest, piece: Stuck): Promise<Pick<Refusal, 'clause' | 'sentence'> | null> {
    return whyStuck(this.library, request, piece);
  }

  /** Say with which moves a piece could be captured (exposure.ts). */
  exposedMoves(request: HintRequest, piece: Mover): Promise<string[]> {
    return exposedMovesOf(this.library, request, piece);
  }

  /** Show a step of a lesson (lesson.ts). */
  showLesson(position: LessonPosition): Promise<LessonView> {
    return showLesson(this.library, position);
  }

  /** Throw or move in a step of a lesson. */
  actInLesson(position: LessonPosition, action: LessonAction): Promise<LessonAnswer> {
    return actInLesson(this.library, position, action);
  }

  // Changes: one at a time at a table, stored before they are told

  private change(open: Open, question: number | null, act: () => Promise<Entry[]>): void {
    open.work = open.work.then(async () => {
      const { table, listener } = open;
      const { seq } = table;
      try {
        const entries = await act();
        const events = table.eventsOf(entries);
        const state = table.state();
        if (entries.length > 0) await this.append(table.head, entries, state.status === 'over', table.preview);
        if (open.leaving.signal.aborted) return; // who joins again is welcomed with it
        listener({ type: entries.length > 0 ? 'events' : 'stale', id: question, events, state });
      } catch (error) {
        if (open.leaving.signal.aborted) return; // nobody hears of it
        await this.recover(open, question, error, seq);
      }
      this.plan(open);
    });
  }

  private async append(head: Head, entries: Entry[], isOver: boolean, preview?: Preview): Promise<void> {
    try {
      await this.store.append(head, entries, isOver, preview);
    } catch (error) {
      const next = entries.find(({ kind }) => kind === 'rematch')?.body.table;
      if (next !== undefined) await this.store.remove(next); // nobody would find it
      throw error;
    }
    // Where this fails, the list of games finds the table later.
    if (entries.some(({ kind }) => kind === 'over')) await this.archiveTable(head.id).catch(console.error);
    this.windows.announce(head.id);
  }

  /** Take in what another window has done at a table. */
  private follow(id: string): void {
    const open = this.open.get(id);
    if (!open) return;
    open.work = open.work.then(async () => {
      if (!open.leaving.signal.aborted) await this.catchUp(open, null, open.table.seq).catch(console.error);
      this.plan(open);
    });
  }

  /** Read a table again, of which the entries up to `seen` are known, and tell what others are there. */
  private async catchUp(open: Open, question: number | null, seen: number): Promise<void> {
    const { id, game } = open.table.head;
    const kept = await this.store.read(id);
    if (!kept) {
      const sentence = (await this.library.sentences(open.language, game)).say('server', 'error.no_such_table');
      open.listener({ type: 'error', id: question, code: 'no_such_table', sentence });
      void this.leave(id); // which waits for the work that this is
      return;
    }
    const missed = kept.entries.slice(seen);
    if (missed.length === 0 && open.table.seq === seen) return;
    const table = await this.tableOf(kept.head, kept.entries.slice(0, seen), open.language);
    const events = missed.flatMap((entry) => {
      table.apply(entry);
      return table.eventsOf([entry]);
    });
    if (open.leaving.signal.aborted) return table.game.close(); // who joins again is welcomed with it
    open.table.game.close();
    open.table = table;
    open.listener({ type: question === null ? 'events' : 'stale', id: question, events, state: table.state() });
  }

  /** Answer what was not done: another window was faster, or something is wrong. */
  private async recover(open: Open, question: number | null, error: unknown, seen: number): Promise<void> {
    try {
      if (!(error instanceof ConflictError)) throw error;
      await this.catchUp(open, question, seen);
    } catch (failure) {
      await this.answerFailure(open, question, failure);
    }
  }

  private async answerFailure(open: Open, question: number | null, error: unknown): Promise<void> {
    if (error instanceof RefusedError) {
      open.listener({ type: 'refused', id: question, ...error.refusal });
      return;
    }
    // What is not stored did not happen: the table is read again as it was.
    console.error(error);
    const kept = await this.store.read(open.table.head.id).catch(() => null);
    if (kept) {
      open.table.game.close();
      open.table = await this.tableOf(kept.head, kept.entries, open.language);
    }
    const sentences = await this.library.sentences(open.language, open.table.head.game);
    const sentence = sentences.say('server', 'error.not_stored');
    open.listener({ type: 'error', id: question, code: 'not_stored', sentence });
    if (kept) open.listener({ type: 'stale', id: null, events: [], state: open.table.state() });
  }

  /** Make the next table, with the seats turned, and note it; where it is made already, nothing happens. */
  private async rematch(open: Open): Promise<Entry[]> {
    if (!open.table.allowsRematch()) return [];
    const { head } = open.table;
    const count = head.seats.length;
    const seats = head.seats.map((_, seat) => {
      const former = head.seats[(seat + count - 1) % count]!;
      return { ...former, bytes: former.kind === 'person' ? drawSeatBytes(this.draw) : '' };
    });
    const next = newHead({ ...head, seats, start: undefined }, Date.now(), this.draw);
    const table = await this.tableOf(next, [], open.language);
    await this.store.create(next, table.start(Date.now()), table.preview);
    table.game.close();
    return open.table.noteRematch(next.id, Date.now());
  }

  // What happens without being asked

  private plan(open: Open): void {
    clearTimeout(open.timer);
    open.timer = undefined;
    const { table } = open;
    if (this.open.get(table.head.id) !== open || !open.lead.isHeld || table.due === null) return;
    open.timer = setTimeout(() => {
      open.timer = undefined;
      this.change(open, null, () => this.act(open));
    }, this.pauseAfter(table));
  }

  private pauseAfter(table: LocalTable): number {
    const last = table.entries.at(-1);
    const isPlayed = last?.kind === 'roll' || last?.kind === 'move';
    const { pauseMs, manner } = this.pace;
    return pauseMs + (isPlayed ? timeToSee(table.game.events(), last.kind === 'roll', manner) : 0);
  }

  private async act({ table, leaving }: Open): Promise<Entry[]> {
    const seat = table.seat;
    const isBot = seat !== null && table.head.seats[seat]!.kind === 'bot';
    switch (table.due) {
      case 'throw':
        return table.throwFor(isBot ? 'bot' : 'table', Date.now());
      case 'forced':
        return table.play(table.game.find(table.game.legalMoves()[0]!.move)!, 'table', Date.now());
      case 'think': {
        const position = { game: table.head.game, setup: table.head.setup, bytes: table.bytes };
        return table.play(
          await this.library.think(position, table.level, { personality: table.personality, signal: leaving.signal }),
          'bot',
          Date.now(),
        );
      }
      default:
        return [];
    }
  }

  // Reading

  private async looking<Answer>(
    id: string,
    language: Language,
    look: (table: LocalTable) => Answer,
  ): Promise<Answer | null> {
    const kept = await this.store.read(id);
    if (!kept) return null;
    const table = await this.tableOf(kept.head, kept.entries, language);
    const answer = look(table);
    table.game.close();
    return answer;
  }

  private async tableOf(head: Head, entries: Entry[], language: Language): Promise<LocalTable> {
    const table = new LocalTable(head, ...(await this.needs(head, language)));
    for (const entry of entries) table.apply(entry);
    return table;
  }

  private needs({ game }: Pick<Head, 'game'>, language: Language) {
    return Promise.all([this.library.rules(game), this.library.sentences(language, game)]);
  }

  /** Complete a request as the server does: the usual mode and options, and a name for everyone. */
  private async wanted(request: TableRequest, language: Language): Promise<Omit<Head, 'id' | 'created_ms' | 'seed'>> {
    const described = await this.library.describe(request.game, language);
    const players = request.players ?? described.default_players;
    const mode = request.mode ?? described.default_modes[players]!;
    const usual = Object.fromEntries(described.options.map((option) => [option.name, option.default]));
    const seats = Array.from({ length: players }, (_, seat) => {
      const { kind = 'here', ...wanted } = request.seats?.[seat] ?? {};
      if (kind === 'bot') return botAt(seat, wanted, described.personalities);
      return {
        kind: 'person' as const,
        name: wanted.name || `${seat + 1}`,
        level: '',
        bytes: drawSeatBytes(this.draw),
      };
    });
    return {
      game: request.game,
      setup: { players, mode, options: { ...usual, ...request.options } },
      seats,
      throw_by_itself: request.throw_by_itself ?? false,
      forced_by_itself: request.forced_by_itself ?? false,
    };
  }
}
