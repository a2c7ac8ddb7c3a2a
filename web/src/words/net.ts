// What is said when the server cannot be asked, or a table is not there.

export const netWords = {
  en: {
    away: 'The server does not answer. Is it running, and are you online?',
    strange: 'The server sent an answer that cannot be read.',
    noSuchTable: 'That table is not on this device.',
    unreadable: 'What is kept of it cannot be read.',
  },
  es: {
    away: 'El servidor no responde. ¿Está en marcha? ¿Tienes conexión?',
    strange: 'El servidor ha enviado una respuesta que no se puede leer.',
    noSuchTable: 'Esa mesa no está en este dispositivo.',
    unreadable: 'Lo que se guarda de ella no se puede leer.',
  },
};
