import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from './limits.svelte';
import { retryWhileLimited, retryDelay } from './retry';

const refused = (after?: string) => new Response('', { status: 429, headers: after ? { 'Retry-After': after } : {} });

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-19T04:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a server that was asked too often', () => {
  it.each([
    ['7', 7000],
    ['0', 1000],
    ['86400', 120_000],
    ['Thu, 19 Nov 2026 04:00:30 GMT', 30_000],
    ['Thu, 19 Nov 2026 03:00:00 GMT', 1000],
    ['soon', 15_000],
    [undefined, 15_000],
  ])('says by Retry-After: %s to ask again after %i ms', (said, ms) => {
    expect(retryDelay(refused(said))).toBe(ms);
  });

  it('is asked again when it says, until it answers', async () => {
    const answers = [refused('5'), refused('60'), new Response('there')];
    const asked: number[] = [];
    const waits: number[] = [];
    const started = Date.now();
    const answer = retryWhileLimited(
      async () => {
        asked.push(Date.now() - started);
        return answers.shift()!;
      },
      (ms) => waits.push(ms),
    );
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await (await answer).text()).toBe('there');
    expect(asked).toEqual([0, 5000, 65_000]);
    expect(waits).toEqual([5000, 60_000]);
  });

  it.each([200, 404, 503])('is not asked again after %i', async (status) => {
    const ask = vi.fn(async () => new Response('', { status }));
    expect((await retryWhileLimited(ask, () => undefined)).status).toBe(status);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is told of until shortly after the last wait, so that the sentence does not go and come', async () => {
    limits.note(3000);
    limits.note(20_000);
    limits.note(2000);
    expect(limits.seconds).toBe(20);
    await vi.advanceTimersByTimeAsync(20_500);
    limits.note(9000); // refused again
    expect(limits.seconds).toBe(9);
    await vi.advanceTimersByTimeAsync(9900);
    expect(limits.seconds).toBe(9);
    await vi.advanceTimersByTimeAsync(5000);
    expect(limits.seconds).toBe(0);
  });
});
