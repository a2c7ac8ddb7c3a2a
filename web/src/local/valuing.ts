// How positions are valued for a study, as study/valuing.py does it: by the dice search of a game, or by the search that
// the game brings. A value is a row of chances to win, one for each side; they sum to 1.

import { levelNumber } from './description';
import type { GameModule, Move, State } from './module';
import type { Reserved, SearchKind } from './search';

export const DEPTH = 1; // throws that choices are looked ahead
export const MOST_SEQUENCES = 36; // of throws: what follows a throw is looked at a throw ahead where two have no more
export const SEARCH_LEVEL = 'hard'; // whose budget a position of a game with a search of its own is valued by

const SCRATCH_ROWS = 3; // of study/values.py
const WORD = 8; // bytes of a move code or a chance
const SEED = 0n;

export type Chances = number[];

/** What a throw was worth, and what the mean of all throws that could have come. */
export interface ThrowValue {
  expected: Chances;
  thrown: Chances;
}

export interface MoveValue {
  move: Move;
  chances: Chances;
}

/** Lets others have their turn now and then, and throws where all is cancelled. */
export type Pause = () => Promise<void>;

/** Values throws and choices. Nothing else may allocate memory of its module before it is closed. */
export interface Valuer {
  throw(state: State, dice: readonly number[]): ThrowValue;
  /** Value the legal moves of a position, or some of them: the best, and the one that was chosen. */
  moves(state: State, chosen: Move): Promise<MoveValue[]>;
  /** Value a position where a throw is due, or the game is over; in a game without dice any. */
  position(state: State): Promise<Chances>;
  close(): void;
}

/** Make what values the positions of a way to play. */
export function valuerFor(module: GameModule, kind: SearchKind, pause: Pause): Valuer {
  return hasDice(module) ? new DiceValuer(module, kind) : new SearchValuer(module, kind, pause);
}

export function hasDice(module: GameModule): boolean {
  return module.constant('MOST_DICE') > 0;
}

/** Values by the network of a game, or its heuristic, a throw ahead. */
class DiceValuer implements Valuer {
  private readonly reserved: Reserved;
  private readonly throwDepth: number;
  private readonly throws: number; // different ones of all dice
  private readonly scratch: number;
  private readonly codes: number;
  private readonly weights: number;
  private readonly values: number;

  constructor(
    private readonly module: GameModule,
    private readonly kind: SearchKind,
  ) {
    this.throws = combinations(module.constant('FACES'), module.constant('MOST_DICE'));
    this.throwDepth = this.throws ** 2 <= MOST_SEQUENCES ? DEPTH : 0;
    const { take } = (this.reserved = module.reserve(kind.name, kind.sides, kind.network));
    const rows = Math.max(this.throws, module.constant('MAX_MOVES'));
    this.scratch = take(WORD * SCRATCH_ROWS * kind.sides);
    this.codes = take(WORD * rows);
    this.weights = take(WORD * this.throws);
    this.values = take(WORD * rows * kind.sides);
  }

  throw(state: State, dice: readonly number[]): ThrowValue {
    const { sides } = this.kind;
    const { kernel, workspace, codes, reals } = this.reserved;
    const out = [this.codes, this.throws, this.weights, this.throws, this.values, this.throws, sides];
    const count = kernel('value_throws')(state, this.throwDepth, workspace.address, ...this.scratchRows, ...out);
    const values = this.rows(count);
    const weights = reals(this.weights, count);
    const expected = values[0]!.map((_, side) => values.reduce((sum, row, at) => sum + weights[at]! * row[side]!, 0));
    return { expected, thrown: values[codes(this.codes, count).indexOf(this.module.packed(dice))]! };
  }

  async moves(state: State): Promise<MoveValue[]> {
    const { kernel, workspace, codes } = this.reserved;
    const out = [this.codes, this.values, this.module.constant('MAX_MOVES'), this.kind.sides];
    const count = kernel('value_moves')(state, DEPTH, workspace.address, ...this.scratchRows, ...out);
    const values = this.rows(count);
    return codes(this.codes, count).map((move, at) => ({ move, chances: values[at]! }));
  }

  async position(state: State): Promise<Chances> {
    const { kernel, workspace } = this.reserved;
    kernel('value_position')(state, workspace.address, ...this.scratchRows, this.values, this.kind.sides);
    return this.rows(1)[0]!;
  }

  close(): void {
    this.reserved.close();
  }

  private get scratchRows(): number[] {
    return [this.scratch, SCRATCH_ROWS, this.kind.sides];
  }

  private rows(count: number): Chances[] {
    const { sides } = this.kind;
    const numbers = this.reserved.reals(this.values, count * sides);
    return Array.from({ length: count }, (_, at) => numbers.slice(at * sides, (at + 1) * sides));
  }
}

/** Values by the search that a game without dice brings: the best move, and the one that was chosen. */
class SearchValuer implements Valuer {
  private readonly reserved: Reserved;
  private readonly after: State;
  private readonly stop: number;

  constructor(
    private readonly module: GameModule,
    private readonly kind: SearchKind,
    private readonly pause: Pause,
  ) {
    this.reserved = module.reserve(kind.name, kind.sides, kind.network);
    this.after = this.reserved.take(module.stateBytes);
    this.stop = this.reserved.take(WORD);
  }

  throw(): ThrowValue {
    throw new Error('a game with a search of its own has no dice');
  }

  async moves(state: State, chosen: Move): Promise<MoveValue[]> {
    const before = await this.position(state);
    const best = this.reserved.workspace.whole('best');
    if (chosen === best) return [{ move: best, chances: before }];
    this.module.assign(this.after, state);
    this.module.play(this.after, chosen);
    const played = await this.position(this.after);
    const mover = this.module.seat(state) % this.kind.sides;
    // A look from behind the move may see more than the one that found the best, which is no worse for that.
    const better = before[mover]! >= played[mover]! ? before : played;
    return [
      { move: best, chances: better },
      { move: chosen, chances: played },
    ];
  }

  /** Value a position: what who decides is left without is shared by the others. */
  async position(state: State): Promise<Chances> {
    const { sides } = this.kind;
    const all = [...Array(sides).keys()];
    if (this.module.phase(state) === 'over') {
      const hasWon = all.map((side) => this.module.placeOf(state, side) === 1);
      const winners = hasWon.filter(Boolean).length;
      return hasWon.map((won) => (winners === 0 ? 1 / sides : Number(won) / winners));
    }
    const own = await this.search(state);
    const mover = this.module.seat(state) % sides;
    return all.map((side) => (side === mover ? own : (1 - own) / (sides - 1)));
  }

  close(): void {
    this.reserved.close();
  }

  /** Search a position to the end; gives the chance of who is to move. */
  private async search(state: State): Promise<number> {
    const { kernel, workspace } = this.reserved;
    kernel('begin')(state, levelNumber(this.module.description, SEARCH_LEVEL), SEED, workspace.address);
    while (kernel('advance')(1, workspace.address, this.stop, 1) !== 0) await this.pause();
    return kernel('chance')(workspace.address);
  }
}

/** Count the throws of some dice that differ, whatever the order of the dice. */
function combinations(faces: number, dice: number): number {
  return dice === 0 ? 1 : (combinations(faces, dice - 1) * (faces + dice - 1)) / dice;
}
