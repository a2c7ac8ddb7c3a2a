// The pace of a table: what moves, sounds and goes by itself; and the strip of what others did meanwhile.

const en = {
  title: 'My pace',
  titleShort: 'Pace',
  kept: 'For you alone, on this device.',
  motion: 'Movement',
  pace: 'Speed of movement',
  botPace: 'Speed of bots',
  paces: { slow: 'slow', normal: 'normal', quick: 'fast', off: 'instant' },
  sounds: 'Sounds',
  vibration: 'Vibration',
  calm: 'Your device asks for little movement: pieces and dice stand still, and nothing vibrates.',
  autoThrow: 'Throw for me',
  autoMove: 'Play for me when there is only one move',
  skip: 'Skip to my turn',
  skipShort: 'Skip',
  meanwhile: 'What the others did',
  seeAgain: (what: string) => `See again: ${what}`,
  forced: 'Only one move:',
  thrown: 'Throwing…',
  wait: 'Wait',
  earned: (amount: number) => `${amount} to play`,
};

const es: typeof en = {
  title: 'Mi ritmo',
  titleShort: 'Ritmo',
  kept: 'Solo para ti, en este dispositivo.',
  motion: 'Movimiento',
  pace: 'Velocidad del movimiento',
  botPace: 'Velocidad de los bots',
  paces: { slow: 'lenta', normal: 'normal', quick: 'rápida', off: 'al instante' },
  sounds: 'Sonidos',
  vibration: 'Vibración',
  calm: 'Tu dispositivo pide menos movimiento: las fichas y los dados no se animan y nada vibra.',
  autoThrow: 'Tirar por mí',
  autoMove: 'Jugar por mí cuando solo hay una jugada',
  skipShort: 'Saltar',
  skip: 'Saltar a mi turno',
  meanwhile: 'Lo que han hecho los demás',
  seeAgain: (what) => `Ver otra vez: ${what}`,
  forced: 'Solo hay una jugada:',
  thrown: 'Tirando…',
  wait: 'Espera',
  earned: (amount) => `${amount} por contar`,
};

export const paceWords = { en, es };
