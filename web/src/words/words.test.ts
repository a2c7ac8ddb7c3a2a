// Every word of the app in both languages, with small and large numbers and every colour. To read them all:
// WORDS=es npx vitest run src/words

import { describe, expect, it } from 'vitest';
import { words as staxWords } from '../games/stax/words';
import { languages, type Language } from '../model/languages';
import { appWords } from './app';
import { boardWords } from './board';
import { checkWords } from './check';
import { coachWords } from './coach';
import { friendsWords } from './friends';
import { homeWords } from './home';
import { meWords } from './me';
import { netWords } from './net';
import { newTableWords } from './newtable';
import { puzzleDoorWords } from './puzzleDoor';
import { puzzleWords } from './puzzles';
import { replayWords } from './replay';
import { words as rulesWords } from './rules';
import { stageWords } from './stage';
import { strengthWords } from './strength';
import { studyWords } from './study';
import { studyRecordWords } from './studyRecord';
import { tableWords } from './table';
import { whatWords } from './what';

const ALL = {
  app: appWords,
  board: boardWords,
  check: checkWords,
  coach: coachWords,
  friends: friendsWords,
  home: homeWords,
  me: meWords,
  net: netWords,
  newTable: newTableWords,
  puzzleDoor: puzzleDoorWords,
  puzzles: puzzleWords,
  replay: replayWords,
  rules: rulesWords,
  stage: stageWords,
  stax: staxWords,
  strength: strengthWords,
  study: studyWords,
  studyRecord: studyRecordWords,
  table: tableWords,
  what: whatWords,
};

const NUMBERS = [0, 1, 2, 21, 1000];
const COLOURS = ['W', 'B', 'N'];
const PEOPLE = ['Ana', 'José María'];
const TILES = [
  { colour: 'W', number: 1, isFlipped: false, turn: 0 },
  { colour: 'B', number: 13, isFlipped: true, turn: 2 },
  { colour: 'N', number: 5, isFlipped: false, turn: 3 },
];

/** What stands for each parameter, by its name. */
const SAMPLES: Record<string, unknown[]> = {
  ...Object.fromEntries(
    'all count free games highest length lowest minutes number players seat seconds solved step value wrong'
      .split(' ')
      .map((name) => [name, NUMBERS]),
  ),
  about: ['le gusta correr'],
  arrows: ['↗'],
  best: ['60 %'],
  cell: ['1,-1'],
  clause: ['P-M2'],
  colour: COLOURS,
  day: ['5 nov 2026'],
  dice: [[3], [3, 4]],
  directions: [['este'], ['este', 'oeste']],
  error: ['0,3 %'],
  game: ['el parchís', 'Felix Sex', 'la oca'],
  high: ['1', '21'],
  id: ['P-M2'],
  isUsed: [true, false],
  isDuel: [true, false],
  label: ['X'],
  level: ['Fácil'],
  low: ['0', '2'],
  margin: ['20 %'],
  mode: ['X'],
  ms: [0],
  move: ['Y5-12'],
  name: PEOPLE,
  names: PEOPLE,
  next: ['40 %'],
  now_ms: [1e9],
  option: ['X'],
  other: ['Medio'],
  percent: ['12 %'],
  reason: ['X.'],
  seal: ['9f3a 12bc'],
  since_ms: [0, 1e9 - 3e5, 1e9],
  sentence: ['x.'],
  source: ['partida.txt'],
  text: ['¡Hola!'],
  tile: [...TILES],
  tiles: [TILES.slice(0, 1), TILES],
  values: ['3, 4'],
  what: ['X'],
  who: PEOPLE,
  words: ['se ríe'],
  wins: ['all', 'most', 1, 21],
};

/** Parameters whose name says another thing here. */
const OWN_SAMPLES: Record<string, unknown[]> = {
  'board.corridor number': ['1', '7'],
  'board.finalLane number': ['1', '7'],
  'board.journey from': ['casilla 5'],
  'board.journey piece': ['1 ficha roja'],
  'board.journey to': ['casilla 12'],
  'board.round told': [['x'], ['x', 'y']],
  'board.square name': ['1a', '22'],
  'check.isAdded seat': ['X'],
  'what.owners pieces': [[{ count: 1, counted: '1 ficha azul', name: '' }, { count: 2, counted: '2 fichas rojas', name: 'Ana' }]], // prettier-ignore
  'what.owner name': ['', ...PEOPLE],
  'table.loses captor': ['', ...PEOPLE],
  'table.loses owner': ['', ...PEOPLE],
  'table.opening throws': [[['Ana', 4], ['Bot 2', 5]]], // prettier-ignore
  'check.movesNotHere unchecked': [
    { why: 'no_rules' },
    { why: 'not_loaded' },
    { why: 'other_rules', rules: 3, known: 1 },
    { why: 'unknown_options', names: ['x', 'y'] },
  ],
  'home.gone games': [['Stax'], ['Stax', 'Parchís']],
  'home.waits names': [[], ['Ana'], ['Ana', 'Eva']],
  'newTable.isUsual value': ['X'],
  'newTable.setByPlayers value': ['X'],
  'newTable.setByPlayers players': [6, 8],
  'puzzles.day day': ['2026-11-19'],
  'puzzles.weekday day': ['2026-11-19'],
  'rules.source name': ['X'],
  'rules.usual value': ['X'],
  'rules.usualOf value': ['X'],
  'stax.goals tile': ['X'],
  'stax.inHand number': [1, 2, 13],
  'stax.noGoals tile': ['X'],
  'stax.only tile': ['X'],
  'stax.placeFor colour': ['W', 'B'],
  'table.theUsual value': ['X'],
  'what.can moves': ['X.'],
  'what.dieCan moves': ['X.'],
  'what.die value': [1, 6],
  'what.more count': [1, 2, 21],
};

function samplesOf(where: string, parameter: string): unknown[] {
  const samples = OWN_SAMPLES[`${where} ${parameter}`] ?? SAMPLES[parameter];
  if (!samples) throw new Error(`${where}: nothing is known of the parameter ${parameter}; add it to SAMPLES`);
  return samples;
}

/** List what parameters a function has. */
function parametersOf(say: (...values: never[]) => string): string[] {
  const [, list = ''] = /^(?:function\s*\w*)?\s*\(?([^)=]*)\)?/.exec(say.toString()) ?? [];
  const names = list.split(',').map((name) => name.trim());
  return names.filter(Boolean);
}

function productOf(lists: unknown[][]): unknown[][] {
  return lists.reduce<unknown[][]>((rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])), [[]]);
}

function rendered(where: string, say: (...values: never[]) => string): string[] {
  const rows = productOf(parametersOf(say).map((name) => samplesOf(where, name)));
  return rows.map((row) => say(...(row as never[])));
}

function sentencesOf(entry: unknown, where: string): [where: string, sentence: string][] {
  if (typeof entry === 'string') return [[where, entry]];
  if (typeof entry === 'function') {
    return rendered(where, entry as (...values: never[]) => string).map((sentence) => [where, sentence]);
  }
  return Object.entries(entry as object).flatMap(([key, value]) => sentencesOf(value, where ? `${where}.${key}` : key));
}

const sentencesIn = (language: Language) =>
  Object.entries(ALL).flatMap(([area, words]) => sentencesOf(words[language], area));

const MISTAKES: Record<Language | 'both', [what: string, found: RegExp][]> = {
  both: [
    ['a value that is missing', /undefined|NaN|\bnull\b|\[object|\$\{/],
    ['spaces', / {2}|^ | $| [,.;:!?)](?!\.)|\( /],
    ['stops', /[^.]\.\.(?!\.)|,[,.]/],
  ],
  en: [
    ['a plural of one', /\b1 (?!less\b)[a-z]+s\b|\bare 1\b/],
    ['a plural of one, with a word between', /\b1 [a-z]+ (pieces|rules|seats|games|throws|moves)\b/],
    ['a singular of several', /\b(0|2|21|1000) ([a-z]+ )?(cell|game|move|piece|rule|seat|throw)\b(?! \d)/],
    ['words that were given up', /printed|ready phrases|set (a|the) table|rulebook in every/i],
  ],
  es: [
    ['a plural of one', /\b1 (?!más\b|menos\b)[a-záéíóúñ]+s\b/],
    ['a singular of several', /\b(0|2|21|1000) (asiento|cambiada|celda|ficha|jugada|partida|regla|tirada)\b/],
    ['a game without its article', /\b(a|de) Par(chís|qués)\b/],
    ['two words that join', /\b(de|a) el\b/i],
    ['a question without its first sign', /^[^¿]*[a-záéíóúñ]\?/],
    ['gender', /\b(fichas?|casa|cárcel|meta|llegada|reina|las) (amarillo|rojo|rosado|blanco|negro)s?\b/],
    ['gender', /\b(pasillo|corredor|rey|los) (amarilla|roja|rosada|blanca|negra)s?\b/],
    ['words that were given up', /impres[ao]|frases hechas|(poner|pon) (la|una) mesa|contra el reloj|victoria de\b/i],
    ['words that were given up', /juega tu asiento|\bHistoria\b|\bmontón|\bmontones|\brosas?\b/],
  ],
};

describe.each(languages)('all words in %s', (language) => {
  const sentences = sentencesIn(language);

  it('are there', () => {
    if (process.env.WORDS === language) console.log(sentences.map((one) => one.join(': ')).join('\n'));
    expect(sentences.length).toBeGreaterThan(400);
    expect(sentences.filter(([, sentence]) => typeof sentence !== 'string' || sentence === '')).toEqual([]);
  });

  it.each([...MISTAKES.both, ...MISTAKES[language]])('have no mistake of this kind: %s', (_, found) => {
    expect(sentences.filter(([, sentence]) => found.test(sentence))).toEqual([]);
  });

  it('open every question and exclamation that they close', () => {
    if (language === 'en') return;
    const uneven = sentences.filter(([, one]) =>
      (['¿?', '¡!'] as const).some(([open, close]) => one.split(open!).length !== one.split(close!).length),
    );
    expect(uneven).toEqual([]);
  });
});
