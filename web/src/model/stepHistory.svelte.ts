// The history of a table: what was loaded of it, and what came live since. An answer may come before or after the events
// that it holds already, so both name the number of the log that they go up to.

import type { StepsTaken, StepTaken } from '../net/messages';

/** A step that came live, with its number in the log. */
export interface LiveStep {
  seq: number;
  step: StepTaken;
}

export class StepHistory {
  all = $state.raw<StepTaken[]>([]);
  isWhole = false; // from the start on; else only what came live

  private loaded: StepsTaken = { seq: 0, steps: [] };
  private live: LiveStep[] = []; // that were not loaded yet

  constructor(private readonly load: () => Promise<StepsTaken>) {}

  /** Add what has come live; what was loaded with the rest is known already. */
  add(steps: LiveStep[]): void {
    this.live = [...this.live, ...steps.filter(({ seq }) => seq > this.loaded.seq)];
    this.join();
  }

  /** Take steps back, up to a number of the log: what was loaded before it does not hold any more. */
  async restart(seq: number): Promise<void> {
    this.loaded = { ...this.loaded, seq: Math.max(seq, this.loaded.seq) };
    await this.reload();
  }

  /** Load the history as it is now; without an answer it stays as it is until the next visit. */
  async reload(): Promise<void> {
    const answer = await this.load().catch(() => null);
    if (!answer || answer.seq < this.loaded.seq) return; // or a newer one was faster
    this.loaded = answer;
    this.live = this.live.filter(({ seq }) => seq > answer.seq);
    this.isWhole = true;
    this.join();
  }

  private join(): void {
    this.all = [...this.loaded.steps, ...this.live.map(({ step }) => step)];
  }
}
