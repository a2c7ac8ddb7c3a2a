// What others did since a player acted last, as marks on the board: where each piece stood then, and where it is now.

import type { NarratedEvent, StepTaken, Way } from '../net/messages';

export type Played = Pick<StepTaken, 'seat' | 'move' | 'narration'>;

/** List what the others did between a seat's last turn and the one it has now; nothing once it has moved again. */
export function roundOf(steps: readonly Played[], seat: number | null): NarratedEvent[] {
  if (seat === null) return [];
  let end = steps.length;
  while (end > 0 && steps[end - 1]!.seat === seat) {
    if (steps[end - 1]!.move) return [];
    end--; // a throw of the turn that it has now
  }
  let start = end;
  while (start > 0 && steps[start - 1]!.seat !== seat) start--;
  return steps.slice(start, end).flatMap(({ narration }) => narration);
}

/** A piece that went somewhere, in one move or in several. */
export interface Journey {
  colour: string;
  origin: string;
  target: string;
}

/** Join the ways of each piece. One that was sent back, or is where it was, leaves no mark. */
export function journeysOf(ways: readonly Way[]): Journey[] {
  const found: Journey[] = [];
  for (const { colour, origin, path, is_sent_back } of ways) {
    const target = path.at(-1) ?? origin;
    const before = found.findIndex((one) => one.colour === colour && one.target === origin);
    const [first] = before < 0 ? [] : found.splice(before, 1);
    if (!is_sent_back) found.push({ colour, origin: first?.origin ?? origin, target });
  }
  return found.filter(({ origin, target }) => origin !== target);
}

/** Find the seat whose last turn counts: the one person's here, or, where several share the screen, the one to act. */
export function roundSeat(
  seats: readonly { seat: number; kind: string }[],
  held: readonly number[],
  turn: number | null,
): number | null {
  const here = seats.filter(({ seat, kind }) => kind === 'person' && held.includes(seat)).map(({ seat }) => seat);
  if (here.length === 1) return here[0]!;
  return turn !== null && here.includes(turn) ? turn : null;
}
