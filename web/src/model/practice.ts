// Which puzzle is practised next.

import type { Catalogue, PuzzleDescription } from '../net/messages';

type Level = Catalogue['levels'][number];

/** List the levels of which there are puzzles, the easiest first. */
export function practiceLevels(puzzles: readonly PuzzleDescription[], levels: readonly Level[]): Level[] {
  return levels.filter((level) => puzzles.some((puzzle) => puzzle.level === level));
}

/** Find the next puzzle that is not solved, behind the one that was looked at and then from the start; else nothing. */
export function nextToPractise(
  puzzles: readonly PuzzleDescription[],
  solved: readonly string[],
  after = '',
): PuzzleDescription | undefined {
  const at = puzzles.findIndex(({ id }) => id === after) + 1;
  const inTurn = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  const open = inTurn.filter(({ id }) => !solved.includes(id));
  return open.find(({ id }) => id !== after) ?? open[0];
}
