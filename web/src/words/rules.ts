// The words around the rules. The rules themselves come from the server, in the person's language.

import type { ByLanguage } from '../model/languages';
import { inSpanishSentence } from './games';

export interface RulesWords {
  title: string;
  titleOf: (game: string) => string;
  choose: string;
  others: string;
  play: (game: string) => string;
  story: string;
  all: string;
  contents: string;
  clause: (id: string) => string;
  played: string;
  refused: string;
  larger: string;
  options: string;
  optionsIntro: string;
  isUsual: string;
  usual: (value: string) => string;
  usualOf: (value: string, lowest: number, highest: number) => string;
  seeClause: string;
  sources: string;
  sourcesIntro: string;
  source: (name: string) => string;
  writing: string;
  loading: string;
  noSuchGame: string;
  again: string;
  nothing: string;
}

export const words: ByLanguage<RulesWords> = {
  en: {
    title: 'Rules',
    titleOf: (game) => `Rules of ${game}`,
    choose: 'Which game do you want to read about?',
    others: 'Rules of other games',
    play: (game) => `Play ${game}`,
    story: 'In a few pictures',
    all: 'All the rules',
    contents: 'Contents',
    clause: (id) => `Rule ${id}`,
    played: 'Played:',
    refused: 'Not allowed:',
    larger: 'See a larger picture',
    options: 'What a table can choose',
    optionsIntro: 'Whoever opens a table can change these rules for it. Without a change the usual ones are played.',
    isUsual: 'the usual',
    usual: (value) => `The usual: ${value}`,
    usualOf: (value, lowest, highest) => `The usual: ${value} (from ${lowest} to ${highest})`,
    seeClause: 'See rule',
    sources: 'Where each rule comes from',
    sourcesIntro: 'Each rule has one of these marks:',
    source: (name) => `Source: ${name}`,
    writing: 'How moves are written',
    loading: 'Loading the rules…',
    noSuchGame: 'There is no game with that name here.',
    again: 'Try again',
    nothing: 'Nothing has been written here yet.',
  },
  es: {
    title: 'Reglas',
    titleOf: (game) => `Reglas ${inSpanishSentence(game).of}`,
    choose: '¿De qué juego quieres leer las reglas?',
    others: 'Reglas de otros juegos',
    play: (game) => `Jugar ${inSpanishSentence(game).to}`,
    story: 'En pocas imágenes',
    all: 'Todas las reglas',
    contents: 'Índice',
    clause: (id) => `Regla ${id}`,
    played: 'Jugada:',
    refused: 'No se puede:',
    larger: 'Ver la imagen más grande',
    options: 'Lo que la mesa puede elegir',
    optionsIntro:
      'Quien abre una mesa puede cambiar en ella estas reglas. Si no cambia nada, se juega con las habituales.',
    isUsual: 'lo habitual',
    usual: (value) => `Lo habitual: ${value}`,
    usualOf: (value, lowest, highest) => `Lo habitual: ${value} (de ${lowest} a ${highest})`,
    seeClause: 'Ver la regla',
    sources: 'De dónde sale cada regla',
    sourcesIntro: 'Cada regla lleva una de estas marcas:',
    source: (name) => `Origen: ${name}`,
    writing: 'Cómo se escriben las jugadas',
    loading: 'Cargando las reglas…',
    noSuchGame: 'Aquí no hay ningún juego con ese nombre.',
    again: 'Intentarlo otra vez',
    nothing: 'Aquí todavía no hay nada escrito.',
  },
};
