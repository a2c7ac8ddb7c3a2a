// Where things are in the picture of Stax, as in layout.py: cells on the plane, towers seen a little from the front.
// A camera then says which part of the plane the screen shows.

import type { Point } from '../../board/types';
import { type Cell, type CellText, cellOf, cellText, neighbour, SIDES, type Tile, tileKey, type Towers } from './tiles';

export const SQUASH = 0.86; // height of a face as we see it, by its height from above
const CELL = 34; // from the middle of a cell to its sides
export const FACE = 30; // from the middle of a tile to its sides
export const THICKNESS = 8; // of a tile
export const RAISE = 7; // of a tile that is chosen
const CORNER = 2 / Math.sqrt(3); // from the middle to a corner, by that to a side
const ROW_PITCH = 1.5 * CORNER * CELL * SQUASH;

// A tower hides part of the lower tiles behind it. Where it would hide more of a face than this, rows move apart; where
// it would rise more above that face, levels become thinner.
const MOST_HIDDEN = 2;
const MOST_RISE = 20;
const AHEAD: readonly Cell[] = [
  [-1, 1],
  [0, 1],
  [-1, 2],
]; // seen from a tile: what can hide it

const MARGIN = 5; // of the cloth about the cells
const TOP_ROOM = 10; // above a tower: its height

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** How a table is seen: how far rows are apart, and levels of a tower. */
export interface Seen {
  rowPitch: number;
  level: number;
}

/** Which part of the plane the screen shows: a point of the plane is at `scale * point + (x, y)`. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

// The plane

/** Choose rows and levels so that no tower hides what lies behind it. */
export function seenOf(towers: Towers): Seen {
  const steps = Math.max(...[...towers.keys(), ...around(towers)].map((cell) => stepsUp(cell, towers)));
  const level = Math.min(THICKNESS, MOST_RISE / Math.max(1, steps));
  // Half way between two neighbours in different rows, the edges of their faces are this far from their middles.
  const edge = SQUASH * (FACE * CORNER - CELL / 2 / Math.sqrt(3));
  return { rowPitch: Math.max(ROW_PITCH, 2 * edge + level * steps - MOST_HIDDEN), level };
}

/** Count by how many levels the towers in front of a cell are higher; an empty one is taken for a single tile. */
function stepsUp(cell: CellText, towers: Towers): number {
  const [q, r] = cellOf(cell);
  const heights = AHEAD.map(([dq, dr]) => heightAt(cellText([q + dq, r + dr]), towers));
  return Math.max(...heights) - Math.max(1, heightAt(cell, towers));
}

export function heightAt(cell: CellText, towers: Towers): number {
  return towers.get(cell)?.length ?? 0;
}

/** List the empty cells that touch occupied ones; on an empty table, the first one (X-B2). */
export function around(towers: Towers): CellText[] {
  const found = new Set<CellText>();
  for (const cell of towers.keys()) {
    for (let direction = 0; direction < SIDES; direction++) found.add(neighbour(cell, direction));
  }
  const empty = [...found].filter((cell) => !towers.has(cell));
  return empty.length ? empty : ['0,0'];
}

/** Sort cells into rows as they are drawn: near ones cover far ones. */
export function rowsOf(cells: Iterable<CellText>): CellText[][] {
  const sorted = [...new Set(cells)].map(cellOf).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const rows = new Map<number, CellText[]>();
  for (const cell of sorted) rows.set(cell[1], [...(rows.get(cell[1]) ?? []), cellText(cell)]);
  return [...rows.values()];
}

/** Find the middle of a cell on the table. */
export function ground(cell: CellText, seen: Seen): Point {
  const [q, r] = cellOf(cell);
  return [2 * CELL * (q + r / 2), seen.rowPitch * r];
}

/** Find the middle of the face of a tile; those on the table have level 0. */
export function face(cell: CellText, level: number, seen: Seen): Point {
  const [x, y] = ground(cell, seen);
  return [x, y - THICKNESS - level * seen.level];
}

/** Find the middle of what is seen on top of a cell: a face, or the table. */
export function surface(cell: CellText, towers: Towers, seen: Seen): Point {
  const height = heightAt(cell, towers);
  return height ? face(cell, height - 1, seen) : ground(cell, seen);
}

/** List the corners of a hexagon by the distance of its sides. */
export function hexagon([x, y]: Point, side: number, squash = SQUASH): Point[] {
  return Array.from({ length: SIDES }, (_, direction) => {
    const angle = ((direction - 0.5) * Math.PI) / 3;
    return [x + side * CORNER * Math.cos(angle), y - side * CORNER * squash * Math.sin(angle)];
  });
}

export function cellOutline(cell: CellText, seen: Seen): Point[] {
  return hexagon(ground(cell, seen), CELL, (seen.rowPitch / ROW_PITCH) * SQUASH);
}

export function outlinePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

// From the plane back to cells

/** Find the cell of the table at a point, as if nothing stood there. */
export function cellAt([x, y]: Point, seen: Seen): CellText {
  const r = y / seen.rowPitch;
  const q = x / (2 * CELL) - r / 2;
  return cellText(roundCell(q, r));
}

/** Round coordinates to the cell that holds the point: the one of q, r and s = -q-r that is off most follows. */
function roundCell(q: number, r: number): Cell {
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS + q + r)];
  if (offQ > offR && offQ > offS) return [-wholeR - wholeS || 0, wholeR || 0];
  if (offR > offS) return [wholeQ || 0, -wholeQ - wholeS || 0];
  return [wholeQ || 0, wholeR || 0];
}

/** Find the cell whose tower, or whose ground, is seen at a point: near towers hide what is behind them. */
export function cellSeenAt(point: Point, towers: Towers, seen: Seen): CellText {
  const nearFirst = rowsOf(towers.keys()).reverse().flat();
  return nearFirst.find((cell) => isOnTower(point, cell, towers, seen)) ?? cellAt(point, seen);
}

function isOnTower([x, y]: Point, cell: CellText, towers: Towers, seen: Seen): boolean {
  const [middle, top] = surface(cell, towers, seen);
  const [, foot] = ground(cell, seen);
  const across = Math.abs(x - middle);
  if (across > FACE) return false;
  const edge = SQUASH * (FACE * CORNER - across / Math.sqrt(3)); // of the hexagon, above and below its middle
  return y >= top - edge && y <= foot + edge;
}

/** Find the cell that a tap means: the one that is drawn there, or, beside all of them, one of those wanted that is near. */
export function cellMeant(
  point: Point,
  towers: Towers,
  seen: Seen,
  { shown, wanted, reach }: { shown: ReadonlySet<CellText>; wanted: readonly CellText[]; reach: number },
): CellText {
  const under = cellSeenAt(point, towers, seen);
  if (towers.has(under) || shown.has(under)) return under;
  const far = (cell: CellText) => {
    const [x, y] = surface(cell, towers, seen);
    return Math.hypot(point[0] - x, (point[1] - y) / SQUASH) - FACE;
  };
  const [nearest] = wanted.filter((cell) => far(cell) <= reach).toSorted((a, b) => far(a) - far(b));
  return nearest ?? under;
}

/** Walk from a cell to the one that is shown beside it, or stay. */
export function walk(from: CellText, direction: number, shown: ReadonlySet<CellText>): CellText {
  const next = neighbour(from, direction);
  return shown.has(next) ? next : from;
}

/** Walk straight up or down the screen: rows are half a cell apart, so it goes left and right by turns. */
export function walkRows(from: CellText, isUp: boolean, shown: ReadonlySet<CellText>): CellText {
  const isOdd = cellOf(from)[1] % 2 !== 0;
  const [left, right] = isUp ? [2, 1] : [4, 5];
  const first = walk(from, isOdd ? right : left, shown);
  return first === from ? walk(from, isOdd ? left : right, shown) : first;
}

// The camera

/** Find the part of the plane that each cell takes up, with the tower on it. */
export function cellBoxes(cells: Iterable<CellText>, towers: Towers, seen: Seen): Box[] {
  return [...cells].map((cell) => {
    const points = cellOutline(cell, seen);
    const height = heightAt(cell, towers);
    if (height) points.push([ground(cell, seen)[0], face(cell, height, seen)[1] - FACE * CORNER * SQUASH - TOP_ROOM]);
    return boxAbout(points, 0);
  });
}

/** Find the part of the plane that all cells and towers take up. */
export function contentBox(boxes: readonly Box[]): Box {
  const corners = boxes.flatMap(({ left, top, width, height }): Point[] => [
    [left, top],
    [left + width, top + height],
  ]);
  return boxAbout(corners, MARGIN);
}

function boxAbout(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

export const LEAST_SCALE = 0.2;
export const MOST_SCALE = 2.6;
const LEAST_FIT = 0.34; // cells are not smaller than a finger needs, unless the person wants to see all
const MOST_FIT = 1.25; // a few tiles on a large screen are no giants

/** Where the hands are: all of them beside the cloth, one of them beside it, or one below it; small ones where it is low. */
export type Layout = 'wide' | 'column' | 'stack' | 'low';

const WIDE = 820;
const LEAST_COLUMN = 400;
const LOW = 420;
const WIDE_ROW = 600; // the tiles of a hand are large enough in one row

export function layoutOf({ width, height }: Size): Layout {
  if (width >= WIDE) return 'wide';
  if (width >= LEAST_COLUMN && width > height * 1.1) return 'column';
  return height < LOW && width < WIDE_ROW ? 'low' : 'stack';
}

/** Tell whether the row below the cloth has room for buttons beside its sentence. */
export function hasWideRow(layout: Layout, width: number): boolean {
  return layout === 'wide' || (layout === 'stack' && width >= WIDE_ROW);
}

/** Say how many tiles of a hand stand in a row. */
export function columnsOf(layout: Layout, width: number, tiles: number): number {
  if (layout === 'wide') return 5;
  if (layout === 'column') return 3;
  return width >= WIDE_ROW ? tiles : Math.ceil(tiles / 2);
}

// What the three buttons take of the screen, in a corner at the top: side by side on a high one, else one below the other.
const BUTTONS_DEPTH = 46;
const BUTTONS_LENGTH = 126;

export function isHigh(screen: Size): boolean {
  return screen.height > screen.width;
}

function buttonsOf(screen: Size): Box {
  const [width, height] = isHigh(screen) ? [BUTTONS_LENGTH, BUTTONS_DEPTH] : [BUTTONS_DEPTH, BUTTONS_LENGTH];
  return { left: screen.width - width, top: 0, width, height };
}

/** Show all cells whole, as large as can be, and none of them below the buttons. */
export function fit(boxes: readonly Box[], screen: Size, least = LEAST_FIT): Camera {
  const box = contentBox(boxes);
  const { width, height } = buttonsOf(screen);
  const beside = fitInto(box, { left: 0, top: 0, width: screen.width - width, height: screen.height }, least);
  const below = fitInto(box, { left: 0, top: height, width: screen.width, height: screen.height - height }, least);
  const sure = below.scale > beside.scale ? below : beside;
  const whole = fitInto(box, { left: 0, top: 0, ...screen }, least);
  for (let scale = whole.scale; scale > sure.scale; scale *= FIT_STEP) {
    const found = placesFor(box, scale, screen).find((camera) => showsAll(boxes, camera, screen));
    if (found) return found;
  }
  return sure;
}

const FIT_STEP = 0.97;

/** Show a part of the plane in the middle of a part of the screen. */
function fitInto(box: Box, { left, top, width, height }: Box, least: number): Camera {
  const scale = clamp(Math.min(width / box.width, height / box.height), least, MOST_FIT);
  return {
    x: left + width / 2 - scale * (box.left + box.width / 2),
    y: top + height / 2 - scale * (box.top + box.height / 2),
    scale,
  };
}

/** List where a part of the plane can lie on the screen: in the middle, or away from the corner of the buttons. */
function placesFor(box: Box, scale: number, screen: Size): Camera[] {
  const [freeX, freeY] = [screen.width - scale * box.width, screen.height - scale * box.height];
  return [
    [freeX / 2, freeY / 2],
    [0, freeY / 2],
    [freeX / 2, freeY],
    [0, freeY],
  ].map(([x, y]) => ({ x: x! - scale * box.left, y: y! - scale * box.top, scale }));
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Make things larger or smaller about a point of the screen that stays where it is. */
export function zoomed(camera: Camera, factor: number, [x, y]: Point): Camera {
  const scale = clamp(camera.scale * factor, LEAST_SCALE, MOST_SCALE);
  const by = scale / camera.scale;
  return { x: x + (camera.x - x) * by, y: y + (camera.y - y) * by, scale };
}

/** Move the picture, but never the whole box off the screen. */
export function panned(camera: Camera, [dx, dy]: Point, box: Box, screen: Size): Camera {
  const { scale } = camera;
  const [keepX, keepY] = [Math.min(screen.width, CELL * 4) / 2, Math.min(screen.height, CELL * 4) / 2];
  const left = -scale * box.left;
  const top = -scale * box.top;
  return {
    x: clamp(camera.x + dx, left - scale * box.width + keepX, left + screen.width - keepX),
    y: clamp(camera.y + dy, top - scale * box.height + keepY, top + screen.height - keepY),
    scale,
  };
}

export function toPlane([x, y]: Point, camera: Camera): Point {
  return [(x - camera.x) / camera.scale, (y - camera.y) / camera.scale];
}

export function toScreen([x, y]: Point, camera: Camera): Point {
  return [x * camera.scale + camera.x, y * camera.scale + camera.y];
}

/** Move the camera just so far that a point of the plane is on the screen, with room for the cell about it. */
export function bringIn(point: Point, camera: Camera, screen: Size): Camera {
  const room = Math.min(CELL * camera.scale, screen.width / 3, screen.height / 3);
  const [x, y] = toScreen(point, camera);
  const dx = clamp(x, room, screen.width - room) - x;
  const dy = clamp(y, room, screen.height - room) - y;
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Tell whether all cells are on the screen, and none of them is below the buttons. */
export function showsAll(boxes: readonly Box[], camera: Camera, screen: Size): boolean {
  const buttons = buttonsOf(screen);
  return boxes.every((box) => {
    const [left, top] = toScreen([box.left, box.top], camera);
    const [right, bottom] = [left + box.width * camera.scale, top + box.height * camera.scale];
    const isInside = left >= 0 && top >= 0 && right <= screen.width && bottom <= screen.height;
    return isInside && (right <= buttons.left || top >= buttons.height);
  });
}

// The way of a tile that moves

/** Find the straight ways that lead to some cells, each from cell to cell up to its furthest one. */
export function waysTo(from: CellText, targets: readonly CellText[]): CellText[][] {
  const furthest = new Map<string, CellText>();
  for (const target of targets.toSorted((a, b) => distance(from, a) - distance(from, b))) {
    furthest.set(wayOf(from, target)[1] ?? target, target);
  }
  return [...furthest.values()].map((target) => wayOf(from, target));
}

const SIGHT = 2; // cells: how far the arrows of a tile are drawn out

/** Draw out the arrows of a tile, as far as there are cells. */
export function waysAlong(from: CellText, directions: readonly number[], shown: ReadonlySet<CellText>): CellText[][] {
  const ways = directions.map((direction) => {
    const way = [from];
    for (let step = 0; step < SIGHT; step++) way.push(neighbour(way.at(-1)!, direction));
    return way.filter((cell) => cell === from || shown.has(cell));
  });
  return ways.filter((way) => way.length > 1);
}

/** Find a tile on its way from one place to another, by the time from 0 to 1: lifted, carried, set down. */
export function wayPoint(from: Point, to: Point, lift: number, time: number): Point {
  const eased = time * time * (3 - 2 * time);
  const up = lift * 4 * time * (1 - time);
  return [from[0] + (to[0] - from[0]) * eased, from[1] + (to[1] - from[1]) * eased - up];
}

/** Count the cells of a straight way; of one that is not straight, about. */
export function distance(from: CellText, to: CellText): number {
  const [q, r] = cellOf(from);
  const [toQ, toR] = cellOf(to);
  const [dq, dr] = [toQ - q, toR - r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** A tile on its way: where from, where to, how high in between. */
export interface Flight {
  tile: Tile;
  cell: CellText; // where it will be
  from: Point;
  to: Point;
  lift: number;
}

const LIFT = 16;
const DROP = 46; // how far above the table a tile from the hand appears

/** Find the tiles that are elsewhere than before, and their ways; those from the hand come from above. */
export function flightsBetween(before: Towers, after: Towers, seen: Seen): Flight[] {
  const old = standsOf(before);
  return [...standsOf(after)].flatMap(([key, { tile, cell, level }]) => {
    const start = old.get(key);
    if (start?.cell === cell) return [];
    const to = face(cell, level, seen);
    if (!start) return [{ tile, cell, from: [to[0], to[1] - DROP] satisfies Point, to, lift: 0 }];
    const highest = Math.max(...wayOf(start.cell, cell).map((over) => heightAt(over, after)));
    const from = face(start.cell, start.level, seen);
    return [{ tile, cell, from, to, lift: LIFT + highest * seen.level }];
  });
}

/** Tell the towers without the tiles that are on their way. */
export function settled(towers: Towers, flights: readonly Flight[]): Towers {
  const flying = new Set(flights.map(({ tile }) => tileKey(tile)));
  const left = [...towers].map(([cell, tiles]): [CellText, Tile[]] => [
    cell,
    tiles.filter((tile) => !flying.has(tileKey(tile))),
  ]);
  return new Map(left.filter(([, tiles]) => tiles.length));
}

function standsOf(towers: Towers): Map<string, { tile: Tile; cell: CellText; level: number }> {
  const all = [...towers].flatMap(([cell, tiles]) => tiles.map((tile, level) => ({ tile, cell, level })));
  return new Map(all.map((stand) => [tileKey(stand.tile), stand]));
}

/** List the cells from one to another, both included. */
function wayOf(from: CellText, to: CellText): CellText[] {
  const steps = distance(from, to);
  const [q, r] = cellOf(from);
  const [toQ, toR] = cellOf(to);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / Math.max(1, steps);
    return cellText(roundCell(q + (toQ - q) * part, r + (toR - r) * part));
  });
}

const BEND = 0.25; // of the way of the last tile, by its length

/** Bend the way from one point to another, leaving its ends free: its start, control point and end.
 *
 * Tiles move straight over the middles of cells, where their names are; the curve passes beside those.
 */
export function jump(start: Point, end: Point, free: number): [Point, Point, Point] {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const side = dx < 0 ? -BEND : BEND;
  const bend = dy > ROW_PITCH / 2 ? side : -side;
  const top: Point = [(start[0] + end[0]) / 2 - dy * bend, (start[1] + end[1]) / 2 + dx * bend];
  const first = free / Math.hypot(dx, dy);
  const last = 1 - first;
  return [
    blend(start, top, end, first, first),
    blend(start, top, end, first, last),
    blend(start, top, end, last, last),
  ];
}

/** Find a point of a curve (s = t), or the control point of its part from s to t. */
function blend(start: Point, top: Point, end: Point, s: number, t: number): Point {
  const [a, b, c] = [(1 - s) * (1 - t), (1 - s) * t + s * (1 - t), s * t];
  return [a * start[0] + b * top[0] + c * end[0], a * start[1] + b * top[1] + c * end[1]];
}
