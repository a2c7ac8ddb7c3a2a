// All throws of some dice, each once, and how likely they are.

import type { Faces } from '../dice/stream';

export interface Throw {
  dice: number[]; // the lowest first
  weight: number; // of all ways that as many dice can fall
}

/** List the throws of a number of dice; of none there is one, without dice. */
export function throwsOf({ lowest, highest }: Pick<Faces, 'lowest' | 'highest'>, count: number): Throw[] {
  if (count === 0) return [{ dice: [], weight: 1 }];
  const throws = new Map<string, Throw>();
  for (const { dice, weight } of throwsOf({ lowest, highest }, count - 1)) {
    for (let face = lowest; face <= highest; face++) {
      const thrown = [...dice, face].sort((one, other) => one - other);
      const known = throws.get(thrown.join('-'));
      throws.set(thrown.join('-'), { dice: thrown, weight: weight + (known?.weight ?? 0) });
    }
  }
  return [...throws.values()];
}

/** Name the faces that decide whether a throw is one of some: all throws with one of them are, and no others. Gives
 * nothing where that takes more than a face each. */
export function decidingFaces(throws: readonly Throw[], all: readonly Throw[]): number[] {
  const among = new Set(throws);
  const faces = [...new Set(throws.flatMap(({ dice }) => dice))].sort((one, other) => one - other);
  const deciding = faces.filter((face) => all.every((one) => !one.dice.includes(face) || among.has(one)));
  return throws.every(({ dice }) => dice.some((face) => deciding.includes(face))) ? deciding : [];
}
