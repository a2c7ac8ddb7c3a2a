// What happens is shown one scene after the other. At every time all of it can be shown at once: whoever acts waits for
// nothing, and what is shown at the end is always the state of the table.

/** Something that happened, as it is shown. */
export interface Scene {
  prelude?: Prelude | null; // dice that tumble, before what they show counts
  show: () => Rest; // makes it what the table shows
}

export interface Prelude {
  begin: () => void;
  ms: () => number;
}

/** What follows when a scene is shown. */
export interface Rest {
  ms: number; // until the next one
  isMoving: boolean; // pieces are on their way: choices wait until they stand
}

export const NO_REST: Rest = { ms: 0, isMoving: false };

const MOST_WAITING = 12; // scenes behind, before the rest is shown at once

export class SceneQueue {
  isBehind = $state(false); // something has happened that is not shown yet
  isMoving = $state(false);
  isIdle = $state(true);

  private waiting: Scene[] = [];
  private current: Scene | null = null; // whose prelude is played
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isFinishing = false;

  /** @param isRushed tells whether nobody waits to see: the page is hidden, or somebody skips. */
  constructor(
    private readonly isRushed: () => boolean = () => false,
    private readonly onidle: () => void = () => {},
  ) {}

  push(scene: Scene): void {
    this.waiting.push(scene);
    if (this.isIdle) this.advance();
    else if (this.isRushed() || this.waiting.length > MOST_WAITING) this.finish();
    else this.note();
  }

  /** Show something that has nothing to look at: at once, where nothing waits before it. */
  pass(scene: Scene): void {
    if (this.current || this.waiting.length > 0) this.push(scene);
    else {
      scene.show();
      if (this.isIdle) this.onidle();
    }
  }

  /** Show all that has happened, at once. */
  finish(): void {
    if (this.isIdle || this.isFinishing) return;
    clearTimeout(this.timer);
    this.isFinishing = true;
    this.advance();
    this.isFinishing = false;
  }

  /** Forget what is not shown. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.current = null;
    this.isIdle = true;
    this.isMoving = false;
    this.note();
  }

  /** Whether scenes that begin now are shown without being looked at. */
  get isHurried(): boolean {
    return this.isFinishing || this.isRushed();
  }

  private advance(): void {
    this.isIdle = false;
    for (;;) {
      this.isMoving = false;
      const { ms, isMoving } = this.step();
      this.note();
      if (ms > 0 && !this.isHurried) {
        this.isMoving = isMoving;
        this.timer = setTimeout(() => this.advance(), ms);
        return;
      }
      if (!this.isBehind) break;
    }
    this.isIdle = true;
    this.onidle();
  }

  private step(): Rest {
    if (this.current) {
      const scene = this.current;
      this.current = null;
      this.note(); // what is shown now is the present, for whoever asks while it is shown
      return scene.show();
    }
    const scene = this.waiting.shift();
    if (!scene) return NO_REST;
    this.current = scene;
    if (!scene.prelude || this.isHurried) return this.step();
    scene.prelude.begin();
    return { ms: scene.prelude.ms(), isMoving: false };
  }

  private note(): void {
    this.isBehind = this.waiting.length > 0 || this.current !== null;
  }
}
