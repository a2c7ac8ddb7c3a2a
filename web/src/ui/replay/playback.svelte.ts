// Where a replay stands among the steps of a game, and how it goes on from there: by itself, and by keys.

import { tick } from 'svelte';
import { mannerOf, settings } from '../../model/settings.svelte';
import { timelineOf } from '../../model/timeline';
import type { NarratedEvent, StepTaken } from '../../net/messages';

const PAUSE_MS = { off: 900, quick: 450, normal: 700, slow: 1000 }; // after a step has been seen, before the next

export class Playback {
  at = $state(0);
  narration = $state.raw<NarratedEvent[]>([]);
  isPlaying = $state(false);

  constructor(
    private readonly steps: () => StepTaken[],
    private readonly onshown: (at: number) => void,
  ) {
    $effect(() => {
      if (!this.isPlaying) return;
      if (this.at >= steps().length - 1) {
        this.isPlaying = false;
        return;
      }
      const { totalMs } = timelineOf(steps()[this.at]!.narration, mannerOf());
      const timer = setTimeout(() => this.show(this.at + 1), totalMs + PAUSE_MS[settings.pace]);
      return () => clearTimeout(timer);
    });
  }

  /** Begin at a step of those that have been loaded. */
  begin(steps: StepTaken[], at: number): void {
    this.at = Math.min(at, Math.max(steps.length - 1, 0));
    this.narration = steps[this.at]?.narration ?? [];
  }

  /** Show a step. What happened in it is played where it is the next one; after a leap it is only marked. */
  show(next: number): void {
    const steps = this.steps();
    const goal = Math.min(Math.max(next, 0), steps.length - 1);
    if (goal === this.at) return;
    const isNext = goal === this.at + 1;
    this.at = goal;
    this.onshown(goal);
    this.narration = isNext ? steps[goal]!.narration : [];
    if (!isNext) void tick().then(() => (this.narration = this.steps()[this.at]!.narration));
  }

  jump(next: number): void {
    this.isPlaying = false;
    this.show(next);
  }

  play(): void {
    if (!this.isPlaying && this.at === this.steps().length - 1) this.show(0);
    this.isPlaying = !this.isPlaying;
  }

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    if (target.matches('select')) return;
    if (target.matches('input')) {
      if (event.key !== ' ') return; // the slider has its own arrows
    } else if (event.key === ' ' && target.closest('button, a, summary, select, textarea')) return;
    if (event.key === 'ArrowLeft') this.jump(this.at - 1);
    else if (event.key === 'ArrowRight') this.jump(this.at + 1);
    else if (event.key === 'Home') this.jump(0);
    else if (event.key === 'End') this.jump(this.steps().length - 1);
    else if (event.key === ' ') this.play();
    else return;
    event.preventDefault();
  }
}
