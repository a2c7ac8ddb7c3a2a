import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, fakeBrowser, showPage, stateOf } from './fakes';
import { ANSWER_MS, SILENCE_MS } from './heartbeat';
import { LiveConnection, type ConnectionListener } from './live';
import type { FromServer, LiveEvent } from './messages';

let heard: string[];
let seq: number;
let live: LiveConnection;

function listener(): ConnectionListener {
  return {
    hello: () => ({ tokens: ['k'], since: seq, language: 'es' }),
    seq: () => seq,
    welcomed: ({ state }) => {
      seq = state.seq;
      heard.push('welcome');
    },
    happened: (events, state) => {
      seq = state.seq;
      heard.push(`happened ${events.length}`);
    },
    answered: (id) => void heard.push(`answered ${id}`),
    refused: ({ code }) => void heard.push(`refused ${code}`),
    failed: ({ code }) => void heard.push(`failed ${code}`),
    changed: (state) => void heard.push(state),
  };
}

const event = (number: number) => ({ seq: number, kind: 'roll' }) as LiveEvent;
const events = (number: number, id: number | null = null): FromServer => ({
  type: 'events',
  id,
  events: [event(number)],
  state: stateOf(number),
});

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser();
  [heard, seq] = [[], 0];
  live = new LiveConnection('t', listener());
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a live connection', () => {
  it('says hello first, and asks nothing before it is welcome', () => {
    live.ask({ type: 'roll' });
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', tokens: ['k'], since: 0, language: 'es' }]);
    FakeSocket.last.say({
      type: 'welcome',
      table: 't',
      seats: [0],
      events: [],
      state: stateOf(4),
    } as unknown as FromServer);
    expect(FakeSocket.last.asked).toEqual([{ type: 'roll', id: 1, seq: 0 }]);
  });

  it('gives every message an id of its own, and the number of the last event', () => {
    FakeSocket.last.welcome(stateOf(4));
    expect(live.ask({ type: 'roll' })).toBe(1);
    FakeSocket.last.say(events(5, 1));
    expect(live.ask({ type: 'say', seat: 0, text: 'hola', phrase: '' })).toBe(2);
    expect(FakeSocket.last.asked.map(({ id, seq }) => [id, seq])).toEqual([
      [1, 4],
      [2, 5],
    ]);
    expect(heard).toEqual(['connecting', 'welcome', 'live', 'happened 1', 'answered 1']);
  });

  it('asks again, in their order, all that a lost connection left without an answer', () => {
    FakeSocket.last.welcome(stateOf(4));
    live.ask({ type: 'move', move: 'Y5-12' });
    live.ask({ type: 'say', seat: 0, text: 'hola', phrase: '' });
    live.ask({ type: 'draw', seat: 0 });
    FakeSocket.last.say({ type: 'refused', id: 3, code: 'no_draws', clause: '', parameters: {}, sentence: '' });
    FakeSocket.last.lose();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome(stateOf(4));
    expect(FakeSocket.last.asked.map(({ type, id }) => [type, id])).toEqual([
      ['move', 1],
      ['say', 2],
    ]);
  });

  it.each<[string, FromServer]>([
    ['events', events(5, 1)],
    ['stale', { type: 'stale', id: 1, events: [event(5)], state: stateOf(5) }],
    ['refused', { type: 'refused', id: 1, code: 'over', clause: '', parameters: {}, sentence: '' }],
    ['an error', { type: 'error', id: 1, code: 'not_stored', sentence: '' }],
  ])('takes %s with its id for the answer', (_name, answer) => {
    FakeSocket.last.welcome(stateOf(4));
    live.ask({ type: 'roll' });
    FakeSocket.last.say(answer);
    expect(heard.at(-1)).toBe('answered 1');
    FakeSocket.last.lose();
    vi.advanceTimersByTime(300);
    FakeSocket.last.welcome(stateOf(5));
    expect(FakeSocket.last.asked).toEqual([]);
  });

  it('does not take what others do for the answer', () => {
    FakeSocket.last.welcome(stateOf(4));
    live.ask({ type: 'roll' });
    FakeSocket.last.say(events(5));
    FakeSocket.last.say({ type: 'events', id: null, events: [], state: stateOf(5) });
    FakeSocket.last.lose();
    vi.advanceTimersByTime(300);
    FakeSocket.last.welcome(stateOf(5));
    expect(FakeSocket.last.asked).toEqual([{ type: 'roll', id: 1, seq: 4 }]);
  });

  it.each([1008, 4404])('does not come back after it was closed with %i', (code) => {
    FakeSocket.last.welcome(stateOf(4));
    FakeSocket.last.lose(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(heard.at(-1)).toBe('ended');
  });

  it('asks for a sign of life after a silence, and again after the next one', () => {
    FakeSocket.last.welcome(stateOf(4));
    vi.advanceTimersByTime(SILENCE_MS - 1);
    FakeSocket.last.say(events(5));
    vi.advanceTimersByTime(SILENCE_MS - 1);
    expect(FakeSocket.last.asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.asked).toEqual([{ type: 'ping', id: 1 }]);
    FakeSocket.last.say({ type: 'pong', id: 1 });
    vi.advanceTimersByTime(SILENCE_MS);
    expect(FakeSocket.last.asked).toHaveLength(2);
    FakeSocket.last.say(events(6)); // anything is a sign of life
    vi.advanceTimersByTime(ANSWER_MS - 1);
    expect(heard.filter((one) => one === 'lost')).toEqual([]);
    expect(heard.filter((one) => one.startsWith('answered'))).toEqual([]);
  });

  it('is lost and comes back within ten seconds when nothing comes over it any more', () => {
    FakeSocket.last.welcome(stateOf(4));
    const dead = FakeSocket.last;
    live.ask({ type: 'roll' });
    vi.advanceTimersByTime(SILENCE_MS + ANSWER_MS);
    expect(SILENCE_MS + ANSWER_MS).toBeLessThan(10_000);
    expect(heard.at(-1)).toBe('lost');
    expect(dead.readyState).toBe(3);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    dead.say(events(9, 1)); // what was under way on the old one
    dead.lose();
    FakeSocket.last.welcome(stateOf(4));
    expect(heard.at(-1)).toBe('live');
    expect(FakeSocket.last.asked).toEqual([{ type: 'roll', id: 1, seq: 4 }]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('does not wait for a connection that does not open', () => {
    vi.advanceTimersByTime(8000);
    expect(heard.at(-1)).toBe('lost');
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('waits for a server that takes its time to answer hello: it may be compiling', () => {
    FakeSocket.last.open();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('asks nothing on a hidden page, and at once when it is seen again', () => {
    FakeSocket.last.welcome(stateOf(4));
    showPage('hidden');
    FakeSocket.last.say(events(5));
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.last.asked).toEqual([]);
    expect(heard).not.toContain('lost');
    showPage('visible');
    expect(FakeSocket.last.asked).toEqual([{ type: 'ping', id: 1 }]);
    vi.advanceTimersByTime(ANSWER_MS);
    expect(heard.at(-1)).toBe('lost');
  });

  it('hurries when a page without a connection is seen again', () => {
    FakeSocket.last.lose();
    showPage('hidden');
    showPage('visible');
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('asks nothing once it is closed', () => {
    FakeSocket.last.welcome(stateOf(4));
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.asked).toEqual([]);
  });

  it('waits longer after each try that fails', () => {
    for (const wait of [300, 600, 1200]) {
      const { length } = FakeSocket.all;
      FakeSocket.last.lose();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(length);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(length + 1);
    }
  });
});
