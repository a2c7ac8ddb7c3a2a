// Words of the screen on which a record that somebody brings along is opened.

const en = {
  title: 'Study a record',
  intro:
    'Open the record of any game, from this server, another one or the terminal: see it step by step, study it, and learn from its mistakes.',
  stays: 'Nothing leaves your browser: the record is read and studied on this device.',
  open: 'Open it',
  another: 'Open another record',
  pasted: 'The text',
  unreadable: (source: string) => `${source} cannot be opened.`,
  empty: 'There is no text. Paste the record, or choose a file.',
  notOpened: (source: string) => `${source} could not be read. Is it a file with text or JSON?`,
  unfinished: 'The record ends before the rules end the game.',
  failed: 'The game could not be loaded. Try it again when there is a network.',
};

const es: typeof en = {
  title: 'Analizar un acta',
  intro:
    'Abre el acta de cualquier partida, de este servidor, de otro o de la terminal: mírala paso a paso, analízala y aprende de sus errores.',
  stays: 'Nada sale de tu navegador: el acta se lee y se analiza en este dispositivo.',
  open: 'Abrirla',
  another: 'Abrir otra acta',
  pasted: 'El texto',
  unreadable: (source) => `${source}: no se puede abrir.`,
  empty: 'No hay texto. Pega el acta o elige un archivo.',
  notOpened: (source) => `${source}: no se ha podido leer. ¿Es un archivo con texto o JSON?`,
  unfinished: 'El acta termina antes de que las reglas terminen la partida.',
  failed: 'No se ha podido cargar la partida. Inténtalo otra vez cuando haya conexión.',
};

export const studyRecordWords = { en, es };
