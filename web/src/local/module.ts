// A game's rules, compiled from the same kernels that the server runs. This file knows no rule and no game.
//
// A state is a record in the module's memory, and a handle is its address. Move codes and throws are bigints, since some
// need more than 53 bits. Nothing here checks what it is given: kernels do not either.

import { levelNumber, personalityNumber, type Description } from './description';
import type { Kernels, Move, SearchKernels, State } from './kernels';
import type { Reserved, WorkspaceView } from './search';
import { lettersIn } from './spelling';

export type { Move, State };
/** How a game is played: the players, the number of the mode, and a number for each option. */
export type Settings = Record<string, number>;

/** The weights of a network, as bots take them. */
export interface Network {
  first: Float32Array;
  second: Float32Array;
}

export interface Outcomes {
  lengths: Int32Array; // OUTCOME_COLUMNS a game
  places: Int8Array; // a seat each
  counts: Int32Array; // EVENT_KINDS a game, or nothing
}

/** A kind of sentence, and the row of its operands. */
export interface Telling {
  kind: number;
  row: number[];
}

/** A piece that was tapped, and where it shall go. */
export interface TappedRow {
  origin: number;
  target: number;
  colour: number;
  number: number;
}

const PAGE = 65536; // bytes
const ALIGNMENT = 16;
const WORD = 8; // bytes of a move code
export const STEP_END = '\x1f'; // between the steps in which a person can choose a move
export const NO_SPOT = -1;
export const NO_MOVE = -1n;
export const ALL_DICE = -1; // those of a throw are used together
const MOVE_END = '\n'; // behind each of several spelled moves
const STAMP_SECTION = 'stamp';
const ASCII = new TextDecoder();
const LAST_ASCII = '\x7f';
const NO_LETTER = '?'.charCodeAt(0); // in the place of all others: it can stand in no field

/** A module and a description are not made of the same sources: a cache has kept one of them for too long. */
export class MixedRules extends Error {
  constructor(game: string) {
    super(`the rules of ${game} and their description are of different versions: reload the page to get both anew`);
  }
}

export class GameModule {
  readonly constants: Record<string, number>;
  readonly stateBytes: number;
  private readonly kernels: Kernels;
  private readonly free: State[] = []; // states that nobody uses any more
  private end: number; // of what is allocated
  private readonly settings: number;
  private readonly moves: number;
  private readonly scores: number;
  private readonly scratch: State;
  private readonly eventRows: number;
  private readonly legRows: number;
  private readonly spelling: number;
  private readonly chosen: number;
  private readonly row: number;
  private readonly spots = new Map<number, string>();

  /** Instantiate a module; MixedRules where the description is another one's. It imports nothing. */
  static async load(module: BufferSource | WebAssembly.Module, description: Description): Promise<GameModule> {
    const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
    if (stampOf(compiled) !== description.stamp) throw new MixedRules(description.game);
    return new GameModule(await WebAssembly.instantiate(compiled), description);
  }

  constructor(
    instance: WebAssembly.Instance,
    readonly description: Description,
  ) {
    this.kernels = instance.exports as unknown as Kernels;
    this.constants = description.constants;
    this.stateBytes = description.records.state.bytes;
    this.end = this.kernels.__heap_base.value;
    this.settings = this.allocate(description.records.settings.bytes);
    this.moves = this.allocate(WORD * this.constant('MAX_MOVES'));
    this.scores = this.allocate(WORD * this.constant('MAX_MOVES'));
    this.scratch = this.allocate(2 * this.stateBytes);
    this.eventRows = this.allocate(this.eventBytes);
    this.legRows = this.allocate(4 * this.constant('MAX_LEGS') * this.constant('LEG_COLUMNS'));
    this.spelling = this.allocate(this.constant('MAX_SPELLING'));
    this.chosen = this.allocate(WORD * this.constant('PARTS'));
    this.row = this.allocate(4 * this.constant('LONG_ROW'));
  }

  constant(name: string): number {
    const value = this.constants[name];
    if (value === undefined) throw new Error(`the module of ${this.description.game} has no constant ${name}`);
    return value;
  }

  // States

  /** Make a state with all fields zero. */
  blank(): State {
    const state = this.free.pop() ?? this.allocate(this.stateBytes);
    this.memory(state, this.stateBytes).fill(0);
    return state;
  }

  /** Let a state's memory be used for another one. */
  release(state: State): void {
    this.free.push(state);
  }

  copy(state: State): State {
    const copied = this.blank();
    this.assign(copied, state);
    return copied;
  }

  assign(to: State, from: State): void {
    this.memory(to, this.stateBytes).set(this.memory(from, this.stateBytes));
  }

  /** Copy the bytes of a state out of the memory. */
  bytesOf(state: State): Uint8Array {
    return this.memory(state, this.stateBytes).slice();
  }

  fromBytes(bytes: Uint8Array): State {
    if (bytes.length !== this.stateBytes) throw new Error(`a state has ${this.stateBytes} bytes, not ${bytes.length}`);
    const state = this.blank();
    this.memory(state, this.stateBytes).set(bytes);
    return state;
  }

  phase(state: State): string {
    return this.description.phases[this.field(state, 'phase')]!;
  }

  seat(state: State): number {
    return this.field(state, 'seat');
  }

  // The course of a game

  /** Make a state that holds how the game is played, and nothing on the board yet. */
  configure(settings: Settings): State {
    const state = this.blank();
    this.kernels.configure(state, this.written(settings));
    return state;
  }

  setUp(settings: Settings): State {
    const state = this.blank();
    this.kernels.set_up(state, this.written(settings));
    return state;
  }

  diceDue(state: State): number {
    return this.kernels.dice_due(state);
  }

  /** Return dice as one number, as kernels take them: the lowest face in the lowest bits. */
  packed(dice: readonly number[]): bigint {
    const bits = this.constant('DIE_BITS');
    const sorted = [...dice].sort((a, b) => a - b);
    return BigInt(sorted.reduce((packed, face, at) => packed | (face << (bits * at)), 0));
  }

  /** List the faces of dice that kernels have packed into one number; no face may be 0. */
  unpacked(dice: number): number[] {
    const bits = this.constant('DIE_BITS');
    return dice === 0 ? [] : [dice & ((1 << bits) - 1), ...this.unpacked(dice >> bits)];
  }

  throw(state: State, dice: readonly number[]): void {
    this.kernels.throw(state, this.packed(dice));
  }

  /** List the legal moves, sorted and each once. */
  legal(state: State): Move[] {
    return [...this.codes(this.moves, this.kernels.legal(state, this.moves))];
  }

  /** Return the number of the first reason against a move; 0 exactly for the legal ones. */
  refusal(state: State, move: Move): number {
    return this.kernels.refusal(state, move);
  }

  play(state: State, move: Move): void {
    this.kernels.play(state, move);
  }

  /** Return the place of a seat, from 1; 0 while it is undecided. */
  placeOf(state: State, seat: number): number {
    return this.kernels.place_of(state, seat);
  }

  // What moves are, and what happens in them

  /** List where each piece that a legal move moves comes from and goes: rows of numbers. */
  legs(state: State, move: Move): number[][] {
    const count = this.kernels.legs(state, move, this.legRows);
    return this.rows(this.legRows, count, this.constant('LEG_COLUMNS'));
  }

  /** List what happened in a throw (packed) or a move: rows of a kind and its operands. */
  events(before: State, action: bigint, after: State): number[][] {
    this.memory(this.eventRows, this.eventBytes).fill(0); // kernels leave operands that a kind does not have
    const count = this.kernels.events(before, action, after, this.eventRows);
    return this.rows(this.eventRows, count, this.constant('EVENT_COLUMNS'));
  }

  /** List what would happen in each of some legal moves. */
  preview(state: State, moves: readonly Move[]): number[][][] {
    return this.borrowing((take) => {
      const codes = this.put(take(WORD * moves.length), moves);
      const rows = take(this.eventBytes * moves.length);
      const counts = take(WORD * moves.length);
      const lengths = [rows, moves.length, counts, moves.length];
      this.kernels.preview(state, codes, moves.length, this.scratch, 1, ...lengths);
      return [...this.codes(counts, moves.length)].map((count, at) =>
        this.rows(rows + at * this.eventBytes, Number(count), this.constant('EVENT_COLUMNS')),
      );
    });
  }

  /** Spell a move, with a unit separator between its steps. */
  spell(state: State, move: Move): string {
    return this.text(this.spelling, this.kernels.spell(state, move, this.spelling));
  }

  spellMoves(state: State, moves: readonly Move[]): string[] {
    return this.borrowing((take) => {
      const codes = this.put(take(WORD * moves.length), moves);
      const size = moves.length * (this.constant('MAX_SPELLING') + 1);
      const letters = take(size);
      const length = this.kernels.spell_moves(state, codes, moves.length, letters, size);
      return this.text(letters, length).split(MOVE_END).slice(0, -1);
    });
  }

  /** Find the move that a text spells, be it legal or not; NO_MOVE where it spells none. */
  readMove(state: State, text: string): Move {
    const letters = lettersIn(text);
    if (letters === null) return NO_MOVE;
    return this.withLetters(letters, (address, length) => this.kernels.read_move(state, address, length));
  }

  /** Write the fields of a position, without players, mode and options. */
  spellPosition(state: State): string {
    return this.borrowing((take) => {
      const letters = take(this.constant('MAX_POSITION'));
      return this.text(letters, this.kernels.spell_position(state, letters));
    });
  }

  /** Read the fields of a position, as characters, without players, mode and options; or list what is wrong with them. */
  readPosition(settings: Settings, text: readonly string[]): State | number[][] {
    const state = this.configure(settings);
    const faults = this.borrowing((take) => {
      const { bytes, fields } = this.description.records.reading;
      const reading = take(bytes);
      const codes = text.map((letter) => (letter <= LAST_ASCII ? letter.charCodeAt(0) : NO_LETTER));
      this.memory(reading + fields.letters!.offset, codes.length).set(codes);
      new DataView(this.kernels.memory.buffer).setInt32(reading + fields.length!.offset, codes.length, true);
      this.kernels.read_position(state, reading, this.scratch, 1);
      const count = new DataView(this.kernels.memory.buffer).getInt32(reading + fields.count!.offset, true);
      return this.rows(reading + fields.faults!.offset, count, this.constant('FAULT_COLUMNS'));
    });
    if (faults.length === 0) return state;
    this.release(state);
    return faults;
  }

  // What boards show

  /** List all pieces: rows of spot, colour, and of a tile its number, turn and face. */
  pieces(state: State): number[][] {
    return this.borrowing((take) => {
      const columns = this.constant('PIECE_COLUMNS');
      const rows = this.blankRows(take, this.constant('MAX_PIECES'), columns);
      return this.rows(rows, this.kernels.pieces(state, rows), columns);
    });
  }

  /** Return the colours of a seat as a set, a bit each. */
  coloursOf(state: State, seat: number): number {
    return this.kernels.colours_of(state, seat);
  }

  coloursToAct(state: State): number {
    return this.kernels.colours_to_act(state);
  }

  /** Return the dice of the throw being played that are not used up, packed; ALL_DICE where they are used together. */
  diceLeft(state: State): number {
    return this.kernels.dice_left(state);
  }

  spotName(spot: number): string {
    const known = this.spots.get(spot);
    if (known !== undefined) return known;
    const name = this.borrowing((take) => {
      const letters = take(this.constant('MAX_SPOT_NAME'));
      return this.text(letters, this.kernels.spell_spot(spot, letters));
    });
    this.spots.set(spot, name);
    return name;
  }

  /** Find a spot by its name; NO_SPOT where there is none. */
  spotNamed(name: string): number {
    if (name.length > this.constant('MAX_SPOT_NAME')) return NO_SPOT;
    const letters = new TextEncoder().encode(name);
    return this.withLetters(letters, (address, length) => this.kernels.read_spot(address, length));
  }

  /** Find the move that takes pieces from spots to others, be it legal or not; NO_MOVE where there is none. */
  attempt(state: State, legs: readonly TappedRow[]): Move {
    return this.borrowing((take) => {
      const columns = this.constant('LEG_COLUMNS');
      const rows = this.blankRows(take, legs.length, columns);
      const numbers = new Int32Array(this.kernels.memory.buffer, rows, legs.length * columns);
      legs.forEach(({ origin, target, colour, number }, at) =>
        numbers.set([0, origin, target, colour, number], at * columns),
      );
      return this.kernels.attempt(state, rows, legs.length, legs.length);
    });
  }

  // What sentences name

  /** Explain a refusal: its number or a more exact one, and its operands. */
  why(state: State, move: Move, refusal: number): Telling {
    return this.telling((row) => this.kernels.why(state, move, refusal, row));
  }

  /** Explain the end of a game that is over. */
  ending(state: State): Telling {
    return this.telling((row) => this.kernels.ending(state, row));
  }

  /** Say what speaks for a move. */
  reason(before: State, move: Move, after: State): Telling {
    return this.telling((row) => this.kernels.reason(before, move, after, row));
  }

  /** List the ways of pieces in an event: the colour, whether the piece was sent back, and the spots. */
  waysOf(seat: number, event: readonly number[]): number[][] {
    return this.borrowing((take) => {
      const given = take(4 * event.length);
      new Int32Array(this.kernels.memory.buffer, given, event.length).set(event);
      const out = take(4 * this.constant('MAX_WAY'));
      const found: number[][] = [];
      for (let length; (length = this.kernels.way(seat, given, found.length, out)) > 0;) {
        found.push([...new Int32Array(this.kernels.memory.buffer, out, length)]);
      }
      return found;
    });
  }

  // Bots

  /** Choose a move as a bot does that looks at its own moves and no further. */
  choose(state: State, level: string, seed: bigint, personality = ''): Move {
    return this.borrowing((take) => {
      const workspace = this.workspace(take, 'choosing');
      workspace.setWhole('personality', personalityNumber(this.description, personality));
      return this.kernels.choose(state, levelNumber(this.description, level), seed, workspace.address);
    });
  }

  /** Take memory for a search of so many sides until it is closed; nothing else may allocate meanwhile. `name` says with
   * which network: `_32` with one of so many hidden values, nothing without one. */
  reserve(name: string, sides: number, network?: Network): Reserved {
    const { end } = this;
    const take = (size: number) => {
      const address = this.allocate(size);
      this.memory(address, size).fill(0);
      return address;
    };
    const workspace = this.workspace(take, `search${name}`);
    if (network) {
      workspace.floats('first').set(network.first);
      workspace.floats('second').set(network.second);
    }
    if (workspace.has('sides')) workspace.setWhole('sides', sides);
    return {
      workspace,
      kernel: (function_) =>
        this.kernels[`${function_}${name}` as keyof Kernels] as unknown as SearchKernels[typeof function_],
      take,
      codes: (address, count) => [...this.codes(address, count)],
      reals: (address, count) => [...new Float64Array(this.kernels.memory.buffer, address, count)],
      close: () => {
        this.end = end;
      },
    };
  }

  // Actions and observations as numbers. `chosen` has the parts of a move chosen so far, PARTS of them.

  /** Mark the open actions. */
  listActions(state: State, chosen: readonly Move[], count: number): Uint8Array {
    return this.borrowing((take) => {
      const mask = take(count);
      this.kernels.list_actions(state, this.put(this.chosen, chosen), this.moves, mask, count);
      return this.memory(mask, count).slice();
    });
  }

  /** Play an open action; return the parts chosen then, and whether that completed a move. */
  takeAction(state: State, chosen: readonly Move[], action: number): { chosen: Move[]; isComplete: boolean } {
    const isComplete = this.kernels.take_action(state, this.put(this.chosen, chosen), this.moves, action) !== 0;
    return { chosen: [...this.codes(this.chosen, this.constant('PARTS'))], isComplete };
  }

  /** Return the move that an action completes, or a negative number. */
  moveOfAction(state: State, chosen: readonly Move[], action: number): Move {
    return this.kernels.move_of_action(state, this.put(this.chosen, chosen), this.moves, action);
  }

  observe(state: State, chosen: readonly Move[], seat: number, size: number): Int8Array {
    return this.borrowing((take) => {
      const out = take(size);
      this.kernels.observe(state, this.put(this.chosen, chosen), seat, out, size);
      return new Int8Array(this.kernels.memory.buffer, out, size).slice();
    });
  }

  // Heuristic and playouts

  /** Return how good a position is for a seat that has just moved. */
  score(state: State, seat: number): number {
    return this.kernels.score(state, seat);
  }

  /** List the legal moves with the score of the position after each. */
  scoreMoves(state: State): { move: Move; score: number }[] {
    const count = this.kernels.score_moves(state, this.scratch, 1, this.moves, this.scores);
    const scores = this.codes(this.scores, count);
    return [...this.codes(this.moves, count)].map((move, at) => ({ move, score: Number(scores[at]) }));
  }

  /** Play random games from a state. Each depends on the seed and its number alone. */
  playGames(start: State, games: number, seed: bigint, players: number, withEvents: boolean, first = 0n): Outcomes {
    const columns = this.constant('OUTCOME_COLUMNS');
    const kinds = withEvents ? this.constant('EVENT_KINDS') : 0;
    return this.borrowing((take) => {
      const words = take(WORD * games);
      const lengths = take(4 * games * columns);
      const places = take(games * players);
      const counts = take(4 * games * kinds);
      this.kernels.begin_streams(seed, first, words, games);
      const outcomes = [words, games, lengths, games, places, games, players, counts, games, kinds];
      this.kernels.play_games(start, this.scratch, 2, this.moves, this.eventRows, ...outcomes);
      const { buffer } = this.kernels.memory;
      return {
        lengths: new Int32Array(buffer, lengths, games * columns).slice(),
        places: new Int8Array(buffer, places, games * players).slice(),
        counts: new Int32Array(buffer, counts, games * kinds).slice(),
      };
    });
  }

  // Memory

  private telling(fill: (row: number) => number): Telling {
    const columns = this.constant('LONG_ROW');
    this.memory(this.row, 4 * columns).fill(0);
    const kind = fill(this.row);
    return { kind, row: [...new Int32Array(this.kernels.memory.buffer, this.row, columns)] };
  }

  private blankRows(take: (size: number) => number, count: number, columns: number): number {
    const rows = take(4 * count * columns);
    this.memory(rows, 4 * count * columns).fill(0);
    return rows;
  }

  /** Make a workspace of zeroed memory. */
  private workspace(take: (size: number) => number, name: string): WorkspaceView {
    const [bytes, , fields] = this.description.workspaces[name]!;
    const address = take(bytes);
    const at = (field: string) => address + fields[field]![0];
    const view = () => new DataView(this.kernels.memory.buffer);
    return {
      address,
      has: (field: string) => field in fields,
      floats: (field: string) => {
        const size = fields[field]![2].reduce((product, length) => product * length, 1);
        return new Float32Array(this.kernels.memory.buffer, at(field), size);
      },
      codes: (field: string, count: number) => this.codes(at(field), count),
      whole: (field: string) => view().getBigInt64(at(field), true),
      setWhole: (field: string, value: number) => view().setBigInt64(at(field), BigInt(value), true),
    };
  }

  private get eventBytes(): number {
    return 4 * this.constant('MAX_EVENTS') * this.constant('EVENT_COLUMNS');
  }

  private allocate(size: number): number {
    const address = this.end;
    this.end = Math.ceil((address + size) / ALIGNMENT) * ALIGNMENT;
    const missing = this.end - this.kernels.memory.buffer.byteLength;
    if (missing > 0) this.kernels.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  /** Do something with zeroed memory that is given back afterwards; it must make no states. */
  private borrowing<Result>(use: (take: (size: number) => number) => Result): Result {
    const { end } = this;
    try {
      return use((size) => {
        const address = this.allocate(size);
        this.memory(address, size).fill(0);
        return address;
      });
    } finally {
      this.end = end;
    }
  }

  /** Do something with letters in the memory. */
  private withLetters<Result>(letters: Uint8Array, use: (address: number, length: number) => Result): Result {
    return this.borrowing((take) => {
      const address = take(letters.length);
      this.memory(address, letters.length).set(letters);
      return use(address, letters.length);
    });
  }

  private memory(address: number, size: number): Uint8Array {
    return new Uint8Array(this.kernels.memory.buffer, address, size);
  }

  private codes(address: number, count: number): BigInt64Array {
    return new BigInt64Array(this.kernels.memory.buffer, address, count);
  }

  /** Write codes to an address, and return it. */
  private put(address: number, codes: readonly bigint[]): number {
    this.codes(address, codes.length).set(codes);
    return address;
  }

  private rows(address: number, count: number, columns: number): number[][] {
    const numbers = new Int32Array(this.kernels.memory.buffer, address, count * columns);
    return Array.from({ length: count }, (_, at) => [...numbers.subarray(at * columns, (at + 1) * columns)]);
  }

  private text(address: number, length: number): string {
    return ASCII.decode(this.memory(address, length));
  }

  /** Write settings into their record, and return its address. */
  private written(settings: Settings): number {
    const { fields } = this.description.records.settings;
    const unknown = Object.keys(settings).find((name) => !(name in fields));
    if (unknown) throw new Error(`${this.description.game} has no setting ${unknown}`);
    const view = new DataView(this.kernels.memory.buffer, this.settings);
    for (const [name, { type, offset }] of Object.entries(fields)) {
      const value = settings[name];
      if (value === undefined) throw new Error(`the setting ${name} of ${this.description.game} is missing`);
      if (type !== 'int64') throw new Error(`a setting of type ${type}`);
      view.setBigInt64(offset, BigInt(value), true);
    }
    return this.settings;
  }

  private field(state: State, name: string): number {
    const { type, offset } = this.description.records.state.fields[name]!;
    if (type !== 'int8') throw new Error(`a field of type ${type}`);
    return new DataView(this.kernels.memory.buffer).getInt8(state + offset);
  }
}

/** Read of which sources a module is made; nothing where it does not say. */
function stampOf(compiled: WebAssembly.Module): string {
  const [section] = WebAssembly.Module.customSections(compiled, STAMP_SECTION);
  return section ? ASCII.decode(section) : '';
}
