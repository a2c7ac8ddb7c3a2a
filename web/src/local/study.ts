// The study of a game: what was luck, what was skill, and what would have been better. It is study/game_study.py and
// study/report.py in the browser, by the same kernels, and gives the same numbers (tests/study/test_browser_study.py).

import type { Language } from '../model/languages';
import type { StepTaken } from '../net/messages';
import { readStart } from '../dice/position';
import type { DataLibrary } from './dataLibrary';
import { labelsOf, narratorOf, type Setup } from './game';
import { GRADES, gradeOf, type Grade } from './grades';
import { STEP_END, type GameModule, type Move, type State } from './module';
import type { Narrator } from './narrator';
import { hasDice, valuerFor, type Chances, type MoveValue, type Pause, type Valuer } from './valuing';

/** A game to be studied. */
export interface StudyRequest {
  game: string;
  setup: Setup;
  start: string; // the position before the first action, in one line
  actions: Pick<StepTaken, 'dice' | 'move'>[]; // all throws and moves
  language: Language;
}

/** A number for each seat; partners have the same. */
export type Seats = number[];

export interface Candidate {
  move: string;
  chances: Seats; // after it
}

/** A throw: the chances that were to be expected before it, and those with the dice as they fell. */
export interface StudiedThrow {
  is: 'throw';
  index: number; // of the action
  seat: number;
  dice: number[];
  expected: Seats;
  after: Seats;
  luck: Seats; // what the dice have given to each seat, or taken from it
}

/** A choice, the best move first among the candidates; of games without dice only the best and the chosen one are known. */
export interface StudiedChoice {
  is: 'choice';
  index: number;
  seat: number;
  move: string;
  candidates: Candidate[];
  after: Seats; // the chances after the chosen move
  quality: Seats; // what it has given to each seat against the best one
  loss: number; // what it has cost whoever chose it
  grade: Grade | null; // null where there was only one move
  forChosen: string; // what speaks for the chosen move; nothing where there was only one
  forBest: string; // what speaks for the best one, where that is another
}

export type StudiedStep = StudiedThrow | StudiedChoice;

/** What decided the result of a seat: start + luck + quality + drift = result. */
export interface Totals {
  start: number; // the chance to win before the first action
  result: number; // 1 for a win; shared between those who share it
  luck: number; // of all throws, whoever made them
  quality: number; // of all choices, whoever made them
  drift: number; // what neither explains: a later look at the same position saw another chance
  adjusted: number; // the result without the luck
  lost: number; // by this seat's own choices
  choices: number; // with two moves or more
  grades: Record<Grade, number>;
}

export interface Study {
  hasDice: boolean;
  start: Seats; // the chances before the first action
  result: Seats | null; // null while the game goes on
  steps: StudiedStep[];
  totals: Totals[];
  turningPoints: number[]; // indices of the actions that changed the chances most, in their order
}

/** How many actions have been studied, and how many there are. */
export interface StudyProgress {
  done: number;
  all: number;
}

const SLICE_MS = 40; // of thinking, after which others have their turn
const TURNING_POINTS = 5; // at most

/** Study a game from its first action to its last. An aborted study is rejected with the reason of its signal. */
export async function study(
  library: DataLibrary,
  request: StudyRequest,
  onProgress: (progress: StudyProgress) => void = () => undefined,
  signal?: AbortSignal,
): Promise<Study> {
  const { game, setup, language } = request;
  const [rules, sentences, kind] = await Promise.all([
    library.rules(game),
    library.sentences(language, game),
    library.searchKind(game, setup),
  ]);
  const begun = readStart(rules, request.start, setup);
  if (typeof begun !== 'number') throw new Error(`the rules of this device cannot read ${request.start}`);
  const bytes = rules.bytesOf(begun);
  rules.release(begun);
  return library.withInstance({ game, setup, bytes }, async (module, state) => {
    const narrator = narratorOf(module, labelsOf(module, state, setup.players), sentences);
    const next = module.blank();
    const valuer = valuerFor(module, kind, pausing(signal));
    try {
      const working = new Studying(module, valuer, narrator, setup.players, kind.sides, { state, next });
      return await working.all(request.actions, onProgress, pausing(signal));
    } finally {
      valuer.close();
      module.release(next);
    }
  });
}

/** Let others have their turn now and then. */
export function pausing(signal?: AbortSignal): Pause {
  let slice = performance.now();
  return async () => {
    if (performance.now() - slice <= SLICE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    slice = performance.now();
  };
}

class Studying {
  private readonly hasDice: boolean;

  constructor(
    private readonly module: GameModule,
    private readonly valuer: Valuer,
    private readonly narrator: Narrator,
    private readonly players: number,
    private readonly sides: number,
    private readonly states: { state: State; next: State }, // before an action, and for one after it
  ) {
    this.hasDice = hasDice(module);
  }

  async all(
    actions: StudyRequest['actions'],
    onProgress: (progress: StudyProgress) => void,
    pause: Pause,
  ): Promise<Study> {
    const { state } = this.states;
    const start = this.seats(await this.valueBefore(actions[0]));
    const steps: StudiedStep[] = [];
    for (const [index, action] of actions.entries()) {
      onProgress({ done: index, all: actions.length });
      await pause();
      steps.push(action.dice.length > 0 ? this.throw(index, action.dice) : await this.choice(index, action.move));
    }
    onProgress({ done: actions.length, all: actions.length });
    const result = this.module.phase(state) === 'over' ? this.seats(await this.valuer.position(state)) : null;
    const last = result ?? steps.at(-1)?.after ?? start;
    const totals = start.map((_, seat) => totalsOf(seat, start, last, steps));
    return { hasDice: this.hasDice, start, result, steps, totals, turningPoints: turningPointsOf(steps) };
  }

  /** Value the position before an action as that action is valued. */
  private async valueBefore(action: StudyRequest['actions'][number] | undefined): Promise<Chances> {
    const { state } = this.states;
    if (!action) return this.valuer.position(state);
    if (action.dice.length > 0) return this.valuer.throw(state, action.dice).expected;
    const values = await this.valuer.moves(state, this.read(action.move));
    return this.ranked(values)[0]!.chances;
  }

  private throw(index: number, dice: number[]): StudiedThrow {
    const { state } = this.states;
    const seat = this.module.seat(state);
    const value = this.valuer.throw(state, dice);
    const [expected, after] = [this.seats(value.expected), this.seats(value.thrown)];
    this.module.throw(state, dice);
    return { is: 'throw', index, seat, dice, expected, after, luck: differences(expected, after) };
  }

  private async choice(index: number, move: string): Promise<StudiedChoice> {
    const { state } = this.states;
    const seat = this.module.seat(state);
    const code = this.read(move);
    const isForced = this.module.legal(state).length === 1;
    const values = this.ranked(await this.valuer.moves(state, code));
    const candidates = values.map(({ move, chances }) => ({ move: this.spell(move), chances: this.seats(chances) }));
    const best = values[0]!;
    const after = candidates[values.findIndex((one) => one.move === code)]!.chances;
    const quality = differences(candidates[0]!.chances, after);
    const loss = Math.max(0, -quality[seat]!);
    const forBest = isForced || best.move === code ? '' : this.reason(best.move);
    const forChosen = isForced ? '' : this.reason(code);
    const grade = isForced ? null : gradeOf(loss, this.hasDice);
    this.module.play(state, code);
    return { is: 'choice', index, seat, move, candidates, after, quality, loss, grade, forChosen, forBest };
  }

  private reason(move: Move): string {
    const { state, next } = this.states;
    this.module.assign(next, state);
    this.module.play(next, move);
    const { kind, row } = this.module.reason(state, move, next);
    return this.narrator.reason(kind, row);
  }

  /** Put the best moves for who is to act first; of equals, those that the rules list first. */
  private ranked(values: MoveValue[]): MoveValue[] {
    const side = this.module.seat(this.states.state) % this.sides;
    return values.toSorted((one, other) => other.chances[side]! - one.chances[side]!);
  }

  private read(text: string): Move {
    const code = this.module.readMove(this.states.state, text);
    if (this.module.refusal(this.states.state, code) !== 0) throw new Error(`the rules do not allow ${text}`);
    return code;
  }

  private spell(move: Move): string {
    return this.module.spell(this.states.state, move).replaceAll(STEP_END, '');
  }

  /** Give each seat the chances of its side. */
  private seats(chances: Chances): Seats {
    return Array.from({ length: this.players }, (_, seat) => chances[seat % this.sides]!);
  }
}

function differences(before: Seats, after: Seats): Seats {
  return after.map((chance, seat) => chance - before[seat]!);
}

function totalsOf(seat: number, start: Seats, last: Seats, steps: StudiedStep[]): Totals {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const own = steps.filter((step) => step.is === 'choice').filter((step) => step.seat === seat && step.grade !== null);
  const luck = sum(steps.map((step) => (step.is === 'throw' ? step.luck[seat]! : 0)));
  const quality = sum(steps.map((step) => (step.is === 'choice' ? step.quality[seat]! : 0)));
  const result = last[seat]!;
  const counts = GRADES.map((grade) => [grade, own.filter((step) => step.grade === grade).length]);
  return {
    start: start[seat]!,
    result,
    luck,
    quality,
    drift: result - start[seat]! - luck - quality,
    adjusted: result - luck,
    lost: sum(own.map(({ loss }) => loss)),
    choices: own.length,
    grades: Object.fromEntries(counts) as Record<Grade, number>,
  };
}

/** Return how much a step has changed the chances of whoever it changed most. */
export function weightOf(step: StudiedStep): number {
  return Math.max(...(step.is === 'throw' ? step.luck : step.quality).map(Math.abs));
}

function turningPointsOf(steps: StudiedStep[]): number[] {
  const decisive = steps.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, TURNING_POINTS);
  const indices = decisive.filter((step) => weightOf(step) > 0).map(({ index }) => index);
  return indices.sort((one, other) => one - other);
}
