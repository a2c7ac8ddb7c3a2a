import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptOf } from '../dice/kept';
import { FakeSocket, fakeBrowser, stateOf } from '../net/fakes';
import type { LiveEvent, NarratedEvent } from '../net/messages';
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
  narration: [{ kind: 'threw', sentence: 'Tres.', ways: [], effect: '' } as unknown as NarratedEvent],
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
    table = new TableModel('t', { ...serviceFor('t'), hint: async () => ({ move: 'Y5-12', reason: 'Come.' }) });
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
      table = new TableModel('t', { ...serviceFor('t'), hint: async () => ({ move: 'Y5-12', reason: 'Come.' }) });
      FakeSocket.last.welcome(choosing(5));
      await table.hints.ask(table.state!);
      FakeSocket.last.say({ type: 'events', id: null, events: [says(6)], state: choosing(6) });
      expect(table.hints.shown?.reason).toBe('Come.');
    });
  });

  it('of a server gives no hints', () => {
    expect(table.hints.areGiven).toBe(false);
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
    const wait = { kind: 'throw_waits', sentence: 'Espera.', ways: [] } as unknown as NarratedEvent;
    const asked = { ...roll(5), kind: 'roll_asked', body: { waits_for: [1] }, narration: [wait] };
    FakeSocket.last.say({ type: 'events', id: null, events: [asked], state: stateOf(5) });
    expect(table.canThrow).toBe(false);
    expect(table.narration).toEqual([wait]);
    FakeSocket.last.say({ type: 'events', id: null, events: [roll(6)], state: stateOf(6) });
    expect(table.throwWaits).toBe(false);
  });
});
