import { describe, expect, it } from 'vitest';
import { parse } from 'smol-toml';
import { sentenceOf } from '../../catalogues';
import type { Finding } from './check';
import { formFor, say, sayFinding } from './say';

const record = (game: string): Finding => ({
  key: 'record.holds',
  outcome: 'holds',
  parameters: { game, players: 2, throws: 1, moves: 0 },
});

describe('a sentence of the catalogues', () => {
  it.each([
    ['en', 1, 'by 1 seat,'],
    ['en', 2, 'by 2 seats,'],
    ['es', 1, 'añadió 1 asiento,'],
    ['es', 0, 'añadieron 0 asientos,'],
  ] as const)('in %s has the form for %i', (language, count, words) => {
    expect(say(language, 'mix.seats', { count, players: 3 })).toContain(words);
  });

  it('takes the form of the very value before that of its kind', () => {
    const forms = { by: 'count', '0': 'none', one: 'one', other: 'some' };
    expect([0, 1, 2, [], ['a'], 'by', 1_000_000].map((value) => formFor('es', forms, value))).toEqual(
      ['none', 'one', 'some', 'none', 'one', 'some', 'some'], // a million is of a kind of its own in Spanish
    );
  });

  it('joins a list as people would', () => {
    expect(say('en', 'commit.torn', { names: ['Table'] })).toMatch(/: Table\.$/);
    expect(say('es', 'commit.torn', { names: ['Table', 'Mix', 'Commit'] })).toMatch(/: Table, Mix y Commit\.$/);
  });

  it('begins with a capital letter, whatever its first parameter is', () => {
    const reason = { key: 'wrong_seat', parameters: { seat: 1, expected: 0 } } as const;
    const finding: Finding = {
      key: 'moves.fails',
      outcome: 'fails',
      parameters: { place: { line: 9 }, seat: 1, reason },
    };
    expect(sayFinding('en', finding)).toMatch(/^Line 9: seat 1 cannot have done this: it is not the turn of seat 1/);
    expect(sayFinding('es', finding)).toMatch(/^Línea 9: /);
  });

  it('keeps parameters as they are, whatever is in them', () => {
    expect(say('en', 'fault.json', { problem: '{limit} $& $1' })).toBe('this is not JSON ({limit} $& $1)');
  });

  it('names a game that the catalogues know, and another by its id', () => {
    expect(sayFinding('en', record('parchis'))).toContain(': Parchís, ');
    expect(sayFinding('es', record('sticks'))).toContain(': sticks, ');
    expect(sayFinding('es', record('constructor'))).toContain(': constructor, ');
  });
});

describe('the build', () => {
  const catalogue = parse(
    '[a]\nb = "{x} is lost"\nc = "lost: {x:piece}"\nd = { by = "x", one = "one", other = "{x}" }',
  );

  it('takes no sentence that it does not find', () => {
    expect(() => sentenceOf(catalogue, 'a')).toThrow('has no sentence a');
    expect(() => sentenceOf(catalogue, 'a.e.f')).toThrow('has no sentence a.e.f');
  });

  it('takes no sentence that the page would say in another way', () => {
    expect(() => sentenceOf(catalogue, 'a.c')).toThrow('cannot fill in');
  });
});
