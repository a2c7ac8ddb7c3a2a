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

export interface Refused {
  is: 'refused';
  refusal: Pick<Refusal, 'clause' | 'sentence'>;
}

/** What came of a move. */
export interface Played {
  is: 'played';
  move: string; // as records spell it
  reason: string; // what speaks for it
  narration: NarratedEvent[];
  board: BoardState; // after it
}

/** The same, with the chance to win after the move, of who has tried it. */
export type Tryout = Refused | (Played & { chance: number });

/** What a board shows of a position in which a move is to be chosen. */
export interface ShownPosition {
  board: BoardState;
  moves: LegalMove[];
  diceLeft: number[]; // of those that are given
  labels: string[]; // of the seats, by the letters of their colours
}

/** List the legal moves of a position. */
export function movesAt(library: DataLibrary, told: ToldPosition): Promise<LegalMove[]> {
  return inGame(library, told, (game) => game.legalMoves());
}

/** Return what a board shows of a position in which such dice are being played. */
export function showPosition(library: DataLibrary, told: ToldPosition, dice: number[]): Promise<ShownPosition> {
  return inGame(library, told, (game) => ({
    board: game.board(),
    moves: game.legalMoves(),
    diceLeft: game.leftOf(dice),
    labels: game.labels,
  }));
}

/** Play a move in a position. */
export async function playMove(library: DataLibrary, told: ToldPosition, tried: TriedMove): Promise<Refused | Played> {
  return inGame(library, told, (game) => {
    const code = codeOf(game, tried);
    return typeof code === 'bigint' ? played(game, code) : code;
  });
}

/** Try a move in a position. */
export async function tryMove(library: DataLibrary, told: ToldPosition, tried: TriedMove): Promise<Tryout> {
  return inGame(library, told, async (game) => {
    const code = codeOf(game, tried);
    if (typeof code !== 'bigint') return code;
    const chance = await chanceAfter(library, told, code);
    return { ...played(game, code), chance };
  });
}

/** Read a move that is tried, or say why the rules forbid it. */
function codeOf(game: LocalGame, tried: TriedMove): Move | Refused {
  const code = 'move' in tried ? game.read(tried.move) : game.attempt(tried.legs);
  if (code === NO_MOVE) return { is: 'refused', refusal: { clause: '', sentence: '' } };
  const refusal = game.whyNot(code);
  return refusal ? { is: 'refused', refusal } : code;
}

function played(game: LocalGame, code: Move): Played {
  game.play(code);
  const [last] = game.actions;
  const move = last && 'move' in last ? last.move : '';
  return { is: 'played', move, reason: game.reason(), narration: game.events(), board: game.board() };
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
