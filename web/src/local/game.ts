// A game in progress on this device: what core/game.py is on a server. It knows no rules; the module has them.

import type { BoardState, LegalMove, NarratedEvent, TableState, TappedLeg } from '../net/messages';
import { Narrator, bitsOf } from './narrator';
import { ALL_DICE, NO_MOVE, NO_SPOT, STEP_END, type GameModule, type Move, type Settings, type State } from './module';
import { inWords, partsOf, viaOf } from './parts';
import type { Sentences } from './sentences';

/** How a game is played, complete. */
export interface Setup {
  players: number;
  mode: string;
  options: Record<string, string | number | boolean>;
}

export type Action = { seat: number; dice: number[] } | { seat: number; move: string; code: Move };
export type Leg = LegalMove['legs'][number];
export type Refusal = { code: string; clause: string; parameters: Record<string, unknown>; sentence: string };

/** Turn players, mode and options into the numbers that kernels take. */
export function settingsOf({ description }: GameModule, setup: Setup): Settings {
  const settings: Settings = { players: setup.players, mode: description.modes.indexOf(setup.mode) };
  for (const [name, words] of Object.entries(description.options)) {
    const value = setup.options[name];
    if (value === undefined) throw new Error(`the option ${name} is missing`);
    // A word is its place among the values; that of a seat leaves it to the dice.
    settings[name] = typeof value === 'string' ? words.indexOf(value) : Number(value);
  }
  return settings;
}

/** Name the seats by the letters of their colours: `Y+R`. */
export function labelsOf(rules: GameModule, state: State, players: number): string[] {
  const { letters } = rules.description.words;
  const seats = Array.from({ length: players }, (_, seat) => bitsOf(rules.coloursOf(state, seat)));
  return seats.map((colours) => colours.map((colour) => letters[colour]!).join('+'));
}

/** Make what turns rows of a game into words, for players of such labels. */
export function narratorOf(rules: GameModule, labels: readonly string[], sentences: Sentences): Narrator {
  const { game, words } = rules.description;
  const players = labels.map((label) => (words.colours_a_player > 1 ? label.split('+') : label));
  return new Narrator(game, words, players, rules, sentences);
}

/** List the places decided so far, best first, partners and ties together. */
export function rankingOf(rules: GameModule, state: State, players: number): number[][] {
  const places = new Map<number, number[]>();
  for (let seat = 0; seat < players; seat++) {
    const place = rules.placeOf(state, seat);
    if (place > 0) places.set(place, [...(places.get(place) ?? []), seat]);
  }
  return [...places].sort(([one], [other]) => one - other).map(([, seats]) => seats);
}

/** Write a position in one line, as core/positions.py does: options at their defaults are left out. */
export function positionOf(rules: GameModule, { players, mode, options }: Setup, state: State): string {
  const { game, choices } = rules.description;
  const changed = Object.entries(choices).filter(([name, choice]) => options[name] !== choice.default);
  const words = changed.map(([name]) => `${name}=${options[name]}`);
  return [game, `players=${players}`, `mode=${mode}`, ...words, rules.spellPosition(state)].join(' ');
}

/** Find the move that takes pieces on such ways, be it legal or not; NO_MOVE where there is none. */
export function attemptOf(rules: GameModule, state: State, legs: readonly TappedLeg[]): Move {
  const { letters } = rules.description.words;
  const rows = legs.map(({ origin, target, colour, number }) => ({
    origin: rules.spotNamed(origin),
    target: rules.spotNamed(target),
    colour: letters.indexOf(colour),
    number: number ?? 0,
  }));
  if (rows.some((row) => row.origin === NO_SPOT || row.target === NO_SPOT || row.colour < 0)) return NO_MOVE;
  return rules.attempt(state, rows);
}

export class LocalGame {
  readonly actions: Action[] = [];
  readonly labels: string[]; // of the seats, by the letters of their colours: `Y+R`
  private state: State;
  private before: State | null = null; // the state before the last action
  private readonly narrator: Narrator;
  private codes: Move[] | null = null; // of the legal moves
  private legal: LegalMove[] | null = null; // and in words

  /** Begin at the beginning, or at the bytes of a state, in which dice may have been thrown already. */
  constructor(
    private readonly rules: GameModule,
    readonly setup: Setup,
    sentences: Sentences,
    private readonly start: Uint8Array | null = null,
    private readonly startDice: number[] = [],
  ) {
    this.state = this.begun();
    this.labels = labelsOf(rules, this.state, setup.players);
    this.narrator = narratorOf(rules, this.labels, sentences);
  }

  get phase(): TableState['phase'] {
    return this.rules.phase(this.state) as TableState['phase'];
  }

  /** Whose throw or decision is next; null when the game is over. */
  get seat(): number | null {
    return this.phase === 'over' ? null : this.rules.seat(this.state);
  }

  get diceDue(): number {
    return this.phase === 'roll' ? this.rules.diceDue(this.state) : 0;
  }

  /** The state, for a bot to think about; nobody may change it. */
  get position(): State {
    return this.state;
  }

  /** Write the position in one line. */
  spellPosition(): string {
    return positionOf(this.rules, this.setup, this.state);
  }

  throwDice(dice: number[]): void {
    const seat = this.seat!;
    this.remember({ seat, dice });
    this.rules.throw(this.state, dice);
  }

  /** Play a legal move, given by its code. */
  play(code: Move): void {
    const seat = this.seat!;
    const move = this.spell(code);
    this.remember({ seat, move, code });
    this.rules.play(this.state, code);
  }

  /** Take the last throw or move back. */
  undo(): void {
    const kept = this.actions.slice(0, -1);
    this.rules.release(this.state);
    this.forgetBefore();
    this.state = this.begun();
    this.actions.length = 0;
    for (const action of kept) this.repeat(action);
  }

  /** Do an action again, of which it is known that the rules allow it. */
  repeat(action: Action): void {
    if ('dice' in action) this.throwDice(action.dice);
    else this.play(action.code);
  }

  /** Find the move that a text spells, be it legal or not; NO_MOVE where it spells none. */
  read(text: string): Move {
    return this.rules.readMove(this.state, text);
  }

  /** Find a legal move by its spelling; null where there is none. */
  find(text: string): Move | null {
    const code = this.read(text);
    return code === NO_MOVE || this.rules.refusal(this.state, code) !== 0 ? null : code;
  }

  /** Find the move that takes pieces on such ways, be it legal or not; NO_MOVE where there is none. */
  attempt(legs: TappedLeg[]): Move {
    return attemptOf(this.rules, this.state, legs);
  }

  /** Say why a move cannot be played now; null when it can. */
  whyNot(code: Move): Refusal | null {
    const number = this.rules.refusal(this.state, code);
    if (number === 0) return null;
    const why = this.rules.why(this.state, code, number);
    return this.narrator.refusal(why.kind, why.row);
  }

  /** What happened in the last throw or move. */
  events(): NarratedEvent[] {
    const last = this.actions.at(-1);
    if (!last || this.before === null) return [];
    const action = 'dice' in last ? this.rules.packed(last.dice) : last.code;
    const rows = this.rules.events(this.before, action, this.state);
    return rows.map((row) => this.narrator.event(last.seat, row));
  }

  /** The legal moves as what to click one after the other, with what they do. */
  legalMoves(): LegalMove[] {
    if (this.legal) return this.legal;
    const codes = this.legalCodes;
    const spelled = this.rules.spellMoves(this.state, codes);
    const events = this.rules.preview(this.state, codes);
    const seat = this.rules.seat(this.state);
    this.legal = codes.map((code, index) => {
      const path = spelled[index]!.split(STEP_END);
      const happens = events[index]!.map((row) => this.narrator.event(seat, row));
      const legs = this.legs(code).map((leg) => ({ ...leg, via: viaOf(leg, happens) }));
      return { move: path.join(''), path, legs, ...inWords(happens), parts: partsOf(legs, happens) };
    });
    return this.legal;
  }

  /** The codes of the legal moves, in the same order. */
  get legalCodes(): readonly Move[] {
    return (this.codes ??= this.phase === 'move' ? this.rules.legal(this.state) : []);
  }

  /** What a board shows. */
  board(): BoardState {
    const { letters } = this.rules.description.words;
    const pieces = this.rules.pieces(this.state).map(([spot, colour, number, turn, face]) => ({
      colour: letters[colour!]!,
      spot: this.rules.spotName(spot!),
      tile: tileOf(number!, turn!, face!),
    }));
    const colours =
      this.phase === 'over' ? [] : bitsOf(this.rules.coloursToAct(this.state)).map((one) => letters[one]!);
    return { pieces, colours, seat: this.seat };
  }

  /** The throw that is being played. */
  dice(): number[] {
    const last = this.actions.at(-1);
    if (last && 'dice' in last) return last.dice;
    if (this.phase !== 'move') return [];
    const thrown = this.actions.findLast((action) => 'dice' in action);
    return thrown && 'dice' in thrown ? thrown.dice : this.startDice;
  }

  /** Those of its dice that are not used up. */
  diceLeft(): number[] {
    const dice = this.dice();
    return dice.length === 0 ? dice : this.leftOf(dice);
  }

  /** Those of some dice, which are being played, that are not used up. */
  leftOf(dice: number[]): number[] {
    const left = this.phase === 'move' ? this.rules.diceLeft(this.state) : ALL_DICE;
    return left === ALL_DICE ? dice : this.rules.unpacked(left);
  }

  /** The places decided so far, best first, partners and ties together. */
  ranking(): number[][] {
    return rankingOf(this.rules, this.state, this.setup.players);
  }

  /** Why a game that is over has ended. */
  result(): string {
    const { kind, row } = this.rules.ending(this.state);
    return this.narrator.result(kind, row, this.ranking());
  }

  /** What speaks for the last move, which a bot has chosen. */
  reason(): string {
    const last = this.actions.at(-1);
    if (!last || 'dice' in last || this.before === null) return '';
    const { kind, row } = this.rules.reason(this.before, last.code, this.state);
    return this.narrator.reason(kind, row);
  }

  /** Give the memory of the states back. */
  close(): void {
    this.rules.release(this.state);
    this.forgetBefore();
  }

  private begun(): State {
    return this.start ? this.rules.fromBytes(this.start) : this.rules.setUp(settingsOf(this.rules, this.setup));
  }

  private spell(code: Move): string {
    return this.rules.spell(this.state, code).replaceAll(STEP_END, '');
  }

  private legs(code: Move): Omit<Leg, 'via'>[] {
    const { letters } = this.rules.description.words;
    return this.rules.legs(this.state, code).map(([, origin, target, colour, number, turn, face, dice]) => ({
      colour: letters[colour!]!,
      origin: this.rules.spotName(origin!),
      target: this.rules.spotName(target!),
      tile: tileOf(number!, turn!, face!),
      dice: this.rules.unpacked(dice!),
    }));
  }

  private remember(action: Action): void {
    this.forgetBefore();
    this.before = this.rules.copy(this.state);
    this.actions.push(action);
  }

  private forgetBefore(): void {
    if (this.before !== null) this.rules.release(this.before);
    this.before = null;
    this.codes = null;
    this.legal = null;
  }
}

function tileOf(number: number, turn: number, face: number): Leg['tile'] {
  return number ? { number, turn, face } : null;
}
