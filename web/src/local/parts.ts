// Moves of which one thing is done after the other: what core/parts.py is on a server.

import type { LegalMove, NarratedEvent, Way } from '../net/messages';

const QUIET_LABELS = ['turn_passed', 'extra_throw']; // the same for every move of a list

type Leg = LegalMove['legs'][number];

interface Part {
  legs: number;
  happens: NarratedEvent[];
}

/** Say what would happen, and name the sharpest effect of it. */
export function inWords(happens: readonly NarratedEvent[]): Pick<LegalMove, 'label' | 'effect'> {
  const effects = happens.map(({ effect }) => effect);
  const sentences = happens.filter(({ kind }) => !QUIET_LABELS.includes(kind)).map(({ sentence }) => sentence);
  return {
    label: sentences.join(' '),
    effect: effects.includes('capture') ? 'capture' : effects.includes('arrival') ? 'arrival' : '',
  };
}

/** Split a move by what would happen; nothing is split where all pieces go in one event. */
export function partsOf(
  legs: readonly Pick<Leg, 'origin' | 'target'>[],
  happens: readonly NarratedEvent[],
): LegalMove['parts'] {
  const parts: Part[] = [];
  const ways: string[] = [];
  for (const event of happens) {
    const gone = event.ways.filter((way) => !way.is_sent_back);
    if (gone.length > 0) parts.push({ legs: gone.length, happens: [event] });
    else if (event.effect) parts.at(-1)?.happens.push(event);
    ways.push(...gone.map(({ origin, path }) => `${origin}-${path.at(-1)}`));
  }
  const isSplit = parts.length > 1 && ways.join() === legs.map((leg) => `${leg.origin}-${leg.target}`).join();
  return isSplit ? parts.map((part) => ({ legs: part.legs, ...inWords(part.happens) })) : [];
}

/** List the spots that a piece goes over before its target; none where it goes straight there. */
export function viaOf(
  { colour, origin, target }: Pick<Leg, 'colour' | 'origin' | 'target'>,
  happens: readonly NarratedEvent[],
): string[] {
  const ways = happens.flatMap(({ ways }) => ways.filter((way) => !way.is_sent_back && way.colour === colour));
  const direct = ways.find((way) => way.origin === origin && way.path.at(-1) === target);
  return (direct?.path ?? joined(origin, target, ways)).slice(0, -1);
}

/** Join the ways of a piece that goes in several; none where they do not lead to the target. */
function joined(origin: string, target: string, ways: readonly Way[]): string[] {
  const path: string[] = [];
  for (const way of ways) if (way.origin === (path.at(-1) ?? origin)) path.push(...way.path);
  return path.at(-1) === target ? path : [];
}
