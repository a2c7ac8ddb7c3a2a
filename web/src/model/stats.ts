// What a person has played, counted from the finished games of this device.

import type { FinishedGame } from '../local/finished';

export type Outcome = 'won' | 'drawn' | 'lost';

/** What is known of a person at one game. */
export interface Stats {
  played: number;
  won: number;
  drawn: number;
  streak: number; // games won in a row, up to the last one
  bestStreak: number;
  beaten: string; // the highest level of bots beaten; nothing where none was
}

const UNCOUNTED = ['moved', 'abandoned']; // games that did not come to their end

/** Find the seats of the person at this device: the only one played here, or those with one of their names. */
export function ownSeats({ held, seats }: FinishedGame, names: readonly string[]): number[] {
  if (held.length === 1) return held;
  const known = names.map((name) => name.toLowerCase());
  return held.filter((seat) => known.includes(seats[seat]!.name.toLowerCase()));
}

/** Tell how a game ended for the person; null where it does not count.
 * That is so where several people played at one screen, none of them by a name of this person. */
export function outcomeOf(game: FinishedGame, names: readonly string[]): Outcome | null {
  const own = ownSeats(game, names);
  const [first] = game.ranking;
  if (own.length === 0 || !first || UNCOUNTED.includes(game.why)) return null;
  if (own.every((seat) => game.resigned.includes(seat))) return 'lost'; // whatever a bot did with the seat since
  if (own.every((seat) => game.kept.includes(seat))) return null; // a bot has won or lost it
  if (!own.some((seat) => first.includes(seat))) return 'lost';
  return game.ranking.length === 1 ? 'drawn' : 'won';
}

/** Tell the level that a game which was won has beaten: the lowest of the others', where all of them were bots. */
function levelBeaten({ seats, ranking }: FinishedGame, levels: readonly string[]): number {
  const others = seats.filter((_, seat) => !ranking[0]!.includes(seat));
  if (others.some(({ kind }) => kind !== 'bot')) return -1;
  return Math.min(...others.map(({ level }) => levels.indexOf(level)));
}

/** Count the games of each kind. `levels` are those of bots, the weakest first; `names` those the person is called by. */
export function countGames(
  games: readonly FinishedGame[],
  levels: readonly string[],
  names: readonly string[],
): Map<string, Stats> {
  const counted = new Map<string, Stats>();
  for (const game of games.toSorted((one, other) => one.ended_ms - other.ended_ms)) {
    const outcome = outcomeOf(game, names);
    if (!outcome) continue;
    const before = counted.get(game.game) ?? NOTHING;
    const streak = outcome === 'won' ? before.streak + 1 : 0;
    const level = outcome === 'won' ? levelBeaten(game, levels) : -1;
    counted.set(game.game, {
      played: before.played + 1,
      won: before.won + (outcome === 'won' ? 1 : 0),
      drawn: before.drawn + (outcome === 'drawn' ? 1 : 0),
      streak,
      bestStreak: Math.max(before.bestStreak, streak),
      beaten: level > levels.indexOf(before.beaten) ? levels[level]! : before.beaten,
    });
  }
  return counted;
}

const NOTHING: Stats = { played: 0, won: 0, drawn: 0, streak: 0, bestStreak: 0, beaten: '' };

/** Name the level to try next: that above the highest one beaten; nothing where none was, or none is above. */
export function nextLevel({ beaten }: Stats, levels: readonly string[]): string {
  const at = levels.indexOf(beaten);
  return at < 0 ? '' : (levels[at + 1] ?? '');
}
