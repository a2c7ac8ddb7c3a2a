// The form of a new table, and the request that it becomes. A form keeps what the person chose, even where it does not
// fit for now (a mode for four while two play): what holds is worked out from it, so that nothing chosen is lost.

import type { ClockRequest, GameDescription, OptionDescription, SeatRequest, TableRequest } from '../net/messages';
import type { Difference, Value } from './options';
import { realName, trimmed } from './ownName';

export const LONGEST_NAME = 20;
export const MOST_SEATS = 8;
export const SECONDS = { lowest: 5, highest: 86_400 };
export const MINUTES = { lowest: 1, highest: 1_440 };
export const INCREMENT = { lowest: 0, highest: 600 };

export type SeatKind = NonNullable<SeatRequest['kind']>;
export type Way = 'computer' | 'here' | 'friends';
export type ClockKind = NonNullable<ClockRequest['kind']>;

export interface SeatForm {
  kind: SeatKind;
  name: string | null; // null until the person writes one
  level: string;
  personality: string | null; // of a bot; null until the person chooses one: each seat has another
}

export interface Form {
  players: number;
  mode: string; // '' until the person chooses one
  seats: SeatForm[]; // as many as there can ever be
  clock: { kind: ClockKind; seconds: number | null; minutes: number | null; increment: number | null };
  isOpen: boolean;
  chat: boolean;
  spectators: boolean;
  throwByItself: boolean;
  hints: boolean; // for all, where several people play
  forcedByItself: boolean;
  options: Record<string, Value | null>; // what was chosen; null is a number that was wiped out
}

/** Lay out a form: the person here, the others in one way. */
export function newForm(game: GameDescription, level: string, way: Way = 'friends'): Form {
  const seat = (): SeatForm => ({ kind: 'invited', name: null, level, personality: null });
  const form: Form = {
    players: game.default_players,
    mode: '',
    seats: Array.from({ length: MOST_SEATS }, seat),
    clock: { kind: 'none', seconds: 60, minutes: 15, increment: 5 },
    isOpen: false,
    chat: true,
    spectators: true,
    throwByItself: false,
    hints: false,
    forcedByItself: false,
    options: {},
  };
  seatAll(form, way);
  return form;
}

// Who plays

const OTHERS: Record<Way, SeatKind> = { computer: 'bot', here: 'here', friends: 'invited' };

/** Seat everyone at once: the person on a seat, and all others in one way. Where all are here, the person is the first. */
export function seatAll(form: Form, way: Way, at = 0): void {
  const [was, own] = [Math.max(ownSeat(form), 0), way === 'here' ? 0 : at];
  [form.seats[was], form.seats[own]] = [form.seats[own]!, form.seats[was]!]; // the person takes their name along
  form.seats.forEach((seat, one) => (seat.kind = one === own ? 'here' : OTHERS[way]));
}

/** Let the person sit on another seat: where everyone else sits in one way, or their own seat is gone with its player. */
export function sitAt(form: Form, at: number): void {
  const was = form.seats.findIndex((seat) => seat.kind === 'here');
  const way = wayOf({ ...form, players: form.seats.length });
  if (was < 0 || way === 'here' || (way === null && was < form.players)) return;
  [form.seats[was], form.seats[at]] = [form.seats[at]!, form.seats[was]!];
}

/** Tell in which of the ways everyone sits, if it is one of them. */
export function wayOf(form: Form): Way | null {
  const own = ownSeat(form);
  if (own < 0) return null;
  const others = seatsOf(form)
    .map((seat) => seat.kind)
    .toSpliced(own, 1);
  const ways = Object.keys(OTHERS) as Way[];
  return ways.find((way) => others.every((kind) => kind === OTHERS[way])) ?? null;
}

export function seatsOf(form: Form): SeatForm[] {
  return form.seats.slice(0, form.players);
}

/** List the levels that bots sit with, each with the first seat that has it. */
export function levelsOf(form: Form): Map<string, number> {
  const first = new Map<string, number>();
  seatsOf(form).forEach(({ kind, level }, at) => {
    if (kind === 'bot' && !first.has(level)) first.set(level, at);
  });
  return first;
}

/** Find the seat of the person who fills in the form. */
export function ownSeat(form: Form): number {
  return seatsOf(form).findIndex((seat) => seat.kind === 'here');
}

export interface Names {
  you: string; // nothing where others see the name and the person has given none yet
  player: (number: number) => string;
}

/** Name a seat for as long as nobody has. */
export function defaultName(form: Form, seat: number, names: Names): string {
  return seat === ownSeat(form) ? names.you : names.player(seat + 1);
}

function nameAt(form: Form, seat: number, names: Names): string {
  return realName(form.seats[seat]?.name ?? '') || defaultName(form, seat, names);
}

/** Tell what the person at the screen calls themself, where they wrote it. */
export function ownName(form: Form): string {
  return realName(form.seats[ownSeat(form)]?.name ?? '');
}

// How it is played

export function modesFor(game: GameDescription, players: number): GameDescription['modes'] {
  return game.modes.filter((mode) => mode.players.includes(players));
}

/** Tell the mode that holds: the chosen one, where it is for so many. */
export function modeOf(game: GameDescription, form: Form): string {
  const known = modesFor(game, form.players).map((mode) => mode.id);
  return known.includes(form.mode) ? form.mode : (game.default_modes[form.players] ?? known[0] ?? '');
}

/** List the values that can be chosen while so many play, the usual one first. */
export function valuesOf(option: OptionDescription, players: number): Value[] {
  const fits = option.values.filter((value) => isFor(option, value, players));
  return [...fits.filter((value) => value === option.default), ...fits.filter((value) => value !== option.default)];
}

/** Tell whether a value can be chosen for so many. */
function isFor(option: OptionDescription, value: Value | null, players: number): boolean {
  return option.players[String(value)]?.includes(players) ?? true;
}

/** Tell the value that holds: the chosen one or the usual one, or the next that is for so many. */
export function valueOf(option: OptionDescription, form: Form): Value | null {
  const chosen = option.name in form.options ? form.options[option.name]! : option.default;
  if (isFor(option, chosen, form.players)) return chosen;
  return valuesOf(option, form.players)[0] ?? option.default;
}

/** Tell whether the number of players asks for another value than the one that was chosen. */
export function isSetByPlayers(option: OptionDescription, form: Form): boolean {
  const chosen = form.options[option.name] ?? option.default;
  return !isFor(option, chosen, form.players) && valueOf(option, form) !== option.default;
}

/** List the options in which the form differs from the usual rules. */
export function differences(game: GameDescription, form: Form): Difference[] {
  return game.options
    .map((option) => ({ option, value: valueOf(option, form) }))
    .filter(({ option, value }) => value !== option.default);
}

// What is wrong with it

export type Trouble = { kind: 'name' | 'noName' } | { kind: 'number'; lowest: number; highest: number };

/** Find what cannot be sent, by the field where it stands. */
export function troublesOf(game: GameDescription, form: Form, names: Names): Record<string, Trouble> {
  const troubles: Record<string, Trouble> = {};
  seatsOf(form).forEach((seat, at) => {
    if (seat.kind !== 'here') return;
    if (!isName(seat.name ?? '')) troubles[`seats.${at}.name`] = { kind: 'name' };
    else if (!nameAt(form, at, names)) troubles[`seats.${at}.name`] = { kind: 'noName' };
  });
  const check = (field: string, value: Value | null, { lowest, highest }: { lowest: number; highest: number }) => {
    const isFine = typeof value === 'number' && Number.isInteger(value) && value >= lowest && value <= highest;
    if (!isFine) troubles[field] = { kind: 'number', lowest, highest };
  };
  if (form.clock.kind === 'move') check('clock.seconds', form.clock.seconds, SECONDS);
  if (form.clock.kind === 'total') {
    check('clock.seconds', form.clock.minutes, MINUTES);
    check('clock.increment', form.clock.increment, INCREMENT);
  }
  for (const option of game.options) {
    const { minimum: lowest, maximum: highest } = option;
    if (lowest === null || highest === null) continue;
    check(`options.${option.name}`, valueOf(option, form), { lowest, highest });
  }
  return troubles;
}

function isName(name: string): boolean {
  return [...trimmed(name)].length <= LONGEST_NAME && !/[\p{C}\u2028\u2029]/u.test(trimmed(name));
}

/** Tell at which field of the form a fault of the server belongs; '' where at none. */
export function fieldOf(where: string, game: GameDescription): string {
  const path = where.replace(/^body\./, '');
  if (!where.startsWith('body.') && game.options.some((option) => option.name === path)) return `options.${path}`;
  const [, field] = path.match(/^(seats\.\d\.\w+|clock\.\w+|options\.\w+|players|mode)(?:\.|$)/) ?? [];
  return field ?? '';
}

function botOf({ level, personality }: SeatForm): SeatRequest {
  const chosen = typeof personality === 'string' ? { personality } : {}; // kept drafts may have none
  return { kind: 'bot', level, ...chosen };
}

/** Write the request of a form without faults as the server takes it; of the options only those that differ. */
export function requestOf(game: GameDescription, form: Form, names: Names): TableRequest {
  return {
    game: game.id,
    players: form.players,
    mode: modeOf(game, form),
    options: Object.fromEntries(differences(game, form).map(({ option, value }) => [option.name, value!])),
    seats: seatsOf(form).map((seat, at) => {
      if (seat.kind === 'here') return { kind: 'here', name: nameAt(form, at, names) };
      return seat.kind === 'bot' ? botOf(seat) : { kind: 'invited' };
    }),
    clock: clockOf(form),
    is_open: form.isOpen,
    chat: form.chat,
    spectators: form.spectators,
    throw_by_itself: form.throwByItself,
    forced_by_itself: form.forcedByItself,
    hints: form.hints || null, // else as is usual for those who play
  };
}

function clockOf({ clock }: Form): ClockRequest {
  if (clock.kind === 'move') return { kind: 'move', seconds: clock.seconds! };
  if (clock.kind === 'total') return { kind: 'total', seconds: clock.minutes! * 60, increment: clock.increment! };
  return { kind: 'none' };
}
