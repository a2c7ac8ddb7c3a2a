import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { BUZZES, sharpestOf, signal, Signals, type Signal } from './sounds';

const vibrate = vi.fn();
let started: number;
let isCalm: boolean;

class FakeAudio {
  currentTime = 0;
  destination = {};
  createOscillator() {
    const chain = { connect: () => chain };
    return { frequency: {}, connect: () => chain, start: () => (started += 1), stop: () => {} };
  }
  createGain() {
    return { gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, connect: () => {} };
  }
}

function browse(hidden: boolean, hasBeenActive = true): void {
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive }, vibrate });
}

beforeEach(() => {
  vi.useFakeTimers();
  vibrate.mockClear();
  started = 0;
  isCalm = false;
  Object.assign(settings, { sounds: true, vibration: true });
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  browse(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is heard and felt', () => {
  it.each(['throw', 'capture', 'arrival', 'over', 'turn'] as Signal[])('is a sound and a buzz: %s', (kind) => {
    signal(kind);
    expect(started).toBeGreaterThan(0);
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(BUZZES[kind]);
  });

  it('is a sound alone for each square', () => {
    signal('hop');
    expect([started, vibrate.mock.calls.length]).toEqual([1, 0]);
  });

  it('has a switch each', () => {
    settings.sounds = false;
    signal('capture');
    expect([started, vibrate.mock.calls.length]).toEqual([0, 1]);
    Object.assign(settings, { sounds: true, vibration: false });
    signal('capture');
    expect([started > 0, vibrate.mock.calls.length]).toEqual([true, 1]);
  });

  it('does not buzz where the device asks for calm', () => {
    isCalm = true;
    signal('capture');
    expect([started > 0, vibrate.mock.calls.length]).toEqual([true, 0]);
  });

  it('in a hidden page is only that it is the turn', () => {
    browse(true);
    signal('capture');
    expect(started).toBe(0);
    signal('turn');
    expect(started).toBeGreaterThan(0);
  });

  it('is nothing before a person has touched the page', () => {
    browse(false, false);
    signal('turn');
    expect([started, vibrate.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('what is shown all at once', () => {
  it.each([
    [['hop', 'hop', 'capture'], false, 'capture'],
    [['hop', 'arrival', 'over'], false, 'over'],
    [['hop'], true, 'throw'],
    [['hop'], false, 'hop'],
    [[], false, undefined],
  ] as const)('has one signal: of %s (thrown: %s) %s', (kinds, isThrow, kind) => {
    const cues = kinds.map((one) => ({ kind: one, atMs: 0 }));
    expect(sharpestOf(cues, isThrow)).toBe(kind);
  });
});

describe('signals in the course of a move', () => {
  it('come at their times, and none when it is over at once', () => {
    const given: Signal[] = [];
    const signals = new Signals((kind) => given.push(kind));
    signals.start([
      { kind: 'hop', atMs: 100 },
      { kind: 'capture', atMs: 300 },
    ]);
    vi.advanceTimersByTime(100);
    expect(given).toEqual(['hop']);
    signals.stop();
    vi.advanceTimersByTime(1000);
    expect(given).toEqual(['hop']);
  });
});
