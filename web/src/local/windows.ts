// Several windows of one browser at a table of this device: they tell each other of changes, and one of them leads, which
// lets bots play. Which one that is matters for nothing but time: the store takes each change once.

/** The lead at a table, wanted by this window until it is released. */
export interface Lead {
  readonly isHeld: boolean;
  /** Take the lead from another window, which may sleep in the background. */
  take(): void;
  release(): void;
}

export interface Windows {
  /** Tell the others that a table has changed. */
  announce(table: string): void;
  /** Hear of what others announce. */
  listen(hear: (table: string) => void): void;
  /** Take the lead at a table. `onWon` is called whenever this window has got it, also after another has left. */
  lead(table: string, onWon: () => void): Lead;
}

const NAME = 'ludoteca tables';

export class BrowserWindows implements Windows {
  private readonly channel = new BroadcastChannel(NAME);

  announce(table: string): void {
    this.channel.postMessage(table);
  }

  listen(hear: (table: string) => void): void {
    this.channel.onmessage = ({ data }: MessageEvent<string>) => hear(data);
  }

  lead(table: string, onWon: () => void): Lead {
    // Pages that came over an insecure connection have no locks: there every window lets bots play.
    return 'locks' in navigator ? new LockedLead(`${NAME} ${table}`, onWon) : new SharedLead(onWon);
  }
}

class LockedLead implements Lead {
  isHeld = false;
  private isReleased = false;
  private drop: () => void = () => undefined;
  private waiting = new AbortController();

  constructor(
    private readonly name: string,
    private readonly onWon: () => void,
  ) {
    this.take();
  }

  take(): void {
    if (this.isHeld) return;
    this.waiting.abort();
    this.request({ steal: true });
  }

  release(): void {
    this.isReleased = true;
    this.isHeld = false;
    this.waiting.abort();
    this.drop();
  }

  private request(options: LockOptions): void {
    const holding = navigator.locks.request(this.name, options, () => this.hold());
    holding.catch((error: Error) => this.lose(options, error));
  }

  private hold(): Promise<void> {
    if (this.isReleased) return Promise.resolve();
    this.isHeld = true;
    const held = new Promise<void>((resolve) => (this.drop = resolve));
    this.onWon();
    return held;
  }

  /** Wait for the lead after another window has taken it; a request that was given up waits no more. */
  private lose({ signal }: LockOptions, { name }: Error): void {
    if (this.isReleased || signal?.aborted) return;
    if (name !== 'AbortError') return void this.hold(); // there are no locks here: as if it were the only window
    this.isHeld = false;
    this.waiting = new AbortController();
    this.request({ signal: this.waiting.signal });
  }
}

class SharedLead implements Lead {
  isHeld = false;

  constructor(private readonly onWon: () => void) {
    queueMicrotask(() => this.take());
  }

  take(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    this.onWon();
  }

  release(): void {
    this.isHeld = false;
  }
}

/** A window that knows of no others. */
export class OnlyWindow implements Windows {
  announce(): void {}

  listen(): void {}

  lead(_: string, onWon: () => void): Lead {
    return new SharedLead(onWon);
  }
}
