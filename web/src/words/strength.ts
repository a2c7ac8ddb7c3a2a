// What is said of how strong the levels of bots are. `Wins` are of a hundred games, rounded: `all` and `most` (nearly
// all) are told apart, since a hundred of a hundred would say too much.

import { pluralIn } from '../model/plurals';
import type { ByLanguage } from '../model/languages';

export type Wins = number | 'most' | 'all';

export interface StrengthWords {
  title: string;
  gentlest: string;
  withTwo: (sentence: string) => string;
  beats: (level: string, other: string, wins: Wins, games: number) => string;
  perhaps: (level: string, other: string, wins: Wins, games: number) => string;
  beatsChance: (level: string, wins: Wins, games: number) => string;
  ofFour: (level: string, other: string, wins: Wins, games: number) => string;
  caption: string;
  level: string;
  wins: string;
  against: (other: string) => string;
  lowest: string;
  between: (low: string, high: string) => string;
  thinks: string;
  number: (value: number) => string;
  seconds: (seconds: number) => string;
  bars: string;
  measured: (games: number) => string;
  drawsAreHalf: string;
  earlier: string;
}

const LEAST_SECONDS = 0.01;

const formatted = (language: string, value: number, digits = 0) =>
  value.toLocaleString(language, { maximumFractionDigits: digits });

const inSeconds = (language: string, seconds: number) =>
  seconds < LEAST_SECONDS
    ? `< ${formatted(language, LEAST_SECONDS, 2)} s`
    : `${formatted(language, seconds, seconds < 0.1 ? 2 : 1)} s`;

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

const sharesInEnglish = (wins: Wins, games: number) =>
  wins === 'all'
    ? inEnglish(games, { one: 'the only game', other: `all ${formatted('en', games)} games` })
    : wins === 'most'
      ? 'more than 99 of 100 games'
      : `${wins} of 100 games`;

const sharesInSpanish = (wins: Wins, games: number) =>
  wins === 'all'
    ? inSpanish(games, { one: 'la única partida jugada', other: `las ${formatted('es', games)} partidas jugadas` })
    : wins === 'most'
      ? 'más de 99 de cada 100 partidas'
      : `${wins} de cada 100 partidas`;

export const strengthWords: ByLanguage<StrengthWords> = {
  en: {
    title: 'How strong are the levels?',
    gentlest: 'The easiest level.',
    withTwo: (sentence) => `With two players, ${sentence}`,
    beats: (level, other, wins, games) =>
      `${level} ${wins === 'all' ? 'won' : 'wins'} ${sharesInEnglish(wins, games)} against ${other}.`,
    perhaps: (level, other, wins, games) =>
      `${level} won ${sharesInEnglish(wins, games)} against ${other}, which may have been luck.`,
    beatsChance: (level, wins, games) =>
      `Against moves chosen at random ${level} ${wins === 'all' ? 'won' : 'wins'} ${sharesInEnglish(wins, games)}.`,
    ofFour: (level, other, wins, games) =>
      `At a table of four ${level} ${wins === 'all' ? 'won' : 'wins'} ${sharesInEnglish(wins, games)} against three of level ${other}; among equals it would win 25 of 100.`,
    caption: 'Each level against the next lower one, with two players and the usual rules.',
    level: 'Level',
    wins: 'Wins of 100',
    against: (other) => `against ${other}`,
    lowest: 'the lowest',
    between: (low, high) => `${low} to ${high}`,
    thinks: 'Thinks',
    number: (value) => formatted('en', value),
    seconds: (seconds) => inSeconds('en', seconds),
    bars: 'The dot is what was measured; with 95 % confidence the true value lies within the bar. The line in the middle is where two equal players would be. The time is the mean for a move.',
    measured: (games) =>
      inEnglish(games, {
        one: 'Measured in one game of bots against bots.',
        other: `Measured in ${formatted('en', games)} games of bots against bots.`,
      }),
    drawsAreHalf: 'A draw counts as half a win.',
    earlier: 'Measured with an earlier version of the game or of the bots.',
  },
  es: {
    title: '¿Qué fuerza tiene cada nivel?',
    gentlest: 'El nivel más fácil.',
    withTwo: (sentence) => `Entre dos jugadores, ${sentence}`,
    beats: (level, other, wins, games) =>
      `${level} ${wins === 'all' ? 'ganó' : 'gana'} ${sharesInSpanish(wins, games)} contra ${other}.`,
    perhaps: (level, other, wins, games) =>
      `${level} ganó ${sharesInSpanish(wins, games)} contra ${other}, pero pudo ser suerte.`,
    beatsChance: (level, wins, games) =>
      `Contra jugadas al azar, ${level} ${wins === 'all' ? 'ganó' : 'gana'} ${sharesInSpanish(wins, games)}.`,
    ofFour: (level, other, wins, games) =>
      `En una mesa de cuatro, ${level} ${wins === 'all' ? 'ganó' : 'gana'} ${sharesInSpanish(wins, games)} contra tres de nivel ${other}; entre iguales ganaría 25 de cada 100.`,
    caption: 'Cada nivel contra el inmediatamente inferior, con dos jugadores y con las reglas habituales.',
    level: 'Nivel',
    wins: 'Victorias por cada 100',
    against: (other) => `contra ${other}`,
    lowest: 'el más bajo',
    between: (low, high) => `de ${low} a ${high}`,
    thinks: 'Piensa',
    number: (value) => formatted('es', value),
    seconds: (seconds) => inSeconds('es', seconds),
    bars: 'El punto es lo medido; con un 95 % de confianza, el valor real está dentro de la barra. La raya del centro marca dónde estarían dos rivales iguales. El tiempo es la media por jugada.',
    measured: (games) =>
      inSpanish(games, {
        one: 'Medido en una partida entre bots.',
        other: `Medido en ${formatted('es', games)} partidas entre bots.`,
      }),
    drawsAreHalf: 'Las tablas cuentan como media victoria.',
    earlier: 'Medido con una versión anterior del juego o de los bots.',
  },
};
