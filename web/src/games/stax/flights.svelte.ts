// Tiles on their way from where they were to where they are. The picture without them is always that of the position.

import { linear } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Point } from '../../board/types';
import { isStill, mannerOf } from '../../model/settings.svelte';
import type { Towers } from './tiles';
import { type Flight, flightsBetween, seenOf, settled, wayPoint } from './view';

const FLIGHT_MS = 420; // at the normal pace
const MOST = 3; // a move of each player; what differs more is another game, or another part of it

export class Flights {
  list = $state.raw<Flight[]>([]);
  #time = new Tween(1, { easing: linear });
  #before?: Towers;

  /** Let tiles fly that are elsewhere than they were. */
  follow(towers: Towers): void {
    const before = this.#before;
    this.#before = towers;
    if (!before || isStill()) return;
    const found = flightsBetween(before, towers, seenOf(towers));
    if (found.length <= MOST) void this.#fly(found);
  }

  async #fly(found: Flight[]): Promise<void> {
    this.list = found;
    void this.#time.set(0, { duration: 0 });
    await this.#time.set(1, { duration: FLIGHT_MS * mannerOf().speed });
    if (this.list === found) this.list = [];
  }

  /** Tell the towers as they stand meanwhile. */
  without(towers: Towers): Towers {
    return this.list.length ? settled(towers, this.list) : towers;
  }

  placeOf({ from, to, lift }: Flight): Point {
    return wayPoint(from, to, lift, this.#time.current);
  }
}
