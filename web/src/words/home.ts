import { pluralIn } from '../model/plurals';
import type { Outcome } from '../model/stats';
import { inSpanishSentence } from './games';

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Say how long ago something was: `hace 5 min`. */
function agoIn(language: string): (since_ms: number, now_ms: number) => string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  return (since_ms, now_ms) => {
    const seconds = Math.max(0, (now_ms - since_ms) / 1000);
    const [unit, length] = UNITS.find((one) => seconds >= one[1]) ?? ['minute', 60];
    return seconds < 60 ? words.format(0, 'second') : words.format(-Math.floor(seconds / length), unit);
  };
}

const dayIn = (language: string) => (ms: number) =>
  new Date(ms).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });

const en = {
  goOn: 'Continue where you left off',
  onThisDevice: 'on this device',
  unreached: 'The server does not answer',
  yourTurn: 'your turn',
  turnOf: (name: string) => `${name} to play`,
  waitingFor: (free: number) => inEnglish(free, { one: 'one player is missing', other: `${free} players are missing` }),
  putAway: (game: string, names: string) => `Put away: ${game}, ${names}`,
  isPutAway: (game: string) => `${game} is put away.`,
  undo: 'Undo',
  allTables: (count: number) => `Show all (${count})`,
  away: (count: number) => `Put away (${count})`,
  takeOut: 'Show again',
  takeOutOf: (game: string, names: string) => `Show again: ${game}, ${names}`,
  leave: { local: 'Delete', server: 'Leave for good' },
  leaveOf: (what: string, game: string, names: string) => `${what}: ${game}, ${names}`,
  reallyLeave: 'Leave this table for good? A bot plays on for you, and you cannot come back.',
  gone: (games: string[]) =>
    inEnglish(games.length, {
      one: `The server no longer has a table of yours (${games[0]}). Its result was not seen on this device.`,
      other: `The server no longer has ${games.length} tables of yours (${games.join(', ')}). Their results were not seen on this device.`,
    }),
  dismiss: 'All right',
  unreadable: (count: number) =>
    inEnglish(count, {
      one: 'Something that this browser keeps cannot be read. It is set aside, and nothing of it is lost.',
      other: `${count} things that this browser keeps cannot be read. They are set aside, and nothing of them is lost.`,
    }),
  seeAside: 'See what it is',

  finished: 'Finished games',
  outcomes: { won: 'You won', drawn: 'Draw', lost: 'You lost' } satisfies Record<Outcome, string>,
  wonBy: (name: string) => `${name} won`,
  ended: 'Ended',
  day: dayIn('en'),
  replay: 'Replay',
  replayOf: (game: string, day: string) => `Replay: ${game}, ${day}`,
  dice: 'Dice',
  diceOf: (game: string, day: string) => `Check the dice: ${game}, ${day}`,
  noReplay: 'no replay',
  deleteGame: (game: string, day: string) => `Delete: ${game}, ${day}`,
  reallyDelete: 'Delete this game? It is no longer counted, and its replay goes too.',
  allGames: (count: number) => `Show all (${count})`,

  played: (count: number) => inEnglish(count, { one: 'One game', other: `${count} games` }),
  won: (count: number) => `${count} won`,
  bestStreak: (count: number) => `best streak ${count}`,
  beaten: (level: string) => `beaten: ${level}`,
  nextLevel: (level: string) => `${level} now?`,
  nextLevelHint: (level: string, game: string) => `Play ${game} at the level ${level}`,

  openTables: 'Open tables',
  noOpenTables: 'No table is waiting for players. Open one and show it in this list.',
  seatsFree: (free: number, all: number) =>
    inEnglish(all, { one: `${free} of ${all} seat free`, other: `${free} of ${all} seats free` }),
  waits: (names: string[]) =>
    names.length === 0
      ? 'nobody yet'
      : inEnglish(names.length, {
          one: `${names[0]} is waiting`,
          other: `${inList('en', names)} are waiting`,
        }),
  ago: agoIn('en'),
};

function inList(language: string, names: string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

const es: typeof en = {
  goOn: 'Sigue donde lo dejaste',
  onThisDevice: 'en este dispositivo',
  unreached: 'El servidor no responde',
  yourTurn: 'te toca',
  turnOf: (name) => `le toca a ${name}`,
  waitingFor: (free) => inSpanish(free, { one: 'falta un jugador', other: `faltan ${free} jugadores` }),
  putAway: (game, names) => `Ocultar: ${game}, ${names}`,
  isPutAway: (game) => `Has ocultado una partida de ${inSpanishSentence(game).plain}.`,
  undo: 'Deshacer',
  allTables: (count) => `Ver todas (${count})`,
  away: (count) => `Ocultas (${count})`,
  takeOut: 'Mostrar',
  takeOutOf: (game, names) => `Mostrar: ${game}, ${names}`,
  leave: { local: 'Borrar', server: 'Dejarla del todo' },
  leaveOf: (what, game, names) => `${what}: ${game}, ${names}`,
  reallyLeave: '¿Dejar esta mesa del todo? Un bot seguirá jugando por ti y ya no podrás volver.',
  gone: (games) =>
    inSpanish(games.length, {
      one: `El servidor ya no tiene una de tus mesas (${games[0]}). Este dispositivo no llegó a ver el resultado.`,
      other: `El servidor ya no tiene ${games.length} de tus mesas (${games.join(', ')}). Este dispositivo no llegó a ver los resultados.`,
    }),
  dismiss: 'Entendido',
  unreadable: (count) =>
    inSpanish(count, {
      one: 'Algo de lo que guarda este navegador no se puede leer. Está apartado y no se ha perdido nada.',
      other: `Hay ${count} cosas guardadas en este navegador que no se pueden leer. Están apartadas y no se ha perdido nada.`,
    }),
  seeAside: 'Ver qué es',

  finished: 'Partidas terminadas',
  outcomes: { won: 'Ganaste', drawn: 'Tablas', lost: 'Perdiste' },
  wonBy: (name) => `Ganó ${name}`,
  ended: 'Terminada',
  day: dayIn('es'),
  replay: 'Repetición',
  replayOf: (game, day) => `Repetición: ${game}, ${day}`,
  dice: 'Dados',
  diceOf: (game, day) => `Comprobar los dados: ${game}, ${day}`,
  noReplay: 'sin repetición',
  deleteGame: (game, day) => `Borrar: ${game}, ${day}`,
  reallyDelete: '¿Borrar esta partida? Dejará de contar, y también se borrará su repetición.',
  allGames: (count) => `Ver todas (${count})`,

  played: (count) => inSpanish(count, { one: 'Una partida', other: `${count} partidas` }),
  won: (count) => inSpanish(count, { one: 'una ganada', other: `${count} ganadas` }),
  bestStreak: (count) => `mejor racha: ${count}`,
  beaten: (level) => `nivel superado: ${level}`,
  nextLevel: (level) => `¿${level} ahora?`,
  nextLevelHint: (level, game) => `Jugar ${inSpanishSentence(game).to} en el nivel ${level}`,

  openTables: 'Mesas abiertas',
  noOpenTables: 'Ninguna mesa está esperando jugadores. Abre una y muéstrala en esta lista.',
  seatsFree: (free, all) =>
    inSpanish(free, { one: `${free} asiento libre de ${all}`, other: `${free} asientos libres de ${all}` }),
  waits: (names) =>
    names.length === 0
      ? 'aún no hay nadie'
      : inSpanish(names.length, { one: `${names[0]} espera`, other: `${inList('es', names)} esperan` }),
  ago: agoIn('es'),
};

export const homeWords = { en, es };
