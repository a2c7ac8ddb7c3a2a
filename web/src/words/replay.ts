// The words of the replay that the table's own screen does not use.

import { inSpanishSentence } from './games';

const en = {
  title: (game: string) => `A game of ${game}`,
  cannot: 'This game cannot be shown',
  noGame: {
    local: 'This game is not on this device: it was played on another one, or deleted here.',
    server: 'There is no such game at the server: it was deleted there, or a letter of the link is missing.',
  },
  shown: 'The position shown',
  keys: 'Arrow keys go one step back or forward; Home and End to the start and the end; the space bar plays and stops.',
  steps: 'Steps',
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  stillRunning: 'This game is still being played. These are its steps so far.',
  noSteps: 'Nobody has thrown or moved yet.',
  reload: 'Refresh',
  toTable: 'Go to the table',
  die: (value: number) => `die: ${value}`,
  hideCheck: 'Hide the check of the dice',
  linkHere: 'The link to this game',
  study: 'Study this game',
  goOn: 'Go on from here against bots',
};

const es: typeof en = {
  title: (game) => `Una partida de ${inSpanishSentence(game).plain}`,
  cannot: 'Esta partida no se puede mostrar',
  noGame: {
    local: 'Esta partida no está en este dispositivo: se jugó en otro o se borró de este.',
    server: 'Esta partida no está en el servidor: se borró de allí, o al enlace le falta una letra.',
  },
  shown: 'La posición que se muestra',
  keys: 'Las flechas van un paso atrás o adelante; Inicio y Fin, al comienzo y al final; la barra espaciadora reproduce y para.',
  steps: 'Pasos',
  stepOf: (step, all) => `Paso ${step} de ${all}`,
  stillRunning: 'Esta partida todavía se está jugando. Estos son sus pasos hasta ahora.',
  noSteps: 'Nadie ha tirado ni movido todavía.',
  reload: 'Actualizar',
  toTable: 'Ir a la mesa',
  die: (value) => `dado: ${value}`,
  hideCheck: 'Ocultar la comprobación de los dados',
  linkHere: 'El enlace de esta partida',
  study: 'Analizar la partida',
  goOn: 'Seguir desde aquí contra bots',
};

export const replayWords = { en, es };
