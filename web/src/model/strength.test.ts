import { describe, expect, it } from 'vitest';
import type { Rung, Strength } from '../net/messages';
import { strengthWords } from '../words/strength';
import { tableWords } from '../words/table';
import { furtherLines, lineOf, winsOf } from './strength';

const rung = (level: string, against: string, score: number, rest: Partial<Rung> = {}): Rung => ({
  level,
  against,
  players: 2,
  mode: 'two-colours',
  score,
  low: score - 0.04,
  high: score + 0.04,
  equals: 0.5,
  games: 600,
  draws: 0,
  ...rest,
});

const strength: Strength = {
  game: 'parchis',
  is_current: true,
  rungs: [
    rung('easy', 'beginner', 0.988),
    rung('medium', 'easy', 0.998),
    rung('hard', 'medium', 0.72),
    rung('expert', 'hard', 0.523),
    rung('expert', 'random', 1, { games: 1600 }),
    rung('expert', 'medium', 0.321, { players: 4, equals: 0.25 }),
  ],
  mean_seconds: {},
};

const names = {
  en: { words: strengthWords.en, levels: tableWords.en.levels },
  es: { words: strengthWords.es, levels: tableWords.es.levels },
};

describe('a level in a line', () => {
  it.each([
    ['hard', 2, 'Hard wins 72 of 100 games against Medium.', 'Difícil gana 72 de cada 100 partidas contra Medio.'],
    [
      'hard',
      4,
      'With two players, Hard wins 72 of 100 games against Medium.',
      'Entre dos jugadores, Difícil gana 72 de cada 100 partidas contra Medio.',
    ],
    [
      'beginner',
      2,
      'The easiest level. Easy wins 99 of 100 games against Beginner.',
      'El nivel más fácil. Fácil gana 99 de cada 100 partidas contra Principiante.',
    ],
    [
      'medium',
      2,
      'Medium wins more than 99 of 100 games against Easy.',
      'Medio gana más de 99 de cada 100 partidas contra Fácil.',
    ],
    [
      'expert',
      2,
      'Expert won 52 of 100 games against Hard, which may have been luck.',
      'Experto ganó 52 de cada 100 partidas contra Difícil, pero pudo ser suerte.',
    ],
  ])('says of %s at a table of %i how often it wins', (level, players, english, spanish) => {
    expect(lineOf(strength, level, players, names.en)).toBe(english);
    expect(lineOf(strength, level, players, names.es)).toBe(spanish);
  });

  it('says how few games were all won', () => {
    const few = { ...strength, rungs: [rung('hard', 'medium', 1, { low: 0.2, games: 2 })] };
    expect(lineOf(few, 'hard', 2, names.en)).toBe('Hard won all 2 games against Medium, which may have been luck.');
    expect(lineOf(few, 'hard', 2, names.es)).toBe(
      'Difícil ganó las 2 partidas jugadas contra Medio, pero pudo ser suerte.',
    );
  });

  it('says that the only game was won', () => {
    const one = { ...strength, rungs: [rung('hard', 'medium', 1, { low: 0.2, games: 1 })] };
    expect(lineOf(one, 'hard', 2, names.en)).toBe('Hard won the only game against Medium, which may have been luck.');
    expect(lineOf(one, 'hard', 2, names.es)).toBe(
      'Difícil ganó la única partida jugada contra Medio, pero pudo ser suerte.',
    );
  });

  it('says nothing of what was not measured', () => {
    expect(lineOf({ ...strength, rungs: [] }, 'hard', 2, names.en)).toBe('');
    expect(lineOf(strength, 'grandmaster', 2, names.en)).toBe('');
  });
});

describe('the top', () => {
  it('stands against chance and in company', () => {
    expect(furtherLines(strength, names.en)).toEqual([
      'Against moves chosen at random Expert won all 1,600 games.',
      'At a table of four Expert wins 32 of 100 games against three of level Medium; among equals it would win 25 of 100.',
    ]);
    expect(furtherLines(strength, names.es)).toEqual([
      'Contra jugadas al azar, Experto ganó las 1600 partidas jugadas.',
      'En una mesa de cuatro, Experto gana 32 de cada 100 partidas contra tres de nivel Medio; entre iguales ganaría 25 de cada 100.',
    ]);
  });
});

describe('wins of a hundred', () => {
  it.each([
    [1, 'all'],
    [0.999, 'most'],
    [0.994, 99],
    [0.5, 50],
  ])('%f is told as %s', (score, wins) => {
    expect(winsOf(rung('hard', 'medium', score))).toBe(wins);
  });
});

describe('thinking time', () => {
  it.each([
    [0.0004, '< 0.01 s', '< 0,01 s'],
    [0.058, '0.06 s', '0,06 s'],
    [0.41, '0.4 s', '0,4 s'],
    [2, '2 s', '2 s'],
  ])('%f seconds', (seconds, english, spanish) => {
    expect([strengthWords.en.seconds(seconds), strengthWords.es.seconds(seconds)]).toEqual([english, spanish]);
  });
});
