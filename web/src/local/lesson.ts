// A step of a lesson: a position in which one thing is asked for. Nothing is kept: each call goes to the position again.

import type { Language } from '../model/languages';
import type { BoardState, LegalMove, LessonStep, NarratedEvent, TableState, TappedLeg } from '../net/messages';
import type { DataLibrary } from './dataLibrary';
import { LocalGame, type Refusal } from './game';
import { NO_MOVE } from './module';

/** Where somebody stands in a step: before its throw, if it begins with one, or after that. */
export interface LessonPosition {
  game: string;
  step: LessonStep;
  hasThrown: boolean;
  language: Language;
}

export type LessonAction = { type: 'throw' } | { type: 'move'; move: string } | { type: 'attempt'; legs: TappedLeg[] };

/** What a step shows. */
export interface LessonView {
  board: BoardState;
  phase: TableState['phase'];
  moves: LegalMove[];
  dice: number[];
  diceLeft: number[]; // that are not used up
  labels: string[]; // of the seats, by the letters of their colours
}

export type LessonAnswer =
  | { is: 'refused'; refusal: Pick<Refusal, 'clause' | 'sentence'> }
  | { is: 'thrown' | 'done' | 'other'; narration: NarratedEvent[]; view: LessonView };

const ANY_END = '*'; // at the end of a move: all that begin so

/** Return whether a move does what a step asks for. */
export function isDoneBy({ moves }: LessonStep, move: string): boolean {
  return moves.some((one) => (one.endsWith(ANY_END) ? move.startsWith(one.slice(0, -1)) : move === one));
}

export async function showLesson(library: DataLibrary, position: LessonPosition): Promise<LessonView> {
  return inGame(library, position, (game) => viewOf(game, position));
}

/** Throw or move in a step, or be told why not. */
export async function actInLesson(
  library: DataLibrary,
  position: LessonPosition,
  action: LessonAction,
): Promise<LessonAnswer> {
  return inGame(library, position, (game) => {
    const { step } = position;
    if (action.type === 'throw') {
      game.throwDice(step.dice);
      const is = step.moves.length === 0 ? 'done' : 'thrown';
      return { is, narration: game.events(), view: viewOf(game, { ...position, hasThrown: true }) };
    }
    const code = action.type === 'move' ? game.read(action.move) : game.attempt(action.legs);
    if (code === NO_MOVE) return { is: 'refused', refusal: { clause: '', sentence: '' } };
    const refusal = game.whyNot(code);
    if (refusal) return { is: 'refused', refusal };
    game.play(code);
    const [last] = game.actions.slice(-1);
    const is = last && 'move' in last && isDoneBy(step, last.move) ? 'done' : 'other';
    return { is, narration: game.events(), view: viewOf(game, position) };
  });
}

async function inGame<Result>(
  library: DataLibrary,
  { game, step, hasThrown, language }: LessonPosition,
  use: (game: LocalGame) => Result,
): Promise<Result> {
  const [rules, sentences] = await Promise.all([library.rules(game), library.sentences(language, game)]);
  const bytes = Uint8Array.from(atob(step.state), (letter) => letter.charCodeAt(0));
  const played = new LocalGame(rules, step.setup, sentences, bytes);
  try {
    if (hasThrown) played.throwDice(step.dice);
    return use(played);
  } finally {
    played.close();
  }
}

function viewOf(game: LocalGame, { step, hasThrown }: LessonPosition): LessonView {
  const { phase, labels } = game;
  const isBeforeThrow = phase === 'roll' && !hasThrown && game.actions.length === 0;
  const dice = isBeforeThrow ? [] : step.dice;
  const isPlayed = phase !== 'move' && game.actions.some((action) => 'move' in action);
  const diceLeft = isPlayed ? [] : game.leftOf(dice); // a game itself knows no throw from before its position
  return { board: game.board(), phase, moves: game.legalMoves(), dice, diceLeft, labels };
}
