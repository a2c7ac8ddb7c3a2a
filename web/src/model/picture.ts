// The end of a game as a picture to send: who has won, the board, and the places. It is made on this device.

import { loadThumbnail } from '../board/kinds';
import type { BoardData, GameDescription, TableState } from '../net/messages';
import type { Column } from './figures';

const WIDTH = 1080; // what chats show without making it smaller
const EDGE = 60;
const BOARD = WIDTH - 2 * EDGE;
const TITLE = 170; // the height of what stands above the board
const ROW = 74; // of a player below it
const HEAD = 44; // above the players: what their figures are
const FOOT = 80;
const COLUMN = 165; // the width of a figure
const POINT = 128; // the height of what turned the game
const SENTENCE = 2; // lines at most
const BAR = '#8a3fb0';
const PAPER = '#f6efe1';
const INK = '#2b2118';
const SOFT = '#6a5842';
const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";
const SANS = "ui-rounded, 'Segoe UI', system-ui, sans-serif";

export interface Ended {
  title: string; // who has won
  state: TableState;
  game: GameDescription;
  data: BoardData;
  place: (number: number) => string; // in words
  columns: Column[]; // figures of each seat; none where nothing is known
  turningPoint: { title: string; sentence: string } | undefined; // where it is known
}

/** A line of the picture: a place, and a player who has it. */
interface Line {
  place: string;
  name: string;
  letters: string[];
  cells: string[];
}

/** List the players, the best first; those without a place come last. */
export function linesOf({ state, place, columns }: Pick<Ended, 'state' | 'place' | 'columns'>): Line[] {
  const line = (seat: number, number: number | null): Line => {
    const { name, colours } = state.seats[seat]!;
    const letters = colours.split('+');
    const cells = columns.map((column) => column.cells[seat] ?? '');
    return { place: number === null ? '' : place(number), name, letters, cells };
  };
  let number = 1;
  const placed = state.ranking.flatMap((seats) => {
    const lines = seats.map((seat) => line(seat, number));
    number += seats.length;
    return lines;
  });
  const rest = state.seats.filter(({ seat }) => !state.ranking.flat().includes(seat));
  return [...placed, ...rest.map(({ seat }) => line(seat, null))];
}

/** Make the picture and let the person send it; where the device sends no files, it is downloaded. */
export async function sharePicture(ended: Ended): Promise<void> {
  const canvas = await drawPicture(ended);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser made no picture');
  const file = new File([blob], `ludoteca-${ended.game.id}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: ended.title }).catch(() => undefined); // the person thought better of it
    return;
  }
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(file);
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}

async function drawPicture(ended: Ended): Promise<HTMLCanvasElement> {
  const lines = linesOf(ended);
  const draw = await loadThumbnail(ended.data.kind);
  const board = await imageOf(draw(ended.data, ended.state.board));
  const height = Math.round((board.height / board.width) * BOARD);
  const { columns, turningPoint } = ended;
  const canvas = document.createElement('canvas');
  const rows = TITLE + height + (columns.length > 0 ? HEAD : 0) + 30; // the top of the first player
  const below = rows + lines.length * ROW;
  canvas.width = WIDTH;
  canvas.height = below + (turningPoint ? POINT + 30 : 0) + FOOT;
  const context = canvas.getContext('2d')!;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(context, ended.title, WIDTH / 2, 90, `700 62px ${SERIF}`, INK, 'center');
  write(context, ended.game.name, WIDTH / 2, 145, `400 38px ${SANS}`, SOFT, 'center');
  context.drawImage(board, EDGE, TITLE, BOARD, height);
  columns.forEach(({ title }, at) =>
    write(context, title, rightOf(at, columns.length), rows - 6, `400 28px ${SANS}`, SOFT, 'right'),
  );
  lines.forEach((line, at) => drawLine(context, line, rows + at * ROW, ended.game));
  if (turningPoint) drawTurningPoint(context, turningPoint, below + 20);
  write(context, 'Ludoteca', WIDTH - EDGE, canvas.height - 26, `700 34px ${SERIF}`, SOFT, 'right');
  return canvas;
}

/** Find the right edge of a column. */
function rightOf(column: number, columns: number): number {
  return WIDTH - EDGE - (columns - 1 - column) * COLUMN;
}

function drawTurningPoint(
  context: CanvasRenderingContext2D,
  { title, sentence }: NonNullable<Ended['turningPoint']>,
  top: number,
): void {
  const left = EDGE + 30;
  context.fillStyle = BAR;
  context.fillRect(EDGE, top, 8, POINT);
  write(context, title, left, top + 34, `700 34px ${SANS}`, INK);
  context.font = `400 30px ${SANS}`;
  const measure = (text: string) => context.measureText(text).width;
  wrapped(sentence, WIDTH - EDGE - left, SENTENCE, measure).forEach((line, at) =>
    write(context, line, left, top + 76 + at * 40, `400 30px ${SANS}`, SOFT),
  );
}

/** Break a text into lines; what does not fit in the last of them is left out. */
export function wrapped(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  let last = lines[most - 1]!;
  while (last && measure(`${last}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.trimEnd()}…`];
}

function drawLine(context: CanvasRenderingContext2D, line: Line, top: number, game: GameDescription): void {
  const middle = top + ROW / 2;
  write(context, line.place, EDGE, middle + 14, `700 40px ${SANS}`, INK);
  line.letters.forEach((letter, at) => {
    const { fill = '#666', ink = '#fff', letter: shown = letter } = game.colours[letter] ?? {};
    const x = EDGE + 120 + at * 44;
    context.beginPath();
    context.arc(x, middle, 27, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = SOFT;
    context.stroke();
    write(context, shown, x, middle + 11, `700 32px ${SANS}`, ink, 'center');
  });
  const left = EDGE + 130 + line.letters.length * 44;
  const { length } = line.cells;
  write(context, line.name, left, middle + 14, `400 42px ${SANS}`, INK, 'left', length * COLUMN);
  line.cells.forEach((cell, at) =>
    write(context, cell, rightOf(at, length), middle + 14, `400 36px ${SANS}`, INK, 'right'),
  );
}

/** Write a line of text, narrower where it is too long for the picture. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = 'left',
  keptFree = 0, // at the right
): void {
  const left = align === 'center' ? WIDTH - 2 * EDGE : WIDTH - EDGE - keptFree - x;
  context.font = font;
  context.fillStyle = colour;
  context.textAlign = align;
  context.fillText(text, x, y, align === 'right' ? undefined : left);
}

/** Load a drawing as an image, in the size that the picture has for it. */
async function imageOf(svg: string): Promise<HTMLImageElement> {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const size = `width="${BOARD}" height="${Math.round((BOARD * height) / width)}"`;
  const sized = `<svg xmlns="http://www.w3.org/2000/svg" ${size} text-anchor="middle" font-family="sans-serif"`;
  const url = URL.createObjectURL(new Blob([svg.replace(/^<svg/, sized)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
