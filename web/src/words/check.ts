// The words of the dice check. Findings and faults say what `ludoteca verify` says: a test compares them with the
// catalogues of the command, src/ludoteca/locale/*/dice.toml and core.toml.

import type { Finding, FindingParameters, Outcome, Verdict } from '../dice/check';
import type { Fault, FaultParameters, Place, Where } from '../dice/record';
import { pluralIn } from '../model/plurals';
import type { Both } from '../model/words';

const inEnglish = pluralIn('en');
const inSpanish = pluralIn('es');

type Sentences<Parameters> = { [Key in keyof Parameters]: (parameters: Parameters[Key]) => string };

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
  take: string;
  takeHint: string;
  unreadable: (source: string) => string;
  moreFaults: (count: number) => string;
  wayOut: string;
  empty: string;
  notOpened: (source: string) => string;
  pasted: string;
  handedIn: string;
  checked: (source: string) => string;
  outcome: { [Key in Outcome]: string };
  verdict: { [Key in Outcome]: string };
  findings: string;
  finding: Sentences<FindingParameters>;
  note: { [Key in Verdict['notes'][number]]: string };
  command: string;
  fault: Sentences<FaultParameters>;
  line: (line: number) => string;
  action: (number: number) => string;
  compareTitle: string;
  compare: string;
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

export const checkWords: Both<CheckWords> = {
  en: {
    title: 'Check the dice',
    intro:
      'Before a game its dice are put into a sealed envelope, and every seat adds something of its own. When the game is over the envelope is opened. Here you can see for yourself that every throw is the one that was decided before the first.',
    stays: 'Nothing leaves your browser: the record is read and checked on this device.',
    giveTitle: 'The record of the game',
    give: 'You can download it at the table when the game is over. It is a file with text or JSON.',
    drop: 'Drop the file here, or',
    choose: 'Choose a file',
    paste: 'Or paste the record',
    pasteHint: 'Its first line is “Ludoteca record 1”.',
    checkIt: 'Check it',
    another: 'Check another record',
    take: 'Take this page with you',
    takeHint: 'One file that checks records without a network, also when this server is gone.',
    unreadable: (source) => `${source}: this cannot be checked.`,
    moreFaults: (count) => `And ${count} more.`,
    wayOut: 'Download the record from the table again, whole and unchanged, and give it here.',
    empty: 'There is nothing to check yet: paste the whole record into the box first.',
    notOpened: (source) => `${source} could not be opened. Choose it again, or paste what is in it.`,
    pasted: 'What you pasted',
    handedIn: 'The record of this game',
    checked: (source) => `Checked: ${source}`,
    outcome: { holds: 'holds', fails: 'does not hold', unchecked: 'cannot be checked' },
    verdict: {
      holds: 'All that can be checked here holds.',
      fails: 'Something does not hold: do not trust this record.',
      unchecked: 'Nothing fails, but not all could be checked.',
    },
    findings: 'What was found',
    finding: {
      'record.holds': ({ game, players, throws, moves }) =>
        `The record reads well: ${nameOf(game)}, players: ${players}, throws: ${throws}, moves: ${moves}.`,
      'commit.holds': () => 'The sealed envelope matches what was published before the game.',
      'commit.fails': () =>
        'The envelope is not the one that was published before the game: its seal does not match what was inside.',
      'commit.sealed': () => 'The envelope is not open yet; it is opened when the game ends or the table is given up.',
      'commit.torn': ({ names }) =>
        `The envelope is torn: missing or unreadable in the record: ${listed(names, 'and')}.`,
      'mix.holds': () => 'What each seat added before the first throw is all in the dice.',
      'mix.fails': () => 'What the seats added before the first throw has been changed.',
      'mix.unknown': () => 'The game has not begun, and the seats may not all have added theirs yet.',
      'mix.seats': ({ count, players }) =>
        inEnglish(count, {
          one: `The record has something added by ${count} seat, but says that ${players} played.`,
          other: `The record has something added by ${count} seats, but says that ${players} played.`,
        }),
      'throws.holds': ({ count }) =>
        `Every throw is the one that the envelope and the seats decided (${count} of ${count}).`,
      'throws.fails': ({ number, place, expected, said }) =>
        `Throw ${number} (${placeIn('en', place)}) is not the one that the envelope and the seats decided: they give ${expected}, the record says ${said}.`,
      'throws.sealed': () => 'The throws can be checked once the envelope is open.',
      'throws.unknown': () => 'The throws cannot be checked without the whole envelope.',
      'throws.no_seed': () => 'There is nothing to check the dice with: the record has neither an envelope nor a seed.',
      'throws.none': () => 'Nobody threw dice in this game, so there are no throws to check.',
      'throws.own.holds': ({ count }) =>
        `Every throw is the one that the record's own seed gives (${count} of ${count}).`,
      'throws.own.fails': ({ number, place, expected, said }) =>
        `Throw ${number} (${placeIn('en', place)}) is not the one that the record's own seed gives: it gives ${expected}, the record says ${said}.`,
      'moves.not_here': () =>
        'The moves and the result need the rules, which are not in this page. This command checks them too:',
    },
    note: {
      own_seed: 'No envelope was sealed before this game: whoever chose its seed could know the dice beforehand.',
      missing: 'From there on each throw is the one decided for the next: it looks as if a throw was left out.',
      extra: 'After it each throw is the one decided for the throw before: it looks as if a throw was put in.',
    },
    command: 'ludoteca verify FILE',
    fault: {
      too_long: ({ limit }) => `the text is too long; at most ${limit} characters are read`,
      record_head: () =>
        'not a record; expected it to begin with “Ludoteca record 1”, or in JSON with "ludoteca_record": 1',
      record_format: ({ format, known }) =>
        `this record has format ${format}, newer than what this version reads (${known}); a newer Ludoteca reads it`,
      tag: () => 'not a tag; expected “Name: value”',
      twice: () => 'it is given twice; expected once',
      missing: () => 'it is missing',
      whole_number: () => 'expected a whole number',
      result_form: () => 'expected seats by place, as: 2, 0+1, 3',
      seed: () => 'a seed is a whole number, or a text of 1 to 200 printable characters on one line',
      record_line: () => 'expected a seat, then throws in brackets and moves, as: 0: (6) Y5-11 (3) Y11-14',
      record_dice: ({ dice, lowest, highest }) =>
        `(${dice}) is no throw; expected faces from ${lowest} to ${highest}, with - between dice`,
      faces_form: () => 'expected the lowest and the highest face of a die, from 0 to 15, as 1-6',
      json: ({ problem }) => `this is not JSON (${problem})`,
      unknown_field: ({ known }) => `there is no such field here; there are: ${listed(known, 'and')}`,
      text_expected: () => 'expected a text',
      table_expected: () => 'expected a table of names and values',
      table_value: () => 'this name or value cannot stand here',
      list_expected: () => 'expected a list',
      action: ({ lowest, highest }) =>
        `not an action; expected a seat with dice from ${lowest} to ${highest}, or a seat with a move`,
    },
    line: (line) => `line ${line}`,
    action: (number) => `action ${number}`,
    compareTitle: 'Only you can compare this',
    compare:
      'The record cannot prove these two things by itself. Look whether they are what you saw: the seal that you were shown before the game, and what your own device added for your seat.',
    seal: 'The seal of the envelope',
    added: 'What each seat added',
    seat: (seat, name) => (name ? `Seat ${seat}: ${name}` : `Seat ${seat}`),
    nothing: 'added nothing; the computer’s seats never do',
    compareField: 'Let this page compare',
    compareHint: 'Paste the seal that you kept, or what your device added.',
    isSeal: 'It is the seal of this record.',
    isAdded: (seat) => `It is what this record has for ${seat}.`,
    isNeither: 'This record has it nowhere. If it is your seal, or yours to have been added, do not trust the record.',
    isUnfinished: (length) => `A seal has 64 letters and digits, what a seat added has 32; here are ${length}.`,
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
    ],
    provesNotTitle: 'It does not prove:',
    provesNot: [
      'That nobody knew the dice beforehand: the server holds the slip.',
      'That the server and a seat were not in league. That is why the computer’s seats add nothing.',
      'That the server had to open the envelope, or that the game went on no further than the record.',
      'That a seat with nothing added was asked. If there are zeros for you although your device added something, do not trust the record.',
      'Who played the moves: records are not signed. Compare with a copy of your own.',
    ],
    language: 'Language',
    page: 'Ludoteca: check the dice',
  },
  es: {
    title: 'Comprobar los dados',
    intro:
      'Antes de una partida sus dados se meten en un sobre cerrado, y cada asiento añade algo suyo. Cuando la partida termina, el sobre se abre. Aquí puedes ver por tu cuenta que cada tirada es la que estaba decidida antes de la primera.',
    stays: 'Nada sale de tu navegador: el acta se lee y se comprueba en este dispositivo.',
    giveTitle: 'El acta de la partida',
    give: 'La puedes descargar en la mesa cuando termina la partida. Es un archivo de texto o JSON.',
    drop: 'Suelta aquí el archivo, o',
    choose: 'Elegir un archivo',
    paste: 'O pega el acta',
    pasteHint: 'Su primera línea es «Ludoteca record 1».',
    checkIt: 'Comprobar',
    another: 'Comprobar otra acta',
    take: 'Llévate esta página',
    takeHint: 'Un solo archivo que comprueba actas sin red, también cuando este servidor ya no esté.',
    unreadable: (source) => `${source}: esto no se puede comprobar.`,
    moreFaults: (count) => `Y ${count} más.`,
    wayOut: 'Vuelve a descargar el acta de la mesa, entera y sin cambios, y tráela aquí.',
    empty: 'Aún no hay nada que comprobar: antes pega el acta entera en el cuadro.',
    notOpened: (source) => `${source} no se pudo abrir. Elígelo otra vez, o pega lo que contiene.`,
    pasted: 'Lo que has pegado',
    handedIn: 'El acta de esta partida',
    checked: (source) => `Comprobado: ${source}`,
    outcome: { holds: 'cuadra', fails: 'no cuadra', unchecked: 'no se puede comprobar' },
    verdict: {
      holds: 'Todo lo que se puede comprobar aquí cuadra.',
      fails: 'Hay algo que no cuadra: no te fíes de esta acta.',
      unchecked: 'Nada falla, pero no se ha podido comprobar todo.',
    },
    findings: 'Lo que se ha comprobado',
    finding: {
      'record.holds': ({ game, players, throws, moves }) =>
        `El acta se lee bien: ${nameOf(game)}, jugadores: ${players}, tiradas: ${throws}, jugadas: ${moves}.`,
      'commit.holds': () => 'El sobre cerrado es el que se anunció antes de la partida.',
      'commit.fails': () =>
        'El sobre no es el que se anunció antes de la partida: su sello no coincide con lo que había dentro.',
      'commit.sealed': () => 'El sobre aún no se ha abierto; se abre cuando termina la partida o se deja la mesa.',
      'commit.torn': ({ names }) =>
        `El sobre está roto: en el acta faltan estos datos o no se pueden leer: ${listed(names, 'y')}.`,
      'mix.holds': () => 'Lo que añadió cada asiento antes de la primera tirada cuenta entero en los dados.',
      'mix.fails': () => 'Se ha cambiado lo que añadieron los asientos antes de la primera tirada.',
      'mix.unknown': () => 'La partida no ha empezado, y puede que algún asiento aún no haya añadido lo suyo.',
      'mix.seats': ({ count, players }) =>
        inSpanish(count, {
          one: `En el acta consta lo que añadió ${count} asiento, pero dice que jugaron ${players}.`,
          other: `En el acta consta lo que añadieron ${count} asientos, pero dice que jugaron ${players}.`,
        }),
      'throws.holds': ({ count }) =>
        `Todas las tiradas son las que decidieron el sobre y los asientos (${count} de ${count}).`,
      'throws.fails': ({ number, place, expected, said }) =>
        `La tirada ${number} (${placeIn('es', place)}) no es la que decidieron el sobre y los asientos: dan ${expected} y el acta dice ${said}.`,
      'throws.sealed': () => 'Las tiradas se podrán comprobar cuando se abra el sobre.',
      'throws.unknown': () => 'Las tiradas no se pueden comprobar sin el sobre entero.',
      'throws.no_seed': () => 'No hay con qué comprobar los dados: el acta no tiene ni sobre ni semilla.',
      'throws.none': () => 'En esta partida nadie tiró dados, así que no hay tiradas que comprobar.',
      'throws.own.holds': ({ count }) =>
        `Todas las tiradas son las que da la semilla de la propia acta (${count} de ${count}).`,
      'throws.own.fails': ({ number, place, expected, said }) =>
        `La tirada ${number} (${placeIn('es', place)}) no es la que da la semilla de la propia acta: da ${expected} y el acta dice ${said}.`,
      'moves.not_here': () =>
        'Las jugadas y el resultado necesitan las reglas, que no están en esta página. Esta orden los comprueba también:',
    },
    note: {
      own_seed:
        'Antes de esta partida no se cerró ningún sobre: quien eligiera la semilla podía saber los dados de antemano.',
      missing: 'Desde ahí cada tirada es la decidida para la siguiente: parece que se ha quitado una tirada.',
      extra: 'Después cada tirada es la decidida para la anterior: parece que se ha metido una tirada de más.',
    },
    command: 'ludoteca verify ARCHIVO',
    fault: {
      too_long: ({ limit }) => `el texto es demasiado largo; se leen ${limit} caracteres como mucho`,
      record_head: () =>
        'no es un acta; se esperaba que empezara por «Ludoteca record 1», o en JSON por "ludoteca_record": 1',
      record_format: ({ format, known }) =>
        `esta acta tiene el formato ${format}, más nuevo que el que lee esta versión (${known}); la lee una Ludoteca más nueva`,
      tag: () => 'no es una etiqueta; se esperaba «Nombre: valor»',
      twice: () => 'está dos veces; se esperaba una',
      missing: () => 'falta',
      whole_number: () => 'se esperaba un número entero',
      result_form: () => 'se esperaban los asientos por puestos, como: 2, 0+1, 3',
      seed: () => 'una semilla es un número entero, o un texto de 1 a 200 caracteres visibles en una línea',
      record_line: () =>
        'se esperaba un asiento, y después tiradas entre paréntesis y jugadas, como: 0: (6) Y5-11 (3) Y11-14',
      record_dice: ({ dice, lowest, highest }) =>
        `(${dice}) no es una tirada; se esperaban caras del ${lowest} al ${highest}, con - entre los dados`,
      faces_form: () => 'se esperaban la cara más baja y la más alta de un dado, del 0 al 15, como 1-6',
      json: ({ problem }) => `esto no es JSON (${problem})`,
      unknown_field: ({ known }) => `aquí no existe ese campo; hay: ${listed(known, 'y')}`,
      text_expected: () => 'se esperaba un texto',
      table_expected: () => 'se esperaba una tabla de nombres y valores',
      table_value: () => 'este nombre o valor no puede estar aquí',
      list_expected: () => 'se esperaba una lista',
      action: ({ lowest, highest }) =>
        `no es una acción; se esperaba un asiento con dados del ${lowest} al ${highest}, o un asiento con una jugada`,
    },
    line: (line) => `línea ${line}`,
    action: (number) => `acción ${number}`,
    compareTitle: 'Esto solo lo puedes comparar tú',
    compare:
      'El acta no puede probar por sí sola estas dos cosas. Mira si son las que viste: el sello que te enseñaron antes de la partida, y lo que tu propio dispositivo añadió por tu asiento.',
    seal: 'El sello del sobre',
    added: 'Lo que añadió cada asiento',
    seat: (seat, name) => (name ? `Asiento ${seat}: ${name}` : `Asiento ${seat}`),
    nothing: 'no añadió nada; los asientos de la máquina nunca lo hacen',
    compareField: 'Que compare esta página',
    compareHint: 'Pega el sello que guardaste, o lo que añadió tu dispositivo.',
    isSeal: 'Es el sello de esta acta.',
    isAdded: (seat) => `Es lo que esta acta tiene para ${seat}.`,
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
    ],
    provesNotTitle: 'No prueba:',
    provesNot: [
      'Que nadie supiera los dados de antemano: el servidor tiene el papel.',
      'Que el servidor y un asiento no estuvieran compinchados. Por eso los asientos de la máquina no añaden nada.',
      'Que el servidor tuviera que abrir el sobre, ni que la partida no siguiera más allá del acta.',
      'Que a un asiento sin nada añadido se le preguntara. Si hay ceros en el tuyo aunque tu dispositivo añadió algo, no te fíes del acta.',
      'Quién hizo las jugadas: las actas no van firmadas. Compara con una copia tuya.',
    ],
    language: 'Idioma',
    page: 'Ludoteca: comprobar los dados',
  },
};

/** Say a finding. */
export function sayFinding(words: CheckWords, { key, parameters }: Finding): string {
  return (words.finding[key] as (parameters: unknown) => string)(parameters);
}

/** Say a fault, with its place in front. */
export function sayFault(words: CheckWords, { key, where, parameters }: Fault): string {
  const reason = (words.fault[key] as (parameters: unknown) => string)(parameters);
  const place = sayWhere(words, where);
  return place ? `${place}: ${reason}` : reason;
}

function sayWhere(words: CheckWords, { line, name }: Where): string {
  if (line === undefined) return name ?? '';
  return name === undefined ? words.line(line) : `${words.line(line)}, ${name}`;
}

function placeIn(language: keyof typeof checkWords, place: Place): string {
  const words = checkWords[language];
  return 'line' in place ? words.line(place.line) : words.action(place.action);
}

function nameOf(game: string): string {
  const names = new Map([
    ['parchis', 'Parchís'],
    ['parques', 'Parqués'],
    ['felix-sex', 'Felix Sex'],
    ['stax', 'Stax'],
  ]);
  return names.get(game) ?? game;
}

function listed(names: string[], and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
