// A board of tracks as a small picture: the ground, and the pieces where they stand.

import type { DrawThumbnail } from './kinds';
import { follow, place, type Placed } from './track';
import type { BoardData } from './types';

export const drawThumbnail: DrawThumbnail = (data, board) => {
  const drawn = place(follow([], board.pieces, []), data).map((piece) => drawPiece(piece, data));
  return `<svg viewBox="${data.box.join(' ')}">${data.ground}${drawn.join('')}${data.over}</svg>`;
};

/** Draw a piece; of a pile only the top shows its mark. */
function drawPiece({ colour, x, y, scale, isTop }: Placed, { pieces, piles }: BoardData): string {
  const shapes = (pieces[colour]?.shapes ?? []).slice(0, piles && isTop ? 3 : 1);
  const uses = shapes.map((shape) => `<use href="#${shape}"/>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})">${uses}</g>`;
}
