// Plays seeded random games by a module and digests all that its kernels say at every position. Python does the same with
// the native kernels (tests/lockstep.py), and both must get the same digests. Nothing here is Node's: it runs in browsers.

import { hex, joined, utf8 } from '../dice/bytes';
import { sha256 } from '../dice/sha256';
import { STEP_END, type GameModule, type Move, type Settings, type State } from './module';

export interface Task {
  settings: Settings;
  players: number;
  seed: number;
  nodes: number; // after which a game is left
  actions: number; // and numbers of an observation, for these settings
  observation: number;
}

const SAMPLE = 12; // moves of a position that are looked at more closely
const REMEMBERED = 8; // moves of earlier positions that are tried again
const PLAYOUTS = 2;
const DIGEST = 8; // bytes

export function digestsOf(module: GameModule, task: Task): string[] {
  const draw = drawing(task.seed);
  const start = module.setUp(task.settings);
  const state = module.copy(start);
  const digests = [digestOf(module.bytesOf(start), module.bytesOf(module.configure(task.settings)))];
  const earlier: Move[] = [];
  for (let node = 0; node < task.nodes && module.phase(state) !== 'over'; node++) {
    const before = module.copy(state);
    const facts = [stepOf(module, state, draw, earlier), module.spellPosition(state)];
    facts.push(seats(task).map((seat) => module.placeOf(state, seat)));
    facts.push(seats(task).map((seat) => [...module.observe(state, nothingChosen(module), seat, task.observation)]));
    digests.push(digestOf(module.bytesOf(state), textOf(facts), actionOf(module, task, before, draw)));
    module.release(before);
  }
  const { lengths, places, counts } = module.playGames(start, PLAYOUTS, BigInt(task.seed), task.players, true);
  digests.push(digestOf(textOf([[...lengths], [...places], [...counts]])));
  [start, state].forEach((one) => module.release(one));
  return digests;
}

/** Throw or play at random, and say all about it. */
function stepOf(module: GameModule, state: State, draw: Draw, earlier: Move[]): unknown {
  const before = module.copy(state);
  const seat = module.seat(state);
  const facts: unknown[] = [module.phase(state), seat];
  let action: bigint;
  if (module.phase(state) === 'roll') {
    const faces = Array.from({ length: module.diceDue(state) }, () => module.constant('LOWEST_FACE'));
    const dice = faces.map((lowest) => lowest + draw(module.constant('FACES')));
    action = module.packed(dice);
    module.throw(state, dice);
  } else {
    const moves = module.legal(state);
    action = moves[draw(moves.length)]!;
    const some = moves.slice(0, SAMPLE);
    facts.push(
      moves,
      some.map((move) => module.legs(state, move)),
      module.diceLeft(state),
    );
    facts.push(module.spell(state, action), module.spellMoves(state, some), module.preview(state, some));
    facts.push(module.spellMoves(state, some).flatMap((path) => readings(module, state, path)));
    facts.push([...earlier, action].map((move) => module.refusal(state, move)));
    facts.push(module.scoreMoves(state).map(({ move, score }) => [move, score]));
    module.play(state, action);
    facts.push(module.score(state, seat));
    earlier.push(action);
    if (earlier.length > REMEMBERED) earlier.shift();
  }
  facts.push(action, module.events(before, action, state));
  module.release(before);
  return facts;
}

/** Read the spelling of a move, and texts that are like it. */
function readings(module: GameModule, state: State, path: string): Move[] {
  const text = path.replaceAll(STEP_END, '');
  const tried = [text, text.slice(1), text.slice(0, -1), `${text} ${text}`, text.replace('1', '2')];
  return tried.map((one) => module.readMove(state, one));
}

/** Play a random action part by part, and say all about it; return the bytes of the state after it. */
function actionOf(module: GameModule, task: Task, before: State, draw: Draw): Uint8Array {
  if (module.phase(before) !== 'move') return new Uint8Array();
  const state = module.copy(before);
  const seat = module.seat(state);
  const facts: unknown[] = [];
  let chosen = nothingChosen(module);
  for (let isComplete = false; !isComplete;) {
    const mask = module.listActions(state, chosen, task.actions);
    const open = [...mask.keys()].filter((action) => mask[action]);
    const action = open[draw(open.length)]!;
    facts.push(open, module.moveOfAction(state, chosen, action));
    facts.push([...module.observe(state, chosen, seat, task.observation)]);
    ({ chosen, isComplete } = module.takeAction(state, chosen, action));
    facts.push(chosen);
  }
  const bytes = module.bytesOf(state);
  module.release(state);
  return sha256(joined(bytes, textOf(facts)));
}

type Draw = (count: number) => number;

/** Draw numbers below a count: a linear congruential generator, of which the upper bits are used. */
function drawing(seed: number): Draw {
  let word = seed >>> 0;
  return (count) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word * count) / 2 ** 32);
  };
}

function seats(task: Task): number[] {
  return [...Array(task.players).keys()];
}

function nothingChosen(module: GameModule): Move[] {
  return Array.from({ length: module.constant('PARTS') }, () => 0n);
}

/** Write facts as JSON; codes are texts there, since JSON's numbers would lose digits. */
function textOf(facts: unknown): Uint8Array {
  return utf8(JSON.stringify(facts, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));
}

function digestOf(...parts: Uint8Array[]): string {
  return hex(sha256(joined(...parts)).slice(0, DIGEST));
}
