// Which part of the table is on the screen. It follows the structure: when a move has put something out of sight, all of
// it is shown. Nothing that is only chosen or looked at moves it.

import { untrack } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Point } from '../../board/types';
import { isStill } from '../../model/settings.svelte';
import {
  bringIn,
  type Box,
  type Camera,
  contentBox,
  fit,
  LEAST_SCALE,
  panned,
  showsAll,
  type Size,
  zoomed,
} from './view';

const GLIDE_MS = 260;
const FIT_MS = 480;
const ZOOM_STEP = 1.3; // of a button or a key

export class TableCamera {
  screen = $state<Size>({ width: 0, height: 0 });
  #tween = new Tween<Camera>({ x: 0, y: 0, scale: 1 }, { easing: cubicOut });
  #fitted: Size = { width: 0, height: 0 }; // the screen for which it was fitted last
  #isMoved = false; // by the person

  get current(): Camera {
    return this.#tween.current;
  }

  /** Show all cells if it is the first time, or when the table or the screen has changed and something is out of sight: of
   * what the person has moved away, only what was moved last is missed. */
  follow(boxes: readonly Box[], last: readonly Box[]): void {
    const { width, height } = this.screen;
    if (!width || !height) return;
    const isFirst = !this.#fitted.width;
    const isSameScreen = this.#fitted.width === width && this.#fitted.height === height;
    untrack(() => {
      this.#fitted = { width, height };
      if (this.#isMoved && !isSameScreen) return;
      if (isSameScreen && showsAll(this.#isMoved ? last : boxes, this.#tween.target, this.screen)) return;
      this.#isMoved = false;
      this.#go(fit(boxes, this.screen), isFirst ? 0 : FIT_MS);
    });
  }

  showWhole(boxes: readonly Box[]): void {
    this.#isMoved = false;
    this.#go(fit(boxes, this.screen, LEAST_SCALE), GLIDE_MS);
  }

  drag(by: Point, boxes: readonly Box[]): void {
    this.#isMoved = true;
    this.#go(panned(this.#tween.target, by, contentBox(boxes), this.screen), 0);
  }

  zoom(factor: number, about: Point): void {
    this.#isMoved = true;
    this.#go(zoomed(this.#tween.target, factor, about), 0);
  }

  /** Zoom about the middle, by a button or a key. */
  step(isIn: boolean): void {
    this.#isMoved = true;
    const middle: Point = [this.screen.width / 2, this.screen.height / 2];
    this.#go(zoomed(this.#tween.target, isIn ? ZOOM_STEP : 1 / ZOOM_STEP, middle), GLIDE_MS);
  }

  /** Follow the keyboard to a point of the plane. */
  bringIn(point: Point): void {
    this.#go(bringIn(point, this.#tween.target, this.screen), GLIDE_MS);
  }

  #go(camera: Camera, duration: number): void {
    void this.#tween.set(camera, { duration: isStill() ? 0 : duration });
  }
}
