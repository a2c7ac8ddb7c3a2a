// What a table and its board tell each other of movement: the dice that are thrown over it, when pieces go, and that all
// of it shall be over at once.

import { lieMs, tumbleMs, type Manner, type Timeline } from '../model/timeline';
import type { NarratedEvent } from '../net/messages';

export interface ThrownDice {
  values: number[];
  number: number; // of the throw, so that equal dice tumble again
  isLying: boolean;
  tumbleMs: number;
}

export class BoardMotion {
  thrown = $state.raw<ThrownDice | null>(null);
  finished = $state(0); // how often everything was to be over at once
  ahead = 0; // pieces whose walk a person has seen while choosing: told by the board

  private plan: { narration: readonly NarratedEvent[]; timeline: Timeline } | null = null;
  private throws = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Throw dice over the board. */
  tumble(values: number[], manner: Manner): void {
    clearTimeout(this.timer);
    const ms = tumbleMs(manner);
    this.thrown = { values, number: ++this.throws, isLying: ms === 0, tumbleMs: ms };
  }

  /** Let the dice lie for a moment; from then on they are beside the board. */
  lie(manner: Manner): void {
    if (!this.thrown) return;
    this.thrown = { ...this.thrown, isLying: true };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.thrown = null), lieMs(manner));
  }

  /** Say when the pieces go by what is told. */
  prepare(narration: readonly NarratedEvent[], timeline: Timeline | null): void {
    this.plan = timeline && { narration, timeline };
  }

  /** Take what was prepared for something that is told; once, so that looking at it again moves nothing. */
  take(narration: readonly NarratedEvent[]): Timeline | null {
    const { plan } = this;
    if (plan?.narration !== narration) return null;
    this.plan = null;
    return plan.timeline;
  }

  finish(): void {
    clearTimeout(this.timer);
    this.thrown = null;
    this.plan = null;
    this.finished += 1;
  }
}
