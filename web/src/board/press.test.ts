import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Press } from './press.svelte';

type Kind = 'mouse' | 'touch';

const at = (x: number, y: number, pointerType: Kind) =>
  ({ clientX: x, clientY: y, pointerType, button: 0, isPrimary: true }) as PointerEvent;

function pressOn(isDense: boolean) {
  const told = { isDense: () => isDense, tap: vi.fn(), drag: vi.fn() };
  return { press: new Press(told), told };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a press', () => {
  it('that does not move is a tap, once', () => {
    const { press, told } = pressOn(true);
    press.down(at(10, 10, 'touch'));
    press.up(at(13, 10, 'touch'));
    press.click(at(13, 10, 'touch'));
    expect(told.tap.mock.calls).toEqual([[[13, 10], false]]);
    expect(told.drag).not.toHaveBeenCalled();
  });

  it('that moves is a drag, and the click after it is none', () => {
    const { press, told } = pressOn(false);
    press.down(at(10, 10, 'mouse'));
    press.move(at(40, 10, 'mouse'));
    expect(press.aim).toBeNull();
    press.up(at(60, 10, 'mouse'));
    press.click(at(60, 10, 'mouse'));
    expect(told.drag.mock.calls).toEqual([[[10, 10], [60, 10], true]]);
    expect(told.tap).not.toHaveBeenCalled();
  });

  it('of a finger that rests on a dense board shows the loupe, and taps where it is lifted', () => {
    const { press, told } = pressOn(true);
    press.down(at(10, 10, 'touch'));
    expect(press.aim).toBeNull();
    vi.advanceTimersByTime(200);
    expect(press.aim).toEqual([10, 10]);
    press.move(at(18, 10, 'touch'));
    expect(press.aim).toEqual([18, 10]);
    press.up(at(18, 10, 'touch'));
    press.click(at(18, 10, 'touch'));
    expect(press.aim).toBeNull();
    expect(told.tap.mock.calls).toEqual([[[18, 10], false]]);
  });

  it('shows no loupe where places are large enough', () => {
    const { press } = pressOn(false);
    press.down(at(10, 10, 'touch'));
    vi.advanceTimersByTime(500);
    press.move(at(60, 10, 'touch'));
    expect(press.aim).toBeNull();
  });

  it('that the browser takes away does nothing', () => {
    const { press, told } = pressOn(true);
    press.down(at(10, 10, 'touch'));
    press.cancel();
    vi.advanceTimersByTime(500);
    press.up(at(90, 10, 'touch'));
    expect(press.aim).toBeNull();
    expect(told.tap).not.toHaveBeenCalled();
    expect(told.drag).not.toHaveBeenCalled();
  });
});
