import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../net/messages';
import { BUBBLE_MS, Company, tokensThere } from './company.svelte';
import { settings } from './settings.svelte';

const event = (seq: number, kind: string, seat: number | null, body: LiveEvent['body'] = {}): LiveEvent => ({
  seq,
  at_ms: 0,
  kind,
  seat,
  body,
  narration: [],
});

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  settings.bubbles = true;
});

it('shows words, ready phrases and emotes for three seconds, one of each person', () => {
  const company = new Company();
  company.hear([event(1, 'say', 0, { text: 'hola' }), event(2, 'say', 1, { emote: 'wow' })], {});
  company.hear([event(3, 'say', 0, { phrase: 'ouch' })], { ouch: '¡Ay!' });
  expect(company.bubbles).toEqual([
    { seq: 2, seat: 1, text: '', emote: 'wow' },
    { seq: 3, seat: 0, text: '¡Ay!', emote: null },
  ]);
  vi.advanceTimersByTime(BUBBLE_MS - 1);
  expect(company.bubbles).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(company.bubbles).toEqual([]);
});

it('shows nothing of what was said before, nor where the person has asked for silence', () => {
  const company = new Company();
  company.welcome({ is_host: true, events: [event(1, 'say', 0, { text: 'hola' })] });
  expect(company.isHost).toBe(true);
  settings.bubbles = false;
  company.hear([event(2, 'say', 0, { text: 'hola' })], {});
  expect(company.bubbles).toEqual([]);
});

it('tells a rematch from a game that has begun with fewer players', () => {
  const next = { table: 'next', seats: [null, 0, 1] };
  const [again, fewer] = [new Company(), new Company()];
  again.hear([event(1, 'over', null, { why: 'rules' })], {});
  again.hear([event(2, 'rematch', 0, next)], {});
  fewer.hear([event(1, 'over', null, { why: 'fewer' }), event(2, 'rematch', null, next)], {});
  expect([again.next, again.smaller]).toEqual([next, null]);
  expect([fewer.next, fewer.smaller]).toEqual([next, next]);
});

it('takes keys to the seats of the next table', () => {
  expect(tokensThere({ 1: 'a', 2: 'b', 0: 'c' }, [null, 0, 1])).toEqual({ 0: 'a', 1: 'b' });
  expect(tokensThere({ 1: 'a' }, undefined)).toEqual({ 1: 'a' });
});
