// What is said of how strong the levels of bots are. `Wins` are of a hundred games, rounded: `all` and `most` (nearly
// all) are told apart, since a hundred of a hundred would say too much.

import type { Both } from '../model/words';

export type Wins = number | 'most' | 'all';

export interface StrengthWords {
  title: string;
  gentlest: string;
  withTwo: string;
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

const sharesInEnglish = (wins: Wins, games: number) =>
  wins === 'all'
    ? `all ${formatted('en', games)} games`
    : wins === 'most'
      ? 'more than 99 of 100 games'
      : `${wins} of 100 games`;

const sharesInSpanish = (wins: Wins, games: number) =>
  wins === 'all'
    ? `las ${formatted('es', games)} partidas jugadas`
    : wins === 'most'
      ? 'más de 99 de cada 100 partidas'
      : `${wins} de cada 100 partidas`;

export const strengthWords: Both<StrengthWords> = {
  en: {
    title: 'How strong are the levels?',
    gentlest: 'The gentlest level.',
    withTwo: 'With two players,',
    beats: (level, other, wins, games) =>
      `${level} ${wins === 'all' ? 'won' : 'wins'} ${sharesInEnglish(wins, games)} against ${other}.`,
    perhaps: (level, other, wins, games) =>
      `${level} won ${sharesInEnglish(wins, games)} against ${other}, which may have been luck.`,
    beatsChance: (level, wins, games) =>
      `Against moves chosen at random ${level} ${wins === 'all' ? 'won' : 'wins'} ${sharesInEnglish(wins, games)}.`,
    ofFour: (level, other, wins, games) =>
      `At a table of four ${level} ${wins === 'all' ? 'won' : 'wins'} ${sharesInEnglish(wins, games)} against three of ${other}; among equals it would be 25.`,
    caption: 'Each level against the next lower one, with two players and the printed rules.',
    level: 'Level',
    wins: 'Wins of 100',
    against: (other) => `against ${other}`,
    lowest: 'the lowest',
    between: (low, high) => `${low} to ${high}`,
    thinks: 'Thinks',
    number: (value) => formatted('en', value),
    seconds: (seconds) => inSeconds('en', seconds),
    bars: 'The dot is what was counted; with 95 % confidence the true number lies within the bar. The line in the middle is where equals would be. Time is the mean for a choice.',
    measured: (games) => `Measured in ${formatted('en', games)} games of bots against bots.`,
    drawsAreHalf: 'A draw counts as half a win.',
    earlier: 'Measured with an earlier version of the game or of the bots.',
  },
  es: {
    title: '¿Qué fuerza tiene cada nivel?',
    gentlest: 'El nivel más suave.',
    withTwo: 'Entre dos jugadores,',
    beats: (level, other, wins, games) =>
      wins === 'all'
        ? `${level} ganó a ${other} ${sharesInSpanish(wins, games)}.`
        : `${level} gana ${sharesInSpanish(wins, games)} a ${other}.`,
    perhaps: (level, other, wins, games) =>
      `${level} ganó ${sharesInSpanish(wins, games)} a ${other}, pero pudo ser suerte.`,
    beatsChance: (level, wins, games) =>
      `Contra jugadas al azar, ${level} ${wins === 'all' ? 'ganó' : 'gana'} ${sharesInSpanish(wins, games)}.`,
    ofFour: (level, other, wins, games) =>
      `En una mesa de cuatro, ${level} ${wins === 'all' ? 'ganó' : 'gana'} ${sharesInSpanish(wins, games)} contra tres de nivel ${other}; entre iguales serían 25.`,
    caption: 'Cada nivel contra el inmediatamente inferior, entre dos jugadores y con las reglas impresas.',
    level: 'Nivel',
    wins: 'Gana de cada 100',
    against: (other) => `contra ${other}`,
    lowest: 'el más bajo',
    between: (low, high) => `de ${low} a ${high}`,
    thinks: 'Piensa',
    number: (value) => formatted('es', value),
    seconds: (seconds) => inSeconds('es', seconds),
    bars: 'El punto es lo contado; con un 95 % de confianza el número verdadero está dentro de la barra. La raya del centro es donde estarían dos iguales. El tiempo es la media de cada elección.',
    measured: (games) => `Medido en ${formatted('es', games)} partidas de bots contra bots.`,
    drawsAreHalf: 'Unas tablas cuentan como media victoria.',
    earlier: 'Medido con una versión anterior del juego o de los bots.',
  },
};
