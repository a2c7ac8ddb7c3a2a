// A table whose log is not on this device (any more), played again from the record of its game: the moves and the dice,
// without undos, reasons of bots, and the time of each.

import { readStart } from '../dice/position';
import { readRecord, type GameRecord } from '../dice/record';
import { isFault, setupOf } from '../dice/setup';
import type { SeatState, StepTaken, TableInfo } from '../net/messages';
import { LocalGame } from './game';
import { FINISHED_VERSION, type FinishedGame } from './finished';
import type { GameModule } from './module';
import type { Sentences } from './sentences';

export interface ArchivedTable {
  info: TableInfo;
  steps: StepTaken[];
}

/** Play the record of a finished game again; null where the rules of this app cannot, as they differ. */
export function archivedTable(
  finished: FinishedGame,
  text: string,
  rules: GameModule,
  sentences: Sentences,
): ArchivedTable | null {
  const reading = readRecord(text);
  if (!('record' in reading)) return null;
  return playedAgain(reading.record, rules, sentences, (game) => {
    if (game.phase === 'over') return { finished, result: game.result() };
    const names = finished.resigned.map((seat) => finished.seats[seat]!.name);
    return { finished, result: sentences.say('server', `over.${finished.why}`, { names }) };
  });
}

/**
 * Describe the game of a record that somebody brings along: who sits there and the places are those that it names. Null where
 * the rules of this app cannot play it.
 */
export function recordedTable(record: GameRecord, rules: GameModule, sentences: Sentences): ArchivedTable | null {
  return playedAgain(record, rules, sentences, (game) => {
    const nameOf = (seat: number) => record.tags.get(`Seat ${seat}`) ?? '';
    const finished: FinishedGame = {
      version: FINISHED_VERSION,
      id: '',
      game: record.game,
      created_ms: 0,
      ended_ms: 0,
      setup: game.setup,
      seats: game.labels.map((_, seat) => ({ kind: 'person', name: nameOf(seat), level: '' })),
      held: [],
      resigned: [],
      kept: [],
      why: '',
      ranking: record.result,
    };
    return { finished, result: game.phase === 'over' ? game.result() : '' };
  });
}

/** Play a record again; `describe` says of what game it is, when all of it is played. */
function playedAgain(
  record: GameRecord,
  rules: GameModule,
  sentences: Sentences,
  describe: (game: LocalGame) => { finished: FinishedGame; result: string },
): ArchivedTable | null {
  const setup = setupOf(record, rules.description);
  if (isFault(setup) || record.rules !== rules.description.rules_version) return null;
  const state = record.start ? readStart(rules, record.start, setup) : null;
  if (state !== null && typeof state !== 'number') return null;
  const game = new LocalGame(rules, setup, sentences, state === null ? null : rules.bytesOf(state));
  if (state !== null) rules.release(state);
  try {
    const steps = stepsOf(game, record);
    if (!steps) return null;
    const { finished, result } = describe(game);
    return { info: infoOf(finished, record, game, result), steps };
  } finally {
    game.close();
  }
}

/** Play all actions; null where one of them is not legal. */
function stepsOf(game: LocalGame, record: GameRecord): StepTaken[] | null {
  const board = () => ({ position: game.spellPosition(), board: game.board() });
  const steps: StepTaken[] = [{ seat: null, dice: [], move: '', ...board(), narration: [] }];
  for (const action of record.actions) {
    const seat = game.seat;
    if ('dice' in action) {
      if (action.dice.length !== game.diceDue) return null;
      game.throwDice(action.dice);
    } else {
      const code = game.find(action.move);
      if (code === null) return null;
      game.play(code);
    }
    const done = 'dice' in action ? { dice: action.dice, move: '' } : { dice: [], move: action.move };
    steps.push({ seat, ...done, ...board(), narration: game.events() });
  }
  return steps;
}

function infoOf(finished: FinishedGame, record: GameRecord, game: LocalGame, result: string): TableInfo {
  const { id, created_ms, ranking } = finished;
  return {
    id,
    game: finished.game,
    created_ms,
    is_open: false,
    commit: record.tags.get('Commit') ?? '',
    settings: {
      ...game.setup,
      clock: { kind: 'none', seconds: 60, increment: 0 },
      spectators: false,
      chat: false,
      throw_by_itself: false,
      forced_by_itself: false,
      hints: true,
      patience_seconds: 60,
    },
    state: {
      seq: record.actions.length,
      status: 'over',
      position: game.spellPosition(),
      board: { ...game.board(), colours: [], seat: null },
      phase: game.phase,
      seat: null,
      dice: game.dice(),
      dice_left: [],
      moves: [],
      ranking,
      result,
      seats: finished.seats.map((_, seat) => seatOf(finished, seat, game.labels[seat]!)),
      clock_runs_for: null,
      draw_offered_by: [],
      end_agreed_by: [],
      can_offer_draw: false,
      can_agree_end: false,
      undo_seat: null,
      rematch: '',
      host: null,
      is_locked: false,
    },
  };
}

function seatOf({ seats, resigned, kept }: FinishedGame, seat: number, colours: string): SeatState {
  const { personality = '', ...sitting } = seats[seat]!;
  return {
    seat,
    colours,
    ...sitting,
    personality,
    is_here: true,
    is_kept: kept.includes(seat),
    has_resigned: resigned.includes(seat),
    gone_ms_left: null,
    clock_ms: null,
  };
}
