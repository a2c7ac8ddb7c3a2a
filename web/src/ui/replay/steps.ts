// What a replay says of its steps. No rules: all of it is read from what the server tells.

import type { StepTaken, TableState } from '../../net/messages';

/** Write a step as records do: a throw in brackets, a move as it is spelled. */
export function notationOf(step: StepTaken): string {
  return step.dice.length > 0 ? `(${step.dice.join('-')})` : step.move;
}

/** Find the throw that is being played at a step: its own, or the last one of the same seat's turn. */
export function diceAt(steps: StepTaken[], at: number): number[] {
  const seat = steps[at]?.seat;
  if (seat === undefined) return [];
  for (let before = at; before >= 0 && steps[before]!.seat === seat; before--) {
    if (steps[before]!.dice.length > 0) return steps[before]!.dice;
  }
  return [];
}

export function sentencesOf(step: StepTaken): string[] {
  return step.narration.map((one) => one.sentence).filter(Boolean);
}

export interface Place {
  number: number;
  seats: number[];
}

/** Number the places: who share one, share it. */
export function placesOf(state: TableState): Place[] {
  let number = 1;
  return state.ranking.map((seats) => {
    const place = { number, seats };
    number += seats.length;
    return place;
  });
}
