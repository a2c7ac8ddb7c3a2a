import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../net/fakes';
import { noteHeight, noteTable, reservedHeight, HEIGHT_KEY } from './reservedHeight';

beforeEach(fakeBrowser);
afterEach(() => vi.unstubAllGlobals());

describe('the room for running games on the home page', () => {
  it('is none on a device without any', () => {
    expect(reservedHeight(390, 844)).toBe(0);
  });

  it('is guessed for games that it has never shown', () => {
    noteTable('a', true);
    expect(reservedHeight(390, 844)).toBeGreaterThan(300);
    expect(reservedHeight(1366, 768)).toBeGreaterThan(300);
    noteTable('a', false);
    expect(reservedHeight(390, 844)).toBe(0);
  });

  it('is what they took when they were last shown, as long as they lie in as many rows', () => {
    noteHeight(['a', 'b', 'c'], 1366, 333);
    expect(reservedHeight(1366, 768)).toBe(333);
    noteTable('d', true);
    expect(reservedHeight(1366, 768)).toBe(333);
    expect(reservedHeight(800, 768)).not.toBe(333);
    noteHeight(['a', 'b', 'c'], 600, 555);
    for (const id of ['b', 'c', 'a']) noteTable(id, false);
    expect(reservedHeight(600, 768)).toBe(0);
  });

  it('holds games that are put away, of which a line says so', () => {
    noteHeight([], 390, 60);
    expect(reservedHeight(390, 844)).toBe(60);
  });

  it('is that of one row on a phone, however many games run', () => {
    noteTable('a', true);
    const one = reservedHeight(390, 844);
    for (const id of ['b', 'c', 'd']) noteTable(id, true);
    expect(reservedHeight(390, 844)).toBe(one);
    expect(reservedHeight(844, 390)).toBe(one);
  });

  it.each(['{"broken', '7', '{"tables": 3}', 'null'])('is none where %s is kept', (text) => {
    localStorage.setItem(HEIGHT_KEY, text);
    expect(reservedHeight(390, 844)).toBe(0);
  });
});
