import { pluralIn } from '../model/plurals';

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

const en = {
  myGames: 'My games',
  noGames: 'What you have played is counted here after your first game.',
  game: 'Game',
  played: 'Played',
  won: 'Won',
  streak: 'Best streak',
  beaten: 'Level beaten',
  none: '–',
  colours: 'Colours I like to play with',
  coloursWhy: 'At new tables, and where you sit down while the colour is free.',
  anyColour: 'any',

  myData: 'My data',
  dataWhy: 'Everything is in this browser and nowhere else. You can take it to another device, or delete it.',
  makeLink: 'Make a link',
  linkReady: 'Open this link on the other device. All of it is in the link itself: no server gets to see it.',
  linkSecret: 'Whoever has the link can play in your place. Keep it to yourself.',
  withoutReplays: (count: number) =>
    inEnglish(count, {
      one: 'The replay of one game does not fit into a link. The file has it.',
      other: `The replays of ${count} games do not fit into a link. The file has them.`,
    }),
  tooLong: 'You have more games than fit into a link. Take the file.',
  link: 'Link for another device',
  copy: 'Copy the link',
  copied: 'Copied',
  saveFile: 'Save a file',
  openFile: 'Open a file…',

  comes: 'From another device',
  comesName: (name: string) => `Of ${name}.`,
  comesTables: (count: number) => inEnglish(count, { one: 'One running game.', other: `${count} running games.` }),
  comesLonger: (count: number) =>
    inEnglish(count, { one: 'One game that went on there.', other: `${count} games that went on there.` }),
  comesGames: (count: number) => inEnglish(count, { one: 'One finished game.', other: `${count} finished games.` }),
  comesSeats: (count: number) =>
    inEnglish(count, {
      one: 'Your seat at one table of a server.',
      other: `Your seats at ${count} tables of servers.`,
    }),
  comesForks: (count: number) =>
    inEnglish(count, {
      one: 'One game went on here and there in different ways: this device keeps its own, and the other one is set aside.',
      other: `${count} games went on here and there in different ways: this device keeps its own, and the others are set aside.`,
    }),
  comesBroken: (count: number) =>
    inEnglish(count, {
      one: 'One game is damaged, and is set aside.',
      other: `${count} games are damaged, and are set aside.`,
    }),
  comesNothing: 'Nothing that is not here already.',
  withSettings: 'Use the name and the settings of that device too',
  takeIn: 'Add it to this device',
  notNow: 'Not now',
  takenIn: 'Done. Nothing that was here has been lost.',
  faults: {
    unreadable: 'This was not written by Ludoteca, or a part of it is missing. Nothing was changed.',
    newer: 'This comes from a newer Ludoteca. Load this page again, and try once more. Nothing was changed.',
  },
  failed: 'This could not be done. Nothing was lost; try again.',

  delete: 'Delete everything…',
  reallyDelete: 'Delete everything that Ludoteca keeps in this browser?',
  deletedTables: (count: number) => inEnglish(count, { one: 'One running game', other: `${count} running games` }),
  deletedGames: (count: number) =>
    inEnglish(count, {
      one: 'One finished game, with its replay',
      other: `${count} finished games, with their replays`,
    }),
  deletedSeats: (count: number) =>
    inEnglish(count, {
      one: 'The key of your seat at one table of the server: you cannot come back to it',
      other: `The keys of your seats at ${count} tables of the server: you cannot come back to them`,
    }),
  deletedRest: 'Your name, your settings and the seals of dice',
  deletedApp: 'The copy of the app for playing without a network',
  deleteNow: 'Delete everything',
  keep: 'Keep it',
  held: 'Another window of Ludoteca is open: close it, and delete again.',

  aside: 'Set aside',
  asideWhy:
    'Ludoteca could not read this, or could not join it with what is here. Save it, if you want to keep it, or delete it.',
  asideSave: 'Save',
  asideDelete: 'Delete',
};

const es: typeof en = {
  myGames: 'Mis partidas',
  noGames: 'Aquí se cuenta lo que juegas, desde tu primera partida.',
  game: 'Juego',
  played: 'Jugadas',
  won: 'Ganadas',
  streak: 'Mejor racha',
  beaten: 'Nivel superado',
  none: '–',
  colours: 'Colores con los que me gusta jugar',
  coloursWhy: 'En las mesas nuevas, y donde te sientas si el color está libre.',
  anyColour: 'cualquiera',

  myData: 'Mis datos',
  dataWhy: 'Todo está en este navegador y en ningún otro sitio. Puedes llevarlo a otro dispositivo o borrarlo.',
  makeLink: 'Hacer un enlace',
  linkReady:
    'Abre este enlace en el otro dispositivo. Todo va dentro del propio enlace: ningún servidor llega a verlo.',
  linkSecret: 'Quien tenga el enlace puede jugar en tu lugar. No se lo des a nadie.',
  withoutReplays: (count) =>
    inSpanish(count, {
      one: 'La repetición de una partida no cabe en un enlace. Va en el archivo.',
      other: `Las repeticiones de ${count} partidas no caben en un enlace. Van en el archivo.`,
    }),
  tooLong: 'Tienes más partidas de las que caben en un enlace. Usa el archivo.',
  link: 'Enlace para otro dispositivo',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  saveFile: 'Guardar un archivo',
  openFile: 'Abrir un archivo…',

  comes: 'De otro dispositivo',
  comesName: (name) => `De ${name}.`,
  comesTables: (count) => inSpanish(count, { one: 'Una partida en marcha.', other: `${count} partidas en marcha.` }),
  comesLonger: (count) =>
    inSpanish(count, { one: 'Una partida que siguió allí.', other: `${count} partidas que siguieron allí.` }),
  comesGames: (count) => inSpanish(count, { one: 'Una partida terminada.', other: `${count} partidas terminadas.` }),
  comesSeats: (count) =>
    inSpanish(count, {
      one: 'Tu asiento en una mesa de un servidor.',
      other: `Tus asientos en ${count} mesas de servidores.`,
    }),
  comesForks: (count) =>
    inSpanish(count, {
      one: 'Una partida siguió aquí y allí de forma distinta: este dispositivo se queda con la suya y la otra se aparta.',
      other: `${count} partidas siguieron aquí y allí de forma distinta: este dispositivo se queda con las suyas y las otras se apartan.`,
    }),
  comesBroken: (count) =>
    inSpanish(count, {
      one: 'Una partida está dañada y se aparta.',
      other: `${count} partidas están dañadas y se apartan.`,
    }),
  comesNothing: 'Nada que no esté ya aquí.',
  withSettings: 'Usar también el nombre y los ajustes de ese dispositivo',
  takeIn: 'Añadirlo a este dispositivo',
  notNow: 'Ahora no',
  takenIn: 'Hecho. No se ha perdido nada de lo que había aquí.',
  faults: {
    unreadable: 'Esto no es de Ludoteca, o le falta una parte. No se ha cambiado nada.',
    newer: 'Esto viene de una Ludoteca más nueva. Recarga esta página y prueba otra vez. No se ha cambiado nada.',
  },
  failed: 'No se ha podido hacer. No se ha perdido nada; prueba otra vez.',

  delete: 'Borrarlo todo…',
  reallyDelete: '¿Borrar todo lo que Ludoteca guarda en este navegador?',
  deletedTables: (count) => inSpanish(count, { one: 'Una partida en marcha', other: `${count} partidas en marcha` }),
  deletedGames: (count) =>
    inSpanish(count, {
      one: 'Una partida terminada, con su repetición',
      other: `${count} partidas terminadas, con sus repeticiones`,
    }),
  deletedSeats: (count) =>
    inSpanish(count, {
      one: 'La llave de tu asiento en una mesa del servidor: no podrás volver a ella',
      other: `Las llaves de tus asientos en ${count} mesas del servidor: no podrás volver a ellas`,
    }),
  deletedRest: 'Tu nombre, tus ajustes y los sellos de los dados',
  deletedApp: 'La copia de la aplicación para jugar sin red',
  deleteNow: 'Borrarlo todo',
  keep: 'Conservarlo',
  held: 'Hay otra ventana de Ludoteca abierta: ciérrala y vuelve a borrar.',

  aside: 'Apartado',
  asideWhy:
    'Ludoteca no ha podido leer esto, o no ha podido juntarlo con lo que hay aquí. Guárdalo si lo quieres conservar, o bórralo.',
  asideSave: 'Guardar',
  asideDelete: 'Borrar',
};

export const meWords = { en, es };
