// The words of the form for a new table that the table's own screen does not use.

import { pluralIn } from '../model/plurals';

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

const en = {
  player: (number: number) => `Player ${number}`,
  ways: { computer: 'Against the computer', here: 'At this screen', friends: 'With friends' },
  waysHint: {
    computer: 'You and the computer.',
    here: 'Everybody takes turns here.',
    friends: 'Each at their own screen, by a link.',
  },
  modeIs: (mode: string) => `How it is played: ${mode}`,
  seats: 'Seats',
  kind: 'Who sits here',
  levelIs: (level: string) => `Level: ${level}`,
  personality: 'Manner of play',
  anyPersonality: 'Anybody',
  noPersonality: 'No manner of its own',
  personalityIs: (name: string, about: string) => `${name}: ${about}`,
  invitedHint: 'Free for whoever opens the link.',
  onlyBots: 'Only the computer plays: you watch.',
  moreHint: 'clock, chat, spectators, dice',
  usualShort: 'the usual ones',
  changed: (count: number) => `${count} changed`,
  changes: (count: number) =>
    inEnglish(count, { one: `Your table changes ${count} rule:`, other: `Your table changes ${count} rules:` }),
  isUsual: (value: string) => `${value} (the usual)`,
  follow: 'Back to the usual rules',
  reading: 'Choose how your table understands it:',
  setByPlayers: (players: number, option: string, value: string) =>
    `${players} players need another board: “${option}” is now “${value}”.`,
  badName: 'At most 20 characters, none of them invisible.',
  badNumber: (lowest: number, highest: number) => `A whole number from ${lowest} to ${highest}.`,
  mend: 'The table cannot be opened like this:',
  noGame: 'We do not have that game.',
};

const es: typeof en = {
  player: (number) => `Jugador ${number}`,
  ways: { computer: 'Contra la máquina', here: 'En esta pantalla', friends: 'Con amigos' },
  waysHint: {
    computer: 'Tú y la máquina.',
    here: 'Todos juegan aquí, por turnos.',
    friends: 'Cada cual en su pantalla, con un enlace.',
  },
  modeIs: (mode) => `Cómo se juega: ${mode}`,
  seats: 'Asientos',
  kind: 'Quién ocupa el asiento',
  levelIs: (level) => `Nivel: ${level}`,
  personality: 'Manera de jugar',
  anyPersonality: 'Cualquiera',
  noPersonality: 'Sin manera propia',
  personalityIs: (name, about) => `${name}: ${about}`,
  invitedHint: 'Libre para quien abra el enlace.',
  onlyBots: 'Solo juega la máquina: tú miras.',
  moreHint: 'reloj, chat, espectadores, dados',
  usualShort: 'las habituales',
  changed: (count) => inSpanish(count, { one: `${count} cambiada`, other: `${count} cambiadas` }),
  changes: (count) =>
    inSpanish(count, { one: `Tu mesa cambia ${count} regla:`, other: `Tu mesa cambia ${count} reglas:` }),
  isUsual: (value) => `${value} (lo habitual)`,
  follow: 'Volver a las reglas habituales',
  reading: 'Elige cómo se entiende en tu mesa:',
  setByPlayers: (players, option, value) =>
    `Con ${players} jugadores hace falta otro tablero: «${option}» pasa a ser «${value}».`,
  badName: 'Como mucho 20 caracteres, y ninguno invisible.',
  badNumber: (lowest, highest) => `Un número entero de ${lowest} a ${highest}.`,
  mend: 'Así no se puede abrir la mesa:',
  noGame: 'No tenemos ese juego.',
};

export const newTableWords = { en, es };
