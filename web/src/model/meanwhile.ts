// What others did since this browser's person acted last, in short: who, their dice, and what became of it.

import type { StepTaken } from '../net/messages';

/** The throw of somebody and the moves by it. */
export interface Chip {
  seat: number;
  first: number; // number of its first step
  last: number;
  dice: number[];
  outcome: 'waits' | 'moved' | 'captured' | 'arrived' | 'sent_back';
  captured: string[]; // the colours of pieces that were captured
  sentences: string;
}

const MOST = 24; // of those at a table with many bots, or that somebody watches

/** List what the others did last: before the steps that the person has taken since, up to those they took before. */
export function meanwhile(steps: readonly StepTaken[], held: readonly number[]): Chip[] {
  const isOwn = ({ seat }: StepTaken) => seat === null || held.includes(seat);
  let end = steps.length;
  while (end > 0 && isOwn(steps[end - 1]!)) end--;
  let start = end;
  while (start > 0 && !isOwn(steps[start - 1]!)) start--;
  const chips: Chip[] = [];
  for (let at = start; at < end; at++) {
    const step = steps[at]!;
    const open = chips.at(-1);
    const isNext = step.dice.length === 0 && open?.seat === step.seat && open.dice.length > 0;
    if (isNext) chips[chips.length - 1] = joined(open, step, at);
    else chips.push(joined(null, step, at));
  }
  return chips.slice(-MOST);
}

/** List what was said of captures of a person's pieces since they acted last, but for the last step, which is told whole. */
export function lossesIn(steps: readonly StepTaken[], held: readonly number[], colours: readonly string[]): string[] {
  const last = steps.findLastIndex(({ seat }) => seat === null || held.includes(seat));
  return steps
    .slice(last + 1, -1)
    .flatMap(({ narration }) => narration)
    .filter(({ ways }) => ways.some((way) => way.is_sent_back && colours.includes(way.colour)))
    .map(({ sentence }) => sentence);
}

function joined(chip: Chip | null, step: StepTaken, at: number): Chip {
  const said = step.narration.map(({ sentence }) => sentence).join(' ');
  const sentBack = step.narration.filter(({ ways }) => ways.some((way) => way.is_sent_back));
  const captured = step.narration
    .filter(({ effect }) => effect === 'capture')
    .flatMap(({ ways }) => ways.map(({ colour }) => colour));
  const all = [...(chip?.captured ?? []), ...captured];
  return {
    seat: step.seat!,
    first: chip?.first ?? at,
    last: at,
    dice: chip?.dice ?? step.dice,
    outcome: outcomeOf(chip, step, all.length > 0, sentBack.length > 0),
    captured: all,
    sentences: [chip?.sentences, said].filter(Boolean).join(' '),
  };
}

function outcomeOf(chip: Chip | null, step: StepTaken, hasCaptured: boolean, isSentBack: boolean): Chip['outcome'] {
  if (hasCaptured) return 'captured';
  if (chip?.outcome === 'arrived' || step.narration.some(({ effect }) => effect === 'arrival')) return 'arrived';
  if (isSentBack) return 'sent_back';
  const hasMoved = step.move !== '' || step.narration.some(({ ways }) => ways.length > 0);
  return chip?.outcome === 'moved' || hasMoved ? 'moved' : (chip?.outcome ?? 'waits');
}
