// Where a piece could be captured if it went there: of the legal moves of one piece, by what the rules let others do then.

import { exposedMoves } from './danger';
import type { DataLibrary } from './dataLibrary';
import type { HintRequest } from './hint';
import { STEP_END } from './module';

const [ORIGIN, NUMBER] = [1, 4]; // columns of a leg

/** A piece by where it stands, and its number where it has one. */
export interface Mover {
  spot: string;
  number: number;
}

/** List the spellings of those of a piece's legal moves behind which another player could capture it at once. */
export async function exposedMovesOf(
  library: DataLibrary,
  { game, bytes }: HintRequest,
  { spot, number }: Mover,
): Promise<string[]> {
  const rules = await library.rules(game);
  const state = rules.fromBytes(bytes);
  try {
    const moves = rules.legal(state).filter((move) => {
      const [leg] = rules.legs(state, move);
      return leg !== undefined && rules.spotName(leg[ORIGIN]!) === spot && leg[NUMBER] === number;
    });
    return exposedMoves(rules, state, moves).map((move) => rules.spell(state, move).replaceAll(STEP_END, ''));
  } finally {
    rules.release(state);
  }
}
