// The analysis of a position: what the search of bots finds, in the words of a table.

import type { Language } from '../model/languages';
import type { StepTaken } from '../net/messages';
import type { DataLibrary } from './dataLibrary';
import { LocalGame, type Setup } from './game';
import type { GameModule, Move } from './module';
import type { Found, ValuedMove } from './search';
import type { Sentences } from './sentences';

/** A position of a game, and how it is searched. */
export interface AnalysisRequest {
  game: string;
  setup: Setup;
  /** The throws and moves that lead to the position. A step with neither is the start. */
  steps: Pick<StepTaken, 'dice' | 'move'>[];
  level: 'hard' | 'expert';
  budget_ms: number; // at most; a search that has looked as far as its level does is done before
  language: Language;
}

export interface Analysis {
  best: AnalysedMove;
  moves: AnalysedMove[]; // all legal ones in a game with dice, the best first; nothing in others
  depth: number; // throws looked ahead, or moves in a game without dice
  points: number | null; // of the best move in a game without dice, once it is searched to this depth
  isDone: boolean; // there is nothing more to search, or time is up
}

export interface AnalysedMove {
  move: string; // as records spell it
  label: string; // what it does, in words
  chance: number | null; // to win after it; null in a game without dice
  error: number | null; // standard error of the chance; null where the move was not rolled out
  isGivenUp: boolean; // it is clearly worse, or the same as another: its chance is that of a shorter search
}

/** Hears what is known so far: after every step that changes it, and at the end. */
export type OnProgress = (analysis: Analysis) => void;

/** Search a position. Gives what is known at the end; an aborted search is rejected with the reason of its signal. */
export async function analyse(
  library: DataLibrary,
  request: AnalysisRequest,
  onProgress: OnProgress = () => undefined,
  signal?: AbortSignal,
): Promise<Analysis> {
  const { game, setup, level, budget_ms, language } = request;
  const [rules, sentences] = await Promise.all([library.rules(game), library.sentences(language, game)]);
  const { bytes, analysisOf } = positionOf(request, rules, sentences);
  let last = '';
  const onStep = (found: () => Found) => {
    const { best, depth, points, moves } = found();
    if (last === (last = `${best} ${depth} ${points} ${moves.map(({ chance }) => chance).join(' ')}`)) return;
    onProgress(analysisOf(found(), false));
  };
  const found = await library.search({ game, setup, bytes }, { level, limitMs: budget_ms, signal, onStep });
  const analysis = analysisOf(found, true);
  onProgress(analysis);
  return analysis;
}

/** Replay the steps; gives the position that they lead to, and what puts a search of it into words. */
function positionOf({ setup, steps }: AnalysisRequest, rules: GameModule, sentences: Sentences) {
  const game = new LocalGame(rules, setup, sentences);
  try {
    for (const step of steps) repeat(game, step);
    if (game.phase !== 'move') throw new Error('there is no move to choose in this position');
    const spelled = game.legalMoves().map(({ move, label }) => ({ move, label }));
    const legal = new Map(game.legalCodes.map((code, at) => [code, spelled[at]!]));
    return { bytes: rules.bytesOf(game.position), analysisOf: wordsFor(legal) };
  } finally {
    game.close();
  }
}

function repeat(game: LocalGame, { dice, move }: AnalysisRequest['steps'][number]): void {
  if (dice.length > 0) game.throwDice(dice);
  if (move === '') return;
  const code = game.find(move);
  if (code === null) throw new Error(`the rules do not allow ${move}`);
  game.play(code);
}

function wordsFor(legal: Map<Move, { move: string; label: string }>) {
  return ({ best, depth, points, moves }: Found, isDone: boolean): Analysis => {
    const rank = ({ move, isGivenUp }: ValuedMove) => (move === best ? 0 : isGivenUp ? 2 : 1);
    const valued = [...moves].sort((one, other) => rank(one) - rank(other) || other.chance - one.chance);
    const analysed = valued.map(({ move, ...rest }): AnalysedMove => ({ ...legal.get(move)!, ...rest }));
    const alone = { ...legal.get(best)!, chance: null, error: null, isGivenUp: false };
    return { best: analysed[0] ?? alone, moves: analysed, depth, points, isDone };
  };
}
