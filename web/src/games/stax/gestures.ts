// What fingers and the mouse do on the table: drag it, pinch it, or tap. Points are in pixels from its corner.

import type { Point } from '../../board/types';

export interface Gestured {
  drag(by: Point): void;
  zoom(factor: number, about: Point): void;
  tap(at: Point): void;
}

const SLACK = 8; // a finger that taps still moves by so many pixels

/** Tells drags, pinches and taps apart. A gesture lasts until the last finger is gone. */
export class Gestures {
  #fingers = new Map<number, Point>();
  #start: Point = [0, 0];
  #isTap = false;

  constructor(private told: Gestured) {}

  down(id: number, at: Point): void {
    this.#fingers.set(id, at);
    this.#isTap = this.#fingers.size === 1;
    this.#start = at;
  }

  move(id: number, at: Point): void {
    const before = this.#fingers.get(id);
    if (!before) return;
    if (this.#isTap && length(minus(at, this.#start)) <= SLACK) return;
    this.#isTap = false;
    const other = [...this.#fingers].find(([one]) => one !== id)?.[1];
    this.#fingers.set(id, at);
    if (other) this.#pinch(before, at, other);
    else this.told.drag(minus(at, before));
  }

  up(id: number): void {
    const isLast = this.#fingers.delete(id) && this.#fingers.size === 0;
    if (isLast && this.#isTap) this.told.tap(this.#start);
  }

  /** The browser, or something else, took the fingers away. */
  cancel(): void {
    this.#fingers.clear();
    this.#isTap = false;
  }

  get isDragging(): boolean {
    return this.#fingers.size > 0 && !this.#isTap;
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const [wide, wider] = [length(minus(before, other)), length(minus(now, other))];
    if (wide > 0 && wider > 0) this.told.zoom(wider / wide, middle(now, other));
    this.told.drag(minus(middle(now, other), middle(before, other)));
  }
}

function minus([x, y]: Point, [left, top]: Point): Point {
  return [x - left, y - top];
}

function middle([x, y]: Point, [otherX, otherY]: Point): Point {
  return [(x + otherX) / 2, (y + otherY) / 2];
}

function length([x, y]: Point): number {
  return Math.hypot(x, y);
}
