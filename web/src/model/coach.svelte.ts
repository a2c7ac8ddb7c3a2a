// The coach at tables of this device: in which games the person wants one, and what it says about a position.

import type { Advice, Threat } from '../local/coach';
import type { LegalMove, TableState } from '../net/messages';

const KEY = 'ludoteca.coached';

/** Asks for advice about the position with a sequence number; gives nothing where that has passed. */
export type AskCoach = (seq: number) => Promise<Advice | null>;

/** The games in which this person has a coach. It is kept in the browser. */
class Coached {
  private games = $state.raw<readonly string[]>([]);

  constructor() {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      if (Array.isArray(kept)) this.games = kept.filter((game) => typeof game === 'string');
    } catch {
      // What cannot be read is forgotten: nobody is coached.
    }
  }

  has(game: string | undefined): boolean {
    return game !== undefined && this.games.includes(game);
  }

  set(game: string, isCoached: boolean): void {
    this.games = [...this.games.filter((one) => one !== game), ...(isCoached ? [game] : [])];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.games));
    } catch {
      // It holds until the page is left.
    }
  }
}

export const coached = new Coached();

/** A move that a coach names, as the table lists it. */
export interface AdvisedOption {
  move: LegalMove;
  sentence: string;
}

/** What the coach says about the position that is shown. */
export class Coach {
  danger = $state('');
  threat = $state.raw<Threat | null>(null); // what the danger is about
  options = $state.raw<AdvisedOption[]>([]);
  private asked = -1; // the sequence number of the position that was asked about last

  constructor(private readonly ask: AskCoach) {}

  get isSilent(): boolean {
    return this.danger === '' && this.options.length === 0;
  }

  /** Speak about a position in which there is a choice, and fall silent where there is none. */
  async follow({ seq, moves }: Pick<TableState, 'seq' | 'moves'>): Promise<void> {
    if (seq === this.asked && moves.length > 1) return;
    this.asked = moves.length > 1 ? seq : -1;
    this.danger = '';
    this.threat = null;
    this.options = [];
    if (moves.length < 2) return;
    const advice = await this.ask(seq).catch(() => null); // the game goes on without it
    if (!advice || this.asked !== seq) return;
    this.danger = advice.danger;
    this.threat = advice.threat;
    this.options = advice.options.flatMap(({ move, sentence }) => {
      const legal = moves.find((one) => one.move === move);
      return legal ? [{ move: legal, sentence }] : [];
    });
  }
}
