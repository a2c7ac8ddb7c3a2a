// What a game's module exports, as src/ludoteca/webassembly/exports.py lists it.

/** The address of a state. */
export type State = number;
export type Move = bigint;

/** The functions of a module. Addresses and lengths are numbers; a length that is a constant is not passed. */
export interface Kernels {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<'i32'>;
  configure(state: State, settings: number): void;
  set_up(state: State, settings: number): void;
  dice_due(state: State): number;
  throw(state: State, dice: bigint): void;
  legal(state: State, moves: number): number;
  refusal(state: State, move: Move): number;
  play(state: State, move: Move): void;
  place_of(state: State, seat: number): number;
  legs(state: State, move: Move, rows: number): number;
  events(before: State, action: bigint, after: State, rows: number): number;
  spell(state: State, move: Move, letters: number): number;
  read_move(state: State, letters: number, length: number): Move;
  spell_position(state: State, letters: number): number;
  read_position(state: State, reading: number, scratch: State, states: number): void;
  begin_streams(seed: bigint, first: bigint, words: number, count: number): void;
  play_games(start: State, scratch: State, states: number, moves: number, rows: number, ...outcomes: number[]): void;
  preview(state: State, moves: number, count: number, scratch: State, states: number, ...out: number[]): void;
  spell_moves(state: State, moves: number, count: number, letters: number, length: number): number;
  list_actions(state: State, chosen: number, moves: number, mask: number, count: number): number;
  take_action(state: State, chosen: number, moves: number, action: number): number;
  move_of_action(state: State, chosen: number, moves: number, action: number): Move;
  observe(state: State, chosen: number, seat: number, out: number, size: number): void;
  score(state: State, seat: number): number;
  score_moves(state: State, scratch: State, states: number, moves: number, scores: number): number;
  pieces(state: State, rows: number): number;
  colours_of(state: State, seat: number): number;
  colours_to_act(state: State): number;
  dice_left(state: State): number;
  spell_spot(spot: number, letters: number): number;
  read_spot(letters: number, length: number): number;
  attempt(state: State, legs: number, count: number, howMany: number): Move;
  why(state: State, move: Move, refusal: number, row: number): number;
  ending(state: State, row: number): number;
  way(seat: number, event: number, index: number, out: number): number;
  reason(before: State, move: Move, after: State, row: number): number;
  choose(state: State, level: number, seed: bigint, workspace: number): Move;
}

/** The functions of one of a game's searches: those of another one have another ending of their names. Those that value
 * positions are in games with dice only, but for `chance`, which games without them have. */
export interface SearchKernels {
  begin(state: State, level: number, seed: bigint, workspace: number): void;
  advance(steps: number, workspace: number, stop: number, length: number): number;
  chance(workspace: number): number;
  value_throws(state: State, plies: number, workspace: number, ...out: number[]): number;
  value_moves(state: State, plies: number, workspace: number, ...out: number[]): number;
  value_position(state: State, workspace: number, ...out: number[]): void;
}
