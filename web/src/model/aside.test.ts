import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isRecord, listAside, readKept, removeAside } from './aside';
import { putAway, putAwayTables } from './putAway';
import { heldTables, holdSeats } from './seats';

beforeEach(() => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (storage[key] = kept[key] = text),
    removeItem: (key: string) => {
      delete kept[key];
      delete storage[key];
    },
  };
  const storage: Record<string, unknown> = Object.create(methods) as Record<string, unknown>; // its keys are what it keeps
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

it('what can be read is read', () => {
  localStorage.setItem('key', '{"a":1}');
  expect(readKept('key', isRecord)).toEqual({ a: 1 });
  expect(readKept('none', isRecord)).toBeNull();
  expect(listAside()).toEqual([]);
});

it.each(['{"a":', '[1]', 'null', ''])('what cannot be read is set aside, and not lost: %s', (text) => {
  localStorage.setItem('ludoteca.key', text);
  expect(readKept('ludoteca.key', isRecord)).toBeNull();
  expect(localStorage.getItem('ludoteca.key')).toBeNull();
  const [aside, ...others] = listAside();
  expect(aside).toMatchObject({ origin: 'ludoteca.key', text });
  expect(others).toEqual([]);
  removeAside(aside!.key);
  expect(listAside()).toEqual([]);
});

it.each([
  ['ludoteca.seats', '{"table":{"game":"stax","at":1,"tokens":7}}'],
  ['ludoteca.put-away', '{"version":2,"tables":{}}'],
])('%s of another form is set aside before anything new is written', (key, text) => {
  localStorage.setItem(key, text);
  expect(heldTables()).toEqual([]);
  holdSeats('one', 'stax', { 0: 'token' });
  putAway('one', 5);
  expect(heldTables().map(([id]) => id)).toEqual(['one']);
  expect(putAwayTables()).toEqual({ one: 5 });
  expect(listAside()).toMatchObject([{ origin: key, text }]);
});
