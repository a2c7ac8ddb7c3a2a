// From a record to a game: every throw and every move is played again by the game's module, as core/replay.py does it.

import { languages, type ByLanguage, type Language } from '../model/languages';
import { labelsOf, narratorOf, rankingOf, settingsOf } from '../local/game';
import { NO_MOVE, type GameModule, type State } from '../local/module';
import type { Sentences } from '../local/sentences';
import type { Action, FaultParameters, GameRecord } from './record';
import { readStart, type FieldFault } from './position';
import { isFault, setupOf, unknownOptions, type SetupFault } from './setup';

/** Where the rules and words of games come from. */
export interface RulesLibrary {
  /** Load a game's module; MissingRules where there is none. */
  rules(game: string): Promise<GameModule>;
  sentences(language: Language, game: string): Promise<Sentences>;
}

/** There is no module of a game. */
export class MissingRules extends Error {}

/** Why a record's moves cannot be checked here. */
export type Unchecked =
  | { why: 'no_rules' }
  | { why: 'not_loaded' }
  | { why: 'other_rules'; rules: number; known: number }
  | { why: 'unknown_options'; names: string[] };

/** Why an action cannot have happened: a sentence of the catalogues, or one of a game. */
export type Reason =
  { key: keyof FaultParameters; parameters: FaultParameters[keyof FaultParameters] } | { said: ByLanguage<string> };

/** Why a game cannot have begun: a sentence of the catalogues, or one of a game. */
export type StartFault = SetupFault | { said: ByLanguage<string> };

/** What came of playing a record again: what can go from a worker to the app. */
export type Replayed =
  | { is: 'unchecked'; unchecked: Unchecked }
  | { is: 'not begun'; fault: StartFault }
  | { is: 'stopped'; at: number; reason: Reason; clause: string } // at the first action that cannot have happened
  | { is: 'played'; reached: number[][] }; // the places at the end; none while the game goes on

const GAME_ID = /^[a-z][a-z0-9-]{0,40}$/;
const MOST_SHOWN = 40; // characters of a throw, a move or the name of an option
const MOST_OPTIONS = 5; // that are named
const SLICE_MS = 40; // after which others have their turn

/** Play a record again, as far as it holds. The result that it names is not looked at. */
export async function replay(record: GameRecord, library: RulesLibrary): Promise<Replayed> {
  try {
    if (!GAME_ID.test(record.game)) throw new MissingRules(); // it becomes a part of an address
    return await replayBy(await library.rules(record.game), record, library);
  } catch (error) {
    return unchecked({ why: error instanceof MissingRules ? 'no_rules' : 'not_loaded' });
  }
}

async function replayBy(rules: GameModule, record: GameRecord, library: RulesLibrary): Promise<Replayed> {
  const { description } = rules;
  if (record.rules !== description.rules_version) {
    return unchecked({ why: 'other_rules', rules: record.rules, known: description.rules_version });
  }
  const names = unknownOptions(record, description);
  if (names.length > 0) {
    return unchecked({ why: 'unknown_options', names: names.slice(0, MOST_OPTIONS).map(cut) });
  }
  const setup = setupOf(record, description);
  if (isFault(setup)) return { is: 'not begun', fault: setup };
  const state = record.start ? readStart(rules, record.start, setup) : rules.setUp(settingsOf(rules, setup));
  if (typeof state !== 'number') return { is: 'not begun', fault: await inWords(rules, state, setup.players, library) };
  try {
    const at = await playAll(rules, state, record.actions);
    const action = record.actions[at];
    if (!action) return { is: 'played', reached: isOver(rules, state) ? rankingOf(rules, state, setup.players) : [] };
    return { is: 'stopped', at, ...(await explain(rules, state, action, setup.players, library)) };
  } finally {
    rules.release(state);
  }
}

/** Say what is wrong with the position at which a game began. */
async function inWords(
  rules: GameModule,
  fault: SetupFault | FieldFault,
  players: number,
  library: RulesLibrary,
): Promise<StartFault> {
  if (!('row' in fault)) return fault;
  const said = {} as ByLanguage<string>;
  const labels = Array<string>(players).fill(''); // faults name no players
  for (const language of languages) {
    const narrator = narratorOf(rules, labels, await library.sentences(language, rules.description.game));
    said[language] = `Start: ${narrator.fault(fault.row, fault.text)}`;
  }
  return { said };
}

/** Play actions one after the other; return the number of the first that cannot have happened, or how many there are. */
async function playAll(rules: GameModule, state: State, actions: readonly Action[]): Promise<number> {
  let slice = performance.now();
  for (const [at, action] of actions.entries()) {
    if (!play(rules, state, action)) return at;
    if (performance.now() - slice > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      slice = performance.now();
    }
  }
  return actions.length;
}

/** Play an action; return whether it can have happened, else the state is as it was. */
function play(rules: GameModule, state: State, action: Action): boolean {
  if (faultOf(rules, state, action)) return false;
  if ('dice' in action) {
    rules.throw(state, action.dice);
    return true;
  }
  const move = rules.readMove(state, action.move);
  if (move === NO_MOVE || rules.refusal(state, move) !== 0) return false;
  rules.play(state, move);
  return true;
}

/** Find what is wrong with an action whatever its move is. The reader has looked at the faces of dice. */
function faultOf(rules: GameModule, state: State, action: Action): Reason | undefined {
  if (isOver(rules, state)) return { key: 'over', parameters: {} };
  const { seat } = action;
  const expected = rules.seat(state);
  if (seat !== expected) return { key: 'wrong_seat', parameters: { seat, expected } };
  if (!('dice' in action)) return undefined;
  if (rules.phase(state) !== 'roll') return { key: 'roll_in_move', parameters: {} };
  const count = rules.diceDue(state);
  const { dice } = action;
  return dice.length === count ? undefined : { key: 'dice_count', parameters: { dice: shown(dice), count } };
}

/** Say why an action cannot have happened, with the clause where the rules forbid a move. */
async function explain(
  rules: GameModule,
  state: State,
  action: Action,
  players: number,
  library: RulesLibrary,
): Promise<{ reason: Reason; clause: string }> {
  const reason = faultOf(rules, state, action);
  if (reason || 'dice' in action) return { reason: reason!, clause: '' };
  const said = {} as ByLanguage<string>;
  let clause = '';
  for (const language of languages) {
    const sentences = await library.sentences(language, rules.description.game);
    const refused = refusalOf(rules, state, action.move, players, sentences);
    said[language] = refused.sentence;
    clause = refused.clause;
  }
  return { reason: { said }, clause };
}

/** Explain in one language why a move is refused, or that its text spells none. */
function refusalOf(
  rules: GameModule,
  state: State,
  text: string,
  players: number,
  sentences: Sentences,
): { sentence: string; clause: string } {
  const move = rules.readMove(state, text);
  if (move === NO_MOVE) {
    return { sentence: sentences.say(rules.description.game, 'invalid_move', { text: cut(text) }), clause: '' };
  }
  const { kind, row } = rules.why(state, move, rules.refusal(state, move));
  return narratorOf(rules, labelsOf(rules, state, players), sentences).refusal(kind, row);
}

function isOver(rules: GameModule, state: State): boolean {
  return rules.phase(state) === 'over';
}

/** Write dice as Python shows them. */
function shown(dice: readonly number[]): string {
  const listed = dice.slice(0, MOST_SHOWN).join(', '); // more dice than characters are never shown
  return `(${listed}${dice.length === 1 ? ',' : ''})`.slice(0, MOST_SHOWN);
}

/** Show a text of a stranger, but not a page of it. */
function cut(text: string): string {
  const letters = [...text.slice(0, 2 * (MOST_SHOWN + 1))]; // some letters are two characters here
  return letters.length <= MOST_SHOWN ? text : `${letters.slice(0, MOST_SHOWN - 1).join('')}…`;
}

function unchecked(why: Unchecked): Replayed {
  return { is: 'unchecked', unchecked: why };
}
