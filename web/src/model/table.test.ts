import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptOf } from '../dice/kept';
import { FakeSocket, fakeBrowser, stateOf } from '../net/fakes';
import type { LiveEvent, NarratedEvent, TableInfo } from '../net/messages';
import { settings } from './settings.svelte';
import { TableModel } from './table.svelte';
import { serviceFor } from './tableService';

let table: TableModel;

const roll = (seq: number): LiveEvent => ({
  seq,
  at_ms: 0,
  kind: 'roll',
  seat: 0,
  body: { dice: [3] },
  narration: [{ kind: 'threw', clause: '', sentence: 'Tres.', parameters: {}, effect: '', ways: [] }],
});
const SHOWN_MS = 2000; // until what happened has been shown; less than until the next ping
const refusal = { type: 'refused' as const, clause: '', parameters: {} };
const playing = () => FakeSocket.last.asked.filter(({ type }) => type !== 'bytes');

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser();
  settings.pace = 'off';
  table = new TableModel('t');
  FakeSocket.last.welcome(stateOf(4));
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table in the browser', () => {
  it('lets the person throw whose turn it is, once', () => {
    expect(table.canThrow).toBe(true);
    table.ask({ type: 'roll' });
    expect(table.canThrow).toBe(false);
    expect(playing()).toHaveLength(1);
  });

  it('waits for the answer to a throw, whatever is said meanwhile', () => {
    table.ask({ type: 'roll' });
    const id = playing()[0]!.id as number;
    table.ask({ type: 'say', seat: 0, text: 'hola', phrase: '' });
    FakeSocket.last.say({ ...refusal, id: id + 1, code: 'chat_off', sentence: 'No.' });
    expect(table.isBusy).toBe(true);
    expect(table.refusal?.sentence).toBe('No.');
    FakeSocket.last.say({ type: 'events', id, events: [roll(5)], state: stateOf(5) });
    expect(table.isBusy).toBe(false);
    expect(table.narration.map(({ sentence }) => sentence)).toEqual(['Tres.']);
  });

  it('shows what happened once, where it comes again with the answer to what crossed with it', () => {
    table.ask({ type: 'roll' });
    const id = playing()[0]!.id as number;
    const said = { ...roll(6), kind: 'say', seat: 1, body: { text: 'hola' }, narration: [] };
    FakeSocket.last.say({ type: 'events', id: null, events: [roll(5)], state: stateOf(5) });
    FakeSocket.last.say({ type: 'events', id: null, events: [said], state: stateOf(6) });
    FakeSocket.last.say({ type: 'stale', id, events: [roll(5), said, roll(7)], state: stateOf(7) });
    expect(table.isBusy).toBe(false);
    expect(table.steps).toHaveLength(2);
    expect(table.said).toHaveLength(1);
    expect(table.company.bubbles).toHaveLength(1);
  });

  it('goes on after a refusal, with its sentence', () => {
    table.ask({ type: 'move', move: 'Y5-12' });
    FakeSocket.last.say({ ...refusal, id: playing()[0]!.id as number, code: 'barrier', sentence: 'Hay barrera.' });
    expect(table.isBusy).toBe(false);
    expect(table.refusal).toEqual({ sentence: 'Hay barrera.', clause: '' });
  });

  it('keeps a waiting move when something is said, and sends both again after a break', () => {
    table.ask({ type: 'move', move: 'Y5-12' });
    table.ask({ type: 'say', seat: 0, text: 'hola', phrase: '' });
    FakeSocket.last.lose();
    expect(table.connection).toBe('lost');
    vi.advanceTimersByTime(300);
    FakeSocket.last.welcome(stateOf(4));
    expect(playing().map(({ type }) => type)).toEqual(['move', 'say']);
  });

  it('shows nobody else the moves of a person', () => {
    const moves = [{ move: 'Y5-12', path: ['5', '12'], legs: [], label: '', effect: '' as const, parts: [] }];
    FakeSocket.last.say({ type: 'events', id: null, events: [], state: stateOf(4, { phase: 'move', moves }) });
    expect(table.moves).toEqual(moves);
    FakeSocket.last.say({ type: 'events', id: null, events: [], state: stateOf(4, { phase: 'move', seat: 1, moves }) });
    expect(table.moves).toEqual([]);
  });

  it('drops a hint when the person acts, or something else has happened', async () => {
    const moves = [{ move: 'Y5-12', path: ['5', '12'], legs: [], label: '', effect: '' as const, parts: [] }];
    table = new TableModel('t', {
      ...serviceFor('t'),
      hint: async () => ({ moves: [{ move: 'Y5-12', reason: 'Come.', chance: 0.4, error: null }] }),
    });
    FakeSocket.last.welcome(stateOf(4, { phase: 'move', moves }));
    await table.hints.ask(table.state!);
    table.ask({ type: 'say', seat: 0, text: 'hola', phrase: '' });
    FakeSocket.last.say({ type: 'events', id: null, events: [], state: stateOf(4, { phase: 'move', moves }) });
    expect(table.hints.shown?.reason).toBe('Come.');
    table.ask({ type: 'move', move: 'Y5-12' });
    expect(table.hints.shown).toBeNull();
    await table.hints.ask(table.state!);
    FakeSocket.last.say({ type: 'events', id: null, events: [roll(5)], state: stateOf(5, { phase: 'move', moves }) });
    expect(table.hints.shown).toBeNull();
  });

  describe('while something is said that is no move', () => {
    const moves = () => [{ move: 'Y5-12', path: ['5', '12'], legs: [], label: '', effect: '' as const, parts: [] }];
    const choosing = (seq: number) => stateOf(seq, { phase: 'move', position: 'Y=5', moves: moves() });
    const says = (seq: number): LiveEvent => ({
      ...roll(seq),
      kind: 'say',
      seat: 1,
      body: { text: 'hola' },
      narration: [],
    });

    beforeEach(() => {
      settings.pace = 'slow';
      vi.stubGlobal('matchMedia', () => ({ matches: false }));
      FakeSocket.last.say({ type: 'events', id: null, events: [roll(5)], state: choosing(5) });
      vi.advanceTimersByTime(SHOWN_MS);
      return vi.waitUntil(() => !table.isBusy);
    });

    it.each([
      ['a message', [says(6)]],
      ['who is here', []],
    ])('the moves and the board stay the same: %s', (_, events) => {
      const before = { moves: table.moves, board: table.state!.board };
      expect(before.moves).toEqual(moves());
      FakeSocket.last.say({ type: 'events', id: null, events, state: choosing(6) });
      expect(table.isBusy).toBe(false);
      expect(table.moves).toBe(before.moves);
      expect(table.state!.board).toBe(before.board);
      expect(table.state!.seq).toBe(6);
    });

    it('other moves are shown, though none was played', () => {
      const state = { ...choosing(6), moves: [{ ...moves()[0]!, label: 'in other words' }] };
      FakeSocket.last.say({ type: 'events', id: null, events: [], state });
      expect(table.moves).toEqual(state.moves);
    });

    it('a hint stays', async () => {
      table = new TableModel('t', {
        ...serviceFor('t'),
        hint: async () => ({ moves: [{ move: 'Y5-12', reason: 'Come.', chance: 0.4, error: null }] }),
      });
      FakeSocket.last.welcome(choosing(5));
      await table.hints.ask(table.state!);
      FakeSocket.last.say({ type: 'events', id: null, events: [says(6)], state: choosing(6) });
      expect(table.hints.shown?.reason).toBe('Come.');
    });
  });

  describe('with movement', () => {
    const moves = [{ move: 'Y5-12', path: ['5', '12'], legs: [], label: '', effect: '' as const, parts: [] }];
    const way = { colour: 'R', origin: '5', path: ['6', '7', '8'], is_sent_back: false };
    const told = { kind: 'moved', clause: '', sentence: 'Va.', parameters: {}, effect: '' as const, ways: [way] };
    const move = (seq: number): LiveEvent => ({
      ...roll(seq),
      kind: 'move',
      seat: 1,
      body: { move: 'R5-8' },
      narration: [told],
    });
    const hears = (events: LiveEvent[], more: Parameters<typeof stateOf>[1]) =>
      FakeSocket.last.say({ type: 'events', id: null, events, state: stateOf(events.at(-1)!.seq, more) });

    beforeEach(() => {
      settings.pace = 'normal';
      vi.stubGlobal('matchMedia', () => ({ matches: false }));
    });

    it('dice tumble first, and what they show is told when they lie', () => {
      hears([roll(5)], { phase: 'move', dice: [3], moves });
      expect(table.motion.thrown).toMatchObject({ values: [3], isLying: false });
      expect([table.narration, table.state!.dice, table.moves]).toEqual([[], [], []]);
      vi.advanceTimersByTime(900);
      expect(table.motion.thrown?.isLying).toBe(true);
      expect(table.narration.map(({ sentence }) => sentence)).toEqual(['Tres.']);
      expect([table.state!.dice, table.moves]).toEqual([[3], moves]);
      vi.advanceTimersByTime(900);
      expect(table.motion.thrown).toBeNull();
    });

    it('who is to throw can, while the piece of another is on its way', () => {
      hears([move(5)], { phase: 'roll', seat: 0 });
      expect(table.isShowing).toBe(true);
      expect(table.canThrow).toBe(true);
      table.ask({ type: 'roll' });
      expect(table.isShowing).toBe(false);
    });

    it('moves are offered when the pieces stand, or at once to who acts', () => {
      hears([move(5)], { phase: 'move', seat: 0, moves });
      expect(table.moves).toEqual([]);
      table.hurry();
      expect(table.moves).toEqual(moves);
      hears([move(6)], { phase: 'move', seat: 0, moves });
      vi.advanceTimersByTime(SHOWN_MS);
      expect(table.moves).toEqual(moves);
    });

    it('several steps end in the last state, whenever they are hurried', () => {
      for (const wait of [0, 100, 900, 1500]) {
        const seq = table.state!.seq;
        hears([roll(seq + 1)], { phase: 'move', seat: 1, position: `${wait} a` });
        hears([move(seq + 2)], { seat: 1, position: `${wait} b` });
        hears([roll(seq + 3)], { phase: 'move', seat: 0, dice: [3], moves, position: `${wait} c` });
        vi.advanceTimersByTime(wait);
        table.hurry();
        expect(table.state).toMatchObject({ seq: seq + 3, position: `${wait} c`, dice: [3] });
        expect([table.moves, table.motion.thrown]).toEqual([moves, null]);
        vi.advanceTimersByTime(5000);
        expect(table.state!.position).toBe(`${wait} c`);
      }
    });

    it('a hidden page shows the present, and keeps nothing to be moved later', () => {
      Object.assign(document, { hidden: true });
      for (let seq = 5; seq < 60; seq++) hears([seq % 2 ? roll(seq) : move(seq)], { seat: 1, position: `${seq}` });
      expect(table.state!.position).toBe('59');
      expect([table.isShowing, table.motion.thrown]).toEqual([false, null]);
      expect(table.motion.take(table.narration)).toBeNull();
    });

    it('skips to the turn of its person, and shows what comes then', () => {
      hears([move(5)], { seat: 1 });
      table.skip();
      expect(table.isSkipping).toBe(true);
      hears([roll(6)], { phase: 'move', seat: 1, position: 'a' });
      expect(table.state!.position).toBe('a');
      hears([move(7)], { seat: 0, position: 'b' });
      expect([table.state!.position, table.isSkipping, table.canThrow]).toEqual(['b', false, true]);
      hears([roll(8)], { seat: 0, position: 'c' });
      expect(table.state!.position).toBe('b'); // the dice tumble
    });

    it('of a server’s bots is at the pace that is chosen for them', () => {
      const seats = stateOf(4).seats.map((seat, at) => (at === 1 ? { ...seat, kind: 'bot' as const } : seat));
      settings.botPace = 'off';
      FakeSocket.last.say({ type: 'events', id: null, events: [], state: stateOf(4, { seat: 1, seats }) });
      hears([{ ...roll(5), seat: 1 }], { seat: 1, position: 'a', seats });
      hears([{ ...roll(6), seat: 1 }], { seat: 1, position: 'b', seats });
      expect(table.state!.position).toBe('b');
      settings.botPace = 'normal';
    });
  });

  it.each([true, false])('of a server gives hints as it is set: %s', async (hints) => {
    const info = async () => ({ game: 'parchis', settings: { hints } }) as TableInfo;
    table = new TableModel('t', { ...serviceFor('t'), info });
    expect(table.hints.areGiven).toBe(false);
    await table.askInfo();
    expect(table.hints.areGiven).toBe(hints);
  });

  it('adds to the dice for its seats when the seal has come, and again until that is answered', () => {
    const added = () => FakeSocket.last.asked.filter(({ type }) => type === 'bytes');
    expect(added()).toHaveLength(1);
    expect(keptOf('t')).toMatchObject({ seal: table.dice.seal, own: { 0: { bytes: added()[0]!.bytes } } });
    const id = added()[0]!.id as number;
    FakeSocket.last.say({ ...refusal, id: id + 7, code: 'bytes_given', sentence: 'Otro.' }); // of nothing that was sent
    expect(table.dice.answered('given')).toEqual([]);
    FakeSocket.last.say({ ...refusal, id, code: 'bytes_fixed', sentence: 'Tarde.' });
    expect(table.refusal?.sentence).not.toBe('Tarde.');
    expect(table.dice.answered('fixed')).toEqual([0]);
  });

  it('does not throw twice while the dice wait for what others add', () => {
    const wait: NarratedEvent = {
      kind: 'throw_waits',
      clause: '',
      sentence: 'Espera.',
      parameters: {},
      effect: '',
      ways: [],
    };
    const asked = { ...roll(5), kind: 'roll_asked', body: { waits_for: [1] }, narration: [wait] };
    FakeSocket.last.say({ type: 'events', id: null, events: [asked], state: stateOf(5) });
    expect(table.canThrow).toBe(false);
    expect(table.narration).toEqual([wait]);
    FakeSocket.last.say({ type: 'events', id: null, events: [roll(6)], state: stateOf(6) });
    expect(table.throwWaits).toBe(false);
  });
});
