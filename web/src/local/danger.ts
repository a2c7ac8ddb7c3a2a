// Which pieces of a seat others could capture after its turn, by trying what the rules let them do.

import type { GameModule, Move, State } from './module';
import { bitsOf } from './narrator';
import { throwsOf, type Throw } from './throws';

/** A piece, or a pile of them, that another seat could capture where it stands. */
export interface Danger {
  spot: number;
  colour: number;
  count: number; // of pieces of that colour on the spot
  seat: number; // that could capture it
  captors: number[]; // spots of its pieces that could, as they stand now
  throws: Throw[]; // with which it could
  all: Throw[]; // that there are; one without dice in a game that has none
  chance: number; // from 0 to 1
}

const ENDINGS = 12; // ways to end the turn that are tried
const LEAST_ENDINGS = 4; // however long they take
const STRIDE = 5; // from one way to the next, through all of them
const LONGEST_TURN = 8; // throws and moves
const LEAST_CHANCE = 0.05; // what is less likely is not worth a word
const OFTEN = 0.5; // of the ways to end the turn
const [ORIGIN, TARGET] = [1, 2]; // columns of a leg

/** List the dangers for pieces and piles that stay as they are, after at least half of the ways to end the turn that leave
 * them so: the most likely first. A pile that a move breaks up or makes larger is another one, of which nothing is said.
 * Ways to end the turn are tried until time is up. */
export function dangersFor(rules: GameModule, position: State, seat: number, isTimeUp = () => false): Danger[] {
  const before = piecesOf(rules, position, seat);
  const isUnchanged = (piece: PieceAt) => before.get(pieceKey(piece))?.count === piece.count;
  const stays = new Map<string, number>(); // how often a piece stayed
  const found = new Map<string, Danger[]>(); // by piece and other seat
  for (const { own, dangers } of endingsOf(rules, position, seat, isTimeUp)) {
    for (const key of own.filter(isUnchanged).map(pieceKey)) stays.set(key, (stays.get(key) ?? 0) + 1);
    for (const danger of dangers.filter(isUnchanged)) {
      const key = `${pieceKey(danger)} ${danger.seat}`;
      found.set(key, [...(found.get(key) ?? []), danger]);
    }
  }
  return [...found.values()]
    .filter((dangers) => dangers.length >= OFTEN * stays.get(pieceKey(dangers[0]!))!)
    .map(inCommon)
    .filter(({ chance }) => chance >= LEAST_CHANCE)
    .sort((one, other) => other.chance - one.chance);
}

/** How a turn could end: the pieces of the seat, and which of them the others could capture. */
interface Ending {
  own: PieceAt[];
  dangers: Danger[];
}

/** List ways to end a turn, far apart first. Several often lead to the same position, which is looked at once. */
function endingsOf(rules: GameModule, position: State, seat: number, isTimeUp: () => boolean): Ending[] {
  const endings: Ending[] = [];
  const known = new Map<string, Ending>();
  for (let at = 0; at < ENDINGS && (at < LEAST_ENDINGS || !isTimeUp()); at++) {
    withCopy(rules, position, (state) => {
      if (!passTurn(rules, state, seat, (at * STRIDE) % ENDINGS)) return;
      const key = keyOf(rules, state);
      const own = [...piecesOf(rules, state, seat).values()];
      const ending = known.get(key) ?? { own, dangers: capturesIn(rules, state, seat) };
      known.set(key, ending);
      endings.push(ending);
    });
  }
  return endings;
}

function keyOf(rules: GameModule, state: State): string {
  return String.fromCharCode(...rules.bytesOf(state));
}

/** List which of some moves take a piece to a place where another seat could capture it before its owner's next turn. Of
 * those who come after the next one, only what they can do behind one of the moves of the others is known. */
export function exposedMoves(rules: GameModule, position: State, moves: readonly Move[]): Move[] {
  const seat = rules.seat(position);
  return moves.filter((move) => {
    const target = rules.legs(position, move)[0]?.[TARGET];
    let isExposed = false;
    withCopy(rules, position, (state) => {
      rules.play(state, move);
      isExposed = capturesIn(rules, state, seat).some(({ spot }) => spot === target);
    });
    return isExposed;
  });
}

/** Keep the throws that capture a piece whichever way the turn ended; all of the first, where there are none. */
function inCommon(dangers: Danger[]): Danger {
  const [first] = dangers as [Danger, ...Danger[]];
  const common = first.throws.filter((one) =>
    dangers.every(({ throws }) => throws.some((other) => isSame(one, other))),
  );
  const throws = common.length > 0 ? common : first.throws;
  const always = first.captors.filter((spot) => dangers.every(({ captors }) => captors.includes(spot)));
  const captors = always.length > 0 ? always : first.captors;
  return { ...first, captors, throws, chance: weightOf(throws) / weightOf(first.all) };
}

function isSame(one: Throw, other: Throw): boolean {
  return one.dice.join() === other.dice.join();
}

function weightOf(throws: readonly Throw[]): number {
  return throws.reduce((sum, { weight }) => sum + weight, 0);
}

/** List what the others, one after the other, could capture of a seat. It is their turn; the state is changed. */
function capturesIn(rules: GameModule, state: State, seat: number): Danger[] {
  const dangers: Danger[] = [];
  const seen = new Set<number>();
  for (let next = rules.seat(state); rules.phase(state) !== 'over' && next !== seat && !seen.has(next);) {
    seen.add(next);
    dangers.push(...capturesOf(rules, state, next, seat));
    if (!passTurn(rules, state, next, 0)) break;
    next = rules.seat(state);
  }
  return dangers;
}

/** List what one seat, whose turn it is, could capture of another with its next throw, or its next move without dice. */
function capturesOf(rules: GameModule, state: State, captor: number, seat: number): Danger[] {
  const dangers = new Map<string, Danger>();
  const all = throwsOf(rules.description.faces, rules.phase(state) === 'roll' ? rules.diceDue(state) : 0);
  for (const thrown of all) {
    withCopy(rules, state, (after) => {
      if (thrown.dice.length > 0) rules.throw(after, thrown.dice);
      if (rules.phase(after) !== 'move' || rules.seat(after) !== captor) return;
      for (const { captors, ...piece } of capturable(rules, after, captor, seat)) {
        const known = dangers.get(pieceKey(piece)) ?? {
          ...piece,
          seat: captor,
          captors: [],
          throws: [],
          all,
          chance: 0,
        };
        const both = [...new Set([...known.captors, ...captors])];
        dangers.set(pieceKey(piece), { ...known, captors: both, throws: [...known.throws, thrown] });
      }
    });
  }
  return [...dangers.values()];
}

interface PieceAt {
  spot: number;
  colour: number;
  count: number;
}

/** A piece that could be captured, and where the pieces stood that could. */
interface Taken extends PieceAt {
  captors: Set<number>;
}

type Origins = ReadonlyMap<number, readonly number[]>; // by where moved pieces stand: where they stood before

/**
 * List the pieces of a seat that another captures before it throws again, each once: by any die, by several dice one after
 * the other, and by what a capture earns.
 */
function capturable(rules: GameModule, state: State, captor: number, seat: number): Taken[] {
  const taken = new Map<string, Taken>();
  const seen = new Set<string>(); // states; dice that are used in another order often lead to the same one
  const look = (at: State, goesOn: number | null, origins: Origins) => {
    const before = piecesOf(rules, at, seat);
    const legal = rules.legal(at).map((move) => ({ move, leg: rules.legs(at, move)[0] ?? [] }));
    const isForced = new Set(legal.map(({ leg }) => leg[ORIGIN])).size === 1;
    // What other pieces can do was seen before the piece moved that goes on, unless that one had to be moved first.
    const followed = legal.filter(({ leg }) => isForced || goesOn === null || leg[ORIGIN] === goesOn);
    const moves = followed.map(({ move }) => move);
    const captures = new Set(capturingMoves(rules, at, moves));
    for (const { move, leg } of followed) {
      withCopy(rules, at, (after) => {
        rules.play(after, move);
        const left = captures.has(move) ? piecesOf(rules, after, seat) : before;
        for (const [key, piece] of before) {
          if ((left.get(key)?.count ?? 0) >= piece.count) continue;
          const known = taken.get(key) ?? { ...piece, captors: new Set() };
          for (const spot of captorsOf(rules.legs(at, move), piece.spot, origins)) known.captors.add(spot);
          taken.set(key, known);
        }
        if (rules.phase(after) !== 'move' || rules.seat(after) !== captor || isKnown(after)) return;
        const next = isForced || captures.has(move) ? null : (leg[TARGET] ?? null);
        look(after, next, movedBy(rules.legs(at, move), origins));
      });
    }
  };
  const isKnown = (at: State) => {
    const key = keyOf(rules, at);
    return seen.has(key) || !seen.add(key);
  };
  look(state, null, new Map());
  return [...taken.values()];
}

/** List where the pieces stood that come to a spot with a move; those of all its legs, where none ends there. */
function captorsOf(legs: readonly number[][], spot: number, origins: Origins): number[] {
  const ending = legs.filter((leg) => leg[TARGET] === spot);
  return (ending.length > 0 ? ending : legs).flatMap((leg) => origins.get(leg[ORIGIN]!) ?? [leg[ORIGIN]!]);
}

/** Follow where pieces stood through one more move. */
function movedBy(legs: readonly number[][], origins: Origins): Origins {
  const next = new Map(origins);
  for (const [, origin, target] of legs) {
    const stood = origins.get(origin!) ?? [origin!];
    next.set(target!, [...new Set([...(next.get(target!) ?? []), ...stood])]);
  }
  return next;
}

/** List those of some legal moves that capture. */
export function capturingMoves(rules: GameModule, state: State, moves: readonly Move[]): Move[] {
  const { events } = rules.description.words;
  const happens = rules.preview(state, moves);
  return moves.filter((_, at) => happens[at]!.some(([kind]) => events[kind!]!.effect === 'capture'));
}

/** Play a seat's turn to its end in one of several ways; returns whether another's has come. */
function passTurn(rules: GameModule, state: State, seat: number, way: number): boolean {
  for (let step = 0; step < LONGEST_TURN; step++) {
    if (rules.phase(state) === 'over') return false;
    if (rules.seat(state) !== seat) return true;
    if (rules.phase(state) === 'roll') {
      const { lowest } = rules.description.faces;
      const dice = Array.from({ length: rules.diceDue(state) }, (_, at) => lowest + at); // equal ones may earn a throw
      rules.throw(state, dice);
    } else {
      const moves = rules.legal(state);
      const spread = Math.floor((way * Math.max(moves.length, ENDINGS)) / ENDINGS); // far apart where there are many
      rules.play(state, moves[(spread + step) % moves.length]!);
    }
  }
  return false;
}

function pieceKey({ spot, colour }: Omit<PieceAt, 'count'>): string {
  return `${spot} ${colour}`;
}

/** Count the pieces of a seat by where they stand. */
function piecesOf(rules: GameModule, state: State, seat: number): Map<string, PieceAt> {
  const own = bitsOf(rules.coloursOf(state, seat));
  const counted = new Map<string, PieceAt>();
  for (const [spot, colour] of rules.pieces(state) as [number, number][]) {
    if (!own.includes(colour)) continue;
    const key = pieceKey({ spot, colour });
    counted.set(key, { spot, colour, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return counted;
}

function withCopy(rules: GameModule, state: State, use: (copied: State) => void): void {
  const copied = rules.copy(state);
  try {
    use(copied);
  } finally {
    rules.release(copied);
  }
}
