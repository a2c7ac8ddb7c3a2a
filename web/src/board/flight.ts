// How thrown dice come to where they lie: next to each other and never through each other. Lengths are those of a die drawn
// `DIE` wide. The animation in ThrownDice.svelte takes its sizes and shares from the steps.

export const DIE = 34;
export const STEPS = [
  { share: 1, size: 1.5 },
  { share: 0.35, size: 1.2 },
  { share: 0, size: 1.04 }, // here they swing a little too far, all together
  { share: 0, size: 1 },
] as const; // how far the dice still are from each other, and how large they look

const SIDE = 70; // how far from the side they come
const APART = 54; // how much further from each other the dice are at first than where they lie

/** Return from where a die comes: what is its own, and what all of a throw have in common. */
export function flightOf(die: number, dice: number, across: -1 | 0 | 1): { own: number; common: number } {
  const common = across * SIDE || (dice === 1 ? -SIDE : 0);
  return { own: (die - (dice - 1) / 2) * APART, common };
}
