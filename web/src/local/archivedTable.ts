// A table whose log is not on this device (any more), played again from the record of its game: the moves and the dice,
// without undos, reasons of bots, and the time of each.

import { readStart } from '../dice/position';
import { readRecord, type GameRecord } from '../dice/record';
import { isFault, setupOf } from '../dice/setup';
import type { SeatState, StepTaken, TableInfo } from '../net/messages';
import { LocalGame } from './game';
import type { FinishedGame } from './finished';
import type { GameModule } from './module';
import type { Sentences } from './sentences';

export interface ArchivedTable {
  info: TableInfo;
  steps: StepTaken[];
}

/** Play a record again; null where the rules of this app cannot, as they differ. */
export function archivedTable(
  finished: FinishedGame,
  text: string,
  rules: GameModule,
  sentences: Sentences,
): ArchivedTable | null {
  const reading = readRecord(text);
  if (!('record' in reading)) return null;
  const { record } = reading;
  const setup = setupOf(record, rules.description);
  if (isFault(setup) || record.rules !== rules.description.rules_version) return null;
  const state = record.start ? readStart(rules, record.start, setup) : null;
  if (state !== null && typeof state !== 'number') return null;
  const game = new LocalGame(rules, setup, sentences, state === null ? null : rules.bytesOf(state));
  if (state !== null) rules.release(state);
  try {
    const steps = stepsOf(game, record);
    return steps && { info: infoOf(finished, record, game, sentences), steps };
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

function infoOf(finished: FinishedGame, record: GameRecord, game: LocalGame, sentences: Sentences): TableInfo {
  const { id, created_ms, ranking, resigned, seats, why } = finished;
  const names = resigned.map((seat) => seats[seat]!.name);
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
      result: game.phase === 'over' ? game.result() : sentences.say('server', `over.${why}`, { names }),
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
