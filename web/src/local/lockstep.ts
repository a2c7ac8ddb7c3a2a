// Plays seeded random games by a module and digests all that its kernels say at every position. Python does the same with
// the native kernels (tests/lockstep.py), and both must get the same digests. Nothing here is Node's: it runs in browsers.

import { utf8 } from '../dice/bytes';
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

// By a byte: what it adds to the checksum of zip files and PNG pictures (CRC-32)
const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

export function digestsOf(module: GameModule, task: Task): number[] {
  const draw = drawing(task.seed);
  const start = module.setUp(task.settings);
  const state = module.copy(start);
  const digests = [digestOf(module.bytesOf(start), module.bytesOf(module.configure(task.settings)))];
  const earlier: Move[] = [];
  for (let node = 0; node < task.nodes && module.phase(state) !== 'over'; node++) {
    const before = module.copy(state);
    const facts = [stepOf(module, state, draw, earlier)];
    const position = module.spellPosition(state);
    facts.push(position);
    facts.push(seats(task).map((seat) => module.placeOf(state, seat)));
    const seen = seats(task).map((seat) => module.observe(state, nothingChosen(module), seat, task.observation));
    const read = positionsRead(module, task, position);
    const played = actionOf(module, task, before, draw);
    digests.push(digestOf(module.bytesOf(state), textOf(facts), ...seen, ...read, ...played));
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
      moves.map(String),
      some.map((move) => module.legs(state, move)),
      module.diceLeft(state),
    );
    facts.push(module.spell(state, action), module.spellMoves(state, some), module.preview(state, some));
    facts.push(module.spellMoves(state, some).flatMap((path) => readings(module, state, path)));
    facts.push([...earlier, action].map((move) => module.refusal(state, move)));
    facts.push(module.scoreMoves(state).map(({ move, score }) => [String(move), score]));
    module.play(state, action);
    facts.push(module.score(state, seat));
    earlier.push(action);
    if (earlier.length > REMEMBERED) earlier.shift();
  }
  facts.push(String(action), module.events(before, action, state));
  module.release(before);
  return facts;
}

/** Read the spelling of a move, and texts that are like it. */
function readings(module: GameModule, state: State, path: string): string[] {
  const text = path.replaceAll(STEP_END, '');
  const tried = [text, text.slice(1), text.slice(0, -1), `${text} ${text}`, text.replace('1', '2')];
  return tried.map((one) => String(module.readMove(state, one)));
}

/** Read a position, and texts that are like it; return for each the bytes of the state, or of what is wrong. */
function positionsRead(module: GameModule, { settings }: Task, text: string): Bytes[] {
  return [text, text.slice(0, -1), text.replace('1', '2')].map((one) => {
    const read = module.readPosition(settings, [...one]);
    if (typeof read !== 'number') return textOf(read);
    const bytes = module.bytesOf(read);
    module.release(read);
    return bytes;
  });
}

/** Play a random action part by part; return the bytes of the state after it, and of all that is said about it. */
function actionOf(module: GameModule, task: Task, before: State, draw: Draw): Bytes[] {
  if (module.phase(before) !== 'move') return [];
  const state = module.copy(before);
  const seat = module.seat(state);
  const facts: unknown[] = [];
  const seen: Bytes[] = [];
  let chosen = nothingChosen(module);
  for (let isComplete = false; !isComplete;) {
    const mask = module.listActions(state, chosen, task.actions);
    const open = [...mask.keys()].filter((action) => mask[action]);
    const action = open[draw(open.length)]!;
    facts.push(open, String(module.moveOfAction(state, chosen, action)));
    seen.push(module.observe(state, chosen, seat, task.observation));
    ({ chosen, isComplete } = module.takeAction(state, chosen, action));
    facts.push(chosen.map(String));
  }
  const bytes = module.bytesOf(state);
  module.release(state);
  return [bytes, textOf(facts), ...seen];
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

type Bytes = Uint8Array | Int8Array;

/** Write facts as JSON; codes are texts there, since JSON's numbers would lose digits. */
function textOf(facts: unknown): Uint8Array {
  return utf8(JSON.stringify(facts));
}

/** Compute a checksum of bytes. It finds differences, which is enough here, in a tenth of the time of a hash. */
function digestOf(...parts: Bytes[]): number {
  let sum = ~0;
  for (const bytes of parts) {
    for (let at = 0; at < bytes.length; at++) sum = CHECKSUMS[(sum ^ bytes[at]!) & 0xff]! ^ (sum >>> 8);
  }
  return ~sum >>> 0;
}
