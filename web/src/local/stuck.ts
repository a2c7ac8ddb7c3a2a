// Why a piece cannot move: the rule that it comes closest to keeping.

import type { DataLibrary } from './dataLibrary';
import { attemptOf, labelsOf, narratorOf, type Refusal } from './game';
import type { HintRequest } from './hint';
import { NO_MOVE } from './module';
import { bitsOf } from './narrator';

/** A piece, and the places that it might go to. */
export interface Stuck {
  spot: string;
  targets: readonly string[];
}

/** Return why a piece of whoever is to move can go to none of some places; null where it can go to one, or where no
 * such piece stands there.
 *
 * Rules refuse in the order in which they look at a move, so that of several refusals the last kind says most: that a
 * barrier is in the way, rather than that other squares are at the wrong distance.
 */
export async function whyStuck(
  library: DataLibrary,
  { game, setup, bytes, language }: HintRequest,
  { spot, targets }: Stuck,
): Promise<Pick<Refusal, 'clause' | 'sentence'> | null> {
  const [rules, sentences] = await Promise.all([library.rules(game), library.sentences(language, game)]);
  const state = rules.fromBytes(bytes);
  try {
    const { letters } = rules.description.words;
    const own = bitsOf(rules.coloursToAct(state));
    const here = rules
      .pieces(state)
      .filter(([place, colour]) => rules.spotName(place!) === spot && own.includes(colour!));
    const [, colour, number] = here.at(-1) ?? [];
    if (colour === undefined) return null;
    const leg = { origin: spot, colour: letters[colour]!, ...(number ? { number } : {}) };
    const moves = targets
      .filter((target) => target !== spot)
      .map((target) => attemptOf(rules, state, [{ ...leg, target }]));
    const refused = moves
      .filter((move) => move !== NO_MOVE)
      .map((move) => ({ move, refusal: rules.refusal(state, move) }))
      .sort((one, other) => other.refusal - one.refusal);
    if (refused.length === 0 || refused.at(-1)!.refusal === 0) return null;
    const { move, refusal } = refused[0]!;
    const { kind, row } = rules.why(state, move, refusal);
    const { clause, sentence } = narratorOf(rules, labelsOf(rules, state, setup.players), sentences).refusal(kind, row);
    return { clause, sentence };
  } finally {
    rules.release(state);
  }
}
