import { expect, test } from 'vitest';
import type { Point } from '../../board/types';
import { towersOf } from './testing';
import {
  around,
  type Box,
  bringIn,
  type Camera,
  cellAt,
  cellBoxes,
  cellMeant,
  cellSeenAt,
  columnsOf,
  contentBox,
  face,
  fit,
  flightsBetween,
  ground,
  jump,
  layoutOf,
  MOST_SCALE,
  panned,
  rowsOf,
  seenOf,
  settled,
  showsAll,
  type Size,
  surface,
  toPlane,
  toScreen,
  walk,
  walkRows,
  wayPoint,
  waysAlong,
  waysTo,
  zoomed,
} from './view';

const LOW = towersOf('W1:0@0,0/W3:4@1,0/B1:0@0,1');
const HIGH = towersOf('W1:0@0,0/W3:4@1,0/B2:0+B3:0+B4:0+B5:0+B6:0@0,1');
const SCREEN = { width: 400, height: 300 };

test('cells and points of the plane stand for each other', () => {
  for (const seen of [seenOf(LOW), seenOf(HIGH)]) {
    for (const cell of ['0,0', '3,-7', '-4,2', '12,12', '-1,-1']) {
      const [x, y] = ground(cell, seen);
      for (const [dx, dy] of [
        [0, 0],
        [28, 0],
        [-28, 5],
        [10, 22],
        [-10, -22],
      ]) {
        expect(cellAt([x + dx!, y + dy!], seen)).toBe(cell);
      }
    }
  }
});

test('rows move apart for high towers, and levels become thinner', () => {
  expect(seenOf(HIGH).rowPitch).toBeGreaterThan(seenOf(LOW).rowPitch);
  expect(seenOf(HIGH).level).toBeLessThan(seenOf(LOW).level);
});

test('the numbers agree with layout.py', () => {
  expect(seenOf(LOW).rowPitch).toBeCloseTo(50.645, 3);
  expect(seenOf(LOW).level).toBe(8);
  expect(seenOf(HIGH).level).toBe(5);
  expect(seenOf(HIGH).rowPitch).toBeCloseTo(60.701, 3);
});

test('a tap on a tower finds it, also where it hides the cell behind', () => {
  const seen = seenOf(HIGH);
  const [x, y] = surface('0,1', HIGH, seen);
  expect(cellSeenAt([x, y], HIGH, seen)).toBe('0,1');
  expect(cellSeenAt([x, y - 28], HIGH, seen)).toBe('0,1');
  expect(cellSeenAt(ground('2,1', seen), HIGH, seen)).toBe('2,1');
});

test('empty cells around the towers are shown, at the start the first one', () => {
  expect(around(new Map())).toEqual(['0,0']);
  expect(around(towersOf('W3:0@0,0')).sort()).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0']);
});

test('rows are drawn from the back, each from the left', () => {
  expect(rowsOf(['1,0', '0,1', '0,0', '2,-1', '1,0'])).toEqual([['2,-1'], ['0,0', '1,0'], ['0,1']]);
});

test('the keyboard walks over shown cells, straight up and down the screen', () => {
  const shown = new Set(['0,0', '0,-1', '1,-2', '1,0']);
  expect(walk('0,0', 0, shown)).toBe('1,0');
  expect(walk('0,0', 3, shown)).toBe('0,0');
  expect(walkRows('0,0', true, shown)).toBe('0,-1');
  expect(walkRows('0,-1', true, shown)).toBe('1,-2');
  expect(walkRows('1,-2', false, shown)).toBe('0,-1');
  expect(walkRows('1,0', true, new Set(['2,-1', '1,0']))).toBe('2,-1');
});

test('the camera shows everything at first', () => {
  const seen = seenOf(HIGH);
  const cells = [...HIGH.keys(), ...around(HIGH)];
  const boxes = cellBoxes(cells, HIGH, seen);
  const camera = fit(boxes, SCREEN);
  expect(showsAll(boxes, camera, SCREEN)).toBe(true);
  expect(showsAll(cellBoxes(['9,0'], HIGH, seen), camera, SCREEN)).toBe(false);
  expect(bringIn(ground('9,0', seen), camera, SCREEN).x).toBeLessThan(camera.x);
});

test('no cell lies below the buttons, and room that they leave is used', () => {
  const corner = (camera: Camera, screen: Size, boxes: Box[]) =>
    boxes
      .map((box) => toScreen([box.left + box.width, box.top], camera))
      .filter(([x, y]) => x > screen.width - 40 && y < 110);
  const [screen, high] = [
    { width: 350, height: 250 },
    { width: 300, height: 420 },
  ];
  // Rows that lean to the left as they go down, and others that lean to the right: these leave the corner free.
  const [left, right] = [1, -1].map((side) => {
    const cells = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((at) => `${at - (side > 0 ? row : 0)},${row}`));
    return { cells, boxes: cellBoxes(cells, new Map(), seenOf(new Map())) };
  });
  for (const { boxes } of [left!, right!]) {
    expect(showsAll(boxes, fit(boxes, screen), screen)).toBe(true);
    expect(showsAll(boxes, fit(boxes, high), high)).toBe(true);
    expect(corner(fit(boxes, screen), screen, boxes)).toEqual([]);
  }
  expect(fit(right!.boxes, screen).scale).toBeGreaterThan(fit(left!.boxes, screen).scale);
});

test('zooming keeps the point under the finger, and has an end', () => {
  const camera = { x: 30, y: 40, scale: 1 };
  const about: Point = [200, 100];
  const larger = zoomed(camera, 1.5, about);
  expect(toScreen(toPlane(about, camera), larger)).toEqual([200, 100]);
  expect(zoomed(camera, 100, about).scale).toBe(MOST_SCALE);
});

test('the table is never dragged off the screen', () => {
  const box = contentBox(cellBoxes(LOW.keys(), LOW, seenOf(LOW)));
  const far = panned({ x: 0, y: 0, scale: 1 }, [9999, -9999], box, SCREEN);
  expect(far.x + box.left).toBeLessThan(SCREEN.width);
  expect(far.y + box.top + box.height).toBeGreaterThan(0);
});

test('ways lead from cell to cell up to the furthest goal', () => {
  expect(waysTo('0,0', ['2,0', '1,0', '0,-1'])).toEqual([
    ['0,0', '1,0', '2,0'],
    ['0,0', '0,-1'],
  ]);
  expect(waysAlong('0,0', [0, 3], new Set(['1,0']))).toEqual([['0,0', '1,0']]);
});

test('a tile that is elsewhere flies over what is between; one from the hand comes down', () => {
  const before = towersOf('W1:0@0,0/W3:4@1,0/B1:0@0,1');
  const after = towersOf('W1:0@0,0/B1:0+W3:4@0,1/B2:0@1,1');
  const seen = seenOf(after);
  const [moved, placed] = flightsBetween(before, after, seen);
  expect(moved).toMatchObject({ from: face('1,0', 0, seen), to: face('0,1', 1, seen) });
  expect(moved!.lift).toBeGreaterThan(2 * seen.level);
  expect(placed!.tile.number).toBe(2);
  expect(placed!.from[1]).toBeLessThan(placed!.to[1]);
  expect(flightsBetween(after, after, seen)).toEqual([]);
  expect([...settled(after, [moved!, placed!]).keys()]).toEqual(['0,0', '0,1']);
});

test('a flight begins and ends where it should, and is high in the middle', () => {
  expect(wayPoint([0, 0], [10, 20], 30, 0)).toEqual([0, 0]);
  expect(wayPoint([0, 0], [10, 20], 30, 1)).toEqual([10, 20]);
  expect(wayPoint([0, 0], [10, 20], 30, 0.5)).toEqual([5, -20]);
});

test('the curve of the last move leaves its ends free', () => {
  const [first, bend, last] = jump([0, 0], [100, 0], 20);
  expect(first[0]).toBeCloseTo(20);
  expect(last[0]).toBeCloseTo(80);
  expect(bend[1]).not.toBe(0);
});

test('all hands stand beside the cloth where there is room, one beside or below it elsewhere', () => {
  expect(layoutOf({ width: 970, height: 640 })).toBe('wide');
  expect(layoutOf({ width: 480, height: 374 })).toBe('column'); // a phone on its side
  expect(layoutOf({ width: 370, height: 530 })).toBe('stack');
  expect(layoutOf({ width: 340, height: 310 })).toBe('low'); // a small phone
  expect(layoutOf({ width: 800, height: 850 })).toBe('stack');
});

test('a hand below the cloth is one row where its tiles are large enough, else two', () => {
  expect(columnsOf('stack', 800, 13)).toBe(13);
  expect(columnsOf('stack', 370, 13)).toBe(7);
});

test('a tap in a drawn cell means that cell; one beside all of them means a wanted one that is near', () => {
  const seen = seenOf(LOW);
  const [x, y] = ground('2,-1', seen);
  const beside: Point = [x + 44, y]; // in the cell to the right of it
  const meant = (at: Point, wanted: string[], reach: number, shown: string[] = []) =>
    cellMeant(at, LOW, seen, { shown: new Set(shown), wanted, reach });
  expect(meant(beside, [], 24)).toBe('3,-1');
  expect(meant(beside, ['2,-1'], 24)).toBe('2,-1');
  expect(meant(beside, ['2,-1'], 10)).toBe('3,-1');
  expect(meant(beside, ['2,-1'], 24, ['2,-1', '3,-1'])).toBe('3,-1'); // it is drawn, and not lit
  expect(meant(surface('1,0', LOW, seen), ['2,-1', '2,0'], 90)).toBe('1,0');
});
