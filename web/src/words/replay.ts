// The words of the replay that the table's own screen does not use.

const en = {
  title: (game: string) => `A game of ${game}`,
  shown: 'The position shown',
  keys: 'Arrow keys go a step back or on; Home and End to the start and the end; the space bar plays and stops.',
  steps: 'Steps',
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  stillRunning: 'This game is still being played. These are its steps until now.',
  noSteps: 'Nobody has thrown or moved yet.',
  reload: 'Look again',
  toTable: 'To the table',
  die: (value: number) => `die: ${value}`,
  hideCheck: 'Hide the check of the dice',
  linkHere: 'The link to this game',
};

const es: typeof en = {
  title: (game) => `Una partida de ${game}`,
  shown: 'La posición que se muestra',
  keys: 'Las flechas van un paso atrás o adelante; Inicio y Fin, al comienzo y al final; la barra espaciadora reproduce y para.',
  steps: 'Pasos',
  stepOf: (step, all) => `Paso ${step} de ${all}`,
  stillRunning: 'Esta partida se está jugando todavía. Estos son sus pasos hasta ahora.',
  noSteps: 'Nadie ha tirado ni movido todavía.',
  reload: 'Mirar otra vez',
  toTable: 'A la mesa',
  die: (value) => `dado: ${value}`,
  hideCheck: 'Esconder la comprobación de los dados',
  linkHere: 'El enlace de esta partida',
};

export const replayWords = { en, es };
