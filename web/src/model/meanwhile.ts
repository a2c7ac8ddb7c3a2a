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

/** Pieces that one seat has lost to another. */
export interface Loss {
  owner: number;
  captor: number;
  count: number;
  sentences: string[]; // but for those of the last step, which is told whole
}

/** List what a person's seats have lost since they acted last, and, where there are more than two players, what anybody has
 * lost in the last step. */
export function lossesIn(
  steps: readonly StepTaken[],
  held: readonly number[],
  seats: readonly { seat: number; colours: string }[],
): Loss[] {
  const ownerOf = new Map(seats.flatMap(({ seat, colours }) => colours.split('+').map((one) => [one, seat])));
  const last = steps.length - 1;
  const acted = steps.findLastIndex(({ seat }) => seat === null || held.includes(seat));
  const losses: Loss[] = [];
  for (let at = Math.min(acted + 1, last); at <= last; at++) {
    const { seat: captor, narration } = steps[at]!;
    for (const { sentence, ways } of narration) {
      const lost = ways.filter((way) => way.is_sent_back).map(({ colour }) => ownerOf.get(colour));
      for (const owner of new Set(lost)) {
        const isMeant = held.includes(owner!) ? at > acted : at === last && seats.length > 2;
        if (owner === undefined || captor === null || owner === captor || !isMeant) continue;
        const count = lost.filter((one) => one === owner).length;
        addLoss(losses, { owner, captor, count, sentences: at < last ? [sentence] : [] });
      }
    }
  }
  return losses;
}

/** Add a loss to what the same seat has lost to the same other. */
function addLoss(losses: Loss[], { owner, captor, count, sentences }: Loss): void {
  const known = losses.find((loss) => loss.owner === owner && loss.captor === captor);
  if (!known) losses.push({ owner, captor, count, sentences });
  else Object.assign(known, { count: known.count + count, sentences: [...known.sentences, ...sentences] });
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
