// Are a record's dice the ones that were decided, and was it played by the rules? As core/verify.py checks it; replay.ts
// has played the record again before.
// A finding holds, fails, or could not be made. They come in a fixed order: the record, the envelope's seal, what the
// seats added, the throws, the moves, the result; last, where this device has kept them, the seal that was shown before
// the game and what it added.

import { areEqual, fromHex } from './bytes';
import type { KeptSeal } from './kept';
import type { Action, GameRecord, Place } from './record';
import type { Reason, Replayed, StartFault, Unchecked } from './replay';
import {
  commitTo,
  DIGEST_BYTES,
  mixOf,
  MOST_SEATS,
  NO_MIX,
  SEAT_BYTES,
  SEED_BYTES,
  seedBytes,
  throwOf,
} from './stream';

export type Outcome = 'holds' | 'fails' | 'unchecked';

interface Differs {
  number: number; // as people count, from 1
  place: Place;
  expected: string;
  said: string;
}

export interface FindingParameters {
  'record.holds': { game: string; players: number; throws: number; moves: number };
  'record.fails': { fault: StartFault };
  'commit.holds': object;
  'commit.fails': object;
  'commit.sealed': object;
  'commit.torn': { names: string[] };
  'mix.holds': object;
  'mix.some': { seats: string[] };
  'mix.alone': object;
  'mix.fails': object;
  'mix.unknown': object;
  'mix.seats': { count: number; players: number };
  'throws.holds': { count: number };
  'throws.fails': Differs;
  'throws.sealed': object;
  'throws.unknown': object;
  'throws.no_seed': object;
  'throws.none': object;
  'throws.own.holds': { count: number };
  'throws.own.fails': Differs;
  'seal.holds': object;
  'seal.fails': { kept: string; said: string };
  'own.holds': { seats: string[] };
  'own.fails': { seats: string[] };
  'own.other': { seats: string[] };
  'own.late': { seats: string[] };
  'moves.holds': { moves: number };
  'moves.forbidden': { place: Place; seat: number; move: string; clause: string; reason: Reason };
  'moves.fails': { place: Place; seat: number; reason: Reason };
  'moves.unknown': object;
  'moves.not_here': Unchecked;
  'result.holds': { said: string };
  'result.unfinished': object;
  'result.fails': { said: string; reached: string };
  'result.early': { said: string };
  'result.unnamed': { reached: string };
  'result.unknown': object;
}

export interface Finding<Key extends keyof FindingParameters = keyof FindingParameters> {
  key: Key;
  outcome: Outcome;
  parameters: FindingParameters[Key];
}

/** One throw of the record; without `decided` where nothing tells what it should have been. */
export interface CheckedThrow {
  number: number;
  seat: number;
  place: Place;
  said: string;
  decided?: string;
}

export interface SeatAdded {
  seat: number;
  name: string;
  bytes: string;
  isNothing: boolean;
}

export interface Verdict {
  status: Outcome;
  findings: Finding[];
  notes: ('own_seed' | 'missing' | 'extra')[];
  throws: CheckedThrow[];
  seal: string; // for the player to compare with the one shown before the game; empty where there is none
  added: SeatAdded[]; // the same of what the seats added
  isCompared: boolean; // with what this device has kept from before the game
}

/** What a record's tags say of its envelope: no mix before the game begins, no seed until it is opened. */
interface Papers {
  table: string;
  commit: Uint8Array;
  seatBytes: Uint8Array[];
  mix?: Uint8Array;
  seed?: Uint8Array;
}

type Thrown = Extract<Action, { dice: number[] }>;
type ThrowOf = (number: number, diceCount: number) => number[];

const BYTES_OF_SEAT = /^Bytes (0|[1-9][0-9]{0,2})$/;
const ENVELOPE_TAGS = ['Commit', 'Mix', 'Dice seed'];
const FEW_THROWS = 4; // too few to tell a throw left out from throws that have been changed

/** Check all that a record says, and compare it with what this device has kept of its table. */
export function check(record: GameRecord, replayed: Replayed, kept?: KeptSeal): Verdict {
  const thrown = throwsOf(record);
  const dice = hasEnvelope(record.tags) ? checkEnvelope(record, thrown) : checkSeed(record, thrown);
  const findings = [
    checkBeginning(record, thrown.length, replayed),
    ...dice.findings,
    ...checkPlay(record, thrown.length, replayed),
    ...(kept ? compareKept(record, kept) : []),
  ];
  return {
    status: statusOf(findings),
    findings,
    notes: dice.notes,
    throws: dice.throws,
    seal: fromHex(record.tags.get('Commit') ?? '', DIGEST_BYTES) ? record.tags.get('Commit')! : '',
    added: addedBySeats(record),
    isCompared: Object.keys(kept?.own ?? {}).length > 0,
  };
}

function checkBeginning({ game, players, actions }: GameRecord, throws: number, replayed: Replayed): Finding {
  if (replayed.is === 'not begun') return finding('record.fails', 'fails', { fault: replayed.fault });
  return finding('record.holds', 'holds', { game, players, throws, moves: actions.length - throws });
}

/** Report what came of replaying the record under the rules. */
function checkPlay(record: GameRecord, throws: number, replayed: Replayed): Finding[] {
  const unknown = finding('result.unknown', 'unchecked', {});
  switch (replayed.is) {
    case 'unchecked':
      return [finding('moves.not_here', 'unchecked', replayed.unchecked)];
    case 'not begun':
      return [finding('moves.unknown', 'unchecked', {}), unknown];
    case 'stopped':
      return [wrongAction(record.actions[replayed.at]!, replayed.reason, replayed.clause), unknown];
    case 'played': {
      const moves = record.actions.length - throws;
      return [finding('moves.holds', 'holds', { moves }), checkResult(record.result, replayed.reached)];
    }
  }
}

/** Say what cannot have happened, with the clause where the rules forbid it. */
function wrongAction(action: Action, reason: Reason, clause: string): Finding {
  const { seat, place } = action;
  if (!clause || !('move' in action)) return finding('moves.fails', 'fails', { place, seat, reason });
  return finding('moves.forbidden', 'fails', { place, seat, move: action.move, clause, reason });
}

function checkResult(inRecord: number[][], byMoves: number[][]): Finding {
  const [said, reached] = [spellPlaces(inRecord), spellPlaces(byMoves)];
  if (said === reached) {
    return said ? finding('result.holds', 'holds', { said }) : finding('result.unfinished', 'holds', {});
  }
  if (!reached) return finding('result.early', 'fails', { said });
  return said ? finding('result.fails', 'fails', { said, reached }) : finding('result.unnamed', 'fails', { reached });
}

function spellPlaces(places: number[][]): string {
  return places.map((seats) => seats.join('+')).join(', ');
}

interface DiceCheck {
  findings: Finding[];
  notes: Verdict['notes'];
  throws: CheckedThrow[];
}

/** Look at the envelope, and at the throws that it and the seats decided. */
function checkEnvelope(record: GameRecord, thrown: Thrown[]): DiceCheck {
  const papers = readPapers(record);
  if (Array.isArray(papers)) {
    const torn = finding('commit.torn', 'fails', { names: papers });
    return { findings: [torn, finding('throws.unknown', 'unchecked', {})], notes: [], throws: undecided(thrown) };
  }
  const { table, seed, seatBytes } = papers;
  const findings = [checkCommit(papers), checkMix(papers, record, thrown.length > 0)];
  if (!seed && thrown.length > 0) {
    const sealed = finding('throws.sealed', 'unchecked', {});
    return { findings: [...findings, sealed], notes: [], throws: undecided(thrown) };
  }
  // The throws follow from what the seats added, not from the mix that the record claims.
  const mix = mixOf(table, seatBytes);
  const throws = checkThrows(thrown, 'throws', (number, count) => throwOf(seed!, mix, number, count, record.faces));
  return { ...throws, findings: [...findings, ...throws.findings] };
}

function checkCommit({ table, commit, seed }: Papers): Finding {
  if (!seed) return finding('commit.sealed', 'unchecked', {});
  return areEqual(commitTo(table, seed), commit)
    ? finding('commit.holds', 'holds', {})
    : finding('commit.fails', 'fails', {});
}

/** Check that what the seats added is in the dice, and name those that added nothing to dice that were thrown. */
function checkMix({ table, mix, seatBytes }: Papers, record: GameRecord, hasThrows: boolean): Finding {
  const { players } = record;
  if (seatBytes.length !== players) return finding('mix.seats', 'fails', { count: seatBytes.length, players });
  if (!mix) return finding('mix.unknown', 'unchecked', {});
  if (!areEqual(mixOf(table, seatBytes), mix)) return finding('mix.fails', 'fails', {});
  const idle = seatBytes.flatMap((given, seat) => (given.every((byte) => byte === 0) ? [seat] : []));
  if (idle.length === 0 || !hasThrows) return finding('mix.holds', 'holds', {});
  if (idle.length === players) return finding('mix.alone', 'unchecked', {});
  return finding('mix.some', 'holds', { seats: idle.map((seat) => labelOf(record, seat)) });
}

/** Name a seat by its number, and by who sat there where the record says it. */
function labelOf({ tags }: GameRecord, seat: number): string {
  const name = tags.get(`Seat ${seat}`);
  return name ? `${seat} (${name})` : String(seat);
}

/** Compare the seal and what seats added with what this device has kept from before the game. */
function compareKept(record: GameRecord, { seal, own }: KeptSeal): Finding[] {
  const said = record.tags.get('Commit') ?? '';
  const seats: { [outcome in 'holds' | 'fails' | 'other' | 'late']?: string[] } = {};
  for (const [seat, { bytes, answer }] of Object.entries(own)) {
    const isSame = record.tags.get(`Bytes ${seat}`) === bytes;
    const outcome = isSame ? 'holds' : answer === 'added' ? 'fails' : answer === 'given' ? 'other' : 'late';
    (seats[outcome] ??= []).push(labelOf(record, Number(seat)));
  }
  const outcomes = { holds: 'holds', fails: 'fails', other: 'unchecked', late: 'unchecked' } as const;
  return [
    said === seal ? finding('seal.holds', 'holds', {}) : finding('seal.fails', 'fails', { kept: seal, said }),
    ...(Object.keys(seats) as (keyof typeof seats)[]).map((one) =>
      finding(`own.${one}`, outcomes[one], { seats: seats[one]! }),
    ),
  ];
}

/** Look at the throws of a game at one screen, whose dice its own seed decides. */
function checkSeed(record: GameRecord, thrown: Thrown[]): DiceCheck {
  if (thrown.length === 0) return checkThrows([], 'throws.own', () => []);
  if (!record.seed) {
    return { findings: [finding('throws.no_seed', 'unchecked', {})], notes: [], throws: undecided(thrown) };
  }
  const seed = seedBytes(record.seed);
  const throws = checkThrows(thrown, 'throws.own', (number, count) =>
    throwOf(seed, NO_MIX, number, count, record.faces),
  );
  return { ...throws, notes: ['own_seed', ...throws.notes] };
}

/** Compare every throw with what the stream gives. A throw has as many dice as the record says: the rules know more. */
function checkThrows(thrown: Thrown[], key: 'throws' | 'throws.own', decide: ThrowOf): DiceCheck {
  const throws = undecided(thrown).map((one, at) => ({ ...one, decided: spell(decide(at, thrown[at]!.dice.length)) }));
  if (throws.length === 0) return { findings: [finding('throws.none', 'holds', {})], notes: [], throws };
  const first = throws.find((one) => one.said !== one.decided);
  if (!first) return { findings: [finding(`${key}.holds`, 'holds', { count: throws.length })], notes: [], throws };
  const { number, place, said, decided } = first;
  const differs = finding(`${key}.fails`, 'fails', { number, place, said, expected: decided });
  return { findings: [differs], notes: whatMoved(thrown, number - 1, decide), throws };
}

/** Tell whether all throws from one on, or after it, are those decided for their neighbours. */
function whatMoved(thrown: Thrown[], first: number, decide: ThrowOf): Verdict['notes'] {
  const agree = (from: number, by: number) =>
    thrown.length - from >= FEW_THROWS &&
    thrown.slice(from).every(({ dice }, at) => spell(dice) === spell(decide(from + at + by, dice.length)));
  if (agree(first, 1)) return ['missing'];
  return agree(first + 1, -1) ? ['extra'] : [];
}

function throwsOf(record: GameRecord): Thrown[] {
  return record.actions.filter((action): action is Thrown => 'dice' in action);
}

function undecided(thrown: Thrown[]): CheckedThrow[] {
  return thrown.map(({ seat, place, dice }, at) => ({ number: at + 1, seat, place, said: spell(dice) }));
}

/** Dice have no order: low faces first. */
function spell(dice: number[]): string {
  return [...dice].sort((low, high) => low - high).join('-');
}

/** Tell whether a record speaks of an envelope; `Table` alone may be anybody's tag. */
function hasEnvelope(tags: Map<string, string>): boolean {
  return [...tags.keys()].some((name) => ENVELOPE_TAGS.includes(name) || BYTES_OF_SEAT.test(name));
}

/** Read the envelope's tags, or give the names of those missing or misspelled. */
function readPapers({ tags, actions }: GameRecord): Papers | string[] {
  const bad: string[] = [];
  const read = (name: string, length: number): Uint8Array => {
    const bytes = fromHex(tags.get(name) ?? '', length);
    if (!bytes) bad.push(name);
    return bytes ?? new Uint8Array(length);
  };
  const isWaiting = actions.length === 0 && !tags.get('Mix') && !tags.has('Dice seed'); // for people to sit down
  const table = tags.get('Table') ?? '';
  if (!table) bad.push('Table');
  const commit = read('Commit', DIGEST_BYTES);
  const seats = [...tags.keys()].filter((name) => BYTES_OF_SEAT.test(name)).length;
  const seatBytes = Array.from({ length: seats }, (_, seat) => read(`Bytes ${seat}`, SEAT_BYTES));
  if (seats > MOST_SEATS) bad.push(`Bytes ${MOST_SEATS}`);
  const mix = isWaiting ? undefined : read('Mix', DIGEST_BYTES);
  const seed = tags.has('Dice seed') ? read('Dice seed', SEED_BYTES) : undefined;
  return bad.length > 0 ? bad : { table, commit, seatBytes, mix, seed };
}

/** List what the record says that each seat added, as far as it can be read. */
function addedBySeats({ tags, players }: GameRecord): SeatAdded[] {
  return Array.from({ length: Math.min(players, MOST_SEATS) }, (_, seat) => {
    const bytes = tags.get(`Bytes ${seat}`) ?? '';
    return { seat, name: tags.get(`Seat ${seat}`) ?? '', bytes, isNothing: /^0*$/.test(bytes) };
  }).filter(({ bytes }) => fromHex(bytes, SEAT_BYTES));
}

function statusOf(findings: Finding[]): Outcome {
  if (findings.some(({ outcome }) => outcome === 'fails')) return 'fails';
  return findings.every(({ outcome }) => outcome === 'holds') ? 'holds' : 'unchecked';
}

function finding<Key extends keyof FindingParameters>(
  key: Key,
  outcome: Outcome,
  parameters: FindingParameters[Key],
): Finding<Key> {
  return { key, outcome, parameters };
}
