// The words around the rules. The rules themselves come from the server, in the person's language.

import type { Both } from '../model/words';

export interface RulesWords {
  title: string;
  titleOf: (name: string) => string;
  choose: string;
  others: string;
  play: (name: string) => string;
  contents: string;
  clause: (id: string) => string;
  played: string;
  refused: string;
  larger: string;
  options: string;
  optionsIntro: string;
  isDefault: string;
  between: (lowest: number, highest: number) => string;
  byDefault: string;
  seeClause: string;
  writing: string;
  loading: string;
  noSuchGame: string;
  noAnswer: string;
  again: string;
  nothing: string;
}

export const words: Both<RulesWords> = {
  en: {
    title: 'Rules',
    titleOf: (name) => `Rules of ${name}`,
    choose: 'Which game do you want to read about?',
    others: 'Rules of other games',
    play: (name) => `Play ${name}`,
    contents: 'Contents',
    clause: (id) => `Rule ${id}`,
    played: 'Played:',
    refused: 'Not allowed:',
    larger: 'Open a larger picture',
    options: 'What a table can choose',
    optionsIntro: 'Whoever makes a table can change these rules for it. Without a choice the default is played.',
    isDefault: 'default',
    between: (lowest, highest) => `from ${lowest} to ${highest}`,
    byDefault: 'Default:',
    seeClause: 'See rule',
    writing: 'How moves are written',
    loading: 'The rules are being fetched…',
    noSuchGame: 'There is no game of that name here.',
    noAnswer: 'The server does not answer. Look whether you are connected, and try again.',
    again: 'Try again',
    nothing: 'Nothing has been written here yet.',
  },
  es: {
    title: 'Reglas',
    titleOf: (name) => `Reglas de ${name}`,
    choose: '¿De qué juego quieres leer las reglas?',
    others: 'Reglas de otros juegos',
    play: (name) => `Jugar a ${name}`,
    contents: 'Contenido',
    clause: (id) => `Regla ${id}`,
    played: 'Jugada:',
    refused: 'No se permite:',
    larger: 'Abrir la imagen más grande',
    options: 'Lo que la mesa puede elegir',
    optionsIntro: 'Quien abre una mesa puede cambiar en ella estas reglas. Si no elige nada, vale lo habitual.',
    isDefault: 'lo habitual',
    between: (lowest, highest) => `de ${lowest} a ${highest}`,
    byDefault: 'Lo habitual:',
    seeClause: 'Véase la regla',
    writing: 'Cómo se escriben las jugadas',
    loading: 'Se están pidiendo las reglas…',
    noSuchGame: 'Aquí no hay ningún juego con ese nombre.',
    noAnswer: 'El servidor no responde. Mira si tienes conexión e inténtalo otra vez.',
    again: 'Intentarlo otra vez',
    nothing: 'Aquí no hay nada escrito todavía.',
  },
};
