// The words of the form for a new table that the table's own screen does not use.

const en = {
  player: (number: number) => `Player ${number}`,
  ways: { computer: 'Against the computer', here: 'At this screen', friends: 'With friends, by a link' },
  waysHint: {
    computer: 'You and the computer.',
    here: 'All take turns at this one.',
    friends: 'Each at a screen of their own.',
  },
  seats: 'Seats',
  kind: 'Who sits here',
  invitedHint: 'Free for whoever opens the link.',
  onlyBots: 'Only the computer plays: you will watch.',
  moreHint: 'clock, talk, who may watch, dice',
  asPrintedShort: 'as printed',
  changed: (count: number) => (count === 1 ? '1 changed' : `${count} changed`),
  follow: 'Follow the rulebook again',
  setByPlayers: (players: number, option: string, value: string) =>
    `${players} players need another board. “${option}” has been set to “${value}”.`,
  badName: 'A name has at most 20 characters, and all of them can be seen.',
  badNumber: (lowest: number, highest: number) => `A whole number from ${lowest} to ${highest}.`,
  mend: 'The table cannot be set like this:',
  noGame: 'There is no such game here.',
};

const es: typeof en = {
  player: (number) => `Jugador ${number}`,
  ways: { computer: 'Contra el ordenador', here: 'En esta pantalla', friends: 'Con amigos, por un enlace' },
  waysHint: {
    computer: 'Tú y el ordenador.',
    here: 'Todos se turnan en esta.',
    friends: 'Cada cual en su pantalla.',
  },
  seats: 'Asientos',
  kind: 'Quién se sienta',
  invitedHint: 'Libre para quien abra el enlace.',
  onlyBots: 'Solo juega el ordenador: tú mirarás.',
  moreHint: 'reloj, charla, quién puede mirar, dados',
  asPrintedShort: 'como impresas',
  changed: (count) => (count === 1 ? '1 cambiada' : `${count} cambiadas`),
  follow: 'Volver al reglamento',
  setByPlayers: (players, option, value) =>
    `Para ${players} jugadores hace falta otro tablero. «${option}» se ha puesto en «${value}».`,
  badName: 'Un nombre tiene como mucho 20 letras, y todas se ven.',
  badNumber: (lowest, highest) => `Un número entero de ${lowest} a ${highest}.`,
  mend: 'Así no se puede poner la mesa:',
  noGame: 'Aquí no hay ese juego.',
};

export const newTableWords = { en, es };
