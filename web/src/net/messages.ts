// Made from the server's description of its messages by scripts/types.js; not to be written by hand.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A board: what never moves as a picture, and where pieces stand. A game may add data for a board of its own. */
    BoardData: {
      /** @description `track` (pieces on spots), or a kind of which a game has its own board. */
      kind: string;
      /** @description x, y, width and height of the picture. */
      box: [number, number, number, number];
      /** @description SVG: shapes that pieces use, and what lies below them. */
      ground: string;
      /** @description SVG: what lies above them. */
      over: string;
      spots: {
        [key: string]: components['schemas']['Spot'];
      };
      /** @description By the letter of the colour. */
      pieces: {
        [key: string]: components['schemas']['PieceLook'];
      };
      /** @description By a colour's letter: degrees, clockwise, that bring it to the bottom; none where nothing turns. */
      turns: {
        [key: string]: number;
      };
      /** @description By a colour's letter: spots that change places, so that it is at the bottom of what cannot turn. */
      swaps: {
        [key: string]: [string, string][];
      };
      /**
       * @description By kind of place or tile: what it is and does. Clauses are named by their ids.
       * @default {}
       */
      about?: {
        [key: string]: string;
      };
      /** @description Pieces on a spot stand on each other, with their number on top. */
      piles: boolean;
    } & {
      [key: string]: unknown;
    };
    /** @description What a board shows. */
    BoardState: {
      /** @description Of those on one spot, the lowest first. */
      pieces: components['schemas']['Piece'][];
      /** @description The letters of the colours whose turn it is; none when it is over. */
      colours: string[];
      /** @description Who throws or decides; null when the game is over. */
      seat: number | null;
    };
    /** @description The games, the levels of bots, the languages and the ready phrases. */
    Catalogue: {
      version: string;
      languages: ('en' | 'es')[];
      levels: ('beginner' | 'easy' | 'medium' | 'hard' | 'expert')[];
      /** @enum {string} */
      default_level: 'beginner' | 'easy' | 'medium' | 'hard' | 'expert';
      phrases: {
        [key: string]: string;
      };
      /** @description What can be shown without words, each in words. */
      emotes: {
        [key: string]: string;
      };
      games: components['schemas']['GameDescription'][];
    };
    /** @description How long people may think at a table. */
    Clock: {
      /** @enum {string} */
      kind: 'none' | 'move' | 'total';
      seconds: number;
      increment: number;
    };
    /** @description How long people may think. */
    ClockRequest: {
      /**
       * @default none
       * @enum {string}
       */
      kind?: 'none' | 'move' | 'total';
      /**
       * @description For each decision, or in all.
       * @default 60
       */
      seconds?: number;
      /**
       * @description Seconds that a move adds, where the time is counted in all.
       * @default 0
       */
      increment?: number;
    };
    /** @description A colour in words, and its looks in CSS: a disc, and the letter on it. */
    ColourDescription: {
      name: string;
      /** @description On pieces and badges, from the word in the person's language. */
      letter: string;
      fill: string;
      ink: string;
    };
    /** @description How far all games are compiled: once on a machine, for each version of the sources. */
    CompilationState: {
      /** @description Nothing is left to compile. */
      is_ready: boolean;
      /** @description Of all games, from 0 to 1. */
      share: number;
      games: components['schemas']['GameCompilation'][];
      /** @description What a bot of each level waits for. */
      part_of_level: {
        [key: string]: 'rules' | 'bots' | 'search';
      };
    };
    /** @description How far a game is. */
    GameCompilation: {
      game: string;
      /** @description The game's name, as within a sentence. */
      name_within: string;
      /** @description From 0 to 1. */
      share: number;
      /** @description One after the other; tables can be opened when rules are done. */
      parts: components['schemas']['PartCompilation'][];
    };
    /** @description What a game is to somebody who has not begun it, and all that a form for a new table needs. */
    GameDescription: {
      id: string;
      name: string;
      /** @description As within a sentence, with its article where it has one. */
      name_within: string;
      /** @description In a line. */
      summary: string;
      /** @description A position to look at; its picture is at `/api/picture.svg`. */
      showcase: string;
      /** @description By their letters. */
      colours: {
        [key: string]: components['schemas']['ColourDescription'];
      };
      /** @description Of a die; none where the game has no dice. */
      faces: number[];
      players: number[];
      default_players: number;
      /** @description The mode for each number of players. */
      default_modes: {
        [key: string]: string;
      };
      has_draws: boolean;
      has_lesson: boolean;
      has_puzzles: boolean;
      /** @description Of bots; none where the game brings none. */
      personalities: components['schemas']['PersonalityDescription'][];
      modes: components['schemas']['ModeDescription'][];
      options: components['schemas']['OptionDescription'][];
    };
    /** @description How the game of a position is played. */
    GameSetup: {
      players: number;
      mode: string;
      options: {
        [key: string]: string | number | boolean;
      };
    };
    /** @description The server and its store answer. */
    Health: {
      /** @constant */
      status: 'ok';
      version: string;
      /** @description Tables in the memory of this process. */
      tables: number;
    };
    JsonValue: unknown;
    /** @description The way of a piece in a move: spots of the board, as its data name them; of a tile also how it lies then. */
    Leg: {
      colour: string;
      origin: string;
      target: string;
      /** @description The spots that it goes over before its target; none where it goes straight. */
      via: string[];
      tile: components['schemas']['Tile'] | null;
      /** @description Which it uses up: of pieces that go together by one die the first has it. */
      dice: number[];
    };
    /** @description A move that can be chosen: its spelling, what to click one after the other, and what it does. */
    LegalMove: {
      move: string;
      path: string[];
      /** @description Where each piece comes from and goes. */
      legs: components['schemas']['Leg'][];
      label: string;
      /**
       * @description The sharpest of what would happen, where there is a sign for it.
       * @enum {string}
       */
      effect: '' | 'capture' | 'arrival';
      /** @description What is done one after the other; none where all is done at once. */
      parts: components['schemas']['MovePart'][];
    };
    /** @description A game learned at the board, step by step; a game may have no steps. */
    Lesson: {
      game: string;
      name: string;
      steps: components['schemas']['LessonStep'][];
      /** @description Options of the game that is played after it; usual ones are left out. */
      first_game: {
        [key: string]: string | number | boolean;
      };
    };
    /** @description A position of a lesson, and what is to be done in it. */
    LessonStep: {
      key: string;
      task: string;
      /** @description What is said when it was done. */
      done: string;
      setup: components['schemas']['GameSetup'];
      /** @description The state's bytes in base64, as the compiled rules have it. */
      state: string;
      /** @description What is thrown first; where no throw is due, what is being played. */
      dice: number[];
      /** @description Any of these does it; a star at the end stands for all that begin so. */
      moves: string[];
    };
    /** @description A new table, the tokens of the seats at the screen that made it, and the host's. They are not told again. */
    MadeTable: {
      id: string;
      commit: string;
      tokens: {
        [key: string]: string;
      };
      /** @description The key of who made the table: until the game begins it decides about the seats. */
      host: string;
    };
    /** @description A way to play a game, and for how many. */
    ModeDescription: {
      id: string;
      label: string;
      players: number[];
    };
    /** @description A part of a move, which can be chosen by itself: some of the legs, and what happens in them. */
    MovePart: {
      /** @description How many: those that come after the legs of the part before. */
      legs: number;
      label: string;
      /** @enum {string} */
      effect: '' | 'capture' | 'arrival';
    };
    /** @description One thing that happened, in words and for animation. */
    NarratedEvent: {
      kind: string;
      clause: string;
      sentence: string;
      parameters: {
        [key: string]: unknown;
      };
      /**
       * @description What boards have a sign for.
       * @enum {string}
       */
      effect: '' | 'capture' | 'arrival';
      /** @description Of the pieces that moved, one after the other. */
      ways: components['schemas']['Way'][];
    };
    /** @description What a table can choose, as a form shows it: the values with their labels, or the lowest and highest number. */
    OptionDescription: {
      name: string;
      clause: string;
      /**
       * @description The kind of field.
       * @enum {string}
       */
      type: 'switch' | 'seat' | 'number' | 'choice';
      /** @description Its values are readings of a rulebook that has several. */
      is_reading: boolean;
      label: string;
      sentence: string;
      default: number | string | boolean;
      /** @description None where it is any number from the lowest to the highest. */
      values: (number | string | boolean)[];
      minimum: number | null;
      maximum: number | null;
      /** @description Of the values, as records spell them. */
      labels: {
        [key: string]: string;
      };
      /** @description For how many players each value is, where that differs. */
      players: {
        [key: string]: number[];
      };
    };
    /** @description How far a part of a game is: its rules, its bots that look at their moves, or those that search. */
    PartCompilation: {
      /** @enum {string} */
      part: 'rules' | 'bots' | 'search';
      /** @enum {string} */
      status: 'waiting' | 'running' | 'done' | 'failed';
      /** @description From 0 to 1. */
      share: number;
    };
    /** @description A personality of a game's bots: the name of who has it, and what it likes, in words. */
    PersonalityDescription: {
      id: string;
      name: string;
      about: string;
    };
    /** @description A piece, and the spot where it stands, as the board's data name it; tiles in hand are on the spot `hand`. */
    Piece: {
      colour: string;
      spot: string;
      tile: components['schemas']['Tile'] | null;
    };
    /** @description The pieces of a colour. */
    PieceLook: {
      /** @description Of a piece, in `ground`. */
      shapes: string[];
      /** @description The spot that is framed when it is the colour's turn, or nothing. */
      home: string;
      /** @description On pieces and badges, from the colour's word in the person's language. */
      letter: string;
      /** @description In words: one piece, two pieces… */
      counted: string[];
      /** @description Whether what is written on a piece is dark. */
      has_dark_ink: boolean;
    };
    /** @description What is wrong with a request. */
    Problem: {
      code: string;
      sentence: string;
      faults: components['schemas']['RequestFault'][];
    };
    /** @description A position in which one move is clearly the best. Chances are those to win, of whoever is to move. */
    PuzzleDescription: {
      /** @description From its position: it stays when others are added. */
      id: string;
      position: string;
      /** @description Who is to play what, in words, by language. */
      turn: {
        [key: string]: string;
      };
      /** @description That are to be played; none where there are none. */
      dice: number[];
      move: string;
      /** @description After the move. */
      chance: number;
      /** @description Over the next best move. */
      margin: number;
      /** @description Standard error of the margin; 0 where nothing was thrown. */
      error: number;
      /**
       * @description The lowest level of bots from which on all find the move.
       * @enum {string}
       */
      level: 'beginner' | 'easy' | 'medium' | 'hard' | 'expert';
      /** @description The next best moves, with the chances after them. */
      others: [string, number][];
    };
    /** @description The puzzles of a game, the easiest first; a game may have none. */
    Puzzles: {
      game: string;
      /** @description How all of them are played; nothing where there are none. */
      setup: components['schemas']['GameSetup'] | null;
      puzzles: components['schemas']['PuzzleDescription'][];
    };
    /** @description One of several things that are wrong with a request. */
    RequestFault: {
      where: string;
      sentence: string;
    };
    /** @description A clause of the rules, told for a person. */
    RulesClause: {
      id: string;
      text: string;
      /** @description Where it comes from: the id of one of the page's `sources`. */
      source: string;
      examples: components['schemas']['RulesExample'][];
    };
    /** @description A position to look at; its picture is at `/api/picture.svg`. */
    RulesExample: {
      key: string;
      caption: string;
      position: string;
      /** @description A legal move, which the picture shows as played; or nothing. */
      move: string;
      /** @description A move that just this clause refuses in the position; or nothing. */
      refused: string;
    };
    /** @description What a table can choose: in words, the default and all the values, or the lowest and the highest number. */
    RulesOption: {
      name: string;
      clause: string;
      /** @enum {string} */
      type: 'switch' | 'seat' | 'number' | 'choice';
      label: string;
      sentence: string;
      default: string;
      values: string[];
      minimum: number | null;
      maximum: number | null;
    };
    /** @description All the rules of a game. */
    RulesPage: {
      game: string;
      name: string;
      /** @description As within a sentence. */
      name_within: string;
      intro: string;
      /** @description How moves are written. */
      notation: string;
      /** @description The game in a few pictures; none where the game has none. */
      story: components['schemas']['RulesExample'][];
      parts: components['schemas']['RulesPart'][];
      options: components['schemas']['RulesOption'][];
      sources: components['schemas']['RulesSource'][];
    };
    /** @description Clauses that belong together. */
    RulesPart: {
      title: string;
      clauses: components['schemas']['RulesClause'][];
    };
    /** @description Where clauses come from: the printed rulebook, a ruling of ours, or both. */
    RulesSource: {
      id: string;
      name: string;
      sentence: string;
    };
    /** @description How often a level wins against another one; `random` plays any legal move. Scores are shares from 0 to 1. */
    Rung: {
      level: string;
      against: string;
      /** @description At the table: one of this level, all others of the other one. */
      players: number;
      mode: string;
      /** @description Games won; a draw counts as half a win. */
      score: number;
      /** @description Where the 95 % interval begins. */
      low: number;
      /** @description Where it ends. */
      high: number;
      /** @description What equals would score. */
      equals: number;
      games: number;
      draws: number;
    };
    /** @description A document of JSON Schema. */
    SchemaDocument: {
      [key: string]: components['schemas']['JsonValue'];
    };
    /**
     * @description Who is to sit on a seat of a new table.
     *
     *     What a seat adds to the dice is not asked for here: the envelope is not sealed yet.
     */
    SeatRequest: {
      /**
       * @description A person at the screen that makes the table, a person who comes by a link, or a bot.
       * @default invited
       * @enum {string}
       */
      kind?: 'here' | 'invited' | 'bot';
      name?: string | null;
      level?: string | null;
      /** @description Of a bot: another one for each seat where it is left out, none where it is empty. */
      personality?: string | null;
    };
    /** @description A seat as everyone sees it. */
    SeatState: {
      seat: number;
      colours: string;
      /** @enum {string} */
      kind: 'person' | 'bot' | 'empty';
      name: string;
      level: string;
      /** @description Of a bot; empty where it has none. */
      personality: string;
      is_here: boolean;
      /** @description A bot plays for the person now. */
      is_kept: boolean;
      has_resigned: boolean;
      /** @description When a bot takes the seat of a person who is gone. */
      gone_ms_left: number | null;
      clock_ms: number | null;
    };
    /** @description A seat in the list of tables. */
    SeatSummary: {
      /** @enum {string} */
      kind: 'person' | 'bot' | 'empty';
      name: string;
      level: string;
      /** @default  */
      personality?: string;
    };
    /** @description A seat's token. Keep it: it is not told again. */
    Seated: {
      seat: number;
      token: string;
    };
    /** @description What a page that is opened on the server's own machine needs to invite others. */
    ServerInfo: {
      /** @description Where others on the network reach the server; none where they do not, or for other machines. */
      addresses: string[];
    };
    /** @description A person who sits down, and may add to the dice at once. */
    SitRequest: {
      name: string;
      bytes?: string | null;
    };
    /** @description A place on a board: its outline, and where one piece stands on it, where two do, and so on. */
    Spot: {
      /** @description In words. */
      label: string;
      outline: [number, number][];
      /** @description x, y and scale of each piece. */
      stands: [number, number, number][][];
      /** @description Where the number of its pieces is always written. */
      number_at: [number, number] | null;
      /**
       * @description What it is, as `about` of the board explains it.
       * @default
       */
      kind?: string;
      /** @description It is carried along when the board turns, but not turned itself. */
      is_upright: boolean;
    };
    /** @description A throw or a move of a game, what happened in it, and the position after it; the first is the start. */
    StepTaken: {
      seat: number | null;
      dice: number[];
      move: string;
      position: string;
      board: components['schemas']['BoardState'];
      narration: components['schemas']['NarratedEvent'][];
    };
    /** @description The game of a table step by step, up to a number of its log. */
    StepsTaken: {
      seq: number;
      steps: components['schemas']['StepTaken'][];
    };
    /** @description How strong the bots of a game are, as it was measured; no rungs where it was not. */
    Strength: {
      game: string;
      /** @description Whether it was measured with the rules and bots of today. */
      is_current: boolean;
      rungs: components['schemas']['Rung'][];
      /** @description How long a choice takes, by level. */
      mean_seconds: {
        [key: string]: number;
      };
    };
    /** @description A table as everyone may see it. */
    TableInfo: {
      id: string;
      game: string;
      created_ms: number;
      is_open: boolean;
      commit: string;
      settings: components['schemas']['TableSettings'];
      state: components['schemas']['TableState'];
    };
    /** @description A line of the list of tables. */
    TableLine: {
      id: string;
      game: string;
      created_ms: number;
      last_ms: number;
      /** @enum {string} */
      status: 'waiting' | 'running' | 'over';
      players: number;
      mode: string;
      seats: components['schemas']['SeatSummary'][];
      ranking: number[][];
    };
    /** @description A new table. */
    TableRequest: {
      game: string;
      players?: number | null;
      mode?: string | null;
      options?: {
        [key: string]: number | string | boolean;
      };
      /** @description A game to go on with, as text: its players, mode, options and position are those of the table. */
      record?: string | null;
      /** @description Seats not named are for invitation. */
      seats?: components['schemas']['SeatRequest'][];
      /**
       * @default {
       *       "kind": "none",
       *       "seconds": 60,
       *       "increment": 0
       *     }
       */
      clock?: components['schemas']['ClockRequest'];
      /**
       * @description Listed for all, or by link only.
       * @default false
       */
      is_open?: boolean;
      /** @default true */
      spectators?: boolean;
      /** @default true */
      chat?: boolean;
      /** @default false */
      throw_by_itself?: boolean;
      /** @default false */
      forced_by_itself?: boolean;
      /** @description Whether apps offer hints at the table. Where it is not said, only to one who plays bots alone. */
      hints?: boolean | null;
      /**
       * @description A bot keeps the seat of who is gone for longer.
       * @default 60
       */
      patience_seconds?: number;
    };
    /** @description What a table was made with, but for its seats. */
    TableSettings: {
      players: number;
      mode: string;
      options: {
        [key: string]: number | string | boolean;
      };
      clock: components['schemas']['Clock'];
      spectators: boolean;
      chat: boolean;
      throw_by_itself: boolean;
      forced_by_itself: boolean;
      /**
       * @description Whether apps offer hints to whoever plays at it.
       * @default false
       */
      hints?: boolean;
      patience_seconds: number;
    };
    /** @description All that a client needs to show a table. */
    TableState: {
      seq: number;
      /** @enum {string} */
      status: 'waiting' | 'running' | 'over';
      position: string;
      board: components['schemas']['BoardState'];
      /** @enum {string} */
      phase: 'roll' | 'move' | 'over';
      /** @description Whose throw or decision; null when the game is over or has not begun. */
      seat: number | null;
      /** @description The last throw, while it is being played. */
      dice: number[];
      /** @description Those of them that are not used up. */
      dice_left: number[];
      /** @description Only for who may choose one of them now. */
      moves: components['schemas']['LegalMove'][];
      ranking: number[][];
      /** @description Why it is over, in words. */
      result: string;
      seats: components['schemas']['SeatState'][];
      clock_runs_for: number | null;
      draw_offered_by: number[];
      end_agreed_by: number[];
      can_offer_draw: boolean;
      can_agree_end: boolean;
      /** @description The seat that can take its last move back. */
      undo_seat: number | null;
      /** @description The id of the next table, or nothing. */
      rematch: string;
      /** @description The seat of who made the table; null where they do not sit. */
      host: number | null;
      /** @description The host lets nobody else sit down. */
      is_locked: boolean;
    };
    /** @description Which tile of its colour a piece is, and how it lies. */
    Tile: {
      number: number;
      turn: number;
      face: number;
    };
    /** @description The way that a piece went, from spot to spot of the board. */
    Way: {
      colour: string;
      origin: string;
      /** @description The spots that it went over; it stays on the last. */
      path: string[];
      /** @description It was captured, or sent back by another rule. */
      is_sent_back: boolean;
    };
    /** @description Agree to end a game in which only places are left. */
    AgreeEnd: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      seat: number;
      /** @constant */
      type: 'end';
    };
    /** @description Move pieces in a way that may not be among the legal moves: the answer is the clause that forbids it. */
    Attempt: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      /** @constant */
      type: 'attempt';
      legs: components['schemas']['TappedLeg'][];
    };
    /** @description Take the seat back from the bot that keeps it. */
    Back: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      seat: number;
      /** @constant */
      type: 'back';
    };
    /** @description What has happened, numbered, and the state after it. Without events it tells who is here. */
    Events: {
      /** @description Of the message that it answers; null where it answers none of this client's. */
      id: number | null;
      /** @constant */
      type: 'events';
      events: components['schemas']['LiveEvent'][];
      state: components['schemas']['TableState'];
    };
    /** @description Something is wrong with the message or the connection. */
    Failed: {
      /** @description Of the message that it answers; null where it answers none of this client's. */
      id: number | null;
      /** @constant */
      type: 'error';
      code: string;
      sentence: string;
    };
    /** @description Take a bot or a person off a seat; perhaps close the table too, so that the person cannot sit down again. */
    FreeSeat: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      /** @constant */
      type: 'free_seat';
      seat: number;
      /** @default false */
      lock?: boolean;
    };
    /** @description Add to the dice: 16 bytes of one's own, after seeing the seal and before the first throw. */
    GiveBytes: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      seat: number;
      /** @constant */
      type: 'bytes';
      bytes: string;
    };
    /** @description Let a bot play the seat until its person comes back. */
    GiveToBot: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      seat: number;
      /** @constant */
      type: 'to_bot';
    };
    /** @description The first message: whose seats this client plays, and the number of the last event it has seen. */
    Hello: {
      /** @constant */
      type: 'hello';
      tokens?: string[];
      /**
       * @description The key of who made the table, as it was given then.
       * @default null
       */
      host?: string | null;
      /** @default 0 */
      since?: number;
      /**
       * @default en
       * @enum {string}
       */
      language?: 'en' | 'es';
    };
    /** @description An event of the table's log. */
    LiveEvent: {
      seq: number;
      at_ms: number;
      kind: string;
      seat: number | null;
      body: {
        [key: string]: unknown;
      };
      narration: components['schemas']['NarratedEvent'][];
    };
    /** @description Close the free seats to everybody, or open them again. */
    Lock: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      /** @constant */
      type: 'lock';
      is_locked: boolean;
    };
    /** @description Offer a draw, or accept the one that is offered. */
    OfferDraw: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      seat: number;
      /** @constant */
      type: 'draw';
    };
    /** @description Ask whether the connection is alive; it is answered at once, also while another message is being dealt with. */
    Ping: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @constant */
      type: 'ping';
    };
    /** @description Play a move. */
    Play: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      /** @constant */
      type: 'move';
      move: string;
    };
    /** @description The answer to a ping. */
    Pong: {
      /** @constant */
      type: 'pong';
      id: number;
    };
    /** @description Refuse the draw that is offered, or take an offer back. */
    RefuseDraw: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      seat: number;
      /** @constant */
      type: 'no_draw';
    };
    /** @description The rules, or the table, forbid what was asked. */
    Refused: {
      /** @description Of the message that it answers; null where it answers none of this client's. */
      id: number | null;
      /** @constant */
      type: 'refused';
      code: string;
      clause: string;
      parameters: {
        [key: string]: unknown;
      };
      sentence: string;
    };
    /** @description Ask for another game with the seats turned. */
    Rematch: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      seat: number;
      /** @constant */
      type: 'rematch';
    };
    /** @description Give the game up. */
    Resign: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      seat: number;
      /** @constant */
      type: 'resign';
    };
    /** @description Throw the dice. */
    Roll: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      /** @constant */
      type: 'roll';
    };
    /** @description Say something short at the table, or one of the ready phrases, or show an emote. */
    Say: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      /** @constant */
      type: 'say';
      seat: number;
      /** @default  */
      text?: string;
      /** @default  */
      phrase?: string;
      /** @default  */
      emote?: string;
    };
    /** @description Put a bot on a free seat, or bots on all of them. */
    SeatBot: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      /** @constant */
      type: 'seat_bot';
      /**
       * @description Null: on every free seat.
       * @default null
       */
      seat?: number | null;
      level: string;
      /**
       * @description Of a bot: another one for each seat where it is left out, none where it is empty.
       * @default null
       */
      personality?: string | null;
    };
    /** @description The client had not seen all when it acted: nothing was done; here is what it missed. */
    Stale: {
      /** @description Of the message that it answers; null where it answers none of this client's. */
      id: number | null;
      /** @constant */
      type: 'stale';
      events: components['schemas']['LiveEvent'][];
      state: components['schemas']['TableState'];
    };
    /** @description Begin with those who sit, without the free seats. */
    StartFewer: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      /** @constant */
      type: 'start';
    };
    /** @description A piece that was tapped, and where it shall go: spots of the board, as its data name them. */
    TappedLeg: {
      origin: string;
      target: string;
      /** @description The letter of the piece's colour. */
      colour: string;
      /**
       * @description Of a tile: which one of its colour.
       * @default 0
       */
      number?: number;
    };
    /** @description Take the own last move back: never across a throw or another seat's decision. */
    Undo: {
      /** @description Chosen by the client, another for each message; the answer names it. */
      id: number;
      /** @description The number of the last event that the client has seen. */
      seq: number;
      /** @constant */
      type: 'undo';
    };
    /** @description The answer to hello: which seats the client holds, all events since it was last here, and the state. */
    Welcome: {
      /** @constant */
      type: 'welcome';
      table: string;
      /** @description The seal of the table's dice: keep it, and add to the dice only after it. */
      commit: string;
      /** @description The seats that have added to the dice. */
      added: number[];
      /** @description Nothing has been thrown yet, so that seats can still add to the dice. */
      can_add: boolean;
      seats: number[];
      /** @description The client has shown the key of who made the table. */
      is_host: boolean;
      events: components['schemas']['LiveEvent'][];
      state: components['schemas']['TableState'];
    };
    FromClient:
      | components['schemas']['Hello']
      | components['schemas']['Ping']
      | components['schemas']['Roll']
      | components['schemas']['Play']
      | components['schemas']['Attempt']
      | components['schemas']['Undo']
      | components['schemas']['Say']
      | components['schemas']['GiveBytes']
      | components['schemas']['Resign']
      | components['schemas']['OfferDraw']
      | components['schemas']['RefuseDraw']
      | components['schemas']['AgreeEnd']
      | components['schemas']['GiveToBot']
      | components['schemas']['Back']
      | components['schemas']['Rematch']
      | components['schemas']['SeatBot']
      | components['schemas']['FreeSeat']
      | components['schemas']['Lock']
      | components['schemas']['StartFewer'];
    FromServer:
      | components['schemas']['Welcome']
      | components['schemas']['Events']
      | components['schemas']['Refused']
      | components['schemas']['Stale']
      | components['schemas']['Failed']
      | components['schemas']['Pong'];
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type BoardData = components['schemas']['BoardData'];
export type BoardState = components['schemas']['BoardState'];
export type Catalogue = components['schemas']['Catalogue'];
export type Clock = components['schemas']['Clock'];
export type ClockRequest = components['schemas']['ClockRequest'];
export type ColourDescription = components['schemas']['ColourDescription'];
export type CompilationState = components['schemas']['CompilationState'];
export type GameCompilation = components['schemas']['GameCompilation'];
export type GameDescription = components['schemas']['GameDescription'];
export type GameSetup = components['schemas']['GameSetup'];
export type Health = components['schemas']['Health'];
export type JsonValue = components['schemas']['JsonValue'];
export type Leg = components['schemas']['Leg'];
export type LegalMove = components['schemas']['LegalMove'];
export type Lesson = components['schemas']['Lesson'];
export type LessonStep = components['schemas']['LessonStep'];
export type MadeTable = components['schemas']['MadeTable'];
export type ModeDescription = components['schemas']['ModeDescription'];
export type MovePart = components['schemas']['MovePart'];
export type NarratedEvent = components['schemas']['NarratedEvent'];
export type OptionDescription = components['schemas']['OptionDescription'];
export type PartCompilation = components['schemas']['PartCompilation'];
export type PersonalityDescription = components['schemas']['PersonalityDescription'];
export type Piece = components['schemas']['Piece'];
export type PieceLook = components['schemas']['PieceLook'];
export type Problem = components['schemas']['Problem'];
export type PuzzleDescription = components['schemas']['PuzzleDescription'];
export type Puzzles = components['schemas']['Puzzles'];
export type RequestFault = components['schemas']['RequestFault'];
export type RulesClause = components['schemas']['RulesClause'];
export type RulesExample = components['schemas']['RulesExample'];
export type RulesOption = components['schemas']['RulesOption'];
export type RulesPage = components['schemas']['RulesPage'];
export type RulesPart = components['schemas']['RulesPart'];
export type RulesSource = components['schemas']['RulesSource'];
export type Rung = components['schemas']['Rung'];
export type SchemaDocument = components['schemas']['SchemaDocument'];
export type SeatRequest = components['schemas']['SeatRequest'];
export type SeatState = components['schemas']['SeatState'];
export type SeatSummary = components['schemas']['SeatSummary'];
export type Seated = components['schemas']['Seated'];
export type ServerInfo = components['schemas']['ServerInfo'];
export type SitRequest = components['schemas']['SitRequest'];
export type Spot = components['schemas']['Spot'];
export type StepTaken = components['schemas']['StepTaken'];
export type StepsTaken = components['schemas']['StepsTaken'];
export type Strength = components['schemas']['Strength'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableLine = components['schemas']['TableLine'];
export type TableRequest = components['schemas']['TableRequest'];
export type TableSettings = components['schemas']['TableSettings'];
export type TableState = components['schemas']['TableState'];
export type Tile = components['schemas']['Tile'];
export type Way = components['schemas']['Way'];
export type AgreeEnd = components['schemas']['AgreeEnd'];
export type Attempt = components['schemas']['Attempt'];
export type Back = components['schemas']['Back'];
export type Events = components['schemas']['Events'];
export type Failed = components['schemas']['Failed'];
export type FreeSeat = components['schemas']['FreeSeat'];
export type GiveBytes = components['schemas']['GiveBytes'];
export type GiveToBot = components['schemas']['GiveToBot'];
export type Hello = components['schemas']['Hello'];
export type LiveEvent = components['schemas']['LiveEvent'];
export type Lock = components['schemas']['Lock'];
export type OfferDraw = components['schemas']['OfferDraw'];
export type Ping = components['schemas']['Ping'];
export type Play = components['schemas']['Play'];
export type Pong = components['schemas']['Pong'];
export type RefuseDraw = components['schemas']['RefuseDraw'];
export type Refused = components['schemas']['Refused'];
export type Rematch = components['schemas']['Rematch'];
export type Resign = components['schemas']['Resign'];
export type Roll = components['schemas']['Roll'];
export type Say = components['schemas']['Say'];
export type SeatBot = components['schemas']['SeatBot'];
export type Stale = components['schemas']['Stale'];
export type StartFewer = components['schemas']['StartFewer'];
export type TappedLeg = components['schemas']['TappedLeg'];
export type Undo = components['schemas']['Undo'];
export type Welcome = components['schemas']['Welcome'];
export type FromClient = components['schemas']['FromClient'];
export type FromServer = components['schemas']['FromServer'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
