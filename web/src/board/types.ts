// What the table's screen and the boards say to each other. A board knows no rules: it shows a position, lights what
// the server lists as legal, and tells which move was tapped.

import type { LegalMove, Told } from '../net/messages';

export type Point = [x: number, y: number];

/** A place on a board of tracks, as the server describes it. */
export interface Spot {
  outline: Point[];
  stands: Stand[][]; // where one piece stands; where two stand; where three …
}

export type Stand = [x: number, y: number, scale: number];

/** A board as the server draws it: what never moves as one picture, and where pieces stand. */
export interface BoardData {
  game: string;
  box: [x: number, y: number, width: number, height: number];
  ground: string; // SVG: shapes that pieces use, and what lies below them
  over: string; // SVG: what lies above them
  spots: Record<string, Spot>;
  pieces: Record<string, string[]>; // the shapes in `ground` for a piece of each colour, by its letter
}

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
