import { describe, expect, it } from 'vitest';
import type { CompilationState } from '../net/messages';
import { compilationWords } from '../words/compilation';
import { waitOf, type Wanted } from './compilation';

type Status = 'waiting' | 'running' | 'done' | 'failed';

function stateWith(rules: Status, bots: Status, search: Status): CompilationState {
  const parts = Object.entries({ rules, bots, search }).map(([part, status]) => ({
    part: part as 'rules' | 'bots' | 'search',
    status,
    share: status === 'done' ? 1 : status === 'running' ? 0.4 : 0,
  }));
  return {
    is_ready: [rules, bots, search].every((status) => status === 'done' || status === 'failed'),
    share: 0.25,
    games: [{ game: 'parchis', name_within: 'el parchís', share: 0.25, parts }],
    part_of_level: { easy: 'bots', hard: 'search' },
  };
}

const levels = { easy: 'fácil', hard: 'difícil' };
const { es } = compilationWords;

const rows: [string, [Status, Status, Status], Wanted, string | null, number | null][] = [
  ['all games', ['running', 'waiting', 'waiting'], {}, es.games, 0.25],
  ['all games, when ready', ['done', 'done', 'done'], {}, null, null],
  ['rules', ['running', 'waiting', 'waiting'], { game: 'parchis' }, 'Preparando las reglas del parchís', 0.4],
  ['rules that are done', ['done', 'waiting', 'waiting'], { game: 'parchis' }, null, null],
  ['rules that failed', ['failed', 'waiting', 'waiting'], { game: 'parchis' }, es.failed('el parchís'), null],
  [
    'a level, while rules are missing',
    ['waiting', 'waiting', 'waiting'],
    { game: 'parchis', level: 'hard' },
    'Preparando las reglas del parchís',
    0,
  ],
  ['a level, rules done', ['done', 'running', 'waiting'], { game: 'parchis', level: 'easy' }, es.bots('fácil'), 0.4],
  ['a level that is done', ['done', 'done', 'running'], { game: 'parchis', level: 'easy' }, null, null],
  ['a level that searches', ['done', 'done', 'running'], { game: 'parchis', level: 'hard' }, es.bots('difícil'), 0.4],
  ['bots that failed play on anyhow', ['done', 'failed', 'done'], { game: 'parchis', level: 'hard' }, null, null],
  ['a game that the server does not have', ['running', 'waiting', 'waiting'], { game: 'chess' }, null, null],
];

describe('what is waited for', () => {
  it.each(rows)('%s', (_name, parts, wanted, sentence, share) => {
    const wait = waitOf(stateWith(...parts), wanted, es, levels);
    expect(wait?.sentence ?? null).toBe(sentence);
    expect(wait?.share ?? null).toBe(share);
  });
});
