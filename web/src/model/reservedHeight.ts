// How high the running games are on the home page: known when it is opened, so that nothing moves when they come. They come
// from the databases of this device and from the server, which takes a while.

import { isRecord } from './aside';

export const HEIGHT_KEY = 'ludoteca.home-height'; // of this device: another one has another window
const MOST_TABLES = 60;

/** How high the games were when they were last seen, and how many at what width. */
interface Measured {
  tables: number;
  width: number;
  height: number;
}

interface Kept {
  tables: string[]; // the ids of the running ones, as far as is known
  measured: Measured | null;
}

/** Return the height to reserve for the running games in a window of a width; 0 where none runs. */
export function reservedHeight(width: number, height: number): number {
  const { tables, measured } = read();
  const isPhone = width <= PHONE || height <= PHONE;
  const fits =
    measured?.width === width && rowsOf(measured.tables, width, isPhone) === rowsOf(tables.length, width, isPhone);
  return fits ? measured.height : estimate(tables.length, width, isPhone);
}

/** Note that a table of this device or with a seat of it runs, or does not any more. */
export function noteTable(id: string, isRunning: boolean): void {
  const { tables, measured } = read();
  if (tables.includes(id) === isRunning) return;
  const others = tables.filter((one) => one !== id);
  keep({ tables: isRunning ? [id, ...others].slice(0, MOST_TABLES) : others, measured });
}

/** Note which games the home page shows, and how high they are. */
export function noteHeight(tables: string[], width: number, height: number): void {
  keep({ tables: tables.slice(0, MOST_TABLES), measured: { tables: tables.length, width, height } });
}

// As MyTables.svelte lays them out
const PHONE = 560; // width or height from which games no longer lie in one row that scrolls
const MOST_SHOWN = 6;
const [PAGE_PX, MARGIN_PX, GAP_PX, CARD_PX] = [1120, 32, 13, 170];
const [HEAD_PX, WORDS_PX, ROW_PX] = [76, 82, 271]; // the heading and margins; the words of a card; all of the row of a phone

function columnsFor(width: number): number {
  return Math.max(1, Math.floor((Math.min(width, PAGE_PX) - MARGIN_PX + GAP_PX) / (CARD_PX + GAP_PX)));
}

function rowsOf(tables: number, width: number, isPhone: boolean): number {
  const shown = Math.min(tables, MOST_SHOWN);
  return isPhone ? Math.min(shown, 1) : Math.ceil(shown / columnsFor(width));
}

function estimate(tables: number, width: number, isPhone: boolean): number {
  const rows = rowsOf(tables, width, isPhone);
  if (rows === 0) return 0;
  if (isPhone) return HEAD_PX + ROW_PX;
  const card = (Math.min(width, PAGE_PX) - MARGIN_PX + GAP_PX) / columnsFor(width) - GAP_PX + WORDS_PX;
  return Math.round(HEAD_PX + rows * card + (rows - 1) * GAP_PX);
}

function read(): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(HEIGHT_KEY) ?? 'null');
    if (isRecord(value) && Array.isArray(value.tables)) return value as unknown as Kept;
  } catch {
    // What cannot be read is forgotten: it only keeps the page from moving.
  }
  return { tables: [], measured: null };
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(HEIGHT_KEY, JSON.stringify(kept));
  } catch {
    // The page moves when its games come.
  }
}
