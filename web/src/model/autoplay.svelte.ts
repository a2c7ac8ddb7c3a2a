// What a person lets the app do for them: throw, and play where there is only one move. It is announced first, for long
// enough to be seen, and can be stopped.

import { untrack } from 'svelte';
import type { LegalMove, TableSettings } from '../net/messages';
import { settings } from './settings.svelte';
import { SPEEDS, type Pace } from './timeline';

export type Due = { kind: 'throw' } | { kind: 'move'; move: LegalMove };

/** What will be done, after some time. */
export interface Announced {
  due: Due;
  ms: number;
}

const ANNOUNCED_MS = { throw: 450, move: 1400 }; // at the normal pace
const LEAST_MS = { throw: 120, move: 800 };

/** What the person can do now. */
export interface Choices {
  canThrow: boolean;
  moves: readonly LegalMove[];
}

/** What a table does by itself: nobody needs to. */
export type OwnActs = Pick<TableSettings, 'throw_by_itself' | 'forced_by_itself'>;

/** Find what is to be done for the person. */
export function dueOf({ canThrow, moves }: Choices, table?: OwnActs): Due | null {
  if (canThrow) return settings.autoThrow && !table?.throw_by_itself ? { kind: 'throw' } : null;
  const [move] = moves;
  const isWanted = settings.autoMove && !table?.forced_by_itself;
  return isWanted && move && moves.length === 1 ? { kind: 'move', move } : null;
}

/** Return for how long something is announced. */
export function announcedMs({ kind }: Due, pace: Pace): number {
  return Math.max(ANNOUNCED_MS[kind] * SPEEDS[pace], LEAST_MS[kind]);
}

export class AutoPlay {
  announced = $state.raw<Announced | null>(null);

  private key = '';
  private stopped = ''; // what the person wants to do themselves
  private isHeld = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly act: (due: Due) => void) {}

  /** Announce what is due at a step of the game, and do it. Where nothing can be done, nothing is announced any more. */
  follow(choices: Choices | null, step: number, table?: OwnActs): void {
    const due = choices && dueOf(choices, table);
    const { pace } = settings;
    untrack(() => this.announce(due, step, pace));
  }

  private announce(due: Due | null, step: number, pace: Pace): void {
    const key = due === null || this.isHeld ? '' : `${step} ${due.kind}`;
    if (key === this.key) return;
    this.end();
    this.key = key;
    if (due === null || key === '' || key === this.stopped) return;
    const ms = announcedMs(due, pace);
    this.announced = { due, ms };
    this.timer = setTimeout(() => {
      this.announced = null;
      this.act(due);
    }, ms);
  }

  /** Leave what is announced to the person. */
  stop(): void {
    if (this.announced) this.stopped = this.key;
    this.end();
  }

  /** Do nothing until the person has acted: what they took back is not done again. */
  hold(): void {
    this.isHeld = true;
    this.end();
  }

  release(): void {
    this.isHeld = false;
  }

  private end(): void {
    clearTimeout(this.timer);
    this.announced = null;
    this.key = '';
  }
}
