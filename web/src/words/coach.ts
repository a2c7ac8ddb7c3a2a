const en = {
  coach: 'Coach',
  who: 'I am your coach.',
  hello: 'I say what you can do, and warn you of dangers.',
  fold: 'Fold the coach away',
  folded: 'Coach',
  unfold: 'Let the coach speak',
  why: (name: string, reason: string) => `${name}’s reason: ${reason}`,
  point: (sentence: string) => `${sentence} Show it on the board`,
};

const es: typeof en = {
  coach: 'Entrenador',
  who: 'Soy tu entrenador.',
  hello: 'Te digo qué puedes hacer y te aviso de los peligros.',
  fold: 'Plegar el consejo',
  folded: 'Consejo',
  unfold: 'Ver el consejo',
  why: (name, reason) => `Motivo de ${name}: ${reason}`,
  point: (sentence) => `${sentence} Enséñalo en el tablero`,
};

export const coachWords = { en, es };
