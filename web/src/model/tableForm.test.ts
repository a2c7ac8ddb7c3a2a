import { describe, expect, it } from 'vitest';
import type { GameDescription, OptionDescription } from '../net/messages';
import { changesAt, labelOf, type Value } from './options';
import * as tableForm from './tableForm';
import type { Form } from './tableForm';

const option = (
  name: string,
  type: OptionDescription['type'],
  rest: Partial<OptionDescription>,
): OptionDescription => ({
  name,
  clause: 'P-1',
  type,
  is_reading: false,
  label: name,
  sentence: '',
  default: 0,
  values: [],
  minimum: null,
  maximum: null,
  labels: {},
  players: {},
  ...rest,
});

const SEATS = option('seats', 'number', {
  default: 4,
  values: [4, 6, 8],
  labels: { 4: 'four', 6: 'six', 8: 'eight' },
  players: { 4: [2, 3, 4], 6: [2, 3, 4, 5, 6] },
});
const FIRST = option('first', 'seat', {
  default: 'roll',
  values: ['roll', 0, 1, 2, 3, 4, 5],
  labels: { roll: 'thrown' },
  players: { 2: [3, 4, 5, 6], 3: [4, 5, 6], 4: [5, 6], 5: [6] },
});
const SOPLAR = option('soplar', 'switch', {
  default: false,
  values: [false, true],
  labels: { false: 'no', true: 'yes' },
});
const LIMIT = option('move_limit', 'number', { default: 500, minimum: 1, maximum: 1000 });
const SIX = option('six_counts', 'number', { default: 7, values: [6, 7, 12] });

const game: GameDescription = {
  id: 'parques',
  name: 'Parqués',
  name_within: 'el parqués',
  summary: '',
  showcase: '',
  colours: {},
  faces: [1, 2, 3, 4, 5, 6],
  players: [2, 3, 4, 5, 6, 7, 8],
  default_players: 4,
  default_modes: { 2: 'two-colours', 3: 'individual', 4: 'individual', 5: 'individual', 6: 'individual' },
  has_draws: false,
  has_lesson: false,
  has_puzzles: false,
  personalities: [],
  modes: [
    { id: 'individual', label: 'Each alone', players: [2, 3, 4, 5, 6, 7, 8] },
    { id: 'two-colours', label: 'Two colours each', players: [2] },
    { id: 'pairs', label: 'Pairs', players: [4] },
  ],
  options: [SEATS, FIRST, SOPLAR, LIMIT, SIX],
};

const names = { you: 'Ana', player: (number: number) => `Player ${number}` };

function formWith(change: (form: Form) => void): Form {
  const form = tableForm.newForm(game, 'medium');
  change(form);
  return form;
}

const sent = (form: Form) => tableForm.requestOf(game, form, names) as Record<string, any>;

describe('a new form', () => {
  it('seats the person here and the others by a link, by the usual rules', () => {
    expect(sent(tableForm.newForm(game, 'medium'))).toEqual({
      game: 'parques',
      players: 4,
      mode: 'individual',
      options: {},
      seats: [{ kind: 'here', name: 'Ana' }, { kind: 'invited' }, { kind: 'invited' }, { kind: 'invited' }],
      clock: { kind: 'none' },
      is_open: false,
      chat: true,
      spectators: true,
      throw_by_itself: false,
      forced_by_itself: false,
      hints: null,
    });
  });

  it('has nothing wrong with it', () => {
    expect(tableForm.troublesOf(game, tableForm.newForm(game, 'medium'), names)).toEqual({});
  });
});

describe('who plays', () => {
  it('lets the person have another seat, with their name, and is recognized', () => {
    const form = formWith((form) => {
      form.seats[0]!.name = 'Eva';
      tableForm.seatAll(form, 'computer', 2);
    });
    expect(sent(form).seats.map(({ kind, name }: { kind: string; name?: string }) => name ?? kind)).toEqual(['bot', 'bot', 'Eva', 'bot']); // prettier-ignore
    expect([tableForm.wayOf(form), tableForm.ownSeat(form)]).toEqual(['computer', 2]);
    form.players = 2; // their seat is gone
    tableForm.sitAt(form, 1);
    expect([tableForm.wayOf(form), tableForm.ownName(form)]).toEqual(['computer', 'Eva']);
    form.players = 4;
    tableForm.seatAll(form, 'here', 2); // where all are here, the first is the person
    expect([tableForm.wayOf(form), tableForm.ownName(form)]).toEqual(['here', 'Eva']);
  });

  it.each([
    ['computer', ['here', 'bot', 'bot', 'bot']],
    ['here', ['here', 'here', 'here', 'here']],
    ['friends', ['here', 'invited', 'invited', 'invited']],
  ] as const)('%s seats everyone at once, and is recognized', (way, kinds) => {
    const form = formWith((form) => tableForm.seatAll(form, way));
    expect(tableForm.seatsOf(form).map((seat) => seat.kind)).toEqual(kinds);
    expect(tableForm.wayOf(form)).toBe(way);
  });

  it('is no ready way when seats are mixed', () => {
    expect(tableForm.wayOf(formWith((form) => (form.seats[2]!.kind = 'bot')))).toBeNull();
    expect(tableForm.wayOf(formWith((form) => (form.seats[0]!.kind = 'bot')))).toBeNull();
  });

  it('names who wrote no name: the first one here, and the others by their numbers', () => {
    const form = formWith((form) => {
      tableForm.seatAll(form, 'here');
      form.seats[0]!.kind = 'bot';
      form.seats[2]!.name = '  Luz   Marina ';
      form.seats[3]!.name = '   ';
    });
    expect(sent(form).seats).toEqual([
      { kind: 'bot', level: 'medium' },
      { kind: 'here', name: 'Ana' },
      { kind: 'here', name: 'Luz Marina' },
      { kind: 'here', name: 'Player 4' },
    ]);
  });

  it('asks for the name of the person here where others see it and none is known', () => {
    const unnamed = { ...names, you: '' };
    const missing = { 'seats.0.name': { kind: 'noName' } };
    const troubles = (name: string | null) =>
      tableForm.troublesOf(
        game,
        formWith((form) => (form.seats[0]!.name = name)),
        unnamed,
      );
    expect(troubles(null)).toEqual(missing);
    expect(troubles('Tú')).toEqual(missing);
    expect(troubles('Ana')).toEqual({});
    expect(
      tableForm.troublesOf(
        game,
        formWith((form) => (form.seats[0]!.kind = 'bot')),
        unnamed,
      ),
    ).toEqual({});
  });

  it('remembers the name only of the first one here, and only if it was written', () => {
    expect(tableForm.ownName(tableForm.newForm(game, 'medium'))).toBe('');
    expect(tableForm.ownName(formWith((form) => (form.seats[0]!.name = ' Eva ')))).toBe('Eva');
    expect(tableForm.ownName(formWith((form) => form.seats.forEach((seat) => (seat.kind = 'bot'))))).toBe('');
  });

  it('keeps names while fewer play', () => {
    const form = formWith((form) => {
      tableForm.seatAll(form, 'here');
      form.seats[3]!.name = 'Eva';
      form.players = 2;
    });
    expect(sent(form).seats).toHaveLength(2);
    form.players = 4;
    expect(sent(form).seats[3]).toEqual({ kind: 'here', name: 'Eva' });
  });
});

describe('the mode', () => {
  it.each([
    [2, '', 'two-colours'],
    [2, 'individual', 'individual'],
    [3, 'two-colours', 'individual'],
    [4, 'pairs', 'pairs'],
    [3, 'pairs', 'individual'],
    [7, '', 'individual'], // no default is told: the first that is for so many
  ])('for %i players, where "%s" was chosen, is %s', (players, mode, expected) => {
    expect(tableForm.modeOf(game, { ...tableForm.newForm(game, 'medium'), players, mode })).toBe(expected);
  });
});

describe('rules that differ', () => {
  it.each([
    [4, undefined, 4, false],
    [5, undefined, 6, true],
    [6, 4, 6, true],
    [7, 6, 8, true],
    [3, 8, 8, false],
    [8, 8, 8, false],
  ])('%i players, board chosen %s: a board of %i', (players, chosen, expected, isSet) => {
    const form = formWith((form) => {
      form.players = players;
      if (chosen !== undefined) form.options.seats = chosen;
    });
    expect(tableForm.valueOf(SEATS, form)).toBe(expected);
    expect(tableForm.isSetByPlayers(SEATS, form)).toBe(isSet);
    expect(sent(form).options).toEqual(expected === 4 ? {} : { seats: expected });
  });

  it('offers only boards where all have a place', () => {
    expect(tableForm.valuesOf(SEATS, 6)).toEqual([6, 8]);
    expect(tableForm.valuesOf(SEATS, 2)).toEqual([4, 6, 8]);
  });

  it('offers only seats of the table, and falls back to the usual value', () => {
    expect(tableForm.valuesOf(FIRST, 2)).toEqual(['roll', 0, 1]);
    const form = formWith((form) => {
      form.options.first = 3;
      form.players = 3;
    });
    expect(tableForm.valueOf(FIRST, form)).toBe('roll');
    form.players = 4;
    expect(tableForm.valueOf(FIRST, form)).toBe(3);
  });

  it('offers the usual value first', () => {
    expect(tableForm.valuesOf(SIX, 4)).toEqual([7, 6, 12]);
  });

  it('are listed, and alone are sent', () => {
    const form = formWith((form) => (form.options = { soplar: true, move_limit: 500, first: 0 }));
    expect(tableForm.differences(game, form).map(({ option, value }) => [option.name, value])).toEqual([
      ['first', 0],
      ['soplar', true],
    ]);
    expect(sent(form).options).toEqual({ first: 0, soplar: true });
  });

  it('are read from a table too, which may tell all its options or only those that it changes', () => {
    const names = (options: Record<string, Value>) =>
      changesAt(game, options).map(({ option, value }) => [option.name, value]);
    expect(names({})).toEqual([]);
    expect(names({ soplar: true })).toEqual([['soplar', true]]);
    expect(names({ seats: 4, first: 0, soplar: false, move_limit: 500, six_counts: 6 })).toEqual([
      ['first', 0],
      ['six_counts', 6],
    ]);
  });

  it.each([
    [SOPLAR, true, 'yes'],
    [FIRST, 'roll', 'thrown'],
    [FIRST, 1, 'seat 2'],
    [LIMIT, 40, '40'],
    [LIMIT, null, '…'],
  ])('are named in words', (one, value, label) => {
    expect(labelOf(one, value, (seat) => `seat ${seat + 1}`)).toBe(label);
  });
});

describe('what cannot be sent', () => {
  it.each<[string, (form: Form) => void, string]>([
    ['a name too long', (form) => (form.seats[0]!.name = 'x'.repeat(21)), 'seats.0.name'],
    ['a name with a sign that cannot be seen', (form) => (form.seats[0]!.name = 'a\u200bb'), 'seats.0.name'],
    ['a decision too short', (form) => (form.clock = { ...form.clock, kind: 'move', seconds: 4 }), 'clock.seconds'],
    ['no time at all', (form) => (form.clock = { ...form.clock, kind: 'total', minutes: null }), 'clock.seconds'],
    ['half an increment', (form) => (form.clock = { ...form.clock, kind: 'total', increment: 0.5 }), 'clock.increment'],
    ['a number out of its range', (form) => (form.options.move_limit = 1001), 'options.move_limit'],
    ['a number wiped out', (form) => (form.options.move_limit = null), 'options.move_limit'],
  ])('%s', (_, change, field) => {
    expect(Object.keys(tableForm.troublesOf(game, formWith(change), names))).toEqual([field]);
  });

  it('is not what is not shown', () => {
    const form = formWith((form) => {
      form.clock.seconds = null;
      form.seats[1]!.name = 'x'.repeat(30); // invited, so nobody reads it
      form.seats[7]!.name = 'x'.repeat(30);
    });
    expect(tableForm.troublesOf(game, form, names)).toEqual({});
  });
});

describe('faults of the server', () => {
  it.each([
    ['body.seats.0.name', 'seats.0.name'],
    ['body.clock.seconds', 'clock.seconds'],
    ['body.options.move_limit.int', 'options.move_limit'],
    ['seats', 'options.seats'],
    ['first', 'options.first'],
    ['players', 'players'],
    ['mode', 'mode'],
    ['body.players', 'players'],
    ['unknown', ''],
    ['body.seats', ''],
    ['', ''],
  ])('at "%s" belong to the field "%s"', (where, field) => {
    expect(tableForm.fieldOf(where, game)).toBe(field);
  });
});

it('sends clocks in seconds', () => {
  const form = tableForm.newForm(game, 'medium');
  form.clock.kind = 'move';
  expect(sent(form).clock).toEqual({ kind: 'move', seconds: 60 });
  form.clock.kind = 'total';
  expect(sent(form).clock).toEqual({ kind: 'total', seconds: 900, increment: 5 });
});
