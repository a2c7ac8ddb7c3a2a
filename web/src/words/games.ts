// Names of games within Spanish sentences. A game that is not known here is named as the server names it.

interface Named {
  plain: string; // de parchís
  to: string; // jugar al parchís
  of: string; // las reglas del parchís
}

const KNOWN: Record<string, Named> = {
  Parchís: { plain: 'parchís', to: 'al parchís', of: 'del parchís' },
  Parqués: { plain: 'parqués', to: 'al parqués', of: 'del parqués' },
};

/** Tell how a game is named within a Spanish sentence, with its article where it has one. */
export function inSpanishSentence(game: string): Named {
  return KNOWN[game] ?? { plain: game, to: `a ${game}`, of: `de ${game}` };
}
