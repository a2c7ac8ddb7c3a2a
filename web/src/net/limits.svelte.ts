// Whether the server refuses since it is asked too often, to be told to the person. What was refused is asked for again
// by itself.

import { addressOf } from './base';
import { retryWhileLimited } from './retry';

const GRACE_MS = 2000; // for the answer to the next attempt

class Limits {
  seconds = $state(0); // from the refusal to the next attempt; 0 where nothing waits

  private until = 0; // when the last attempt that is known of is made
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Hear that something is asked for again after a time. */
  note(ms: number): void {
    const until = Date.now() + ms;
    if (until < this.until) return;
    this.until = until;
    this.seconds = Math.ceil(ms / 1000);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.seconds = 0), ms + GRACE_MS);
  }

  /** Wait until a file can be had: whether it was refused before, is served at once, or cannot be had at all. */
  async pass(address = addressOf('/manifest.webmanifest')): Promise<'refused' | 'served' | 'away'> {
    let answer: 'refused' | 'served' = 'served';
    const ask = () => fetch(address, { cache: 'no-store' });
    const note = (ms: number) => {
      answer = 'refused';
      this.note(ms);
    };
    const response = await retryWhileLimited(ask, note).catch(() => null);
    return response?.ok ? answer : 'away';
  }
}

export const limits = new Limits();
