// People who are called by the colours of their pieces.

import type { GameDescription } from '../net/messages';

/** Name the colours of a seat, which are written by their letters: `Y+R`. */
export function colourNames(colours: string, known: GameDescription['colours']): string[] {
  return colours
    .split('+')
    .filter(Boolean)
    .map((letter) => known[letter]?.name ?? letter);
}

/** Return the seats of a position that nobody sits at, named by their colours. */
export function seatsByColour(
  labels: readonly string[],
  known: GameDescription['colours'],
): { name: string; colours: string }[] {
  return labels.map((colours) => ({ name: colourNames(colours, known).join(' + '), colours }));
}
