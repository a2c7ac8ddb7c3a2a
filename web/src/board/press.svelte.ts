// What a finger or the mouse does on a board of tracks: a tap, a piece that is dragged, or, where places are small, a
// finger that looks for one under a loupe. Points are those of the window.

import type { Point } from './types';

export interface Pressed {
  isDense(): boolean; // a finger needs the loupe
  tap(at: Point, isMouse: boolean): void;
  drag(from: Point, to: Point, isMouse: boolean): void;
}

const DRAG_PX = 12; // what moves less is a tap
const HOLD_MS = 180; // after which a finger that rests wants to see what is under it

export class Press {
  aim = $state.raw<Point | null>(null); // of the finger under the loupe
  #start: Point | null = null;
  #isMouse = true;
  #isDone = false; // what was pressed has been answered: the click that follows is none
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private told: Pressed) {}

  down(event: PointerEvent): void {
    this.cancel();
    this.#isDone = false;
    this.#isMouse = event.pointerType === 'mouse';
    if (event.button !== 0 || !event.isPrimary) return;
    const start = pointOf(event);
    this.#start = start;
    if (!this.#isMouse && this.told.isDense()) this.#timer = setTimeout(() => (this.aim = start), HOLD_MS);
  }

  move(event: PointerEvent): void {
    if (!this.#start || this.#isMouse || !event.isPrimary) return;
    const here = pointOf(event);
    if (this.aim || (this.#isFar(here) && this.told.isDense())) this.aim = here;
  }

  up(event: PointerEvent): void {
    const [start, hasAimed, end] = [this.#start, this.aim !== null, pointOf(event)];
    const isFar = this.#isFar(end);
    this.cancel();
    if (!start || (!hasAimed && !isFar)) return; // a click follows
    this.#isDone = true;
    if (isFar) this.told.drag(start, end, this.#isMouse);
    else this.told.tap(end, this.#isMouse);
  }

  click(event: MouseEvent): void {
    if (!this.#isDone) this.told.tap(pointOf(event), this.#isMouse);
    this.#isDone = false;
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#start = null;
    this.aim = null;
  }

  #isFar([x, y]: Point): boolean {
    return this.#start !== null && Math.hypot(x - this.#start[0], y - this.#start[1]) >= DRAG_PX;
  }
}

function pointOf(event: MouseEvent): Point {
  return [event.clientX, event.clientY];
}
