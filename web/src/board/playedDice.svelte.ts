// The dice while a move is chosen: which of them what is chosen so far uses up, and the one that a person wants to use.

export class PlayedDice {
  used = $state.raw<number[]>([]);
  only = $state<number | null>(null);
}

/** Take some dice away from others. */
export function diceWithout(dice: readonly number[], used: readonly number[]): number[] {
  const left = [...dice];
  for (const die of used) if (left.includes(die)) left.splice(left.indexOf(die), 1);
  return left;
}
