// A hint: the moves that a strong bot likes best, the chance to win after each, and what speaks for it.

import type { Language } from '../model/languages';
import type { Hint, HintedMove } from '../net/live';
import type { DataLibrary, Position } from './dataLibrary';
import { labelsOf, narratorOf } from './game';
import { STEP_END, type Move } from './module';
import type { ValuedMove } from './search';
import { pausing } from './study';
import { hasDice, valuerFor } from './valuing';

/** The position that a hint is wanted for, and the language of its words. */
export interface HintRequest extends Position {
  language: Language;
}

interface Valued {
  move: Move;
  chance: number | null;
  error: number | null;
}

// Levels that search do so in the same way and stop at different depths: the highest is the best in any time.
const LEVEL = 'expert';
const LIMIT_MS = 1000;
const MOST_MOVES = 3;

export async function hintFor(
  library: DataLibrary,
  { language, ...position }: HintRequest,
  signal?: AbortSignal,
): Promise<Hint> {
  const { game, setup, bytes } = position;
  const [rules, sentences] = await Promise.all([library.rules(game), library.sentences(language, game)]);
  const valued = await bestMoves(library, position, signal);
  const before = rules.fromBytes(bytes);
  const after = rules.copy(before);
  try {
    const narrator = narratorOf(rules, labelsOf(rules, before, setup.players), sentences);
    const moves = valued.map(({ move, chance, error }): HintedMove => {
      rules.assign(after, before);
      rules.play(after, move);
      const { kind, row } = rules.reason(before, move, after);
      const spelled = rules.spell(before, move).replaceAll(STEP_END, '');
      return { move: spelled, reason: narrator.reason(kind, row), chance, error };
    });
    return { moves };
  } finally {
    rules.release(after);
    rules.release(before);
  }
}

/** Find the best moves of a position, the best first. A move that is the only one is not searched. */
async function bestMoves(library: DataLibrary, position: Position, signal?: AbortSignal): Promise<Valued[]> {
  const best = await library.withInstance(position, async (module, state) => {
    const legal = module.legal(state);
    return legal.length === 1 ? legal[0]! : null;
  });
  if (best !== null) return [{ move: best, chance: null, error: null }];
  const found = await library.search(position, { level: LEVEL, limitMs: LIMIT_MS, signal });
  if (found.moves.length === 0) return valuedAround(library, position, found.best, signal);
  return promising(found.moves, found.best).slice(0, MOST_MOVES);
}

/**
 * List the best move, the others that were looked at to the end, and then those that were given up, the better first.
 *
 * What was given up and is no worse than all before it begins one of those plays in another order: it is left out.
 */
export function promising(moves: readonly ValuedMove[], best: Move): Valued[] {
  const rank = ({ move, isGivenUp }: ValuedMove) => (move === best ? 0 : isGivenUp ? 2 : 1);
  const least = Math.min(...moves.filter((one) => rank(one) < 2).map(({ chance }) => chance));
  return moves
    .filter((one) => rank(one) < 2 || one.chance < least)
    .sort((one, other) => rank(one) - rank(other) || other.chance - one.chance)
    .map(({ move, chance, error }) => ({ move, chance, error }));
}

/** Value the move that a search found best, and those that the heuristic likes, where the search values no others. */
async function valuedAround(
  library: DataLibrary,
  position: Position,
  best: Move,
  signal?: AbortSignal,
): Promise<Valued[]> {
  const kind = await library.searchKind(position.game, position.setup);
  return library.withInstance(position, async (module, state) => {
    if (hasDice(module)) throw new Error('a search of a game with dice values all moves');
    const others = module
      .scoreMoves(state)
      .filter(({ move }) => move !== best)
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST_MOVES - 1);
    const after = module.blank();
    const valuer = valuerFor(module, kind, pausing(signal));
    try {
      const side = module.seat(state) % kind.sides;
      const valued: Valued[] = [];
      for (const { move } of [{ move: best }, ...others]) {
        // All are looked at from behind the move: a search from before it sees less far.
        module.assign(after, state);
        module.play(after, move);
        const chance = (await valuer.position(after))[side]!;
        // The longer search found no better move than the first.
        valued.push({ move, chance: Math.min(chance, valued[0]?.chance ?? 1), error: null });
      }
      return [valued[0]!, ...valued.slice(1).sort((one, other) => other.chance! - one.chance!)];
    } finally {
      valuer.close();
      module.release(after);
    }
  });
}
