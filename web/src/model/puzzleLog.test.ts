import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listAside } from './aside';
import {
  forgetPractised,
  joinLogs,
  noteDaily,
  noteLevel,
  notePractised,
  PUZZLES_KEY,
  readLog,
  solvedDays,
  type DailyResult,
} from './puzzleLog';

const solved: DailyResult = { id: 'a', wrong: 1, is: 'solved' };
const shown: DailyResult = { id: 'a', wrong: 0, is: 'shown' };
const tried: DailyResult = { id: 'a', wrong: 2, is: 'tried' };

function stubStorage(isFull = false): void {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, text: string) => {
      if (isFull) throw new Error('no room');
      storage[key] = text;
    },
    removeItem: (key: string) => void delete storage[key],
  };
  const storage: Record<string, unknown> = Object.create(methods) as Record<string, unknown>;
  vi.stubGlobal('localStorage', storage);
}

beforeEach(() => {
  stubStorage();
  noteLevel('some', 'easy'); // what another test could not keep is forgotten
  localStorage.removeItem(PUZZLES_KEY);
});
afterEach(() => vi.unstubAllGlobals());

it('a day that is solved is kept, and read again', () => {
  noteDaily('2026-11-18', 'some', tried);
  expect(solvedDays(readLog())).toEqual([]);
  noteDaily('2026-11-18', 'some', solved);
  noteDaily('2026-11-19', 'other', shown);
  expect(readLog().days['2026-11-18']).toEqual({ some: solved });
  expect(solvedDays(readLog())).toEqual(['2026-11-18']);
});

it('what was shown cannot be solved any more, and what was solved stays so', () => {
  noteDaily('2026-11-18', 'some', shown);
  noteDaily('2026-11-18', 'some', solved);
  expect(readLog().days['2026-11-18']!.some).toEqual(shown);
  noteDaily('2026-11-18', 'other', solved);
  noteDaily('2026-11-18', 'other', tried);
  expect(readLog().days['2026-11-18']!.other).toEqual(solved);
});

it('what was practised is kept once, and can be begun anew', () => {
  notePractised('some', 'a');
  notePractised('some', 'b');
  notePractised('some', 'a');
  expect(readLog().practised).toEqual({ some: ['a', 'b'] });
  forgetPractised('some', ['a', 'c']);
  expect(readLog().practised).toEqual({ some: ['b'] });
});

it.each([
  '{',
  '[]',
  '{"version":2,"days":{},"practised":{},"levels":{}}',
  '{"version":1,"days":{"some day":{}},"practised":{},"levels":{}}',
  '{"version":1,"days":{"2026-11-18":{"some":{"id":"a","wrong":0,"is":"won"}}},"practised":{},"levels":{}}',
  '{"version":1,"days":{},"practised":{"some":[1]},"levels":{}}',
])('what cannot be read is set aside: %s', (text) => {
  localStorage.setItem(PUZZLES_KEY, text);
  expect(readLog().days).toEqual({});
  expect(listAside()).toMatchObject([{ origin: PUZZLES_KEY, text }]);
});

it('a browser that keeps nothing knows it until the page is left', () => {
  stubStorage(true);
  noteDaily('2026-11-18', 'some', solved);
  notePractised('some', 'b');
  expect(solvedDays(readLog())).toEqual(['2026-11-18']);
  expect(readLog().practised).toEqual({ some: ['b'] });
});

it('what two devices keep is joined: all days, and of one the better result', () => {
  const log = (days: object, practised: object, levels = {}) => ({ version: 1, days, practised, levels });
  const own = log({ '2026-11-17': { some: shown }, '2026-11-18': { some: tried } }, { some: ['a'] }, { some: 'easy' });
  const coming = log({ '2026-11-17': { some: solved, other: tried }, '2026-11-18': { some: shown } }, { some: ['b'] });
  const joined = joinLogs(own, coming)!;
  expect(joined.days).toEqual({
    '2026-11-17': { some: solved, other: tried },
    '2026-11-18': { some: shown },
  });
  expect(joined.practised).toEqual({ some: ['a', 'b'] });
  expect(joined.levels).toEqual({ some: 'easy' });
  expect(joinLogs(own, { days: {} })).toBeNull();
});
