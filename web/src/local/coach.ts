// What a coach says to somebody who is to move: a danger that others can see, and what can be done, at most two
// sentences. All of it are facts of the rules and of what bots weigh; the words are the game's own (`[coach]` of its
// catalogue), or general ones where it has none.

import { capturingMoves, dangersFor, type Danger } from './danger';
import type { DataLibrary } from './dataLibrary';
import { labelsOf, narratorOf } from './game';
import type { HintRequest } from './hint';
import { STEP_END, type GameModule, type State } from './module';
import { bitsOf, type InDanger, type Narrator } from './narrator';
import { decidingFaces } from './throws';

export type AdviceRequest = HintRequest;

export interface Advice {
  danger: string; // nothing where there is none
  threat: Threat | null; // what it is about
  options: AdvisedMove[];
}

/** A piece in danger and those that could capture it, by the names of their places. */
export interface Threat {
  spot: string;
  captors: string[];
}

export interface AdvisedMove {
  move: string;
  sentence: string;
}

const MOST_SENTENCES = 2;
const MOST_LOOKED_AT = 40; // of the best moves, for reasons of another kind
const LIMIT_MS = 800; // for dangers; a way to end the turn takes some 60 in Felix Sex, where dice are used one after the other
const MOST_FACES = 3; // that a sentence names
const ALWAYS = 0.95;
const RISKY = 'takes_risk'; // the reason that games have for a move to where others reach the piece

export async function adviceFor(library: DataLibrary, { language, ...position }: AdviceRequest): Promise<Advice> {
  const { game, setup, bytes } = position;
  const [rules, sentences] = await Promise.all([library.rules(game), library.sentences(language, game)]);
  const state = rules.fromBytes(bytes);
  try {
    const narrator = narratorOf(rules, labelsOf(rules, state, setup.players), sentences);
    const end = performance.now() + LIMIT_MS;
    const [worst] = dangersFor(rules, state, rules.seat(state), () => performance.now() > end);
    const danger = worst ? narrator.danger(howSaid(worst)) : '';
    const threat = worst ? threatIn(rules, state, worst) : null;
    return { danger, threat, options: optionsIn(rules, state, narrator, MOST_SENTENCES - (worst ? 1 : 0)) };
  } finally {
    rules.release(state);
  }
}

/** Name the places of a danger. A captor that does not stand there yet is left out. */
function threatIn(rules: GameModule, state: State, { spot, seat, captors }: Danger): Threat {
  const enemies = bitsOf(rules.coloursOf(state, seat));
  const standing = new Set(
    rules.pieces(state).flatMap(([place, colour]) => (enemies.includes(colour!) ? [place!] : [])),
  );
  const named = captors.filter((one) => standing.has(one)).map((one) => rules.spotName(one));
  return { spot: rules.spotName(spot), captors: named };
}

/** Choose the words for how likely a danger is: the faces that decide, how often it is of ten times, or that it just is; those for a pile are the game's own. */
function howSaid({ throws, all, chance, ...piece }: Danger): InDanger {
  const faces = decidingFaces(throws, all);
  const tenths = Math.max(1, Math.round(10 * chance));
  const isNamed = faces.length > 0 && faces.length <= MOST_FACES;
  const how = piece.count > 1 ? 'pile' : chance > ALWAYS ? 'anyway' : isNamed ? 'faces' : 'often';
  return { ...piece, how, faces, tenths };
}

/** Name some of the best moves for which something different speaks: captures first, and what is risky last; nothing where
 * there is no choice, or they are poor. */
function optionsIn(rules: GameModule, state: State, narrator: Narrator, most: number): AdvisedMove[] {
  const scored = rules.scoreMoves(state).sort((one, other) => other.score - one.score);
  if (scored.length < 2) return [];
  const least = scored[Math.floor(scored.length / 2)]!.score; // what is worse than most is no advice, but for a capture
  const looked = scored.slice(0, MOST_LOOKED_AT);
  const captures = new Set(
    capturingMoves(
      rules,
      state,
      looked.map(({ move }) => move),
    ),
  );
  const options = new Map<number, AdvisedMove & { rank: number }>();
  for (const { move, score } of looked) {
    if (options.size > 0 && score < least && !captures.has(move)) continue;
    const after = rules.copy(state);
    rules.play(after, move);
    const { kind, row } = rules.reason(state, move, after);
    rules.release(after);
    if (options.has(kind)) continue;
    const spelled = rules.spell(state, move).replaceAll(STEP_END, '');
    const rank = captures.has(move) ? 0 : rules.description.words.reasons[kind]!.name === RISKY ? 2 : 1;
    options.set(kind, { move: spelled, sentence: narrator.option(kind, row), rank });
  }
  return [...options.values()]
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ move, sentence }) => ({ move, sentence }));
}
