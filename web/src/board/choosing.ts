// Which moves are left while a person chooses one part after the other. No rules: what can be chosen is told with the
// moves.

import type { LegalMove, NarratedEvent } from '../net/messages';
import type { Piece } from './track';

export type Leg = LegalMove['legs'][number];

/** What is chosen at once: some legs, and what happens in them. */
export interface Part {
  legs: Leg[];
  dice: number[]; // that they use up
  label: string;
  effect: LegalMove['effect'];
}

export interface Choice {
  move: string;
  parts: Part[];
}

/** A part that can be chosen now, of a move that stays possible by it. */
export interface Option {
  move: string;
  part: Part;
  isLast: boolean; // the move is whole with it
}

/** The moves as what can be chosen on the board. */
export function choicesOf(moves: readonly LegalMove[]): Choice[] {
  return moves.map(({ move, label, effect, legs, parts }) => {
    if (parts.length === 0) return { move, parts: [partOf(legs, label, effect)] };
    let first = 0;
    return {
      move,
      parts: parts.map((part) => partOf(legs.slice(first, (first += part.legs)), part.label, part.effect)),
    };
  });
}

function partOf(legs: Leg[], label: string, effect: LegalMove['effect']): Part {
  return { legs, label, effect, dice: legs.flatMap(({ dice }) => dice) };
}

function keyOf({ legs }: Part): string {
  return legs
    .map(({ origin, target }) => `${origin}-${target}`)
    .sort()
    .join();
}

/** List what can be chosen next, where some parts are chosen. */
export function optionsAfter(choices: readonly Choice[], chosen: readonly Part[]): Option[] {
  return choices.flatMap(({ move, parts }) => {
    const left = without(parts, chosen);
    return left?.map((part) => ({ move, part, isLast: left.length === 1 })) ?? [];
  });
}

/** The parts of a move that are not chosen; nothing where it lacks one that is. */
function without(parts: readonly Part[], chosen: readonly Part[]): Part[] | null {
  const left = [...parts];
  for (const part of chosen) {
    const at = left.findIndex((one) => keyOf(one) === keyOf(part));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Tell where a piece at a place could go, and by which options. */
export function targetsFrom(options: readonly Option[], origin: string): Map<string, Option[]> {
  const targets = new Map<string, Option[]>();
  for (const option of options) {
    const legs = option.part.legs.filter((leg) => leg.origin === origin);
    for (const target of new Set(legs.map((leg) => leg.target))) {
      targets.set(target, [...(targets.get(target) ?? []), option]);
    }
  }
  return targets;
}

/** Leave one option of those that a person cannot tell apart: the same part of several moves that are not whole yet. */
export function distinct(options: readonly Option[]): Option[] {
  const found = new Map(options.map((option) => [option.isLast ? option.move : keyOf(option.part), option]));
  return [...found.values()];
}

/** Tell by a sign what parts would do: eat, arrive, or nothing of note. */
export function signOf(parts: readonly Pick<Part, 'effect'>[]): '✕' | '★' | '' {
  if (parts.some(({ effect }) => effect === 'capture')) return '✕';
  return parts.some(({ effect }) => effect === 'arrival') ? '★' : '';
}

/** Put the pieces of chosen parts where they would go, by the ways of `toldOf`; return their keys too. */
export function moved(pieces: readonly Piece[], chosen: readonly Part[]): { pieces: Piece[]; keys: Set<string> } {
  const now = pieces.map((piece) => ({ ...piece }));
  const keys = new Set<string>();
  for (const [at, { colour, origin, target, via }] of chosen.flatMap(({ legs }) => legs).entries()) {
    const piece = now.find((one) => !keys.has(one.key) && one.colour === colour && one.spot === origin);
    if (!piece) continue;
    Object.assign(piece, { spot: target, path: [...via, target], ways: [at] });
    keys.add(piece.key);
  }
  return { pieces: now, keys };
}

/** Tell of chosen parts as if they had been played: the way of each leg. */
export function toldOf(chosen: readonly Part[]): NarratedEvent[] {
  const ways = chosen.flatMap(({ legs }) =>
    legs.map(({ colour, origin, target, via }) => ({ colour, origin, path: [...via, target], is_sent_back: false })),
  );
  return [{ kind: '', clause: '', sentence: '', parameters: {}, effect: '', ways }];
}
