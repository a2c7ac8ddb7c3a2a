// What has been chosen so far, and what a tap makes of it. Every tap gives a new choice, and perhaps a move to play.
// What is legal is in the plan, which the server told; anything else is sent as it was tapped, for its answer.

import type { TappedLeg } from '../../net/messages';
import { type CellText, isCell, KING, type Option, type Plan, type Position, tappedLeg, topAt } from './tiles';

export type Choice =
  | { step: 'nothing' }
  | { step: 'tile'; source: string } // a tile in hand by its number, or the top tile of a cell
  | { step: 'turn'; source: string; target: CellText; option: Option }; // it is being turned there

export interface Outcome {
  choice: Choice;
  play?: string; // one of the legal moves
  attempt?: TappedLeg; // what is not legal
}

/** All that a tap depends on. */
export interface Table {
  plan: Plan;
  position: Position;
  exposed?: ReadonlySet<string>; // moves behind which the tile could be captured, as far as that is known
}

// The turns of a tile are counted counter-clockwise.
export const CLOCKWISE = -1;
export const COUNTER_CLOCKWISE = 1;

export const NOTHING: Choice = { step: 'nothing' };

export function optionsFor(plan: Plan, source: string, target: CellText): Option[] {
  return plan.get(source)?.get(target) ?? [];
}

/** A cell to which the chosen tile can go, and what it does there. */
export interface Goal {
  cell: CellText;
  kind: 'free' | 'climb' | 'take';
  height: number; // of the tower then
  label: string;
  isExposed: boolean; // the tile could be captured there
}

/** List where a tile can go. A legal move that ends on a king takes it. */
export function goalsOf(source: string, { plan, position, exposed }: Table): Goal[] {
  return [...(plan.get(source) ?? [])].map(([cell, options]) => {
    const below = position.towers.get(cell) ?? [];
    const takes = below.at(-1)?.number === KING;
    const kind = takes ? 'take' : below.length ? 'climb' : 'free';
    const isExposed = options.every(({ move }) => exposed?.has(move));
    return { cell, kind, height: below.length + (takes ? 0 : 1), label: options[0]!.label, isExposed };
  });
}

/** A tile in hand is tapped; the same once more puts it back. */
export function tapHand(choice: Choice, number: number): Choice {
  const source = String(number);
  return choice.step === 'tile' && choice.source === source ? NOTHING : { step: 'tile', source };
}

/** A cell is tapped: a tile to choose, or where the chosen one shall go. */
export function tapCell(choice: Choice, cell: CellText, table: Table): Outcome {
  if (choice.step === 'turn') {
    return { choice: cell === choice.target ? turned(choice, CLOCKWISE, table.plan) : NOTHING };
  }
  if (choice.step === 'nothing') return { choice: look(cell, table) };
  if (choice.source === cell) return { choice: NOTHING };
  const options = optionsFor(table.plan, choice.source, cell);
  if (options.length) return land(choice.source, cell, options, table);
  if (table.plan.has(cell) || !isOwn(choice.source, table)) return { choice: look(cell, table) };
  return { choice: NOTHING, attempt: tappedLeg(choice.source, cell, table.position.turnOf) };
}

function look(cell: CellText, { position }: Table): Choice {
  return position.towers.has(cell) ? { step: 'tile', source: cell } : NOTHING;
}

/** Tell whether the person who decides owns the chosen tile: only then is a wrong cell worth an answer. */
function isOwn(source: string, { plan, position }: Table): boolean {
  if (plan.size === 0) return false;
  return !isCell(source) || topAt(position.towers, source)?.colour === position.turnOf;
}

/** Lay the tile there, as it lies now if that is legal. Every tile waits for the person's word, also one that looks the
 * same after any turn: a tap that was to look at a tile plays nothing. */
function land(source: string, target: CellText, options: Option[], { position }: Table): Outcome {
  const tile = topAt(position.towers, source);
  const same = options.find((one) => one.turn === (tile?.turn ?? 0) && one.isFlipped === (tile?.isFlipped ?? false));
  return { choice: { step: 'turn', source, target, option: same ?? options[0]! } };
}

/** Tell whether the tile can lie turned in another way. */
export function canTurn(choice: Choice, plan: Plan): boolean {
  return turned(choice, CLOCKWISE, plan) !== choice;
}

/** Turn the tile to the next legal turn with the same face up, or the one before. */
export function turned(choice: Choice, by: 1 | -1, plan: Plan): Choice {
  if (choice.step !== 'turn') return choice;
  const { source, target, option } = choice;
  const ways = optionsFor(plan, source, target)
    .filter((one) => one.isFlipped === option.isFlipped)
    .sort((a, b) => a.turn - b.turn);
  if (ways.length < 2) return choice;
  const index = ways.findIndex((one) => one.move === option.move);
  return { ...choice, option: ways.at((index + by) % ways.length) ?? option };
}

/** Tell whether the tile can also lie with its other face up. */
export function canFlip(choice: Choice, plan: Plan): boolean {
  return flipped(choice, plan) !== choice;
}

/** Turn the tile over, with the same turn if that is legal. */
export function flipped(choice: Choice, plan: Plan): Choice {
  if (choice.step !== 'turn') return choice;
  const { source, target, option } = choice;
  const others = optionsFor(plan, source, target).filter((one) => one.isFlipped !== option.isFlipped);
  const other = others.find((one) => one.turn === option.turn) ?? others[0];
  return other ? { ...choice, option: other } : choice;
}

/** Choose a legal move as if its tile had been brought there; nothing where it moves no tile. */
export function chosenBy(move: string, plan: Plan): Choice {
  for (const [source, targets] of plan) {
    for (const [target, options] of targets) {
      const option = options.find((one) => one.move === move);
      if (option) return { step: 'turn', source, target, option };
    }
  }
  return NOTHING;
}

/** Play what is being turned. */
export function confirmed(choice: Choice): Outcome {
  return choice.step === 'turn' ? { choice: NOTHING, play: choice.option.move } : { choice };
}
