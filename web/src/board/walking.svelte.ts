// Pieces on their way over a board: those that walk are drawn above those that stand, and all of it can be over at once.

import { tick } from 'svelte';
import type { PieceMotion } from './choreography';
import type { BoardMotion } from './motion.svelte';
import type { Placed } from './track';

export class Walking {
  earned = $state.raw<{ amount: number; spot: string; startMs: number } | null>(null);
  private levels = $state.raw<ReadonlyMap<string, number>>(new Map()); // of pieces that are drawn above others
  private running: Animation[] = [];

  constructor(
    private readonly svg: () => SVGSVGElement | undefined,
    private readonly motion: () => BoardMotion | undefined,
  ) {}

  levelOf({ key }: Placed): number {
    return this.levels.get(key) ?? 0;
  }

  /** Let pieces move. */
  async go(motions: readonly PieceMotion[]): Promise<void> {
    this.levels = new Map([...this.levels, ...motions.map(({ key, level }) => [key, level] as const)]);
    const finished = this.motion()?.finished;
    await tick();
    if (finished !== this.motion()?.finished) return this.stop();
    const started = motions.flatMap(({ key, frames, delayMs, durationMs }) => {
      const piece = this.svg()?.querySelector(`[data-key="${key}"]`);
      return piece ? [piece.animate(frames, { delay: delayMs, duration: durationMs, fill: 'backwards' })] : [];
    });
    const mine = [...this.running.filter(({ playState }) => playState === 'running'), ...started];
    this.running = mine;
    await Promise.allSettled(mine.map(({ finished }) => finished));
    if (mine === this.running) this.levels = new Map();
  }

  /** Let the pieces be where they are. */
  cancel(): void {
    for (const one of this.running) one.cancel();
  }

  /** Let everything be where it is. */
  stop(): void {
    this.cancel();
    this.running = [];
    this.levels = new Map();
    this.earned = null;
  }
}
