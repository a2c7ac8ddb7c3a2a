// Boards on which pieces go from place to place: what their texts say, and which piece went where. No rules: what a
// piece may do is told by the server.

import type { Leg, LegalMove, Told } from '../net/messages';
import type { BoardData, Point, Spot } from './types';

export interface Piece {
  key: string;
  colour: string;
  spot: string;
}

/** One piece's way within a move. */
export type Way = Leg;

export interface Choice {
  move: string;
  label: string;
  does: string[];
  ways: Way[];
}

/** Find the place that a colour calls so: its own home, corridor and goal bear its letter. */
export function spotOf(data: BoardData, colour: string, square: string): string {
  const own = `${colour}:${square}`;
  return own in data.spots ? own : square;
}

/** Read the fields of a position's text. */
export function fieldsOf(position: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const word of position.split(' ')) {
    const at = word.indexOf('=');
    if (at > 0) fields[word.slice(0, at)] = word.slice(at + 1);
  }
  return fields;
}

/** List the places of all pieces, by colour: `5,12*2` are three pieces. */
export function standing(data: BoardData, position: string): Record<string, string[]> {
  const fields = fieldsOf(position);
  const found: Record<string, string[]> = {};
  for (const colour of Object.keys(data.pieces)) {
    if (!fields[colour]) continue;
    found[colour] = fields[colour].split(',').flatMap((word) => {
      const [square = '', count = '1'] = word.split('*');
      return Array<string>(Number(count)).fill(spotOf(data, colour, square));
    });
  }
  return found;
}

/** The moves as what can be chosen on the board. */
export function choicesOf(moves: LegalMove[]): Choice[] {
  return moves.map(({ move, label, does, legs }) => ({ move, label, does, ways: legs }));
}

/** Keep the choices that hold all of some ways. */
export function holding(choices: Choice[], ways: Way[]): Choice[] {
  return choices.filter((choice) => {
    const left = [...choice.ways];
    return ways.every((way) => {
      const at = left.findIndex((one) => one.origin === way.origin && one.target === way.target);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

/** Tell where a piece at a place could go, and by which choices. */
export function targetsFrom(choices: Choice[], origin: string): Map<string, Choice[]> {
  const targets = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const target of new Set(choice.ways.filter((way) => way.origin === origin).map((way) => way.target))) {
      targets.set(target, [...(targets.get(target) ?? []), choice]);
    }
  }
  return targets;
}

const CAPTURES = new Set(['ate', 'captured', 'captured_stack']);
const ARRIVALS = new Set(['reached_goal', 'arrived', 'taken_off']);

/** Tell by a sign what choices would do: eat, arrive, or nothing of note. */
export function signOf(choices: Choice[]): '✕' | '★' | '' {
  const kinds = choices.flatMap((choice) => choice.does);
  if (kinds.some((kind) => CAPTURES.has(kind))) return '✕';
  return kinds.some((kind) => ARRIVALS.has(kind)) ? '★' : '';
}

/** Follow the pieces into a new position: each keeps its key, and those that moved are found by what was told. */
export function follow(pieces: Piece[], data: BoardData, position: string, told: Told[]): Piece[] {
  const result: Piece[] = [];
  for (const [colour, spots] of Object.entries(standing(data, position))) {
    const free = [...spots];
    const gone = pieces.filter((piece) => {
      if (piece.colour !== colour) return false;
      const at = free.indexOf(piece.spot);
      if (at < 0) return true;
      free.splice(at, 1);
      result.push(piece);
      return false;
    });
    for (const way of toldWays(data, colour, told)) {
      const from = gone.findIndex((piece) => piece.spot === way.origin);
      const to = free.indexOf(way.target);
      if (from < 0 || to < 0) continue;
      result.push({ ...gone.splice(from, 1)[0]!, spot: free.splice(to, 1)[0]! });
    }
    for (const spot of free) {
      const piece = gone.shift();
      result.push(piece ? { ...piece, spot } : { key: newKey(result, pieces, colour), colour, spot });
    }
  }
  return result.sort((one, other) => (one.key < other.key ? -1 : 1));
}

function newKey(result: Piece[], pieces: Piece[], colour: string): string {
  const taken = new Set([...result, ...pieces].map((piece) => piece.key));
  let number = 0;
  while (taken.has(`${colour}${String(number).padStart(2, '0')}`)) number++;
  return `${colour}${String(number).padStart(2, '0')}`;
}

/** List the ways of a colour's pieces that were told, where they can be known. */
export function toldWays(data: BoardData, colour: string, told: Told[]): Way[] {
  return told.flatMap(({ parameters }) => {
    const path = parameters.path as string[] | undefined;
    const its = (parameters.colour ?? parameters.player) as string;
    if (!path || its !== colour) return [];
    const target = spotOf(data, colour, path.at(-1) ?? '');
    const origin = (parameters.origin as string | undefined) ?? (`${colour}:h` in data.spots ? 'h' : 'hand');
    return [{ origin: spotOf(data, colour, origin), target }];
  });
}

/** List the places that a piece passes on its way to where it is now. */
export function passed(data: BoardData, piece: Piece, told: Told[]): string[] {
  for (const { parameters } of told) {
    const path = parameters.path as string[] | undefined;
    const its = (parameters.colour ?? parameters.player) as string;
    if (path && its === piece.colour && spotOf(data, its, path.at(-1) ?? '') === piece.spot) {
      return path.map((square) => spotOf(data, its, square));
    }
  }
  return [piece.spot];
}

export interface Placed extends Piece {
  x: number;
  y: number;
  scale: number;
  height: number; // how many pieces of its own stand below it
  together: number;
}

/** Put every piece where it stands among those on its place. */
export function place(pieces: Piece[], data: BoardData): Placed[] {
  const bySpot = new Map<string, Piece[]>();
  for (const piece of pieces) bySpot.set(piece.spot, [...(bySpot.get(piece.spot) ?? []), piece]);
  return pieces.map((piece) => {
    const group = bySpot.get(piece.spot)!;
    const at = group.indexOf(piece);
    const [x, y, scale] = standOf(data.spots[piece.spot], at, group.length);
    return { ...piece, x, y, scale, height: at, together: group.length };
  });
}

export function standOf(spot: Spot | undefined, at: number, count: number): [x: number, y: number, scale: number] {
  const crowd = spot?.stands[Math.min(count, spot.stands.length) - 1];
  return crowd?.[at % crowd.length] ?? [0, 0, 1];
}

export function middleOf(outline: Point[]): Point {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(xs), middle(ys)];
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const AHEAD: Record<Direction, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Find the next place in a direction: near, and not far aside. */
export function neighbour(data: BoardData, from: string, direction: Direction): string {
  const [x, y] = middleOf(data.spots[from]?.outline ?? [[0, 0]]);
  const [dx, dy] = AHEAD[direction];
  let best = from;
  let least = Infinity;
  for (const [name, spot] of Object.entries(data.spots)) {
    const [toX, toY] = middleOf(spot.outline);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    const cost = ahead + 2.2 * aside;
    if (ahead > 1 && aside <= 2 * ahead && cost < least) {
      best = name;
      least = cost;
    }
  }
  return best;
}

export function pathData(outline: Point[]): string {
  return `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}
