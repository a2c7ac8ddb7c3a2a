// Notices a connection that has died without being closed: after a silence the other side is asked for a sign of life,
// which must come in time. Both together take less than ten seconds.

export const SILENCE_MS = 4000;
export const ANSWER_MS = 5000;

export class Heartbeat {
  private timer = 0;

  constructor(
    private readonly ping: () => void,
    private readonly died: () => void,
  ) {}

  /** Note that something was heard: it is asked only after the next silence. */
  hear(): void {
    this.wait(() => this.check(), SILENCE_MS);
  }

  /** Ask now. */
  check(): void {
    this.wait(this.died, ANSWER_MS);
    this.ping();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(then: () => void, ms: number): void {
    this.stop();
    this.timer = window.setTimeout(then, ms);
  }
}
