// Steps that are seen again: the board goes back to before them, they are played as when they happened, and the table
// shows the present again.

import type { BoardMotion } from '../board/motion.svelte';
import type { BoardState, NarratedEvent, StepTaken } from '../net/messages';
import { SceneQueue, type Scene } from './sceneQueue.svelte';
import { mannerOf } from './settings.svelte';
import { lieMs, timelineOf, tumbleMs } from './timeline';

const REWIND_MS = 400; // to see from where it begins
const PAUSE_MS = 500; // after each step, before the present

export interface SeenAgain {
  board: BoardState;
  narration: NarratedEvent[];
  step: StepTaken;
  dice: number[]; // that have been thrown
}

export class Again {
  seen = $state.raw<SeenAgain | null>(null);

  private readonly queue = new SceneQueue(() => document.hidden);

  constructor(private readonly motionOf: () => BoardMotion) {}

  private get motion(): BoardMotion {
    return this.motionOf();
  }

  /** Play steps again, by their numbers. */
  play(steps: readonly StepTaken[], first: number, last: number): void {
    const before = steps[first - 1];
    if (!before) return;
    this.stop();
    const start = { board: before.board, narration: [], step: steps[first]!, dice: [] };
    this.queue.push({ show: () => this.look(start, REWIND_MS) });
    for (const step of steps.slice(first, last + 1)) this.queue.push(this.sceneOf(step));
    this.queue.push({ show: () => this.look(null, 0) });
  }

  /** Go back to the present at once. */
  stop(): void {
    if (this.queue.isIdle) return;
    this.queue.clear();
    this.motion.finish();
    this.seen = null;
  }

  private look(seen: SeenAgain | null, ms: number): { ms: number; isMoving: boolean } {
    this.seen = seen;
    return { ms, isMoving: false };
  }

  private sceneOf(step: StepTaken): Scene {
    const manner = mannerOf();
    const isThrow = step.dice.length > 0;
    const prelude = { begin: () => this.motion.tumble(step.dice, manner), ms: () => tumbleMs(manner) };
    const show = () => {
      const narration = [...step.narration]; // another list: it is another showing
      const timeline = timelineOf(narration, manner);
      this.motion.prepare(narration, timeline);
      if (isThrow) this.motion.lie(manner);
      const dice = isThrow ? step.dice : (this.seen?.dice ?? []);
      const ms = Math.max(timeline.totalMs, isThrow ? lieMs(manner) : 0) + PAUSE_MS;
      return this.look({ board: step.board, narration, step, dice }, ms);
    };
    return { prelude: isThrow && manner.speed > 0 ? prelude : null, show };
  }
}
