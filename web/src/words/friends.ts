// Words for friends at a table: the waiting room, what rises where people sit, and the end of a game.

import { pluralIn } from '../model/plurals';
import { inSpanishSentence } from './games';

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

const en = {
  // The waiting room
  invites: (name: string, game: string) => `${name} invites you to play ${game}`,
  somebodyInvites: (game: string) => `You are invited to play ${game}`,
  yourTable: (game: string) => `Your table of ${game}`,
  forPlayers: (count: number) => inEnglish(count, { one: 'for one', other: `for ${count}` }),
  clockMove: (seconds: number) => `${seconds} s for each move`,
  clockTotal: (minutes: number) => `${minutes} min for each player`,
  missing: (count: number) =>
    inEnglish(count, { one: 'One player is missing.', other: `${count} players are missing.` }),
  itIsYou: 'you',
  isHost: 'opened the table',
  isHere: 'here',
  isAway: 'not connected',
  locked: 'The free seats are closed for now.',
  lockedByYou: 'Nobody else can sit down',
  seatBot: 'Put a bot here',
  removeBot: 'Take the bot off',
  removePerson: (name: string) => `Take ${name} off`,
  reallyRemove: (name: string) => `Take ${name} off the seat? They are told so.`,
  removeOnly: 'Take off; they may sit down again',
  removeAndLock: 'Take off, and close the free seats',
  keepSeat: 'No, stay',
  botLevel: 'Level of bots',
  startFewer: (count: number) => `Start with ${count}`,
  fillWithBots: 'Fill up with bots and start',
  host: 'You opened the table',
  shareInvitation: 'Send the invitation',
  copyInvitation: 'Copy the invitation',
  invitationCopied: '✓ Invitation copied: paste it into a chat.',
  invitation: (name: string, game: string) => `${name} invites you to play ${game}. Your seat is waiting:`,
  openInvitation: (game: string) => `Shall we play ${game}? Your seat is waiting:`,

  // What people say and show
  emote: 'Emotes',
  shows: (name: string, words: string) => `${name} ${words}.`,
  says: (name: string, text: string) => `${name}: ${text}`,
  showBubbles: 'Show what others say and their emotes',

  // The end of a game
  youWon: (name: string) => (name ? `You won, ${name}!` : 'You won!'),
  won: (names: string) => `${names} won!`,
  wonMany: (names: string) => `${names} won!`,
  draw: 'A draw!',
  figures: 'The game in figures',
  player: 'Player',
  throws: 'Throws',
  highest: (value: number) => (value === 6 ? 'Sixes' : `Threw ${value}`),
  captures: 'Captures',
  arrivals: 'Home',
  moves: 'Moves',
  revenge: 'Revenge',
  harder: (level: string) => `Next: ${level}`,
  sharePicture: 'Share a picture',
  pictureFailed: 'The picture could not be made.',
};

const es: typeof en = {
  invites: (name, game) => `${name} te invita a jugar ${inSpanishSentence(game).to}`,
  somebodyInvites: (game) => `Te invitan a jugar ${inSpanishSentence(game).to}`,
  yourTable: (game) => `Tu mesa de ${inSpanishSentence(game).plain}`,
  forPlayers: (count) => inSpanish(count, { one: 'para uno', other: `para ${count}` }),
  clockMove: (seconds) => `${seconds} s por jugada`,
  clockTotal: (minutes) => `${minutes} min por jugador`,
  missing: (count) => inSpanish(count, { one: 'Falta un jugador.', other: `Faltan ${count} jugadores.` }),
  itIsYou: 'tú',
  isHost: 'abrió la mesa',
  isHere: 'aquí',
  isAway: 'sin conexión',
  locked: 'Los asientos libres están cerrados por ahora.',
  lockedByYou: 'Nadie más puede sentarse',
  seatBot: 'Poner un bot',
  removeBot: 'Quitar el bot',
  removePerson: (name) => `Levantar a ${name}`,
  reallyRemove: (name) => `¿Levantar a ${name} de su asiento? Se le avisa.`,
  removeOnly: 'Levantar; puede volver a sentarse',
  removeAndLock: 'Levantar y cerrar los asientos libres',
  keepSeat: 'No, que se quede',
  botLevel: 'Nivel de los bots',
  startFewer: (count) => `Empezar con ${count}`,
  fillWithBots: 'Completar con bots y empezar',
  host: 'Has abierto la mesa',
  shareInvitation: 'Mandar la invitación',
  copyInvitation: 'Copiar la invitación',
  invitationCopied: '✓ Invitación copiada: pégala en un chat.',
  invitation: (name, game) => `${name} te invita a jugar ${inSpanishSentence(game).to}. Tu asiento te espera:`,
  openInvitation: (game) => `¿Jugamos ${inSpanishSentence(game).to}? Tu asiento te espera:`,

  emote: 'Gestos',
  shows: (name, words) => `${name} ${words}.`,
  says: (name, text) => `${name}: ${text}`,
  showBubbles: 'Ver lo que dicen los demás y sus gestos',

  youWon: (name) => (name ? `¡Has ganado, ${name}!` : '¡Has ganado!'),
  won: (names) => `¡Ha ganado ${names}!`,
  wonMany: (names) => `¡Han ganado ${names}!`,
  draw: '¡Tablas!',
  figures: 'La partida en cifras',
  player: 'Jugador',
  throws: 'Tiradas',
  highest: (value) => (value === 6 ? 'Seises' : `Sacó ${value}`),
  captures: 'Capturas',
  arrivals: 'En casa',
  moves: 'Jugadas',
  revenge: 'Revancha',
  harder: (level) => `Siguiente: ${level}`,
  sharePicture: 'Compartir una imagen',
  pictureFailed: 'No se ha podido hacer la imagen.',
};

export const friendsWords = { en, es };
