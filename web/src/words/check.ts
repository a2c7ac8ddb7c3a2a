// The words of the dice check that only its page has. What `ludoteca verify` says too stands in its catalogues:
// dice/say.ts says it.

import type { Outcome } from '../dice/check';
import type { Unchecked } from '../dice/replay';
import { pluralIn } from '../model/plurals';
import type { ByLanguage } from '../model/languages';

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

export interface CheckWords {
  title: string;
  intro: string;
  stays: string;
  giveTitle: string;
  give: string;
  drop: string;
  choose: string;
  paste: string;
  pasteHint: string;
  checkIt: string;
  another: string;
  study: string;
  take: string;
  takeHint: string;
  takeSum: string;
  unreadable: (source: string) => string;
  moreFaults: (count: number) => string;
  wayOut: string;
  empty: string;
  notOpened: (source: string) => string;
  pasted: string;
  handedIn: string;
  checked: (source: string) => string;
  outcome: { [Key in Outcome]: string };
  findings: string;
  movesNotHere: (unchecked: Unchecked) => string;
  note: { missing: string; extra: string };
  command: string;
  compareTitle: string;
  compare: string;
  comparedTitle: string;
  compared: string;
  seal: string;
  added: string;
  seat: (seat: number, name: string) => string;
  nothing: string;
  compareField: string;
  compareHint: string;
  isSeal: string;
  isAdded: (seat: string) => string;
  isNeither: string;
  isUnfinished: (length: number) => string;
  throws: (count: number) => string;
  onlyOthers: (count: number) => string;
  number: string;
  who: string;
  said: string;
  decided: string;
  agrees: string;
  yes: string;
  no: string;
  unknown: string;
  more: (count: number) => string;
  aboutTitle: string;
  provesTitle: string;
  proves: string[];
  provesNotTitle: string;
  provesNot: string[];
  language: string;
  page: string;
}

function whyInEnglish(unchecked: Unchecked): string {
  switch (unchecked.why) {
    case 'no_rules':
      return 'The moves and the result are not checked: the rules of this game are not here.';
    case 'not_loaded':
      return 'The moves and the result are not checked: the rules of this game could not be loaded.';
    case 'other_rules':
      return `The moves and the result are not checked: the record has version ${unchecked.rules} of the rules, and here is version ${unchecked.known}.`;
    case 'unknown_options':
      return `The moves and the result are not checked: the rules here do not know these options of the record: ${unchecked.names.join(', ')}.`;
  }
}

function whyInSpanish(unchecked: Unchecked): string {
  switch (unchecked.why) {
    case 'no_rules':
      return 'Las jugadas y el resultado no se comprueban: aquí no están las reglas de este juego.';
    case 'not_loaded':
      return 'Las jugadas y el resultado no se comprueban: no se han podido cargar las reglas de este juego.';
    case 'other_rules':
      return `Las jugadas y el resultado no se comprueban: el acta es de la versión ${unchecked.rules} de las reglas, y aquí está la ${unchecked.known}.`;
    case 'unknown_options':
      return `Las jugadas y el resultado no se comprueban: las reglas de aquí no conocen estas opciones del acta: ${unchecked.names.join(', ')}.`;
  }
}

export const checkWords: ByLanguage<CheckWords> = {
  en: {
    title: 'Check the dice',
    intro:
      'Before a game its dice are put into a sealed envelope, and every seat adds something of its own. When the game is over the envelope is opened. Here you can see for yourself that every throw is the one that was decided before the first, and that the game was played by the rules.',
    stays: 'Nothing leaves your browser: the record is read and checked on this device.',
    giveTitle: 'The record of the game',
    give: 'You can download it at the table when the game is over. It is a file with text or JSON.',
    drop: 'Drop the file here, or',
    choose: 'Choose a file',
    paste: 'Or paste the record',
    pasteHint: 'Its first line is “Ludoteca record 1”.',
    checkIt: 'Check it',
    another: 'Check another record',
    study: 'See and study the game',
    take: 'Take this page with you',
    takeHint: 'One file that checks records without a network, also when this server is gone.',
    takeSum:
      'The SHA-256 of that file. The release notes name it too: if they differ, do not trust the file that you got here.',
    unreadable: (source) => `${source}: this cannot be checked.`,
    moreFaults: (count) => `And ${count} more.`,
    wayOut: 'Download the record from the table again, whole and unchanged, and give it here.',
    empty: 'There is nothing to check yet: paste the whole record into the box first.',
    notOpened: (source) => `${source} could not be opened. Choose it again, or paste what is in it.`,
    pasted: 'What you pasted',
    handedIn: 'The record of this game',
    checked: (source) => `Checked: ${source}`,
    outcome: { holds: 'holds', fails: 'does not hold', unchecked: 'cannot be checked' },
    findings: 'What was found',
    movesNotHere: (unchecked) => `${whyInEnglish(unchecked)} This command may know more:`,
    note: {
      missing: 'From there on each throw is the one decided for the next: it looks as if a throw was left out.',
      extra: 'After it each throw is the one decided for the throw before: it looks as if a throw was put in.',
    },
    command: 'ludoteca verify FILE',
    compareTitle: 'Only you can compare this',
    compare:
      'The record cannot prove these two things by itself. Look whether they are what you saw: the seal that you were shown before the game, and what your own device added for your seat.',
    comparedTitle: 'What this device has compared',
    compared:
      'Before the game this device kept the seal and what it added, and it has compared them with the record by itself: what was found stands above. Here is what the record says, for you and your friends to compare again.',
    seal: 'The seal of the envelope',
    added: 'What each seat added',
    seat: (seat, name) => (name ? `Seat ${seat}: ${name}` : `Seat ${seat}`),
    nothing: 'added nothing; the computer’s seats never do',
    compareField: 'Let this page compare',
    compareHint: 'Paste the seal that you kept, or what your device added.',
    isSeal: 'It is the seal of this record.',
    isAdded: (seat) => `It is what this record has for ${seat}.`,
    isNeither: 'This record has it nowhere. If it is your seal, or yours to have been added, do not trust the record.',
    isUnfinished: (length) =>
      `A seal has 64 letters and digits, what a seat added has 32; here ${inEnglish(length, { one: 'is', other: 'are' })} ${length}.`,
    throws: (count) => inEnglish(count, { one: 'The only throw', other: `All ${count} throws` }),
    onlyOthers: (count) => `Only those that do not agree (${count})`,
    number: 'Throw',
    who: 'Seat',
    said: 'Record',
    decided: 'Decided',
    agrees: 'Agrees',
    yes: 'yes',
    no: 'no',
    unknown: 'not known',
    more: (count) => `Show ${count} more`,
    aboutTitle: 'What this proves, and what it does not',
    provesTitle: 'A record that holds proves:',
    proves: [
      'That the server wrote its slip before it knew what the seats would add, and did not change it; and that the seats added theirs without knowing the slip. So nobody chose the dice, unless a seat was in league with the server.',
      'That every throw, in its order, was decided before the first. Waiting, reconnecting or the moves chosen changed none.',
      'That every move was allowed by the rules, and that the result follows from the moves.',
    ],
    provesNotTitle: 'It does not prove:',
    provesNot: [
      'That nobody knew the dice beforehand: the server holds the slip.',
      'That the server and a seat were not in league. That is why the computer’s seats add nothing.',
      'That the server had to open the envelope, or that the game went on no further than the record.',
      'That a seat with nothing added was asked. If nobody added anything, the server alone decided the dice.',
      'Who played the moves: records are not signed. Compare with a copy of your own.',
    ],
    language: 'Language',
    page: 'Ludoteca: check the dice',
  },
  es: {
    title: 'Comprobar los dados',
    intro:
      'Antes de una partida sus dados se meten en un sobre cerrado, y cada asiento añade algo suyo. Cuando la partida termina, el sobre se abre. Aquí puedes ver por tu cuenta que cada tirada es la que estaba decidida antes de la primera, y que se jugó según las reglas.',
    stays: 'Nada sale de tu navegador: el acta se lee y se comprueba en este dispositivo.',
    giveTitle: 'El acta de la partida',
    give: 'La puedes descargar en la mesa cuando termina la partida. Es un archivo de texto o JSON.',
    drop: 'Suelta aquí el archivo, o',
    choose: 'Elegir un archivo',
    paste: 'O pega el acta',
    pasteHint: 'Su primera línea es «Ludoteca record 1».',
    checkIt: 'Comprobar',
    another: 'Comprobar otra acta',
    study: 'Ver y analizar la partida',
    take: 'Llévate esta página',
    takeHint: 'Un solo archivo que comprueba actas sin red, también cuando este servidor ya no esté.',
    takeSum:
      'El SHA-256 de ese archivo. También está en las notas de la versión: si no coinciden, no te fíes del que te dan aquí.',
    unreadable: (source) => `${source}: esto no se puede comprobar.`,
    moreFaults: (count) => `Y ${count} más.`,
    wayOut: 'Vuelve a descargar el acta de la mesa, entera y sin cambios, y tráela aquí.',
    empty: 'Aún no hay nada que comprobar: antes pega el acta entera en el cuadro.',
    notOpened: (source) => `${source} no se pudo abrir. Elígelo otra vez, o pega lo que contiene.`,
    pasted: 'Lo que has pegado',
    handedIn: 'El acta de esta partida',
    checked: (source) => `Comprobado: ${source}`,
    outcome: { holds: 'cuadra', fails: 'no cuadra', unchecked: 'no se puede comprobar' },
    findings: 'Lo que se ha comprobado',
    movesNotHere: (unchecked) => `${whyInSpanish(unchecked)} Puede que esta orden sepa más:`,
    note: {
      missing: 'Desde ahí cada tirada es la decidida para la siguiente: parece que se ha quitado una tirada.',
      extra: 'Después cada tirada es la decidida para la anterior: parece que se ha metido una tirada de más.',
    },
    command: 'ludoteca verify ARCHIVO',
    compareTitle: 'Esto solo lo puedes comparar tú',
    compare:
      'El acta no puede probar por sí sola estas dos cosas. Mira si son las que viste: el sello que te enseñaron antes de la partida, y lo que tu propio dispositivo añadió por tu asiento.',
    comparedTitle: 'Lo que ha comparado este dispositivo',
    compared:
      'Antes de la partida este dispositivo guardó el sello y lo que añadió, y los ha comparado por su cuenta con el acta: arriba está lo que ha encontrado. Aquí tienes lo que dice el acta, para compararlo otra vez con tus amigos.',
    seal: 'El sello del sobre',
    added: 'Lo que añadió cada asiento',
    seat: (seat, name) => (name ? `Asiento ${seat}: ${name}` : `Asiento ${seat}`),
    nothing: 'no añadió nada; los asientos de la máquina nunca lo hacen',
    compareField: 'Que compare esta página',
    compareHint: 'Pega el sello que guardaste, o lo que añadió tu dispositivo.',
    isSeal: 'Es el sello de esta acta.',
    isAdded: (seat) => `Según esta acta, es lo que añadió el ${seat.replace(/^A/, 'a')}.`,
    isNeither: 'Esta acta no lo tiene en ninguna parte. Si es tu sello, o lo que añadiste tú, no te fíes del acta.',
    isUnfinished: (length) => `Un sello tiene 64 letras y cifras, y lo que añade un asiento, 32; aquí hay ${length}.`,
    throws: (count) => inSpanish(count, { one: 'La única tirada', other: `Las ${count} tiradas` }),
    onlyOthers: (count) => `Solo las que no coinciden (${count})`,
    number: 'Tirada',
    who: 'Asiento',
    said: 'Acta',
    decided: 'Decidida',
    agrees: 'Coincide',
    yes: 'sí',
    no: 'no',
    unknown: 'no se sabe',
    more: (count) => `Ver ${count} más`,
    aboutTitle: 'Qué prueba esto, y qué no',
    provesTitle: 'Un acta que cuadra prueba:',
    proves: [
      'Que el servidor escribió su papel antes de saber qué añadirían los asientos, y no lo cambió; y que los asientos añadieron lo suyo sin conocer el papel. Así que nadie eligió los dados, salvo que un asiento estuviera compinchado con el servidor.',
      'Que todas las tiradas, en su orden, estaban decididas antes de la primera. Esperar, volver a conectarse o elegir una jugada u otra no cambió ninguna.',
      'Que las reglas permitían todas las jugadas, y que el resultado sale de ellas.',
    ],
    provesNotTitle: 'No prueba:',
    provesNot: [
      'Que nadie supiera los dados de antemano: el servidor tiene el papel.',
      'Que el servidor y un asiento no estuvieran compinchados. Por eso los asientos de la máquina no añaden nada.',
      'Que el servidor tuviera que abrir el sobre, ni que la partida no siguiera después de lo que dice el acta.',
      'Que se le preguntara a un asiento que no añadió nada. Si nadie añadió nada, los dados los decidió solo el servidor.',
      'Quién hizo las jugadas: las actas no van firmadas. Compara con una copia tuya.',
    ],
    language: 'Idioma',
    page: 'Ludoteca: comprobar los dados',
  },
};
