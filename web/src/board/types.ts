// What the table's screen and the boards say to each other. A board knows no rules: it shows what the server lists as
// pieces, lights what it lists as legal, and tells what was tapped.

import type { BoardMotion } from './motion.svelte';
import type { PlayedDice } from './playedDice.svelte';
import type { Threat } from '../local/coach';
import type { BoardData, BoardState, LegalMove, TappedLeg, NarratedEvent } from '../net/messages';

export type { Threat } from '../local/coach';
export type { BoardData, BoardState, Spot } from '../net/messages';

export type Point = [x: number, y: number];

export type Stand = [x: number, y: number, scale: number];

/** A seat as a board names it. */
export interface BoardSeat {
  name: string;
  colours: string; // the letters of its colours, as `Y+R`
}

/** What every board component is given. */
export interface BoardProps {
  data: BoardData;
  board: BoardState; // the picture is a function of it
  moves: LegalMove[]; // what may be tapped now; empty when it is not this person's decision
  narration: NarratedEvent[]; // what has just happened, for marks and animation
  round?: NarratedEvent[]; // what others did since the person's last turn, for weaker marks
  seats: BoardSeat[]; // in the order of their numbers
  dice?: PlayedDice; // what the board tells of the dice, and is told
  diceLeft?: number[]; // of the throw being played
  viewer?: string; // the colours of the person who looks on from their own side, as `Y+R`; nothing for anybody else
  faces?: number[]; // of a die
  motion?: BoardMotion | undefined; // when pieces go and dice are thrown; without it pieces go whenever they are elsewhere
  hint?: LegalMove | undefined; // one of the moves, which is shown as a good one
  threat?: Threat | undefined; // a danger that is shown
  /** Ask the rules behind which moves of a piece it could be captured; without it, or where they may not be asked, nothing. */
  exposedMoves?: (piece: { spot: string; number: number }) => Promise<readonly string[]>;
  onmove: (move: string) => void; // one of those listed
  onattempt: (legs: TappedLeg[]) => void; // what is not among them is answered with the clause that forbids it
  onstuck?: (spot: string) => void; // an own piece that cannot move was taken up: why is to be said
}
