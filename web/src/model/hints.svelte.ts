// The hint that a person has asked for: looked for, shown, and dropped when the position passes.

import type { LegalMove, TableState } from '../net/messages';
import type { HintedMove } from '../net/live';
import type { Threat } from '../local/coach';
import type { FindHint } from './tableService';

export interface ShownHint extends Omit<HintedMove, 'move'> {
  move: LegalMove;
}

export class Hints {
  options = $state.raw<ShownHint[]>([]); // the best moves, the best first
  shown = $state.raw<ShownHint | null>(null); // the one of them that is drawn on the board
  pointed = $state.raw<LegalMove | null>(null); // a move that somebody wants to see on the board
  threat = $state.raw<Threat | null>(null); // a danger that somebody wants to see on the board
  hasFailed = $state(false);
  private looking = $state.raw<AbortController | null>(null);

  areGiven = $state(false); // whether the table gives hints

  constructor(private readonly find: FindHint) {}

  get isLooking(): boolean {
    return this.looking !== null;
  }

  /** Ask for a hint, or stop looking for one, or put away the one that is shown. */
  async toggle(state: TableState): Promise<void> {
    if (this.isLooking || this.shown) this.drop();
    else await this.ask(state);
  }

  /** Look for a good move in a position, and show it if nothing has been done meanwhile. */
  async ask({ seq, moves }: TableState): Promise<void> {
    this.drop();
    const looking = new AbortController();
    this.looking = looking;
    try {
      const hint = await this.find(seq, looking.signal);
      if (this.looking !== looking || !hint) return;
      this.options = hint.moves.flatMap(({ move: spelled, ...rest }) => {
        const move = moves.find((one) => one.move === spelled);
        return move ? [{ move, ...rest }] : [];
      });
      this.shown = this.options[0] ?? null;
    } catch {
      if (this.looking === looking) this.hasFailed = true;
    } finally {
      if (this.looking === looking) this.looking = null;
    }
  }

  /** Draw one of the moves on the board. */
  show(option: ShownHint): void {
    this.shown = option;
  }

  /** Stop looking, and show nothing any more. */
  drop(): void {
    const looking = this.looking;
    this.looking = null;
    this.shown = null;
    this.options = [];
    this.pointed = null;
    this.threat = null;
    this.hasFailed = false;
    looking?.abort();
  }
}
