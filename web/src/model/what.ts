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

const TOGETHER = ' together'; // behind a kind of place: with several pieces of a colour on it
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
  const here = board.pieces.filter(({ spot }) => spot === name);
  const top = here.at(-1);
  const colours = new Map<string, number>(); // with how many pieces of each stand here; of a tower the top tile counts
  for (const { colour } of top?.tile ? [top] : here) colours.set(colour, (colours.get(colour) ?? 0) + 1);
  const title = titleOf(name, colours, data, w) ?? label;
  const sentences = [...ownersOf(name, colours, around, w), aboutPlace(data, name, colours, top?.tile?.number)];
  const owner = top && ownerOf(top.colour, seats);
  const isOwn = owner !== undefined && around.held.includes(owner.seat);
  const own = moves.filter(({ legs }) => legs[0]?.origin === name);
  const isToMove = isOwn && board.seat === owner.seat;
  if (own.length > 0) sentences.push(...told(own, w.can, w));
  else if (isToMove) sentences.push(around.phase === 'roll' ? w.throwFirst : w.notNow);
  else if (isOwn && board.seat !== null) sentences.push(w.turnOf(seats[board.seat]?.name ?? ''));
  const stuck = isToMove && around.phase === 'move' && own.length === 0 ? name : '';
  return { title, sentences: sentences.filter(Boolean), stuck };
}

/** Name a place and what stands on it, whatever is chosen; nothing for cells, which have no place in the board's data. */
function titleOf(name: string, colours: Map<string, number>, data: BoardData, w: Words): string | undefined {
  const spot = data.spots[name];
  const here = [...colours].map(([colour, count]) => data.pieces[colour]?.counted[count - 1] ?? '');
  return spot && `${spot.label}: ${here.join(', ') || w.empty}`;
}

function ownerOf(colour: string, seats: SeatState[]): SeatState | undefined {
  return seats.find(({ colours }) => colours.split('+').includes(colour));
}

/** Say whose the pieces on a place are; of an empty one that belongs to a colour, whose it is. */
function ownersOf(name: string, colours: Map<string, number>, around: Surroundings, w: Words): string[] {
  const { data, seats, held } = around;
  const ownName = (owner: SeatState) => (held.length === 1 && held[0] === owner.seat ? '' : owner.name);
  if (colours.size === 0) {
    const owner = ownerOf(colourOf(name, data), seats);
    return owner ? [w.owner(1, ownName(owner))] : [];
  }
  const whose = [...colours].flatMap(([colour, count]) => {
    const owner = ownerOf(colour, seats);
    return owner ? [{ count, name: ownName(owner), counted: data.pieces[colour]?.counted[count - 1] ?? '' }] : [];
  });
  return whose.length > 1 ? [w.owners(whose)] : whose.map(({ count, name }) => w.owner(count, name));
}

/** Return the colour that a place belongs to, by its name or its kind; nothing where it is everybody's. */
function colourOf(name: string, data: BoardData): string {
  const [colour, own] = name.split(':');
  return own ? colour! : (data.spots[name]?.kind?.split(' ')[1] ?? '');
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

function aboutPlace(data: BoardData, name: string, colours: Map<string, number>, tile: number | undefined): string {
  const spot = data.spots[name];
  if (!spot) return tile === undefined ? (data.about?.cell ?? '') : aboutTile(data, tile);
  const together = Math.max(0, ...colours.values()) > 1 ? data.about?.[`${spot.kind}${TOGETHER}`] : undefined;
  return together ?? data.about?.[spot.kind ?? ''] ?? '';
}

function aboutTile({ about }: BoardData, number: number): string {
  return about?.[`tile ${number}`] ?? about?.tile ?? '';
}

/** Part a text at the clauses that it names, so that they can be links. */
export function partsOf(text: string): { text: string; isClause: boolean }[] {
  return text.split(/\b([A-Z]-[A-Z0-9]\w*)\b/).map((part, at) => ({ text: part, isClause: at % 2 === 1 }));
}
