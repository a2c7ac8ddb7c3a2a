import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showTitle } from './title';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { title: '' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The titles that are seen in some seconds. */
function seen(seconds: number): Set<string> {
  const titles = new Set([document.title]);
  for (let second = 0; second < seconds; second++) {
    vi.advanceTimersByTime(1000);
    titles.add(document.title);
  }
  return titles;
}

describe('the title of a table', () => {
  it('does not flash while others play', () => {
    showTitle('Le toca a Ana · Parchís · Ludoteca', true);
    expect(seen(3)).toEqual(new Set(['Le toca a Ana · Parchís · Ludoteca']));
  });

  it('tells that it is the turn, and flashes where nobody looks', () => {
    const stop = showTitle('● Te toca · Parchís · Ludoteca', true);
    expect(seen(3)).toEqual(new Set(['● Te toca · Parchís · Ludoteca', '○ Te toca · Parchís · Ludoteca']));
    stop();
    expect(seen(3).size).toBe(1);
  });

  it('stands still where somebody looks, or wants calm', () => {
    showTitle('● Te toca · Parchís · Ludoteca', false);
    expect(seen(3)).toEqual(new Set(['● Te toca · Parchís · Ludoteca']));
  });
});
