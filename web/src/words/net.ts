// What is said when the server cannot be asked.

export const netWords = {
  en: {
    away: 'The server does not answer. Is it running, and are you online?',
    strange: 'The server sent an answer that cannot be read.',
  },
  es: {
    away: 'El servidor no responde. ¿Está en marcha? ¿Tienes conexión?',
    strange: 'El servidor ha enviado una respuesta que no se puede leer.',
  },
};
