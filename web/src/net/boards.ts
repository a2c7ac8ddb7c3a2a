// Boards as the static data has them: those of all ways to play a game in one file, of which most parts are common to
// several boards. See src/ludoteca/server/static/packed_boards.py.

import type { BoardData, PieceLook, Spot } from './messages';

type Packed = Omit<BoardData, 'ground' | 'over' | 'spots' | 'pieces' | 'about'> &
  Pick<BoardData, 'kind'> &
  Record<'ground' | 'over' | 'spots' | 'pieces' | 'about', number[]>;

export interface PackedBoards {
  options: string[]; // that boards depend on
  boards: Record<string, Packed>;
  shapes: string[];
  spots: [name: string, spot: Spot][];
  pieces: [letter: string, look: PieceLook][];
  about: [kind: string, sentence: string][];
}

/** Find the board for the colours that play, in the order of their seats, and the options of a table. */
export function boardFor(packed: PackedBoards, letters: string[], options: Record<string, unknown>): BoardData {
  const key = [letters.join(''), ...packed.options.map((name) => `${name}=${options[name]}`)].join(' ');
  const board = packed.boards[key];
  if (!board) throw new Error(`there is no board ${key}`);
  return {
    ...board,
    ground: board.ground.map((number) => packed.shapes[number]).join(''),
    over: board.over.map((number) => packed.shapes[number]).join(''),
    spots: Object.fromEntries(board.spots.map((number) => packed.spots[number]!)),
    pieces: Object.fromEntries(board.pieces.map((number) => packed.pieces[number]!)),
    about: Object.fromEntries(board.about.map((number) => packed.about[number]!)),
  } as BoardData;
}
