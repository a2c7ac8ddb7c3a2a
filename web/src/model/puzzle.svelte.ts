// Somebody who looks for the best move of a puzzle: what they have tried, and what is said of it.

import type { Played, Refused, ShownPosition, TriedMove } from '../local/tryout';
import type { ToldPosition } from '../local/position';
import type { Stuck } from '../local/stuck';
import type { BoardState, GameSetup, LegalMove, NarratedEvent, PuzzleDescription } from '../net/messages';
import type { Language } from './languages';

/** Where the moves are played. */
export interface PuzzleService {
  show(told: ToldPosition, dice: number[]): Promise<ShownPosition>;
  play(told: ToldPosition, tried: TriedMove): Promise<Refused | Played>;
  whyStuck(told: ToldPosition, piece: Stuck): Promise<Refused['refusal'] | null>;
}

/** How a puzzle stands: a move is asked for, another one than the best was played, it was found, or it is shown. */
export type Progress = 'asked' | 'wrong' | 'found' | 'shown';

/** What a move costs against the best one; of those that were not compared, how much at least. */
export interface Cost {
  chance: number;
  isAtLeast: boolean;
}

export class PuzzleModel {
  progress = $state<Progress>('asked');
  shown = $state.raw<ShownPosition | null>(null);
  played = $state.raw<Played | null>(null); // the move that was tried last, or the best one
  refusal = $state.raw<Refused['refusal'] | null>(null);
  wrong = $state(0); // moves that were tried and not the best
  isBusy = $state(false);
  wasShown = $state(false);

  constructor(
    readonly game: string,
    readonly puzzle: PuzzleDescription,
    private readonly setup: GameSetup,
    private readonly language: Language,
    private readonly service: PuzzleService,
  ) {}

  /** Load the position. */
  async begin(): Promise<void> {
    this.shown = await this.service.show(this.told, [...this.puzzle.dice]);
  }

  get board(): BoardState | undefined {
    const isAfter = this.progress === 'wrong' || this.progress === 'found';
    return isAfter && this.played ? this.played.board : this.shown?.board;
  }

  get narration(): NarratedEvent[] {
    return this.progress === 'wrong' || this.progress === 'found' ? (this.played?.narration ?? []) : [];
  }

  /** The moves that can be tried now. */
  get moves(): LegalMove[] {
    const isOpen = this.progress === 'asked' || this.progress === 'shown';
    return isOpen && !this.isBusy ? (this.shown?.moves ?? []) : [];
  }

  /** The best move, where it is to be seen on the board. */
  get hint(): LegalMove | undefined {
    return this.progress === 'shown' ? this.moves.find(({ move }) => move === this.puzzle.move) : undefined;
  }

  /** Say what the move that was tried costs. */
  get cost(): Cost {
    const { chance, margin, others } = this.puzzle;
    const known = others.find(([move]) => move === this.played?.move);
    return known ? { chance: chance - known[1], isAtLeast: false } : { chance: margin, isAtLeast: true };
  }

  /** Try a move, or be told why it is none. */
  async attempt(tried: TriedMove): Promise<void> {
    if (this.isBusy || this.moves.length === 0) return;
    this.refusal = null;
    const answer = await this.ask(tried);
    if (answer.is === 'refused') {
      this.refusal = answer.refusal;
      return;
    }
    this.played = answer;
    const isBest = answer.move === this.puzzle.move;
    if (!isBest) this.wrong += 1;
    this.progress = isBest ? 'found' : 'wrong';
  }

  /** Show the best move in the position. */
  async show(): Promise<void> {
    if (this.isBusy || this.progress === 'shown') return;
    const answer = await this.ask({ move: this.puzzle.move });
    if (answer.is === 'refused') throw new Error(`the rules of this device do not allow ${this.puzzle.move}`);
    this.wasShown = true;
    this.refusal = null;
    this.played = answer;
    this.progress = 'shown';
  }

  /** Go back to the position. */
  again(): void {
    if (this.isBusy) return;
    this.progress = 'asked';
    this.played = null;
    this.refusal = null;
  }

  /** Say why a piece can go to none of some places, unless something else has been done meanwhile. */
  async tellStuck(piece: Stuck): Promise<void> {
    const why = await this.service.whyStuck(this.told, piece);
    if (this.moves.length > 0 && !this.refusal) this.refusal = why;
  }

  /** Something else is tried: the reason against the last thing has been read. */
  forgetRefusal(): void {
    this.refusal = null;
  }

  private async ask(tried: TriedMove): Promise<Refused | Played> {
    this.isBusy = true;
    try {
      return await this.service.play(this.told, tried);
    } finally {
      this.isBusy = false;
    }
  }

  private get told(): ToldPosition {
    const { players, mode, options } = this.setup;
    // Plain copies: what a component holds cannot be sent to a worker.
    const setup = { players, mode, options: { ...options } };
    return { game: this.game, setup, position: this.puzzle.position, language: this.language };
  }
}
