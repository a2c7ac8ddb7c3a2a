import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LegalMove } from '../net/messages';
import { announcedMs, AutoPlay, dueOf, type Due } from './autoplay.svelte';
import { settings } from './settings.svelte';
import { PACES } from './timeline';

const moveOf = (move: string): LegalMove => ({ move, path: [], legs: [], label: '', effect: '', parts: [] });
const ONE = [moveOf('Y5-12')];
const TWO = [...ONE, moveOf('Y8-15')];
const THROW: Due = { kind: 'throw' };
const FORCED: Due = { kind: 'move', move: ONE[0]! };
const toMove = { canThrow: false, moves: ONE };
const toThrow = { canThrow: true, moves: [] };

const wanting = (autoThrow: boolean, autoMove: boolean) => Object.assign(settings, { autoThrow, autoMove });

describe('what is due', () => {
  it.each([
    ['a throw, where it is wanted', [true, false], { canThrow: true, moves: [] }, THROW],
    ['no throw, where it is not', [false, true], { canThrow: true, moves: [] }, null],
    ['the only move, where it is wanted', [false, true], { canThrow: false, moves: ONE }, FORCED],
    ['no move, where it is not', [true, false], { canThrow: false, moves: ONE }, null],
    ['nothing, where there is a choice', [true, true], { canThrow: false, moves: TWO }, null],
    ['nothing, where it is not the turn', [true, true], { canThrow: false, moves: [] }, null],
  ] as const)('is %s', (_, [autoThrow, autoMove], choices, due) => {
    wanting(autoThrow, autoMove);
    expect(dueOf(choices)).toEqual(due);
  });

  it('is nothing that the table does by itself', () => {
    wanting(true, true);
    const table = { throw_by_itself: true, forced_by_itself: true };
    expect(dueOf({ canThrow: true, moves: [] }, table)).toBeNull();
    expect(dueOf({ canThrow: false, moves: ONE }, table)).toBeNull();
  });

  it.each(PACES)('is announced for long enough to be seen at the pace %s', (pace) => {
    expect(announcedMs(FORCED, pace)).toBeGreaterThanOrEqual(800);
    expect(announcedMs(THROW, pace)).toBeGreaterThan(0);
  });
});

describe('what is done for a person', () => {
  const act = vi.fn();
  let auto: AutoPlay;

  beforeEach(() => {
    vi.useFakeTimers();
    act.mockClear();
    auto = new AutoPlay(act);
    wanting(true, true);
  });

  afterEach(() => vi.useRealTimers());

  it('is announced first, and done once', () => {
    auto.follow(toMove, 7);
    expect(auto.announced?.due).toEqual(FORCED);
    vi.advanceTimersByTime(auto.announced!.ms - 1);
    expect(act).not.toHaveBeenCalled();
    auto.follow({ ...toMove }, 7); // the same comes again with whatever else happens at the table
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledExactlyOnceWith(FORCED);
    expect(auto.announced).toBeNull();
    auto.follow(toMove, 7); // until it is answered
    vi.advanceTimersByTime(5000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is left to the person who stops it, at this step', () => {
    auto.follow(toMove, 7);
    auto.stop();
    auto.follow(toMove, 7);
    vi.advanceTimersByTime(5000);
    expect([act.mock.calls.length, auto.announced]).toEqual([0, null]);
    auto.follow(null, 7);
    auto.follow(toMove, 7); // looked at the history meanwhile
    vi.advanceTimersByTime(5000);
    expect(act).not.toHaveBeenCalled();
    auto.follow(toThrow, 9);
    vi.advanceTimersByTime(5000);
    expect(act).toHaveBeenCalledExactlyOnceWith(THROW);
  });

  it('is not done when it is not due any more', () => {
    auto.follow(toThrow, 7);
    auto.follow(null, 8);
    vi.advanceTimersByTime(5000);
    expect(act).not.toHaveBeenCalled();
  });

  it('does not do again what was taken back, until the person has acted', () => {
    auto.hold();
    auto.follow(toMove, 7);
    vi.advanceTimersByTime(5000);
    expect(act).not.toHaveBeenCalled();
    auto.release();
    auto.follow(toMove, 8);
    vi.advanceTimersByTime(5000);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
