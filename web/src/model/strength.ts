// How strong the levels of bots are, as the server tells it, put into words.

import type { Rung, Strength } from '../net/messages';
import type { StrengthWords, Wins } from '../words/strength';

const CHANCE = 'random';
const TWO = 2;

/** What words are needed: those about strength, and the names of the levels. */
export interface Names {
  words: StrengthWords;
  levels: Record<string, string>;
}

/** Name a level as sentences do. */
export function nameOf(level: string, levels: Record<string, string>): string {
  const name = levels[level] ?? level;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Find how a level did against the next lower one. */
export function rungOf(strength: Strength, level: string): Rung | undefined {
  return strength.rungs.find((rung) => rung.level === level && rung.players === TWO && rung.against !== CHANCE);
}

/** Find how the next higher level did against this one. */
function rungAbove(strength: Strength, level: string): Rung | undefined {
  return strength.rungs.find((rung) => rung.against === level && rung.players === TWO);
}

/** Count the wins of a hundred games; what is rounded must not become all or nothing. */
export function winsOf({ score }: Rung): Wins {
  if (score === 1) return 'all';
  const wins = Math.round(100 * score);
  return wins === 100 ? 'most' : wins;
}

/** Tell whether equals could have scored as much. */
export function isUnsure({ low, high, equals }: Rung): boolean {
  return low <= equals && equals <= high;
}

/** Say in a line how strong a level is, at a table of so many; nothing where it was not measured. */
export function lineOf(strength: Strength, level: string, players: number, { words, levels }: Names): string {
  const below = rungOf(strength, level);
  const rung = below ?? rungAbove(strength, level);
  if (!rung) return '';
  const [one, other] = [nameOf(rung.level, levels), nameOf(rung.against, levels)];
  const wins = winsOf(rung);
  const said = (isUnsure(rung) ? words.perhaps : words.beats)(one, other, wins, rung.games);
  const line = players === TWO ? said : words.withTwo(said);
  return below ? line : `${words.gentlest} ${line}`;
}

/** Say where the top stands, against chance and in company. */
export function furtherLines(strength: Strength, { words, levels }: Names): string[] {
  return strength.rungs.flatMap((rung) => {
    const [one, other] = [nameOf(rung.level, levels), nameOf(rung.against, levels)];
    const wins = winsOf(rung);
    if (rung.against === CHANCE) return [words.beatsChance(one, wins, rung.games)];
    return rung.players === 4 ? [words.ofFour(one, other, wins, rung.games)] : [];
  });
}
