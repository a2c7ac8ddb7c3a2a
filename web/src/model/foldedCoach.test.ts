import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldCoach, isCoachFolded } from './foldedCoach';

const KEY = 'ludoteca.coach-folded';

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a folded coach', () => {
  it('is folded in one game alone, until it is unfolded', () => {
    foldCoach('one', true);
    expect([isCoachFolded('one'), isCoachFolded('other')]).toEqual([true, false]);
    foldCoach('one', false);
    expect(isCoachFolded('one')).toBe(false);
  });

  it('is remembered for the last tables', () => {
    foldCoach('first', true);
    for (let number = 0; number < 20; number++) foldCoach(`${number}`, true);
    expect([isCoachFolded('first'), isCoachFolded('0'), isCoachFolded('19')]).toEqual([false, true, true]);
    foldCoach('0', true);
    expect(JSON.parse(kept[KEY]!)).toHaveLength(20);
  });

  it.each(['{"one":1}', '[1', '7'])('is unfolded where what was kept cannot be read: %s', (text) => {
    kept[KEY] = text;
    expect(isCoachFolded('one')).toBe(false);
    foldCoach('one', true);
    expect(isCoachFolded('one')).toBe(true);
  });

  it('is unfolded where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    foldCoach('one', true);
    expect(isCoachFolded('one')).toBe(false);
  });
});
