// What somebody waits for while the server compiles its games.

import type { CompilationState } from '../net/messages';
import type { CompilationWords } from '../words/compilation';

export interface Wait {
  sentence: string;
  share: number | null; // from 0 to 1; nothing where it has failed
}

/** What is waited for: all games, the rules of one, or the bots of one of its levels. */
export interface Wanted {
  game?: string;
  level?: string;
}

/** Tell what is still to be waited for; null when it is ready. */
export function waitOf(
  state: CompilationState,
  { game, level }: Wanted,
  words: CompilationWords,
  levels: Record<string, string>,
): Wait | null {
  if (!game) return state.is_ready ? null : { sentence: words.games, share: state.share };
  const found = state.games.find((one) => one.game === game);
  if (!found) return null;
  const last = level ? state.part_of_level[level] : 'rules';
  for (const { part, status, share } of found.parts) {
    if (status === 'failed' && part === 'rules') return { sentence: words.failed(found.name_within), share: null };
    if (status === 'waiting' || status === 'running') {
      const isRules = part === 'rules';
      return {
        sentence: isRules ? words.rules(found.name_within) : words.bots(levels[level ?? ''] ?? level ?? ''),
        share,
      };
    }
    if (part === last) return null;
  }
  return null;
}
