// What is said while a server that has just been installed compiles its games.

import { inSpanishSentence } from './games';

const en = {
  games: 'Getting the games ready, this once. You can play already: what you choose comes first.',
  rules: (game: string) => `Getting the rules of ${game} ready`,
  bots: (level: string) => `Getting the computer’s moves ready (level: ${level})`,
  failed: (game: string) => `The rules of ${game} could not be made ready. The server’s log says why.`,
};

const es: typeof en = {
  games: 'Preparando los juegos, solo esta vez. Ya puedes jugar: lo que elijas va primero.',
  rules: (game) => `Preparando las reglas ${inSpanishSentence(game).of}`,
  bots: (level) => `Preparando las jugadas de la máquina (nivel: ${level})`,
  failed: (game) =>
    `No se pudieron preparar las reglas ${inSpanishSentence(game).of}. El registro del servidor dice por qué.`,
};

export type CompilationWords = typeof en;
export const compilationWords = { en, es };
