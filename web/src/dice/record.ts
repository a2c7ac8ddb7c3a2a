// Records as they come in, text or JSON (docs/records.md): read in one pass that finds every fault and says where.
// Python does the same in core/record_reader.py.

import { SIX_FACES, type Faces } from './stream';

export type Place = { line: number } | { action: number };
export type Action = { seat: number; place: Place } & ({ dice: number[] } | { move: string });

/** The value of an option: in the text form all are spelled. */
export type OptionValue = string | number | boolean;

export interface GameRecord {
  game: string;
  rules: number; // the version of the rules
  players: number;
  mode: string;
  options: Map<string, OptionValue>; // those that differ from the usual rules
  seed: string;
  start: string; // the position of a game that did not begin at the beginning
  result: number[][]; // seats by place
  faces: Faces;
  tags: Map<string, string>;
  actions: Action[];
}

export interface FaultParameters {
  too_long: { limit: number };
  record_head: object;
  record_format: { format: number; known: number };
  tag: object;
  twice: object;
  missing: object;
  whole_number: object;
  result_form: object;
  seed: object;
  record_line: object;
  record_dice: { dice: string } & Faces;
  faces_form: object;
  json: { problem: string };
  unknown_field: { known: string[] };
  text_expected: object;
  table_expected: object;
  table_value: object;
  list_expected: object;
  action: Faces;
  // What only the rules know
  faces_differ: Faces;
  players: { value: string; allowed: number[] };
  mode: { value: string; players: number; allowed: string[] };
  option_value: { value: string; allowed: string[] };
  option_range: { value: string; lowest: number; highest: number };
  over: object;
  wrong_seat: { seat: number; expected: number };
  roll_in_move: object;
  dice_count: { dice: string; count: number };
  word: object;
  empty_position: object;
  start_differs: object;
}

/** Where a fault is: a line of the text, a tag or field by its name, or both. */
export interface Where {
  line?: number;
  name?: string;
}

export interface Fault<Key extends keyof FaultParameters = keyof FaultParameters> {
  key: Key;
  where: Where;
  parameters: FaultParameters[Key];
}

export type Reading = { record: GameRecord } | { faults: Fault[] };

const FORMAT = 1;
export const MOST_CHARACTERS = 4_000_000; // a hundred times a long game
export const MOST_BYTES = 4 * MOST_CHARACTERS; // UTF-8 takes up to four bytes a character
const HEAD = /^Ludoteca record (\d{1,6})$/;
const TAG = /^([A-Za-z][A-Za-z0-9 _-]{0,60}): *(.*)$/s;
const LINE = /^(\d{1,3}):(.*)$/s;
const PIECE = /\(([^()]*)\)|([^();]+)|;/g;
const DICE = /^\d{1,2}(-\d{1,2})*$/;
const FACES_TAG = 'Faces';
const FACES = /^(\d|1[0-5])-(\d|1[0-5])$/;
const RESULT = /^(\d{1,3}([,+] ?\d{1,3})*)?$/;
const UNPRINTABLE = /(?! )[\p{C}\p{Z}]/u;
const KNOWN_TAGS = ['Game', 'Rules', 'Made by', 'Players', 'Mode', 'Seed', 'Start', 'Result'];
const OPTION = 'Option ';
const FIELDS = 'actions game ludoteca_record made_by mode options players result rules seed start tags'.split(' ');

export function readRecord(given: string): Reading {
  const text = given.replace(/^\ufeff/, '');
  if (text.length > MOST_CHARACTERS) {
    return { faults: [{ key: 'too_long', where: {}, parameters: { limit: MOST_CHARACTERS } }] };
  }
  const reader = text.trimStart().startsWith('{') ? new JsonReader() : new TextReader();
  const record = reader.read(text);
  return record && reader.faults.length === 0 ? { record } : { faults: reader.faults };
}

/** Reads one form of record, and goes on after a fault to find the others. */
abstract class Reader {
  faults: Fault[] = [];
  protected faces = SIX_FACES;

  abstract read(text: string): GameRecord | undefined;

  fault<Key extends keyof FaultParameters>(where: Where, key: Key, parameters: FaultParameters[Key]): void {
    this.faults.push({ key, where, parameters });
  }

  /** Tell whether this is a record that can be read at all. */
  isKnown(where: Where, format: number | undefined): boolean {
    if (format === undefined) this.fault(where, 'record_head', {});
    else if (format > FORMAT) this.fault(where, 'record_format', { format, known: FORMAT });
    else return true;
    return false;
  }

  /** Read which faces the dice have, before the throws are read. */
  protected readFaces(where: Where, spelled: unknown): void {
    const [, low, high] = FACES.exec(typeof spelled === 'string' ? spelled : '') ?? [];
    const faces = { lowest: Number(low), highest: Number(high) };
    if (faces.lowest < faces.highest) this.faces = faces;
    else this.fault(where, 'faces_form', {});
  }

  protected areDice(dice: unknown[]): dice is number[] {
    const { lowest, highest } = this.faces;
    return dice.length > 0 && dice.every((face) => isCount(face) && lowest <= face && face <= highest);
  }
}

class TextReader extends Reader {
  private tags = new Map<string, string>();
  private lineOf = new Map<string, number>();

  read(text: string): GameRecord | undefined {
    const lines = text.split('\n').map((line) => line.trimEnd());
    const head = HEAD.exec(lines[0]!);
    if (!this.isKnown({ line: 1 }, head ? Number(head[1]) : undefined)) return undefined;
    const end = lines.includes('') ? lines.indexOf('') : lines.length;
    lines.slice(1, end).forEach((line, at) => this.readTag(line, at + 2));
    this.checkTags();
    const actions = lines.slice(end).flatMap((line, at) => this.readLine(line, end + at + 1));
    const tag = (name: string) => this.tags.get(name) ?? '';
    const options = [...this.tags].filter(([name]) => name.startsWith(OPTION));
    return {
      game: tag('Game'),
      rules: Number(tag('Rules')),
      players: Number(tag('Players')),
      mode: tag('Mode'),
      options: new Map(options.map(([name, value]) => [name.slice(OPTION.length), value])),
      seed: tag('Seed'),
      start: tag('Start'),
      result: readResult(tag('Result')),
      faces: this.faces,
      tags: new Map([...this.tags].filter(([name]) => isFree(name))),
      actions,
    };
  }

  private readTag(text: string, line: number): void {
    const [, name, value] = TAG.exec(text) ?? [];
    if (name === undefined || value === undefined) this.fault({ line }, 'tag', {});
    else if (this.tags.has(name)) this.fault({ line, name }, 'twice', {});
    else {
      this.tags.set(name, value);
      this.lineOf.set(name, line);
    }
  }

  private checkTags(): void {
    for (const name of ['Game', 'Rules', 'Players', 'Mode']) {
      if (!this.tags.get(name)) this.fault({ name }, 'missing', {});
    }
    for (const name of ['Rules', 'Players']) {
      const value = this.tags.get(name);
      if (value && !/^\d{1,6}$/.test(value)) this.fault(this.whereIs(name), 'whole_number', {});
    }
    if (!RESULT.test(this.tags.get('Result') ?? '')) this.fault(this.whereIs('Result'), 'result_form', {});
    const seed = this.tags.get('Seed');
    if (seed && !isSeed(seed)) this.fault(this.whereIs('Seed'), 'seed', {});
    if (this.tags.has(FACES_TAG)) this.readFaces(this.whereIs(FACES_TAG), this.tags.get(FACES_TAG));
  }

  private whereIs(name: string): Where {
    return { line: this.lineOf.get(name), name };
  }

  private readLine(text: string, line: number): Action[] {
    if (!text.trim()) return [];
    const [, seat, rest] = LINE.exec(text) ?? [];
    if (seat === undefined || rest === undefined) {
      this.fault({ line }, 'record_line', {});
      return [];
    }
    if (rest.replace(PIECE, '').trim()) this.fault({ line }, 'record_line', {});
    return [...rest.matchAll(PIECE)].flatMap((piece) => this.readPiece(piece, Number(seat), line));
  }

  private readPiece([, thrown, other]: RegExpMatchArray, seat: number, line: number): Action[] {
    const place = { line };
    if (thrown === undefined) {
      const move = (other ?? '').trim();
      return move ? [{ seat, place, move }] : [];
    }
    const dice = DICE.test(thrown) ? thrown.split('-').map(Number) : [];
    if (this.areDice(dice)) return [{ seat, place, dice }];
    this.fault({ line }, 'record_dice', { dice: thrown.slice(0, 20), ...this.faces });
    return [];
  }
}

type Json = { [name: string]: unknown };

class JsonReader extends Reader {
  read(text: string): GameRecord | undefined {
    const data = this.parse(text);
    if (!data) return undefined;
    const format = data.ludoteca_record;
    if (!this.isKnown({ name: 'ludoteca_record' }, isCount(format) ? format : undefined)) return undefined;
    this.checkFields(data);
    const options = this.checkTable(data, 'options', (_, value) => isOptionValue(value));
    const tags = this.checkTable(data, 'tags', (name, value) => typeof value === 'string' && isTag(name, value));
    const faces = tags.find(([name]) => name === FACES_TAG);
    if (faces) this.readFaces({ name: FACES_TAG }, faces[1]);
    const actions = this.listed(data, 'actions').flatMap((one, at) => this.readAction(one, at));
    const result = this.listed(data, 'result').map((one, at) => this.readPlace(one, `result[${at}]`));
    const { game, rules, players, mode, seed = '', start = '' } = data as Partial<GameRecord>;
    return {
      ...{ game: game!, rules: rules!, players: players!, mode: mode! },
      options: new Map(options as [string, OptionValue][]),
      ...{ seed, start, result },
      faces: this.faces,
      tags: new Map(tags as [string, string][]),
      actions,
    };
  }

  private parse(text: string): Json | undefined {
    try {
      return JSON.parse(text) as Json; // an object, since the text begins with a brace
    } catch (error) {
      const problem = error instanceof Error ? error.message.slice(0, 80) : '';
      this.fault({ name: 'JSON' }, 'json', { problem });
      return undefined;
    }
  }

  private checkFields(data: Json): void {
    for (const name of Object.keys(data)) {
      if (!FIELDS.includes(name)) this.fault({ name: name.slice(0, 40) }, 'unknown_field', { known: FIELDS });
    }
    for (const name of ['game', 'mode']) {
      if (typeof data[name] !== 'string') this.fault({ name }, 'text_expected', {});
    }
    for (const name of ['rules', 'players']) {
      if (!isCount(data[name])) this.fault({ name }, 'whole_number', {});
    }
    for (const name of ['made_by', 'seed', 'start']) {
      if (typeof (data[name] ?? '') !== 'string' || data[name] === null) this.fault({ name }, 'text_expected', {});
    }
    if (typeof data.seed === 'string' && data.seed && !isSeed(data.seed)) this.fault({ name: 'seed' }, 'seed', {});
  }

  private checkTable(data: Json, name: string, fits: (name: string, value: unknown) => boolean): [string, unknown][] {
    const table = data[name] === undefined ? {} : data[name];
    if (!isTable(table)) {
      this.fault({ name }, 'table_expected', {});
      return [];
    }
    const entries = Object.entries(table);
    for (const [key, value] of entries) {
      if (!fits(key, value)) this.fault({ name: `${name}.${key.slice(0, 40)}` }, 'table_value', {});
    }
    return entries;
  }

  private listed(data: Json, name: string): unknown[] {
    const value = data[name] === undefined ? [] : data[name];
    if (Array.isArray(value)) return value;
    this.fault({ name }, 'list_expected', {});
    return [];
  }

  private readAction(action: unknown, at: number): Action[] {
    if (isTable(action) && isCount(action.seat) && Object.keys(action).length === 2) {
      const { seat, dice, move } = action;
      const place = { action: at + 1 }; // people count from 1
      if (typeof move === 'string') return [{ seat, place, move }];
      if (Array.isArray(dice) && this.areDice(dice)) return [{ seat, place, dice }];
    }
    this.fault({ name: `actions[${at}]` }, 'action', this.faces);
    return [];
  }

  private readPlace(place: unknown, name: string): number[] {
    if (Array.isArray(place) && place.length > 0 && place.every(isCount)) return place;
    this.fault({ name }, 'result_form', {});
    return [];
  }
}

/** Read seats by place: `2, 0+1, 3`. */
function readResult(text: string): number[][] {
  const places = text.split(',').filter((place) => place.trim());
  return places.map((place) => place.split('+').map(Number));
}

function isTable(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 999_999;
}

function isOptionValue(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value);
}

function isSeed(text: string): boolean {
  return [...text].length <= 200 && isPrintable(text) && text === text.trim();
}

function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** Tell whether a tag is one that the record does not know and keeps as it is. */
function isFree(name: string): boolean {
  return !KNOWN_TAGS.includes(name) && !name.startsWith(OPTION);
}

/** Tell whether a tag of the JSON form can stand in the text form. */
function isTag(name: string, value: string): boolean {
  return isFree(name) && TAG.test(`${name}: ${value}`) && isPrintable(value) && value === value.trim();
}
