// Which part of the table is on the screen. It follows the structure until the person moves it.

import { untrack } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Point } from '../../board/types';
import { isStill } from '../../model/settings.svelte';
import type { CellText } from './tiles';
import {
  bringIn,
  type Box,
  type Camera,
  fit,
  LEAST_SCALE,
  panned,
  type Seen,
  showsAll,
  type Size,
  zoomed,
} from './view';

const GLIDE_MS = 260;
const ZOOM_STEP = 1.3; // of a button or a key

/** What there is to show. */
export interface Content {
  box: Box;
  cells: CellText[];
  seen: Seen;
}

export class TableCamera {
  screen = $state<Size>({ width: 0, height: 0 });
  #tween = new Tween<Camera>({ x: 0, y: 0, scale: 1 }, { easing: cubicOut });
  #fitted: Size = { width: 0, height: 0 }; // the screen for which it was fitted last
  #isMoved = false; // by the person

  get current(): Camera {
    return this.#tween.current;
  }

  /** Show everything if it is the first time, the screen has changed, or something is out of sight. */
  follow(content: Content): void {
    const { width, height } = this.screen;
    if (!width || !height) return;
    const isFirst = !this.#fitted.width;
    const isSameScreen = this.#fitted.width === width && this.#fitted.height === height;
    untrack(() => {
      if (this.#isMoved || (isSameScreen && this.#shows(content))) return;
      this.#fitted = { width, height };
      this.#go(fit(content.box, this.screen), !isFirst);
    });
  }

  showWhole(box: Box): void {
    this.#isMoved = false;
    this.#go(fit(box, this.screen, LEAST_SCALE), true);
  }

  drag(by: Point, box: Box): void {
    this.#isMoved = true;
    this.#go(panned(this.#tween.target, by, box, this.screen), false);
  }

  zoom(factor: number, about: Point): void {
    this.#isMoved = true;
    this.#go(zoomed(this.#tween.target, factor, about), false);
  }

  /** Zoom about the middle, by a button or a key. */
  step(isIn: boolean): void {
    this.#isMoved = true;
    const middle: Point = [this.screen.width / 2, this.screen.height / 2];
    this.#go(zoomed(this.#tween.target, isIn ? ZOOM_STEP : 1 / ZOOM_STEP, middle), true);
  }

  /** Follow the keyboard to a point of the plane. */
  bringIn(point: Point): void {
    this.#go(bringIn(point, this.#tween.target, this.screen), true);
  }

  #shows({ cells, seen }: Content): boolean {
    return showsAll(cells, this.#tween.target, this.screen, seen);
  }

  #go(camera: Camera, isGliding: boolean): void {
    void this.#tween.set(camera, { duration: isGliding && !isStill() ? GLIDE_MS : 0 });
  }
}
