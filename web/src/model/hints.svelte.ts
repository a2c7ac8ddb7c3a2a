// The hint that a person has asked for: looked for, shown, and dropped when the position passes.

import type { LegalMove, TableState } from '../net/messages';
import type { FindHint } from './tableService';

export interface ShownHint {
  move: LegalMove;
  reason: string;
}

export class Hints {
  shown = $state.raw<ShownHint | null>(null);
  pointed = $state.raw<LegalMove | null>(null); // a move that somebody wants to see on the board
  hasFailed = $state(false);
  private looking = $state.raw<AbortController | null>(null);

  areGiven = $state(false); // whether the table gives hints

  constructor(private readonly find: FindHint) {}

  get isLooking(): boolean {
    return this.looking !== null;
  }

  /** Ask for a hint, or stop looking for one. */
  async toggle(state: TableState): Promise<void> {
    if (this.isLooking) this.drop();
    else await this.ask(state);
  }

  /** Look for a good move in a position, and show it if nothing has been done meanwhile. */
  async ask({ seq, moves }: TableState): Promise<void> {
    this.drop();
    const looking = new AbortController();
    this.looking = looking;
    try {
      const hint = await this.find(seq, looking.signal);
      const move = moves.find((one) => one.move === hint?.move);
      if (this.looking === looking && hint && move) this.shown = { move, reason: hint.reason };
    } catch {
      if (this.looking === looking) this.hasFailed = true;
    } finally {
      if (this.looking === looking) this.looking = null;
    }
  }

  /** Stop looking, and show nothing any more. */
  drop(): void {
    const looking = this.looking;
    this.looking = null;
    this.shown = null;
    this.pointed = null;
    this.hasFailed = false;
    looking?.abort();
  }
}
