// What a place, a piece or a die is and does, for somebody who asks: from the board's data and the table's moves.

import type { BoardData, BoardState, LegalMove, SeatState } from '../net/messages';
import type { whatWords } from '../words/what';

/** What was asked about: a place by its name with its words, a tile in a hand, or a die. */
export type Thing =
  | { is: 'place'; name: string; label: string }
  | { is: 'tile'; number: number; label: string }
  | { is: 'die'; value: number; isThrown: boolean };

/** What is known at the table. */
export interface Surroundings {
  data: BoardData;
  board: BoardState;
  moves: LegalMove[]; // of the person who asks
  seats: SeatState[];
  held: number[]; // seats of this browser
  phase: 'roll' | 'move' | 'over';
  diceLeft: number[];
}

export interface Explanation {
  title: string;
  sentences: string[];
  stuck: string; // the place of a piece that the person could move but for the rules, or nothing
}

const MOST_MOVES = 2; // that are told in full

type Words = (typeof whatWords)['en'];

/** Explain something that stands on a table. */
export function explain(thing: Thing, around: Surroundings, w: Words): Explanation {
  if (thing.is === 'die') return explainDie(thing, around, w);
  if (thing.is === 'tile') {
    const sentences = [aboutTile(around.data, thing.number)].filter(Boolean);
    return { title: thing.label, sentences, stuck: '' };
  }
  return explainPlace(thing, around, w);
}

function explainPlace({ name, label }: Extract<Thing, { is: 'place' }>, around: Surroundings, w: Words): Explanation {
  const { data, board, moves, seats } = around;
  const top = board.pieces.filter(({ spot }) => spot === name).at(-1);
  const sentences = [aboutPlace(data, name, top?.tile?.number)];
  if (!top) return { title: label, sentences: sentences.filter(Boolean), stuck: '' };
  const owner = seats.find(({ colours }) => colours.split('+').includes(top.colour));
  const isOwn = owner !== undefined && around.held.includes(owner.seat);
  if (owner) sentences.push(isOwn && around.held.length === 1 ? w.yours : w.owner(owner.name));
  const own = moves.filter(({ legs }) => legs[0]?.origin === name);
  const isToMove = isOwn && board.seat === owner.seat;
  if (own.length > 0) sentences.push(...told(own, w.can, w));
  else if (isToMove) sentences.push(around.phase === 'roll' ? w.throwFirst : w.notNow);
  else if (isOwn && board.seat !== null) sentences.push(w.turnOf(seats[board.seat]?.name ?? ''));
  const stuck = isToMove && around.phase === 'move' && own.length === 0 ? name : '';
  return { title: label, sentences: sentences.filter(Boolean), stuck };
}

function explainDie({ value, isThrown }: Extract<Thing, { is: 'die' }>, around: Surroundings, w: Words): Explanation {
  const title = w.die(value);
  if (!isThrown) return { title: w.dieThrow, sentences: [], stuck: '' };
  if (around.moves.length === 0) return { title, sentences: [], stuck: '' };
  if (!around.diceLeft.includes(value)) return { title, sentences: [w.dieUsed], stuck: '' };
  const moves = around.moves.filter(({ legs }) => legs.some(({ dice }) => dice.length === 0 || dice.includes(value)));
  return { title, sentences: moves.length > 0 ? told(moves, w.dieCan, w) : [w.dieIdle], stuck: '' };
}

/** Tell the first moves in full, and how many more there are. */
function told(moves: LegalMove[], frame: (moves: string) => string, w: Words): string[] {
  const labels = [...new Set(moves.map(({ label }) => label))];
  const more = labels.length - MOST_MOVES;
  return [frame(labels.slice(0, MOST_MOVES).join(' ')), ...(more > 0 ? [w.more(more)] : [])];
}

function aboutPlace(data: BoardData, name: string, tile: number | undefined): string {
  const spot = data.spots[name];
  if (spot) return data.about?.[spot.kind ?? ''] ?? '';
  return tile === undefined ? (data.about?.cell ?? '') : aboutTile(data, tile);
}

function aboutTile({ about }: BoardData, number: number): string {
  return about?.[`tile ${number}`] ?? about?.tile ?? '';
}

/** Part a text at the clauses that it names, so that they can be links. */
export function partsOf(text: string): { text: string; isClause: boolean }[] {
  return text.split(/\b([A-Z]-[A-Z0-9]\w*)\b/).map((part, at) => ({ text: part, isClause: at % 2 === 1 }));
}
