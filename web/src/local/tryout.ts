// A move that somebody tries in a position of a game that was played: what it is worth, or why the rules forbid it.
// Nothing is kept.

import type { BoardState, LegalMove, NarratedEvent, TappedLeg } from '../net/messages';
import type { DataLibrary } from './dataLibrary';
import { LocalGame, type Refusal } from './game';
import { NO_MOVE, type Move } from './module';
import { positionOf, type ToldPosition } from './position';
import { pausing } from './study';
import { valuerFor } from './valuing';

export type TriedMove = { move: string } | { legs: TappedLeg[] };

export type Tryout =
  | { is: 'refused'; refusal: Pick<Refusal, 'clause' | 'sentence'> }
  | {
      is: 'played';
      move: string; // as records spell it
      chance: number; // to win after it, of who has tried it
      reason: string; // what speaks for it
      narration: NarratedEvent[];
      board: BoardState; // after it
    };

/** List the legal moves of a position. */
export function movesAt(library: DataLibrary, told: ToldPosition): Promise<LegalMove[]> {
  return inGame(library, told, (game) => game.legalMoves());
}

/** Try a move in a position. */
export async function tryMove(library: DataLibrary, told: ToldPosition, tried: TriedMove): Promise<Tryout> {
  return inGame(library, told, async (game) => {
    const code = 'move' in tried ? game.read(tried.move) : game.attempt(tried.legs);
    if (code === NO_MOVE) return { is: 'refused', refusal: { clause: '', sentence: '' } };
    const refusal = game.whyNot(code);
    if (refusal) return { is: 'refused', refusal };
    const chance = await chanceAfter(library, told, code);
    game.play(code);
    const [last] = game.actions;
    const move = last && 'move' in last ? last.move : '';
    return { is: 'played', move, chance, reason: game.reason(), narration: game.events(), board: game.board() };
  });
}

/** Value a legal move as a study does, for who is to play it. */
async function chanceAfter(library: DataLibrary, told: ToldPosition, move: Move): Promise<number> {
  const kind = await library.searchKind(told.game, told.setup);
  return library.withInstance(await positionOf(library, told), async (module, state) => {
    const valuer = valuerFor(module, kind, pausing());
    try {
      const values = await valuer.moves(state, move);
      return values.find((one) => one.move === move)!.chances[module.seat(state) % kind.sides]!;
    } finally {
      valuer.close();
    }
  });
}

async function inGame<Result>(
  library: DataLibrary,
  told: ToldPosition,
  use: (game: LocalGame) => Result | Promise<Result>,
): Promise<Result> {
  const { game, setup, language } = told;
  const [rules, sentences] = await Promise.all([library.rules(game), library.sentences(language, game)]);
  const { bytes } = await positionOf(library, told);
  const played = new LocalGame(rules, setup, sentences, bytes);
  try {
    return await use(played);
  } finally {
    played.close();
  }
}
