// Made from the schema of the server by scripts/types.js; not to be written by hand.

export interface Messages {
  client?:
    | Hello
    | Roll
    | Play
    | Undo
    | Say
    | GiveBytes
    | Resign
    | OfferDraw
    | RefuseDraw
    | AgreeEnd
    | GiveToBot
    | Back
    | Rematch;
  server?: Welcome | Events | Refused | Stale | Failed;
  strength?: Strength;
  compilationstate?: CompilationState;
}
/**
 * The first message: whose seats this client plays, and the number of the last event it has seen.
 */
export interface Hello {
  type: 'hello';
  /**
   * @maxItems 8
   */
  tokens?: string[];
  since?: number;
  language?: 'en' | 'es';
}
/**
 * Throw the dice.
 */
export interface Roll {
  /**
   * The number of the last event that the client has seen.
   */
  seq: number;
  type: 'roll';
}
/**
 * Play a move.
 */
export interface Play {
  /**
   * The number of the last event that the client has seen.
   */
  seq: number;
  type: 'move';
  move: string;
}
/**
 * Take the own last move back: never across a throw or another seat's decision.
 */
export interface Undo {
  /**
   * The number of the last event that the client has seen.
   */
  seq: number;
  type: 'undo';
}
/**
 * Say something short at the table, or one of the ready phrases.
 */
export interface Say {
  /**
   * The number of the last event that the client has seen.
   */
  seq: number;
  type: 'say';
  seat: number;
  text?: string;
  phrase?: string;
}
/**
 * Add to the dice: 16 bytes of one's own, after seeing the seal and before the first throw.
 */
export interface GiveBytes {
  /**
   * The number of the last event that the client has seen.
   */
  seq: number;
  seat: number;
  type: 'bytes';
  bytes: string;
}
/**
 * Give the game up.
 */
export interface Resign {
  /**
   * The number of the last event that the client has seen.
   */
  seq: number;
  seat: number;
  type: 'resign';
}
/**
 * Offer a draw, or accept the one that is offered.
 */
export interface OfferDraw {
  /**
   * The number of the last event that the client has seen.
   */
  seq: number;
  seat: number;
  type: 'draw';
}
/**
 * Refuse the draw that is offered, or take an offer back.
 */
export interface RefuseDraw {
  /**
   * The number of the last event that the client has seen.
   */
  seq: number;
  seat: number;
  type: 'no_draw';
}
/**
 * Agree to end a game in which only places are left.
 */
export interface AgreeEnd {
  /**
   * The number of the last event that the client has seen.
   */
  seq: number;
  seat: number;
  type: 'end';
}
/**
 * Let a bot play the seat until its person comes back.
 */
export interface GiveToBot {
  /**
   * The number of the last event that the client has seen.
   */
  seq: number;
  seat: number;
  type: 'to_bot';
}
/**
 * Take the seat back from the bot that keeps it.
 */
export interface Back {
  /**
   * The number of the last event that the client has seen.
   */
  seq: number;
  seat: number;
  type: 'back';
}
/**
 * Ask for another game with the seats turned.
 */
export interface Rematch {
  /**
   * The number of the last event that the client has seen.
   */
  seq: number;
  seat: number;
  type: 'rematch';
}
/**
 * The answer to hello: which seats the client holds, all events since it was last here, and the state.
 */
export interface Welcome {
  type: 'welcome';
  table: string;
  seats: number[];
  events: LiveEvent[];
  state: TableState;
}
/**
 * An event of the table's log.
 */
export interface LiveEvent {
  seq: number;
  at_ms: number;
  kind: string;
  seat: number | null;
  body: {
    [k: string]: unknown;
  };
  told: Told[];
}
/**
 * One thing that happened, in words and for animation.
 */
export interface Told {
  kind: string;
  clause: string;
  sentence: string;
  parameters: {
    [k: string]: unknown;
  };
}
/**
 * All that a client needs to show a table.
 */
export interface TableState {
  seq: number;
  status: 'waiting' | 'running' | 'over';
  position: string;
  phase: 'roll' | 'move' | 'over';
  /**
   * Whose throw or decision; null when the game is over or has not begun.
   */
  seat: number | null;
  /**
   * The last throw, while it is being played.
   */
  dice: number[];
  moves: LegalMove[];
  ranking: number[][];
  /**
   * Why it is over, in words.
   */
  result: string;
  seats: SeatState[];
  clock_runs_for: number | null;
  draw_offered_by: number[];
  end_agreed_by: number[];
  can_offer_draw: boolean;
  can_agree_end: boolean;
  /**
   * The seat that can take its last move back.
   */
  undo_seat: number | null;
  /**
   * The id of the next table, or nothing.
   */
  rematch: string;
}
/**
 * A move that can be chosen: its spelling, what to click one after the other, and what it does.
 */
export interface LegalMove {
  move: string;
  path: string[];
  /**
   * Where each piece comes from and goes.
   */
  legs: Leg[];
  label: string;
  /**
   * The kinds of all that would happen, as they are told afterwards.
   */
  does: string[];
}
/**
 * The way of a piece in a move: spots of the board, as its data name them.
 */
export interface Leg {
  origin: string;
  target: string;
}
/**
 * A seat as everyone sees it.
 */
export interface SeatState {
  seat: number;
  colours: string;
  kind: 'person' | 'bot' | 'empty';
  name: string;
  level: string;
  is_here: boolean;
  /**
   * A bot plays for the person now.
   */
  is_kept: boolean;
  has_resigned: boolean;
  /**
   * When a bot takes the seat of a person who is gone.
   */
  gone_ms_left: number | null;
  clock_ms: number | null;
}
/**
 * What has happened, numbered, and the state after it. Without events it tells who is here.
 */
export interface Events {
  type: 'events';
  events: LiveEvent[];
  state: TableState;
}
/**
 * The rules, or the table, forbid what was asked.
 */
export interface Refused {
  type: 'refused';
  code: string;
  clause: string;
  parameters: {
    [k: string]: unknown;
  };
  sentence: string;
}
/**
 * The client had not seen all when it acted: nothing was done; here is what it missed.
 */
export interface Stale {
  type: 'stale';
  events: LiveEvent[];
  state: TableState;
}
/**
 * Something is wrong with the message or the connection.
 */
export interface Failed {
  type: 'error';
  code: string;
  sentence: string;
}
/**
 * How strong the bots of a game are, as it was measured; no rungs where it was not.
 */
export interface Strength {
  game: string;
  /**
   * Whether it was measured with the rules and bots of today.
   */
  is_current: boolean;
  rungs: Rung[];
  /**
   * How long a choice takes, by level.
   */
  mean_seconds: {
    [k: string]: number;
  };
}
/**
 * How often a level wins against another one; `random` plays any legal move. Scores are shares from 0 to 1.
 */
export interface Rung {
  level: string;
  against: string;
  /**
   * At the table: one of this level, all others of the other one.
   */
  players: number;
  mode: string;
  /**
   * Games won; a draw counts as half a win.
   */
  score: number;
  /**
   * Where the 95 % interval begins.
   */
  low: number;
  /**
   * Where it ends.
   */
  high: number;
  /**
   * What equals would score.
   */
  equals: number;
  games: number;
  draws: number;
}
/**
 * How far all games are compiled: once on a machine, for each version of the sources.
 */
export interface CompilationState {
  /**
   * Nothing is left to compile.
   */
  is_ready: boolean;
  /**
   * Of all games, from 0 to 1.
   */
  share: number;
  games: GameCompilation[];
  /**
   * What a bot of each level waits for.
   */
  part_of_level: {
    [k: string]: 'rules' | 'bots' | 'search';
  };
}
/**
 * How far a game is.
 */
export interface GameCompilation {
  game: string;
  name: string;
  /**
   * From 0 to 1.
   */
  share: number;
  /**
   * One after the other; tables can be opened when rules are done.
   */
  parts: PartCompilation[];
}
/**
 * How far a part of a game is: its rules, its bots that look at their moves, or those that search.
 */
export interface PartCompilation {
  part: 'rules' | 'bots' | 'search';
  status: 'waiting' | 'running' | 'done' | 'failed';
  /**
   * From 0 to 1.
   */
  share: number;
}
