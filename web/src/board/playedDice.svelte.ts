// The dice while a move is chosen: which of them what is chosen so far uses up, and the one that a person wants to use.

export class PlayedDice {
  used = $state.raw<number[]>([]);
  only = $state<number | null>(null);
}
