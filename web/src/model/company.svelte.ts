// The people at a table besides the game: who is its host, what they say and show for a moment, and where they have gone.

import type { LiveEvent, Welcome } from '../net/messages';
import { settings } from './settings.svelte';

export const EMOTES = ['laugh', 'love', 'wow', 'cry', 'angry', 'luck'] as const;
export type Emote = (typeof EMOTES)[number];

export const BUBBLE_MS = 3000; // for which something said is seen where its speaker sits

/** Something that was said or shown just now. */
export interface Bubble {
  seq: number;
  seat: number;
  text: string; // nothing where an emote is shown
  emote: Emote | null;
}

/** The table at which a game goes on, and where each seat of this one is there; null is nowhere. */
export interface NextTable {
  table: string;
  seats: (number | null)[];
}

export class Company {
  isHost = $state(false);
  bubbles = $state.raw<Bubble[]>([]);
  isRemoved = $state(false); // the host has taken this browser's person off the seat
  smaller = $state.raw<NextTable | null>(null); // where the game has begun with fewer players
  next = $state.raw<NextTable | null>(null); // that follows this one, whatever the reason

  /** Take note of what happened before this browser came: nothing of it is said now. */
  welcome({ is_host, events }: Pick<Welcome, 'is_host' | 'events'>): void {
    this.isHost = is_host;
    this.follow(events);
  }

  /** Take note of what happens. */
  hear(events: LiveEvent[], phrases: Record<string, string>): void {
    this.follow(events);
    if (settings.bubbles) for (const event of events) if (event.kind === 'say') this.show(bubbleOf(event, phrases));
  }

  private show(bubble: Bubble): void {
    this.bubbles = [...this.bubbles.filter(({ seat }) => seat !== bubble.seat), bubble]; // one at a time for each
    setTimeout(() => (this.bubbles = this.bubbles.filter((one) => one !== bubble)), BUBBLE_MS);
  }

  private follow(events: LiveEvent[]): void {
    const linked = events.findLast(({ kind }) => kind === 'rematch');
    if (!linked?.body.seats) return; // of a table of this device, or of an earlier version
    this.next = { table: linked.body.table as string, seats: linked.body.seats as NextTable['seats'] };
    if (events.some(({ kind, body }) => kind === 'over' && body.why === 'fewer')) this.smaller = this.next;
  }
}

function bubbleOf({ seq, seat, body }: LiveEvent, phrases: Record<string, string>): Bubble {
  const phrase = String(body.phrase ?? '');
  const emote = EMOTES.find((one) => one === body.emote) ?? null;
  return { seq, seat: seat!, text: phrase ? (phrases[phrase] ?? phrase) : String(body.text ?? ''), emote };
}

/** Return the keys of seats as the next table has them: the same keys, under the numbers of their seats there. */
export function tokensThere(tokens: Record<string, string>, seats: NextTable['seats'] | undefined): typeof tokens {
  const moved = Object.entries(tokens).map(([seat, token]) => [seats ? seats[Number(seat)] : seat, token] as const);
  return Object.fromEntries(moved.filter(([seat]) => seat !== null && seat !== undefined));
}
