const en = {
  coach: 'Coach',
  hello: 'I am your coach: I say what you can do, and warn you of dangers.',
  off: 'Without the coach',
  point: (sentence: string) => `${sentence} Show it on the board`,
};

const es: typeof en = {
  coach: 'Entrenador',
  hello: 'Soy tu entrenador: te digo qué puedes hacer y te aviso de los peligros.',
  off: 'Sin entrenador',
  point: (sentence) => `${sentence} Enséñalo en el tablero`,
};

export const coachWords = { en, es };
