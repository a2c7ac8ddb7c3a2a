// The table of Stax as a small picture: the towers on their cloth, without names and hands.

import type { DrawThumbnail } from '../../board/kinds';
import { arrowsOf, KING, positionOf, SIDES, type CellText, type StaxData, type Tile, type Towers } from './tiles';
import { cellBoxes, contentBox, face, ground, rowsOf, seenOf, SQUASH, type Seen } from './view';

const CLOTH = '#2c5b4e';
const INK = { dark: '#2a2216', light: '#f6efdf' };
const LEAST_SIDE = 300; // so that a single tile does not fill the picture

export const drawThumbnail: DrawThumbnail = (anyData, board) => {
  const data = anyData as StaxData;
  const { towers } = positionOf(board, []);
  const seen = seenOf(towers);
  const cells = rowsOf(towers.keys()).flat();
  const [left, top, side] = squareAround(cells, towers, seen);
  const drawn = cells.map((cell) => drawTower(cell, towers.get(cell)!, data, seen)).join('');
  const cloth = `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${CLOTH}"/>`;
  return `<svg viewBox="${left} ${top} ${side} ${side}">${data.ground}${cloth}${drawn}</svg>`;
};

/** Find the square in which all towers lie: its corner and its side. */
function squareAround(cells: CellText[], towers: Towers, seen: Seen): [left: number, top: number, side: number] {
  const box = contentBox(cellBoxes(cells.length ? cells : ['0,0'], towers, seen));
  const side = Math.max(box.width, box.height, LEAST_SIDE);
  return [box.left - (side - box.width) / 2, box.top - (side - box.height) / 2, side];
}

function drawTower(cell: CellText, tiles: Tile[], data: StaxData, seen: Seen): string {
  const [x, y] = ground(cell, seen);
  const drawn = tiles.map((tile, level) => {
    const [left, top] = face(cell, level, seen);
    const shape = `<use href="#${data.pieces[tile.colour]?.shapes[0] ?? ''}"/>`;
    const marks = level === tiles.length - 1 ? drawMarks(tile, data) : '';
    return `<g transform="translate(${left} ${top})">${shape}${marks}</g>`;
  });
  return `<use href="#stax-shadow" x="${x}" y="${y}"/>${drawn.join('')}`;
}

/** Draw what the top tile of a tower shows: its arrows, and whether it is a king or a queen. */
function drawMarks(tile: Tile, data: StaxData): string {
  const ink = data.pieces[tile.colour]?.has_dark_ink ? INK.dark : INK.light;
  const arrows = arrowsOf(tile, data);
  const king = tile.number === KING ? '<use href="#stax-king"/>' : '';
  const queen = arrows.length === SIDES ? '<use href="#stax-queen"/>' : '';
  const drawn = arrows.map((one) => `<use href="#stax-arrow" transform="rotate(${(-one * 360) / SIDES})"/>`);
  return `<g fill="${ink}" color="${ink}" transform="scale(1 ${SQUASH})">${king}${queen}${drawn.join('')}</g>`;
}
