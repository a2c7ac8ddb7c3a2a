import { pluralIn } from '../model/plurals';
import { inSpanishSentence } from './games';

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

const en = {
  name: 'Ludoteca',
  tagline: 'Board games, with every rule explained.',
  rules: 'Rules',
  rulesOf: (game: string) => `Rules of ${game}`,
  settings: 'Settings',
  check: 'Dice',
  skip: 'Skip to the content',
  lostTitle: 'There is nothing here',
  lost: 'This address leads nowhere. Perhaps a letter of the link is missing.',
  toHome: 'See the games',
  loading: 'One moment…',
  again: 'Try again',
  offline: 'You are offline. Your games go on as soon as you are back.',
  playNow: 'Play',
  playNowHint: (game: string) => `Play ${game} against the computer`,
  withFriends: 'With friends',
  withFriendsHint: (game: string) => `Open a table of ${game} with friends`,
  goOn: 'Continue where you left off',
  openTables: 'Open tables',
  noOpenTables: 'No table is waiting for players. Open one and show it in this list.',
  seatsFree: (free: number, all: number) =>
    inEnglish(all, { one: `${free} of ${all} seat free`, other: `${free} of ${all} seats free` }),
  you: 'You',
  ended: 'over',
  yourTurn: 'your turn',
  settingsWords: {
    title: 'Settings',
    kept: 'Kept in this browser only.',
    language: 'Language',
    theme: 'Colours',
    themes: { auto: 'same as the device', light: 'light', dark: 'dark' },
    pace: 'Animations',
    paces: { off: 'none', quick: 'quick', slow: 'slow' },
    sounds: 'Sounds',
    marks: 'Stronger marks on the pieces, for people who find colours hard to tell apart',
    name: 'Your name at tables',
  },
};

const es: typeof en = {
  name: 'Ludoteca',
  tagline: 'Juegos de mesa con las reglas claras.',
  rules: 'Reglas',
  rulesOf: (game) => `Reglas ${inSpanishSentence(game).of}`,
  settings: 'Ajustes',
  check: 'Dados',
  skip: 'Saltar al contenido',
  lostTitle: 'Aquí no hay nada',
  lost: 'Esta dirección no lleva a ninguna parte. Quizá falte una letra del enlace.',
  toHome: 'Ver los juegos',
  loading: 'Un momento…',
  again: 'Intentarlo otra vez',
  offline: 'No tienes conexión. Tus partidas seguirán en cuanto la recuperes.',
  playNow: 'Jugar',
  playNowHint: (game) => `Jugar ${inSpanishSentence(game).to} contra la máquina`,
  withFriends: 'Con amigos',
  withFriendsHint: (game) => `Abrir una mesa de ${inSpanishSentence(game).plain} con amigos`,
  goOn: 'Sigue donde lo dejaste',
  openTables: 'Mesas abiertas',
  noOpenTables: 'Ninguna mesa está esperando jugadores. Abre una y muéstrala en esta lista.',
  seatsFree: (free, all) =>
    inSpanish(free, { one: `${free} asiento libre de ${all}`, other: `${free} asientos libres de ${all}` }),
  you: 'Tú',
  ended: 'terminada',
  yourTurn: 'te toca',
  settingsWords: {
    title: 'Ajustes',
    kept: 'Se guardan solo en este navegador.',
    language: 'Idioma',
    theme: 'Colores',
    themes: { auto: 'los del dispositivo', light: 'claros', dark: 'oscuros' },
    pace: 'Animaciones',
    paces: { off: 'ninguna', quick: 'rápidas', slow: 'lentas' },
    sounds: 'Sonidos',
    marks: 'Marcas más visibles en las fichas, para quien no distingue bien los colores',
    name: 'Tu nombre en las mesas',
  },
};

export const appWords = { en, es };
