// A table as this browser sees it. What the server tells is shown one step after the other, at a pace that eyes can
// follow; what is shown is a function of `state`.

import type { Command, ConnectionState, TableConnection } from '../net/live';
import { api } from '../net/api';
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
import { Hints } from './hints.svelte';
import { SealedDice } from './sealedDice.svelte';
import { holdSeats, tokensAt } from './seats';
import { isStill, settings } from './settings.svelte';
import { playSounds } from './sounds';
import { serviceFor } from './tableService';

const MOST_WAITING = 6; // steps behind the server, before what is left is shown at once
const STEP_MS = { off: 0, quick: 55, slow: 140 }; // for each square of a way
const THROW_MS = { off: 0, quick: 550, slow: 1000 };
const LEAST_MS = { off: 0, quick: 220, slow: 500 };

const PLAYS: readonly Command['type'][] = ['roll', 'move', 'attempt', 'undo'];

/** Tell how long what happened takes to be seen. */
export function timeOf(narration: NarratedEvent[]): number {
  if (isStill()) return 0;
  let time = LEAST_MS[settings.pace];
  for (const one of narration) {
    if (one.kind === 'threw' || one.kind === 'opening_throw') time = Math.max(time, THROW_MS[settings.pace]);
    for (const { path } of one.ways) {
      time = Math.max(time, path.length * STEP_MS[settings.pace] + LEAST_MS[settings.pace]);
    }
  }
  return time;
}

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
  steps = $state.raw<StepTaken[]>([]);
  said = $state.raw<Said[]>([]);
  held = $state.raw<number[]>([]);
  connection = $state<ConnectionState>('connecting');
  refusal = $state.raw<{ sentence: string; clause: string } | null>(null);
  notice = $state(''); // who has left, or is back
  receivedMs = $state(0); // when the state came, by this machine's clock
  throwWaits = $state(false); // for what others add to the dice
  readonly dice: SealedDice;
  readonly hints: Hints;

  private live: TableConnection;
  private infoAsked: Promise<TableInfo> | null = null;
  private waiting: Shown[] = [];
  private isShowing = $state(false);
  private asked = $state<number | null>(null); // the throw or move that waits for its answer
  private seq = 0;
  private stepsAreWhole = false;
  private phrases: Record<string, string> = {};

  constructor(
    readonly id: string,
    readonly service = serviceFor(id),
  ) {
    this.dice = new SealedDice(id);
    this.hints = new Hints(service.hint);
    this.live = service.connect({
      hello: () => ({ tokens: Object.values(tokensAt(id)), since: this.seq, language: settings.language }),
      seq: () => this.seq,
      welcomed: (message) => this.welcome(message),
      happened: (events, state) => this.take({ events, state }),
      answered: (id) => this.end(id),
      refused: (message) => this.refuse(message),
      failed: (message) => {
        this.dice.refused(message.id, message.code);
        this.fail(message.sentence);
      },
      changed: (connection) => (this.connection = connection),
    });
    void this.loadInfo();
  }

  close(): void {
    this.hints.drop();
    this.live.close();
  }

  /** Whether steps are being shown, or an answer is waited for. */
  get isBusy(): boolean {
    return this.isShowing || this.asked !== null;
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

  get moves(): LegalMove[] {
    return this.ownSeat !== null && !this.isBusy ? (this.state?.moves ?? []) : [];
  }

  get canThrow(): boolean {
    return this.ownSeat !== null && this.state?.phase === 'roll' && !this.isBusy && !this.throwWaits;
  }

  seatAt(number: number): SeatState | undefined {
    return this.state?.seats[number];
  }

  /** Ask the server for something. */
  ask(command: Command): void {
    const isPlay = PLAYS.includes(command.type);
    if (isPlay) {
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
      this.fail((error as Error).message);
    }
  }

  private async loadSteps(): Promise<void> {
    try {
      const asked = this.seq;
      const steps = await this.service.steps();
      if (asked === this.seq || steps.length >= this.steps.length) this.steps = steps; // else newer ones came meanwhile
      this.stepsAreWhole = true;
      if (this.narration.length === 0) this.narration = this.steps.at(-1)?.narration ?? []; // what the board marks as the last move
    } catch {
      // The history is short until the next visit; the game goes on.
    }
  }

  private welcome(message: Welcome): void {
    const { seats, events, state } = message;
    const isFirst = this.state === null;
    this.held = seats;
    for (const command of this.dice.welcome(message, seats)) this.dice.note(this.live.ask(command), command.seat);
    this.dice.hear(events, state.status);
    if (seats.length > 0 && this.info) holdSeats(this.id, this.info.game, {});
    if (!isFirst) {
      this.take({ events, state });
      return;
    }
    this.hearSaid(events);
    this.set(state);
    if (state.status !== 'waiting') void this.loadSteps();
  }

  private take(shown: Shown): void {
    this.dice.hear(shown.events, shown.state.status);
    const first = shown.events[0];
    if (first && first.seq > this.seq + 1) void this.loadSteps(); // only the last of what was missed has come
    this.seq = shown.state.seq;
    this.waiting.push(shown);
    if (!this.isShowing) void this.show();
  }

  private async show(): Promise<void> {
    this.isShowing = true;
    while (this.waiting.length > 0) {
      const { events, state } = this.waiting.shift()!;
      const isSeen = this.showOne(events, state) && this.waiting.length <= MOST_WAITING && !document.hidden;
      const time = isSeen ? timeOf(this.narration) : 0;
      if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
    }
    this.isShowing = false;
  }

  /** Show what came; tell whether it is something to look at. */
  private showOne(events: LiveEvent[], state: TableState): boolean {
    const played = events.filter((event) => event.kind === 'roll' || event.kind === 'move');
    this.hearSaid(events);
    this.hearOfOthers(events);
    const asked = events.findLast((event) => event.kind === 'roll_asked');
    this.throwWaits = played.length === 0 && (asked !== undefined || this.throwWaits);
    if (asked) this.narration = asked.narration;
    if (events.some((event) => event.kind === 'undo' || event.kind === 'start')) {
      this.narration = [];
      this.hints.drop();
      this.set(state);
      void this.loadSteps();
      return true;
    }
    if (played.length > 0) {
      this.refusal = null;
      this.hints.drop();
      this.narration = events.flatMap((event) => event.narration);
      this.reason = String(played.at(-1)?.body.reason ?? '');
      this.addSteps(played, state);
      playSounds(this.narration);
    }
    this.set(state);
    return played.length > 0;
  }

  private addSteps(played: LiveEvent[], state: TableState): void {
    if (played.length > 1 && this.stepsAreWhole) {
      void this.loadSteps(); // the positions in between are not told live
      return;
    }
    const steps = played.map((event) => ({
      seat: event.seat,
      dice: (event.body.dice as number[] | undefined) ?? [],
      move: (event.body.move as string | undefined) ?? '',
      position: state.position,
      board: state.board,
      narration: event.narration,
    }));
    this.steps = [...this.steps, ...steps];
  }

  private hearSaid(events: LiveEvent[]): void {
    const news = events
      .filter((event) => event.kind === 'say' && event.seat !== null)
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
    const told = events.filter(({ kind, seat }) => (kind === 'left' || kind === 'back') && !this.held.includes(seat!));
    const sentences = told.flatMap(({ narration }) => narration.map(({ sentence }) => sentence));
    if (sentences.length > 0) this.notice = sentences.join(' ');
  }

  private set(state: TableState): void {
    const before = this.state;
    if (state.position !== before?.position) this.hints.drop();
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
