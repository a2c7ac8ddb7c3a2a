import { inSpanishSentence } from './games';

const en = {
  title: (game: string) => `Learn to play ${game}`,
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  throwDice: 'Throw',
  dice: (values: string) => `Dice: ${values}`,
  otherMove: 'The rules allow that, but something else was asked for here.',
  again: 'Try again',
  notAMove: 'That is not a move. Tap one of your pieces, and then where it should go.',
  next: 'Next',
  finished: 'Now you know how to play.',
  firstGame: 'Play a first game',
  allRules: 'All the rules',
  fromTheStart: 'From the start',
  noLesson: 'There is no lesson for this game yet.',
};

const es: typeof en = {
  title: (game) => `Aprende a jugar ${inSpanishSentence(game).to}`,
  progress: (step, steps) => `Paso ${step} de ${steps}`,
  throwDice: 'Tirar',
  dice: (values) => `Dados: ${values}`,
  otherMove: 'Las reglas lo permiten, pero aquí se pedía otra cosa.',
  again: 'Otra vez',
  notAMove: 'Eso no es una jugada. Toca una de tus fichas y después el sitio al que va.',
  next: 'Siguiente',
  finished: 'Ya sabes jugar.',
  firstGame: 'Jugar la primera partida',
  allRules: 'Todas las reglas',
  fromTheStart: 'Desde el principio',
  noLesson: 'Este juego aún no tiene lección.',
};

export const lessonWords = { en, es };
