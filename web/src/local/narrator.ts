// Rows of a game's kernels in words: in the browser what core/narrator.py does in Python, by the same forms.

import type { NarratedEvent } from '../net/messages';
import type { Parameters, Sentences, Value } from './sentences';

export type Way = NarratedEvent['ways'][number];

/** How an operand becomes a part of a sentence (core/words.py). */
export interface Form {
  kind: 'number' | 'flag' | 'letter' | 'player' | 'spot' | 'name' | 'set' | 'list' | 'range' | 'text';
  names?: string[];
  of?: Form;
  most?: number; // of a text: the characters that are said
}

/** A kind of event, result or reason: the name of its sentence, its clause, and in which column each operand is. */
export interface Kind {
  name: string;
  clause: string;
  operands: Record<string, number>;
  effect: NarratedEvent['effect'];
}

/** A kind of fault of a position: whose catalogue has its sentence, and of each operand the column and the form. */
export interface FaultKind {
  domain: string;
  name: string;
  where: string; // the operand that says where it is; empty where that is the field
  operands: Record<string, [column: number, form: Form]>;
}

/** What a game's module says about words. */
export interface WordsOfGame {
  letters: string[];
  colours_a_player: number;
  forms: Record<string, Form>;
  events: Kind[];
  refusals: { name: string; clause: string }[];
  refusal_operands: Record<string, number>;
  results: Kind[];
  reasons: Kind[];
  fields: string[]; // of positions
  faults: FaultKind[];
}

/** What the kernels know of spots and ways. */
export interface Ways {
  spotName(spot: number): string;
  /** List the ways of pieces in an event: the colour, whether the piece was sent back, and the spots. */
  waysOf(seat: number, row: number[]): number[][];
}

/** A piece that another seat could capture: with dice that show one of some faces, so often of ten times, or anyway; or a
 * pile of pieces, for which that may take several of the other's. */
export interface InDanger {
  seat: number; // that could
  colour: number;
  spot: number;
  count: number;
  how: 'faces' | 'often' | 'anyway' | 'pile';
  faces: number[];
  tenths: number;
}

const END = -1; // behind the last operand of a list
const NUMBER: Form = { kind: 'number' };

export class Narrator {
  constructor(
    readonly game: string,
    private readonly words: WordsOfGame,
    private readonly players: Value[], // how sentences name each seat
    private readonly ways: Ways,
    private readonly sentences: Sentences,
  ) {}

  /** Turn an event of a throw or a move of a seat into words. */
  event(seat: number, row: number[]): NarratedEvent {
    const kind = this.words.events[row[0]!]!;
    const parameters = { seat, player: this.players[seat]!, ...this.parameters(kind.operands, row) };
    return {
      kind: kind.name,
      clause: kind.clause,
      sentence: this.sentences.say(this.game, `event.${kind.name}`, parameters),
      parameters,
      effect: kind.effect,
      ways: this.ways.waysOf(seat, row).map((way) => this.way(way)),
    };
  }

  /** Explain a refusal, by its number and its row. */
  refusal(number: number, row: number[]): { code: string; clause: string; parameters: Parameters; sentence: string } {
    const { name, clause } = this.words.refusals[number]!;
    const parameters = this.parameters(this.words.refusal_operands, row);
    return { code: name, clause, parameters, sentence: this.sentences.say(this.game, `refusal.${name}`, parameters) };
  }

  /** Explain why a game has ended; the places are those of all seats. */
  result(number: number, row: number[], ranking: number[][]): string {
    const kind = this.words.results[number]!;
    const places = ranking.map((place) => place.map((seat) => this.players[seat]!));
    const parameters = { winners: places[0]!, places, ...this.parameters(kind.operands, row) };
    return this.sentences.say(this.game, `result.${kind.name}`, parameters);
  }

  /** Say what speaks for a move. */
  reason(number: number, row: number[]): string {
    const kind = this.words.reasons[number]!;
    return this.sentences.say(this.game, `reason.${kind.name}`, this.parameters(kind.operands, row));
  }

  /** Say what a person could do, by what speaks for it. Games without words for that say it as a bot's reason. */
  option(number: number, row: number[]): string {
    const kind = this.words.reasons[number]!;
    const key = `coach.option.${kind.name}`;
    if (this.sentences.has(this.game, key)) {
      return this.sentences.say(this.game, key, this.parameters(kind.operands, row));
    }
    return this.sentences.say('core', 'coach.option', { reason: this.reason(number, row) });
  }

  /** Say that another seat could capture a piece of the person. */
  danger({ seat, colour, spot, ...how }: InDanger): string {
    const domain = this.sentences.has(this.game, 'coach.danger') ? this.game : 'core';
    const parameters = { enemy: this.players[seat]!, colour: this.words.letters[colour]!, square: this.spoken(spot) };
    return this.sentences.say(domain, 'coach.danger', { ...parameters, ...how });
  }

  /** Say what is wrong with a position, whose fields are these characters, and where. */
  fault(row: number[], text: readonly string[]): string {
    const [kind, field] = row;
    const { domain, name, where, operands } = this.words.faults[kind!]!;
    const parameters: Parameters = {};
    for (const [operand, [column, form]] of Object.entries(operands)) {
      parameters[operand] = this.value(form, row, column, text);
    }
    const place = where ? String(parameters[where]) : this.words.fields[field!]!;
    return `${place}: ${this.sentences.say(domain, `fault.${name}`, parameters)}`;
  }

  private parameters(operands: Record<string, number>, row: number[]): Parameters {
    const named = Object.entries(operands).map(
      ([name, column]) => [name, this.value(this.words.forms[name] ?? NUMBER, row, column)] as const,
    );
    return Object.fromEntries(named);
  }

  /** Turn the operand in a column, or the list that begins there, into what a sentence names. */
  private value(form: Form, row: number[], column: number, text: readonly string[] = []): Value {
    const number = row[column]!;
    switch (form.kind) {
      case 'number':
        return number;
      case 'flag':
        return number !== 0;
      case 'letter':
        return this.words.letters[number]!;
      case 'player':
        return this.players[number]!;
      case 'spot':
        return this.spoken(number);
      case 'name':
        return form.names![number]!;
      case 'range':
        return rangeOf(number, row[column + 1]!, row[column + 2]!);
      case 'text':
        return text.slice(number, Math.min(row[column + 1]!, number + form.most!)).join('');
      case 'set':
        return bitsOf(number).map((bit) => this.value(form.of!, [bit], 0));
      case 'list':
        return row.slice(column, row.indexOf(END, column)).map((one) => this.value(form.of!, [one], 0));
    }
  }

  /** Name a spot as people do, without the colour that it belongs to: `h` for `Y:h`. */
  private spoken(spot: number): string {
    const name = this.ways.spotName(spot);
    return name.slice(name.lastIndexOf(':') + 1);
  }

  private way([colour, isBack, ...spots]: number[]): Way {
    const [origin, ...path] = spots.map((spot) => this.ways.spotName(spot));
    return { colour: this.words.letters[colour!]!, origin: origin!, path, is_sent_back: isBack !== 0 };
  }
}

function rangeOf(first: number, last: number, step: number): number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step);
}

/** List the numbers of a set that is given as bits. */
export function bitsOf(set: number): number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (set >>> bit) & 1);
}
