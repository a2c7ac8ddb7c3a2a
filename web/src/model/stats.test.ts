import { describe, expect, it } from 'vitest';
import { FINISHED_VERSION, type FinishedGame, type FinishedSeat } from '../local/finished';
import { countGames, nextLevel, outcomeOf } from './stats';

const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'];
const person = (name: string): FinishedSeat => ({ kind: 'person', name, level: '' });
const bot = (level: string): FinishedSeat => ({ kind: 'bot', name: 'Bot', level });

let clock = 0;
function game(changes: Partial<FinishedGame> = {}): FinishedGame {
  return {
    version: FINISHED_VERSION,
    id: `table ${++clock}`,
    game: 'stax',
    created_ms: clock,
    ended_ms: clock,
    setup: { players: 2, mode: 'individual', options: {} },
    seats: [person('Ana'), bot('medium')],
    held: [0],
    resigned: [],
    kept: [],
    why: 'rules',
    ranking: [[0], [1]],
    ...changes,
  };
}

const four = [person('Ana'), bot('hard'), bot('hard'), bot('easy')];

describe('a game', () => {
  it.each<[string, Partial<FinishedGame>, ReturnType<typeof outcomeOf>]>([
    ['won', {}, 'won'],
    ['lost', { ranking: [[1], [0]] }, 'lost'],
    ['drawn', { ranking: [[0, 1]] }, 'drawn'],
    ['won with a partner', { seats: four, ranking: [[0, 2], [1, 3]] }, 'won'], // prettier-ignore
    ['third of four', { seats: four, ranking: [[1], [2], [0], [3]] }, 'lost'],
    [
      'given up, and won by the bot that went on',
      { seats: four, resigned: [0], ranking: [[0], [1], [2], [3]] },
      'lost',
    ],
    ['left, and won by a bot', { kept: [0] }, null],
    ['moved to a server', { why: 'moved' }, null],
    ['abandoned by all', { why: 'abandoned' }, null],
    ['of others', { held: [] }, null],
    ['of two at one screen, one of them called Ana', { seats: [person('Ana'), person('Eva')], held: [0, 1] }, 'won'],
    ['of two at one screen, none of them known', { seats: [person('Leo'), person('Eva')], held: [0, 1] }, null],
  ])('%s counts so', (_, changes, outcome) => {
    expect(outcomeOf(game(changes), ['ana', 'Tú'])).toBe(outcome);
  });
});

describe('what is counted', () => {
  const lost = { ranking: [[1], [0]] };

  it('is counted for each game, in the order of the games', () => {
    const games = [game(), game(), game(lost), game(), game({ game: 'parchis' }), game({ ranking: [[0, 1]] })];
    const counted = countGames(games.toReversed(), LEVELS, []);
    expect(counted.get('stax')).toEqual({ played: 5, won: 3, drawn: 1, streak: 0, bestStreak: 2, beaten: 'medium' });
    expect(counted.get('parchis')).toMatchObject({ played: 1, streak: 1 });
    expect(counted.has('parques')).toBe(false);
  });

  it.each<[Partial<FinishedGame>[], string, string]>([
    [[{}], 'medium', 'hard'],
    [[{ seats: [person('Ana'), bot('expert')] }, {}], 'expert', ''],
    [[lost], '', ''],
    [[{ seats: [person('Ana'), person('Eva')] }], '', ''], // people have no level
    [[{ seats: four, ranking: [[0], [1], [2], [3]] }], 'easy', 'medium'], // the weakest at the table
    [[{ seats: four, ranking: [[0, 3], [1, 2]] }], 'hard', 'expert'], // prettier-ignore
  ])('of %j the highest level beaten is %s, and the next %s', (games, beaten, next) => {
    const counted = countGames(games.map(game), LEVELS, []).get('stax')!;
    expect(counted.beaten).toBe(beaten);
    expect(nextLevel(counted, LEVELS)).toBe(next);
  });
});
