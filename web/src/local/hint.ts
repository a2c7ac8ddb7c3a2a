// A hint: the move that a strong bot would play, and what speaks for it.

import type { Language } from '../model/languages';
import type { Hint } from '../net/live';
import type { DataLibrary, Position } from './dataLibrary';
import { labelsOf, narratorOf } from './game';
import { STEP_END } from './module';

/** The position that a hint is wanted for, and the language of its words. */
export interface HintRequest extends Position {
  language: Language;
}

// Levels that search do so in the same way and stop at different depths: the highest is the best in any time.
const LEVEL = 'expert';
const LIMIT_MS = 1000;

export async function hintFor(
  library: DataLibrary,
  { language, ...position }: HintRequest,
  signal?: AbortSignal,
): Promise<Hint> {
  const { game, setup, bytes } = position;
  const [rules, sentences] = await Promise.all([library.rules(game), library.sentences(language, game)]);
  const move = await library.think(position, LEVEL, { signal, limitMs: LIMIT_MS });
  const before = rules.fromBytes(bytes);
  const after = rules.copy(before);
  try {
    rules.play(after, move);
    const { kind, row } = rules.reason(before, move, after);
    const narrator = narratorOf(rules, labelsOf(rules, before, setup.players), sentences);
    return { move: rules.spell(before, move).replaceAll(STEP_END, ''), reason: narrator.reason(kind, row) };
  } finally {
    rules.release(after);
    rules.release(before);
  }
}
