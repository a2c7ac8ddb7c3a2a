// A table on this device, against bots or at one screen: what server/table.py and server/commands.py are on a server.
// Every change is an entry of its log; a table is the replay of its entries, and owns no rules.

import { fromHex, hex } from '../dice/bytes';
import { readStart } from '../dice/position';
import { commitTo, mixOf, NO_BYTES, SEAT_BYTES, SEED_BYTES, throwOf } from '../dice/stream';
import type { FromClient, LiveEvent, SeatState, StepTaken, TableInfo, TableState } from '../net/messages';
import { LocalGame, type Refusal, type Setup } from './game';
import { localId } from './ids';
import { NO_MOVE, STEP_END, type GameModule, type Move } from './module';
import type { Parameters, Sentences } from './sentences';
import type { Preview } from './store';

export interface LocalSeat {
  kind: 'person' | 'bot';
  name: string;
  level: string; // of a bot
  personality?: string; // of a bot; tables made before there were any have none
  bytes: string; // what the seat adds to the dice, in hexadecimal; bots add nothing
}

/** What a table was made with; the seed stays in its envelope until the game is over. */
export interface Head {
  id: string;
  game: string;
  created_ms: number;
  setup: Setup;
  seats: LocalSeat[];
  throw_by_itself: boolean;
  forced_by_itself: boolean;
  seed: string;
  start?: Start | undefined; // where the game began, if not at its beginning
}

/** A position in which a game goes on. */
export interface Start {
  position: string; // in one line
  dice: number[]; // the throw that is being played in it
}

export interface Entry {
  seq: number;
  at_ms: number;
  kind: 'start' | 'roll' | 'move' | 'undo' | 'resign' | 'over' | 'rematch';
  seat: number | null;
  body: { [name: string]: unknown; dice?: number[]; move?: string; by?: Author; why?: string; table?: string };
}

export type Author = 'person' | 'bot' | 'table';
export type Command = Exclude<FromClient, { type: 'hello' | 'ping' }>;

/** What the table does next without being asked. */
export type Due = 'think' | 'throw' | 'forced' | null;

/** A command that the table or the rules refuse. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

const ID_BYTES = 12;

/** Draws random bytes. */
export type Draw = (count: number) => Uint8Array;

export const drawAtRandom: Draw = (count) => crypto.getRandomValues(new Uint8Array(count));

/** Draw what a person's seat adds to the dice. */
export function drawSeatBytes(draw: Draw): string {
  return hex(draw(SEAT_BYTES));
}

/** What decides the dice of a table: the seed in the envelope, and what the seats have added. */
export function envelopeOf({ id, seed, seats }: Head): {
  seed: Uint8Array;
  commit: Uint8Array;
  given: Uint8Array[];
  mix: Uint8Array;
} {
  const bytes = fromHex(seed, SEED_BYTES)!;
  const given = seats.map((seat) => fromHex(seat.bytes, SEAT_BYTES) ?? NO_BYTES);
  return { seed: bytes, commit: commitTo(id, bytes), given, mix: mixOf(id, given) };
}

/** Read where the game of a table began; null where that is the beginning. */
function startOf({ setup, start }: Head, rules: GameModule): Uint8Array | null {
  if (!start) return null;
  const state = readStart(rules, start.position, setup);
  if (typeof state !== 'number') throw new Error(`the rules of this device cannot read ${start.position}`);
  const bytes = rules.bytesOf(state);
  rules.release(state);
  return bytes;
}

/** Draw what a new table begins with. */
export function newHead(wanted: Omit<Head, 'id' | 'created_ms' | 'seed'>, now_ms: number, draw: Draw): Head {
  return { ...wanted, id: localId(hex(draw(ID_BYTES))), created_ms: now_ms, seed: hex(draw(SEED_BYTES)) };
}

export class LocalTable {
  readonly entries: Entry[] = [];
  readonly game: LocalGame;
  readonly envelope: ReturnType<typeof envelopeOf>;
  private status: TableState['status'] = 'waiting';
  private readonly resigned = new Set<number>();
  private why = '';
  private final: number[][] = [];
  private rematch = '';
  private throws = 0;
  private decisions: { seat: number; by: Author }[] = []; // since the last throw

  constructor(
    readonly head: Head,
    private readonly rules: GameModule,
    private readonly sentences: Sentences,
  ) {
    this.game = new LocalGame(rules, head.setup, sentences, startOf(head, rules), head.start?.dice);
    this.envelope = envelopeOf(head);
  }

  get seq(): number {
    return this.entries.length;
  }

  get commit(): string {
    return hex(this.envelope.commit);
  }

  /** The seats that people play: all of them at this screen. */
  get held(): number[] {
    return this.head.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** Whose throw or decision it is; null before the start and after the end. */
  get seat(): number | null {
    return this.status === 'running' ? this.game.seat : null;
  }

  /** What is to be done next without being asked. */
  get due(): Due {
    const seat = this.seat;
    if (seat === null) return null;
    const isBot = this.isPlayedByBot(seat);
    if (this.game.phase === 'roll') return isBot || this.head.throw_by_itself ? 'throw' : null;
    if (isBot) return 'think';
    return this.head.forced_by_itself && this.game.legalMoves().length === 1 ? 'forced' : null;
  }

  /** How well the bot plays that is to think. */
  get level(): string {
    const seat = this.seat;
    return (seat !== null && this.head.seats[seat]?.level) || 'medium';
  }

  /** In which manner that bot plays. */
  get personality(): string {
    const seat = this.seat;
    return (seat !== null && this.head.seats[seat]?.personality) || '';
  }

  /** The bytes of the state, for a bot to think about. */
  get bytes(): Uint8Array {
    return this.rules.bytesOf(this.game.position);
  }

  /** What a list of tables draws of it. */
  get preview(): Preview {
    return { board: this.game.board(), seat: this.seat, colours: this.game.labels };
  }

  // Changes

  /** Take in an entry that was stored before. */
  apply(entry: Entry): void {
    const { kind, seat, body } = entry;
    if (kind === 'start') this.status = 'running';
    else if (kind === 'roll') this.applyThrow(body.dice!);
    else if (kind === 'move') this.applyMove(seat!, body.move!, body.by!);
    else if (kind === 'undo') {
      this.game.undo();
      this.decisions.pop();
    } else if (kind === 'resign') this.resigned.add(seat!);
    else if (kind === 'over') {
      this.status = 'over';
      this.why = body.why!;
      this.final = body.ranking as number[][];
    } else this.rematch = body.table!;
    this.entries.push(entry);
  }

  /** Begin the game. */
  start(now_ms: number): Entry[] {
    return [this.add('start', now_ms, null, {})];
  }

  /** Do what a person asks for; RefusedError says why not. */
  execute(command: Command, now_ms: number): Entry[] {
    switch (command.type) {
      case 'roll':
        return this.throwFor('person', now_ms);
      case 'move':
        return this.playSpelled(command.move, now_ms);
      case 'attempt':
        return this.playCode(this.game.attempt(command.legs), now_ms);
      case 'undo':
        return this.undo(now_ms);
      case 'resign':
        return this.resign(command.seat, now_ms);
      default:
        throw this.refused('not_here');
    }
  }

  /** Throw for the seat to act. */
  throwFor(by: Author, now_ms: number): Entry[] {
    const seat = this.seatToAct(by);
    if (this.game.phase !== 'roll') throw this.refused('no_throw_due');
    const { seed, mix } = this.envelope;
    const dice = throwOf(seed, mix, this.throws, this.game.diceDue, this.rules.description.faces);
    return [this.add('roll', now_ms, seat, { dice, by }), ...this.finishIfOver(now_ms)];
  }

  /** Play a legal move for the seat to act, given by its code. */
  play(code: Move, by: Author, now_ms: number): Entry[] {
    const seat = this.seatToAct(by);
    const refusal = code === NO_MOVE ? this.invalid() : this.game.whyNot(code);
    if (refusal) throw new RefusedError(refusal);
    const move = this.rules.spell(this.game.position, code).replaceAll(STEP_END, '');
    const entry = this.add('move', now_ms, seat, { move, by });
    if (by === 'bot') entry.body.reason = this.game.reason();
    return [entry, ...this.finishIfOver(now_ms)];
  }

  /** End the game here, since it goes on elsewhere. */
  endMoved(now_ms: number): Entry[] {
    if (this.status !== 'running') return [];
    return [this.add('over', now_ms, null, { why: 'moved', ranking: this.game.ranking() })];
  }

  /** Say whether there is no next game yet; RefusedError while this one goes on. */
  allowsRematch(): boolean {
    if (this.status !== 'over') throw this.refused('not_over');
    return this.rematch === '';
  }

  /** Note the table of the next game. */
  noteRematch(table: string, now_ms: number): Entry[] {
    return [this.add('rematch', now_ms, null, { table })];
  }

  private playSpelled(text: string, now_ms: number): Entry[] {
    return this.playCode(this.game.read(text), now_ms);
  }

  private playCode(code: Move, now_ms: number): Entry[] {
    return this.play(code, 'person', now_ms);
  }

  private undo(now_ms: number): Entry[] {
    const seat = this.undoSeat;
    if (seat === null) throw this.refused('cannot_undo');
    return Array.from({ length: this.undoCount }, () => this.add('undo', now_ms, seat, {}));
  }

  /** Give up: between two the other wins; among more a bot plays the seat to the end. */
  private resign(seat: number, now_ms: number): Entry[] {
    if (this.status !== 'running') throw this.refused(this.status === 'over' ? 'over' : 'not_begun');
    if (!this.held.includes(seat)) throw this.refused('not_your_seat', { seat });
    if (this.resigned.has(seat)) throw this.refused('has_resigned');
    const entry = this.add('resign', now_ms, seat, {});
    if (this.head.seats.length > 2) return [entry];
    return [entry, this.add('over', now_ms, null, { why: 'resigned', ranking: [[1 - seat], [seat]] })];
  }

  private finishIfOver(now_ms: number): Entry[] {
    if (this.game.phase !== 'over') return [];
    return [this.add('over', now_ms, null, { why: 'rules', ranking: this.game.ranking() })];
  }

  private add(kind: Entry['kind'], at_ms: number, seat: number | null, body: Entry['body']): Entry {
    const entry: Entry = { seq: this.seq + 1, at_ms, kind, seat, body };
    this.apply(entry);
    return entry;
  }

  private applyThrow(dice: number[]): void {
    this.game.throwDice(dice);
    this.throws += 1;
    this.decisions = [];
  }

  private applyMove(seat: number, move: string, by: Author): void {
    const code = this.game.find(move);
    if (code === null) throw new Error(`the log of ${this.head.id} has a move that the rules do not allow: ${move}`);
    this.game.play(code);
    this.decisions.push({ seat, by });
  }

  private seatToAct(by: Author): number {
    const seat = this.seat;
    if (seat === null) throw this.refused(this.status === 'waiting' ? 'not_begun' : 'over');
    if (by === 'person' && this.isPlayedByBot(seat)) throw this.refused('not_your_turn', { name: this.nameOf(seat) });
    return seat;
  }

  private isPlayedByBot(seat: number): boolean {
    return this.head.seats[seat]!.kind === 'bot' || this.resigned.has(seat);
  }

  private nameOf(seat: number): string {
    return this.head.seats[seat]!.name;
  }

  // What people see

  private get undoSeat(): number | null {
    return this.undoCount > 0 ? this.decisions.at(-1)!.seat : null;
  }

  /** How many moves an undo takes back: the last that a person chose, and what the table played for them since. */
  private get undoCount(): number {
    if (this.status !== 'running') return 0;
    const last = this.decisions.at(-1);
    for (const [index, one] of this.decisions.toReversed().entries()) {
      if (one.seat !== last!.seat || one.by === 'bot') return 0;
      if (one.by === 'person') return this.isPlayedByBot(one.seat) ? 0 : index + 1;
    }
    return 0;
  }

  /** All that the app needs to show the table. */
  state(): TableState {
    const isOver = this.status === 'over';
    const board = this.game.board();
    return {
      seq: this.seq,
      status: this.status,
      position: this.game.spellPosition(),
      board: isOver ? { ...board, colours: [], seat: null } : board,
      phase: this.game.phase,
      seat: this.seat,
      dice: this.game.dice(),
      dice_left: this.game.diceLeft(),
      moves: this.seat !== null && !this.isPlayedByBot(this.seat) ? this.game.legalMoves() : [],
      ranking: isOver ? this.final : this.game.ranking(),
      result: this.result(),
      seats: this.head.seats.map((_, seat) => this.seatState(seat)),
      clock_runs_for: null,
      draw_offered_by: [],
      end_agreed_by: [],
      can_offer_draw: false,
      can_agree_end: false,
      undo_seat: this.undoSeat,
      rematch: this.rematch,
      host: null,
      is_locked: false,
    };
  }

  /** Entries that have just been made, as the app is told of them: what happened is said of the last throw or move. */
  eventsOf(entries: Entry[]): LiveEvent[] {
    return entries.map((entry) => ({
      ...entry,
      narration: entry.kind === 'roll' || entry.kind === 'move' ? this.game.events() : [],
    }));
  }

  /** Why the game ended, where not by the rules; nothing while it goes on. */
  get endedBy(): string {
    return this.why === 'rules' ? '' : this.why;
  }

  /** The table as those see it who look at it from elsewhere in the app. */
  info(): TableInfo {
    const { id, game, created_ms, setup, throw_by_itself, forced_by_itself } = this.head;
    const settings: TableInfo['settings'] = {
      ...setup,
      clock: { kind: 'none', seconds: 60, increment: 0 },
      spectators: false,
      chat: false,
      throw_by_itself,
      forced_by_itself,
      hints: true, // nobody else plays at it
      patience_seconds: 60,
    };
    return { id, game, created_ms, is_open: false, commit: this.commit, settings, state: this.state() };
  }

  private seatState(seat: number): SeatState {
    const { kind, name, level, personality = '' } = this.head.seats[seat]!;
    return {
      seat,
      colours: this.game.labels[seat]!,
      kind,
      name,
      level,
      personality,
      is_here: true,
      is_kept: this.resigned.has(seat),
      has_resigned: this.resigned.has(seat),
      gone_ms_left: null,
      clock_ms: null,
    };
  }

  private result(): string {
    if (this.status !== 'over') return '';
    if (this.why === 'rules') return this.game.result();
    const names = [...this.resigned].map((seat) => this.nameOf(seat));
    return this.sentences.say('server', `over.${this.why}`, { names });
  }

  private refused(code: string, parameters: Parameters = {}): RefusedError {
    const sentence = this.sentences.say('server', `refusal.${code}`, parameters);
    return new RefusedError({ code, clause: '', parameters, sentence });
  }

  private invalid(): Refusal {
    const sentence = this.sentences.say(this.head.game, 'invalid_move', { text: '' });
    return { code: 'invalid', clause: '', parameters: {}, sentence };
  }
}

/** Play a log again step by step, each with what happened in it and the board after it, the start first. */
export function stepsOf(head: Head, entries: Entry[], rules: GameModule, sentences: Sentences): StepTaken[] {
  const table = new LocalTable(head, rules, sentences);
  const board = () => ({ position: table.game.spellPosition(), board: table.game.board() });
  const steps: StepTaken[] = [{ seat: null, dice: [], move: '', ...board(), narration: [] }];
  for (const entry of entries) {
    table.apply(entry);
    const { seat, body } = entry;
    if (entry.kind === 'undo') steps.pop();
    if (entry.kind !== 'roll' && entry.kind !== 'move') continue;
    steps.push({ seat, dice: body.dice ?? [], move: body.move ?? '', ...board(), narration: table.game.events() });
  }
  table.game.close();
  return steps;
}
