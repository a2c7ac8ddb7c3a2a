// A table as this browser sees it. What the server tells is shown one step after the other, at a pace that eyes can
// follow; what is shown is a function of `state`.

import { BoardMotion } from '../board/motion.svelte';
import type { Command, ConnectionState, TableConnection } from '../net/live';
import { api, sentenceOf } from '../net/api';
import type {
  LegalMove,
  LiveEvent,
  Refused,
  SeatState,
  StepTaken,
  TableInfo,
  TableState,
  NarratedEvent,
  Welcome,
} from '../net/messages';
import { Company } from './company.svelte';
import { Hints } from './hints.svelte';
import { SealedDice } from './sealedDice.svelte';
import { holdSeats, hostKeyAt, releaseSeats, tokensAt } from './seats';
import { NO_REST, SceneQueue, type Rest, type Scene } from './sceneQueue.svelte';
import { mannerOf, settings } from './settings.svelte';
import { sharpestOf, signal, Signals } from './sounds';
import { StepHistory } from './stepHistory.svelte';
import { serviceFor } from './tableService';
import { AT_ONCE, cuesOf, lieMs, timelineOf, tumbleMs, type Manner } from './timeline';

const PLAYS: readonly Command['type'][] = ['roll', 'move', 'attempt', 'undo'];
const TOLD = ['left', 'back', 'kept', 'removed', 'rematch']; // of others, in a notice

/** Keep the board and the moves that are shown where the same come again: a person may have begun to choose. */
function keepingSame(before: TableState, now: TableState): TableState {
  if (before.position !== now.position) return now;
  return { ...now, board: same(before.board, now.board), moves: same(before.moves, now.moves) };
}

function same<Value>(before: Value, now: Value): Value {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

interface Shown {
  events: LiveEvent[];
  state: TableState;
}

const isPlayed = ({ kind }: LiveEvent) => kind === 'roll' || kind === 'move';

export interface Said {
  seq: number;
  seat: number;
  text: string;
}

export class TableModel {
  info = $state<TableInfo | null>(null);
  state = $state.raw<TableState | null>(null);
  narration = $state.raw<NarratedEvent[]>([]); // what the step shown last did
  reason = $state(''); // why a bot moved so
  said = $state.raw<Said[]>([]);
  held = $state.raw<number[]>([]);
  connection = $state<ConnectionState>('connecting');
  refusal = $state.raw<{ sentence: string; clause: string } | null>(null);
  notice = $state(''); // who has left, or is back
  receivedMs = $state(0); // when the state came, by this machine's clock
  throwWaits = $state(false); // for what others add to the dice
  isSkipping = $state(false); // to the person's turn
  readonly dice: SealedDice;
  readonly hints: Hints;
  readonly company = new Company();
  readonly motion = new BoardMotion();

  private readonly history: StepHistory;
  private live: TableConnection;
  private infoAsked: Promise<TableInfo> | null = null;
  private readonly queue = new SceneQueue(
    () => document.hidden || this.isSkipping,
    () => this.caughtUp(),
  );
  private readonly signals = new Signals();
  private isTurnNew = false; // of this browser, after somebody else's
  private asked = $state<number | null>(null); // the throw or move that waits for its answer
  private seq = 0;
  private phrases: Record<string, string> = {};

  constructor(
    readonly id: string,
    readonly service = serviceFor(id),
  ) {
    this.dice = new SealedDice(id);
    this.hints = new Hints(service.hint);
    this.history = new StepHistory(service.steps);
    this.live = service.connect({
      hello: () => ({
        tokens: Object.values(tokensAt(id)),
        host: hostKeyAt(id) ?? null,
        since: this.seq,
        language: settings.language,
      }),
      seq: () => this.seq,
      welcomed: (message) => this.welcome(message),
      happened: (events, state) => this.take({ events, state }),
      answered: (id) => this.end(id),
      refused: (message) => this.refuse(message),
      failed: (message) => {
        this.dice.refused(message.id, message.code);
        this.company.isRemoved ||= message.code === 'seat_removed';
        this.fail(message.sentence);
      },
      changed: (connection) => (this.connection = connection),
    });
    void this.loadInfo();
  }

  close(): void {
    this.hints.drop();
    this.queue.clear();
    this.motion.finish();
    this.signals.stop();
    this.live.close();
  }

  /** Whether something has happened that is not shown yet, or an answer is waited for. */
  get isBusy(): boolean {
    return this.queue.isBehind || this.asked !== null;
  }

  /** Whether something is being shown that can be skipped. */
  get isShowing(): boolean {
    return !this.queue.isIdle;
  }

  /** Show the present at once: whoever acts waits for nothing. */
  hurry(): void {
    this.queue.finish();
    this.motion.finish();
    this.signals.stop();
  }

  /** Show what others do at once, until it is the turn of this browser's person. */
  skip(): void {
    this.isSkipping = true;
    this.hurry();
    this.endSkip();
  }

  get token(): string | undefined {
    return Object.values(tokensAt(this.id))[0];
  }

  /** The seat that is to act, if this browser may act for it now. */
  get ownSeat(): number | null {
    const seat = this.state?.seat ?? null;
    if (seat === null || !this.held.includes(seat) || this.seatAt(seat)?.is_kept) return null;
    return seat;
  }

  /** The seat whose pieces are on their way: its turn is over only when they stand. */
  get movingSeat(): number | null {
    return this.queue.isMoving ? (this.steps.at(-1)?.seat ?? null) : null;
  }

  get moves(): LegalMove[] {
    const isOffered = this.ownSeat !== null && !this.isBusy && !this.queue.isMoving;
    return isOffered ? (this.state?.moves ?? []) : [];
  }

  get canThrow(): boolean {
    return this.ownSeat !== null && this.state?.phase === 'roll' && !this.isBusy && !this.throwWaits;
  }

  get steps(): StepTaken[] {
    return this.history.all;
  }

  seatAt(number: number): SeatState | undefined {
    return this.state?.seats[number];
  }

  /** Ask the server for something. */
  ask(command: Command): void {
    const isPlay = PLAYS.includes(command.type);
    if (isPlay) {
      this.hurry();
      this.refusal = null;
      this.hints.drop();
    }
    const id = this.live.ask(command);
    if (isPlay) this.asked = id;
  }

  private end(id: number): void {
    this.dice.taken(id);
    if (this.asked === id) this.asked = null;
  }

  refuseHere(sentence: string): void {
    this.refusal = { sentence, clause: '' };
  }

  /** Ask how the table is set: once, and again after a failure. */
  askInfo(): Promise<TableInfo> {
    this.infoAsked ??= this.service.info().catch((error: unknown) => {
      this.infoAsked = null;
      throw error;
    });
    void this.infoAsked.then(({ settings: set }) => (this.hints.areGiven = set.hints ?? false)).catch(() => undefined);
    return this.infoAsked;
  }

  private async loadInfo(): Promise<void> {
    try {
      const [info, catalogue] = await Promise.all([this.askInfo(), api.games()]);
      this.phrases = catalogue.phrases;
      this.info = info;
      this.said = this.said.map((one) => ({ ...one, text: this.phrases[one.text] ?? one.text }));
    } catch (error) {
      if (this.connection !== 'live') this.connection = 'ended';
      this.fail(sentenceOf(error));
    }
  }

  private async loadSteps(takenBack = 0): Promise<void> {
    await (takenBack > 0 ? this.history.restart(takenBack) : this.history.reload());
    if (this.narration.length === 0) this.narration = this.steps.at(-1)?.narration ?? []; // what the board marks as the last move
  }

  private welcome(message: Welcome): void {
    const { seats, events, state } = message;
    const isFirst = this.state === null;
    this.held = seats;
    for (const command of this.dice.welcome(message, seats)) this.dice.note(this.live.ask(command), command.seat);
    this.dice.hear(events, state.status);
    this.company.welcome(message);
    if (seats.length > 0 && this.info) holdSeats(this.id, this.info.game, {});
    if (!isFirst) {
      this.take({ events, state });
      return;
    }
    this.hearSaid(events);
    this.set(state);
    if (state.status !== 'waiting') void this.loadSteps();
  }

  private take({ events, state }: Shown): void {
    // What crossed with something that was asked for comes again with its answer.
    const shown = { events: events.filter(({ seq }) => seq > this.seq), state };
    this.dice.hear(shown.events, shown.state.status);
    this.company.hear(shown.events, this.phrases);
    this.loseSeats(shown.events);
    const first = shown.events[0];
    if (first && first.seq > this.seq + 1) void this.loadSteps(); // only the last of what was missed has come
    this.seq = shown.state.seq;
    const played = shown.events.filter(isPlayed);
    const scene: Scene = { prelude: this.preludeOf(played), show: () => this.show(shown, played) };
    if (played.length > 0) this.queue.push(scene);
    else this.queue.pass(scene);
  }

  /** How what a seat does is shown: that of a server's bots at the pace that is chosen for bots. */
  private mannerFor(seat: number | null): Manner {
    if (this.queue.isHurried) return AT_ONCE;
    const { kind, is_kept } = (seat !== null && this.seatAt(seat)) || { kind: '', is_kept: false };
    return mannerOf(!this.service.isLocal && (kind === 'bot' || is_kept));
  }

  /** Dice tumble before anybody is told what they show. */
  private preludeOf(played: LiveEvent[]): Scene['prelude'] {
    const [event] = played;
    if (played.length !== 1 || event?.kind !== 'roll') return null; // of several only the outcome is told
    return {
      begin: () => {
        const manner = this.mannerFor(event.seat);
        if (manner.speed === 0) return;
        signal('throw');
        this.motion.tumble(event.body.dice as number[], manner);
      },
      ms: () => tumbleMs(this.mannerFor(event.seat)),
    };
  }

  private show({ events, state }: Shown, played: LiveEvent[]): Rest {
    const manner = this.mannerFor(played.at(-1)?.seat ?? null);
    const { ahead } = this.motion; // what is shown next ends it
    this.showOne(events, state, played);
    this.endSkip();
    if (played.length === 0) return NO_REST;
    const timeline = timelineOf(this.narration, manner, ahead);
    this.motion.prepare(this.narration, manner.speed > 0 ? timeline : null);
    this.signals.stop();
    const cues = cuesOf(this.narration, timeline);
    const isThrow = played.at(-1)!.kind === 'roll';
    if (manner.speed === 0) {
      const sharpest = this.queue.isHurried ? undefined : sharpestOf(cues, isThrow);
      if (sharpest) signal(sharpest);
      return NO_REST;
    }
    this.signals.start(cues);
    this.motion.lie(manner);
    const isMoving = timeline.legs.length > 0;
    return { ms: isThrow && !isMoving ? lieMs(manner) : timeline.totalMs, isMoving };
  }

  /** Everything that has happened is shown: if it is the person's turn now, they are told. */
  private caughtUp(): void {
    if (this.isTurnNew && this.ownSeat !== null && !this.actsByItself) signal('turn');
    this.isTurnNew = false;
  }

  /** Whether what the person is to do next is done for them, as they wish. */
  private get actsByItself(): boolean {
    if (this.state?.phase === 'roll') return settings.autoThrow;
    return settings.autoMove && this.state?.moves.length === 1;
  }

  private endSkip(): void {
    if (this.ownSeat !== null || this.state?.status !== 'running') this.isSkipping = false;
  }

  private showOne(events: LiveEvent[], state: TableState, played: LiveEvent[]): void {
    this.hearSaid(events);
    this.hearOfOthers(events);
    const asked = events.findLast((event) => event.kind === 'roll_asked');
    this.throwWaits = played.length === 0 && (asked !== undefined || this.throwWaits);
    if (asked) this.narration = asked.narration;
    const restarted = events.findLast((event) => event.kind === 'undo' || event.kind === 'start');
    if (restarted) {
      this.narration = [];
      this.hints.drop();
      this.set(state);
      void this.loadSteps(restarted.seq);
      return;
    }
    if (played.length > 0) {
      this.refusal = null;
      this.hints.drop();
      this.narration = events.flatMap((event) => event.narration);
      this.reason = String(played.at(-1)?.body.reason ?? '');
      this.addSteps(played, state);
    }
    this.set(state);
  }

  private addSteps(played: LiveEvent[], state: TableState): void {
    if (played.length > 1 && this.history.isWhole) {
      void this.loadSteps(); // the positions in between are not told live
      return;
    }
    const steps = played.map((event) => ({
      seq: event.seq,
      step: {
        seat: event.seat,
        dice: (event.body.dice as number[] | undefined) ?? [],
        move: (event.body.move as string | undefined) ?? '',
        position: state.position,
        board: state.board,
        narration: event.narration,
      },
    }));
    this.history.add(steps);
  }

  private hearSaid(events: LiveEvent[]): void {
    const news = events
      .filter((event) => event.kind === 'say' && event.seat !== null && !event.body.emote)
      .map((event) => {
        const phrase = String(event.body.phrase ?? '');
        return {
          seq: event.seq,
          seat: event.seat!,
          text: phrase ? (this.phrases[phrase] ?? phrase) : String(event.body.text),
        };
      });
    if (news.length > 0) this.said = [...this.said, ...news];
  }

  private hearOfOthers(events: LiveEvent[]): void {
    const told = events.filter(({ kind, seat }) => TOLD.includes(kind) && !this.held.includes(seat!));
    const sentences = told.flatMap(({ narration }) => narration.map(({ sentence }) => sentence));
    if (sentences.length > 0) this.notice = sentences.join(' ');
  }

  /** Forget the keys of seats that the host has freed. */
  private loseSeats(events: LiveEvent[]): void {
    const lost = events.flatMap(({ kind, seat }) => (kind === 'removed' && this.held.includes(seat!) ? [seat!] : []));
    if (lost.length === 0) return;
    for (const seat of lost) releaseSeats(this.id, seat);
    this.held = this.held.filter((seat) => !lost.includes(seat));
  }

  private set(state: TableState): void {
    const before = this.state;
    if (state.position !== before?.position) this.hints.drop();
    if (before && this.ownSeat === null) this.isTurnNew = true;
    this.state = before ? keepingSame(before, state) : state;
    this.seq = Math.max(this.seq, state.seq);
    this.receivedMs = performance.now();
  }

  private refuse(message: Refused): void {
    if (this.dice.refused(message.id, message.code)) return;
    this.refusal = { sentence: message.sentence, clause: message.clause };
  }

  private fail(sentence: string): void {
    this.refusal = { sentence, clause: '' };
  }
}
