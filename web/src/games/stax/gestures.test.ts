import { expect, test } from 'vitest';
import { Gestures } from './gestures';

function watched() {
  const told: unknown[] = [];
  const gestures = new Gestures({
    drag: (by) => told.push(['drag', ...by]),
    zoom: (factor, about) => told.push(['zoom', factor, ...about]),
    tap: (at) => told.push(['tap', ...at]),
  });
  return { told, gestures };
}

test('a finger that hardly moves taps where it came down', () => {
  const { told, gestures } = watched();
  gestures.down(1, [10, 10]);
  gestures.move(1, [13, 12]);
  gestures.up(1);
  expect(told).toEqual([['tap', 10, 10]]);
});

test('a finger that moves drags, and does not tap', () => {
  const { told, gestures } = watched();
  gestures.down(1, [10, 10]);
  gestures.move(1, [30, 10]);
  expect(gestures.isDragging).toBe(true);
  gestures.move(1, [31, 12]);
  gestures.up(1);
  expect(told).toEqual([
    ['drag', 20, 0],
    ['drag', 1, 2],
  ]);
});

test('two fingers zoom about their middle and drag it, and never tap', () => {
  const { told, gestures } = watched();
  gestures.down(1, [0, 0]);
  gestures.down(2, [100, 0]);
  gestures.move(2, [200, 0]);
  gestures.up(1);
  gestures.up(2);
  expect(told).toEqual([
    ['zoom', 2, 100, 0],
    ['drag', 50, 0],
  ]);
});

test('a gesture that is taken away does nothing more', () => {
  const { told, gestures } = watched();
  gestures.down(1, [0, 0]);
  gestures.cancel();
  gestures.up(1);
  gestures.move(1, [50, 50]);
  expect(told).toEqual([]);
});
