// Words of the puzzles.

import { pluralIn } from '../model/plurals';
import { inSpanishSentence } from './games';

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

/** Write a day: `19 de noviembre`. It is a day of the calendar, not a moment. */
const dayIn = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

/** Name the day of a week in full. */
const weekdayIn = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

const en = {
  intro:
    'A position from a game between bots, and one move that is clearly the best. Every game has a puzzle a day, the same for everybody.',
  streak: 'Days in a row',
  daysInARow: (count: number) => inEnglish(count, { one: 'day in a row', other: 'days in a row' }),
  best: (count: number) => inEnglish(count, { one: 'Your best: 1 day', other: `Your best: ${count} days` }),
  begin: 'Solve a puzzle of today, of any game, and your streak begins.',
  keepGoing: 'Solve a puzzle of today, of any game, and it goes on.',
  isToday: 'Today is done. There are new ones tomorrow.',
  areSeen: 'You have seen all answers of today. There are new puzzles tomorrow.',
  missed: (count: number) =>
    inEnglish(count, {
      one: 'You missed a day: the streak begins anew with your next puzzle.',
      other: `You missed ${count} days: the streak begins anew with your next puzzle.`,
    }),
  week: 'The last seven days',
  weekday: weekdayIn('en'),
  solvedOn: 'solved',
  missedOn: 'not solved',
  openOn: 'today, still to solve',
  ofToday: (day: string) => `Today, ${day}`,
  day: dayIn('en'),
  toDo: 'Not tried yet',
  results: {
    tried: (wrong: number) =>
      inEnglish(wrong, { one: 'Not solved yet: 1 wrong try', other: `Not solved yet: ${wrong} wrong tries` }),
    solved: (wrong: number) =>
      wrong === 0
        ? 'Solved at the first try'
        : inEnglish(wrong, { one: 'Solved after 1 wrong try', other: `Solved after ${wrong} wrong tries` }),
    shown: () => 'You saw the answer: it does not count',
  },
  solve: 'Solve',
  solveOf: (game: string) => `Solve the puzzle of the day: ${game}`,
  look: 'Look at it',
  lookOf: (game: string) => `Look at the puzzle of the day: ${game}`,
  practise: 'Practise',
  practiseOf: (game: string) => `Practise puzzles: ${game}`,
  practised: (count: number) => inEnglish(count, { one: '1 solved in practice', other: `${count} solved in practice` }),
  kept: 'Days are those of this device, and the streak is kept in this browser only. A day counts when you find the best move of one of its puzzles before you see the answer, however many tries it takes.',
  how: 'How hard a puzzle is depends on the level of bots that finds its move. Moves were compared by many games played on from each with the same dice, in Stax by a search behind each.',
  ownGames: 'Your own games have puzzles too: open a record, and learn from the mistakes in it.',
  openRecord: 'Study a record',
  noGames: 'No game that is installed here has puzzles.',

  daily: (game: string) => `Puzzle of the day: ${game}`,
  practice: (game: string) => `Puzzles of ${game}`,
  difficulty: 'Difficulty',
  levels: { beginner: 'very easy', easy: 'easy', medium: 'medium', hard: 'hard', expert: 'very hard' },
  levelOf: (level: string, solved: number, all: number) => `${level} · ${solved} of ${all}`,
  number: (number: number, all: number) => `Puzzle ${number} of ${all}`,
  task: 'What is the best move?',
  found: 'Exactly: that is the best move!',
  foundAfterShown: 'That is it.',
  wrong: (percent: string) => `Not the best: it costs ${percent} of the chances to win.`,
  wrongAtLeast: (percent: string) => `Not the best: it costs ${percent} of the chances to win, or more.`,
  bestIs: 'The best move:',
  chances: (best: string, next: string, margin: string, error: string) =>
    `You win ${best} of the games from here with it, ${next} with the next best move: ${margin} ± ${error} more.`,
  searched: (best: string, next: string) =>
    `A search gives it ${best} of the chances to win, and the next best move ${next}.`,
  again: 'Try again',
  show: 'Answer',
  next: 'Next',
  nextGame: (game: string) => `Next: ${game}`,
  all: 'All puzzles',
  allSolved: 'You have solved all puzzles of this level.',
  fromTheStart: 'Begin them anew',
  noPuzzles: 'There are no puzzles for this game.',
  notAMove: 'That is not a move. Tap one of your pieces, and then where it should go.',
  failed: 'The puzzle cannot be shown: its rules could not be loaded.',
};

const es: typeof en = {
  intro:
    'Una posición de una partida entre bots y una jugada que es claramente la mejor. Cada juego tiene un reto al día, el mismo para todo el mundo.',
  streak: 'Días seguidos',
  daysInARow: (count) => inSpanish(count, { one: 'día seguido', other: 'días seguidos' }),
  best: (count) => inSpanish(count, { one: 'Tu mejor racha: 1 día', other: `Tu mejor racha: ${count} días` }),
  begin: 'Resuelve un reto de hoy, de cualquier juego, y empieza tu racha.',
  keepGoing: 'Resuelve un reto de hoy, de cualquier juego, para que siga.',
  isToday: 'El de hoy ya está. Mañana hay otros.',
  areSeen: 'Ya has visto todas las soluciones de hoy. Mañana hay otros retos.',
  missed: (count) =>
    inSpanish(count, {
      one: 'Te saltaste un día: la racha empieza de nuevo con el próximo reto.',
      other: `Te saltaste ${count} días: la racha empieza de nuevo con el próximo reto.`,
    }),
  week: 'Los últimos siete días',
  weekday: weekdayIn('es'),
  solvedOn: 'resuelto',
  missedOn: 'sin resolver',
  openOn: 'hoy, por resolver',
  ofToday: (day) => `Hoy, ${day}`,
  day: dayIn('es'),
  toDo: 'Sin intentar',
  results: {
    tried: (wrong) =>
      inSpanish(wrong, { one: 'Por resolver: 1 intento fallido', other: `Por resolver: ${wrong} intentos fallidos` }),
    solved: (wrong) =>
      wrong === 0
        ? 'Resuelto a la primera'
        : inSpanish(wrong, { one: 'Resuelto tras 1 fallo', other: `Resuelto tras ${wrong} fallos` }),
    shown: () => 'Viste la solución: no cuenta',
  },
  solve: 'Resolver',
  solveOf: (game) => `Resolver el reto del día: ${game}`,
  look: 'Verlo',
  lookOf: (game) => `Ver el reto del día: ${game}`,
  practise: 'Practicar',
  practiseOf: (game) => `Practicar retos: ${game}`,
  practised: (count) => inSpanish(count, { one: '1 resuelto al practicar', other: `${count} resueltos al practicar` }),
  kept: 'Los días son los de este dispositivo, y la racha se guarda solo en este navegador. Un día cuenta cuando encuentras la mejor jugada de uno de sus retos antes de ver la solución, por muchos intentos que hagan falta.',
  how: 'La dificultad de un reto depende del nivel de los bots que encuentran su jugada. Las jugadas se compararon con muchas partidas seguidas desde cada una con los mismos dados; en Stax, con una búsqueda tras cada una.',
  ownGames: 'Tus partidas también tienen retos: abre un acta y aprende de los errores que hay en ella.',
  openRecord: 'Analizar un acta',
  noGames: 'Ninguno de los juegos instalados aquí tiene retos.',

  daily: (game) => `Reto del día: ${game}`,
  practice: (game) => `Retos ${inSpanishSentence(game).of}`,
  difficulty: 'Dificultad',
  levels: { beginner: 'muy fácil', easy: 'fácil', medium: 'media', hard: 'difícil', expert: 'muy difícil' },
  levelOf: (level, solved, all) => `${level} · ${solved} de ${all}`,
  number: (number, all) => `Reto ${number} de ${all}`,
  task: '¿Cuál es la mejor jugada?',
  found: '¡Exacto: es la mejor jugada!',
  foundAfterShown: 'Esa es.',
  wrong: (percent) => `No es la mejor: cuesta un ${percent} de probabilidad de ganar.`,
  wrongAtLeast: (percent) => `No es la mejor: cuesta un ${percent} de probabilidad de ganar, o más.`,
  bestIs: 'La mejor jugada:',
  chances: (best, next, margin, error) =>
    `Con ella se gana el ${best} de las partidas desde aquí; con la siguiente mejor, el ${next}: ${margin} ± ${error} más.`,
  searched: (best, next) =>
    `Una búsqueda le da un ${best} de probabilidad de ganar, y a la siguiente mejor, un ${next}.`,
  again: 'Otra vez',
  show: 'Solución',
  next: 'Siguiente',
  nextGame: (game) => `Siguiente: ${game}`,
  all: 'Todos los retos',
  allSolved: 'Has resuelto todos los retos de este nivel.',
  fromTheStart: 'Empezarlos de nuevo',
  noPuzzles: 'Este juego no tiene retos.',
  notAMove: 'Eso no es una jugada. Toca una de tus fichas y después el sitio al que va.',
  failed: 'No se puede mostrar el reto: no se han podido cargar sus reglas.',
};

export const puzzleWords = { en, es };
