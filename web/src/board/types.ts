// What the table's screen and the boards say to each other. A board knows no rules: it shows a position, lights what
// the server lists as legal, and tells which move was tapped.

import type { BoardData, LegalMove, Told } from '../net/messages';

export type { BoardData, Spot } from '../net/messages';

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
  position: string; // as text; the picture is a function of it
  moves: LegalMove[]; // what may be tapped now; empty when it is not this person's decision
  told: Told[]; // what has just happened, for marks and animation
  seats: BoardSeat[]; // in the order of their numbers
  isOver?: boolean; // by the rules, or because somebody gave up
  onmove: (move: string) => void; // a spelling; an illegal one is sent too, and answered with the clause
}
