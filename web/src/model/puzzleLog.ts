// What this device keeps of puzzles: how each day's was done, what was solved in practice, and at which level one practises.

import { isRecord, readKept } from './aside';

export const PUZZLES_KEY = 'ludoteca.puzzles';
const VERSION = 1;
const OUTCOMES = ['tried', 'shown', 'solved'] as const; // the better one last

/** How the puzzle of a day was done: it is tried, was solved, or its answer was shown before that. */
export interface DailyResult {
  id: string; // of the puzzle
  wrong: number; // moves that were not the best
  is: (typeof OUTCOMES)[number];
}

export interface PuzzleLog {
  version: typeof VERSION;
  days: Record<string, Record<string, DailyResult>>; // by day and game
  practised: Record<string, string[]>; // ids of what was solved in practice, by game
  levels: Record<string, string>; // at which one practises, by game
}

const EMPTY: PuzzleLog = { version: VERSION, days: {}, practised: {}, levels: {} };
let unkept: PuzzleLog | null = null; // where this browser keeps nothing: until the page is left

export function readLog(): PuzzleLog {
  return unkept ?? readKept(PUZZLES_KEY, isLog) ?? EMPTY;
}

function keep(log: PuzzleLog): PuzzleLog {
  try {
    localStorage.setItem(PUZZLES_KEY, JSON.stringify(log));
    unkept = null;
  } catch {
    unkept = log;
  }
  return log;
}

/** Note how the puzzle of a day stands. What was solved, or shown, stays so: nobody solves what they have been shown. */
export function noteDaily(day: string, game: string, result: DailyResult): PuzzleLog {
  const log = readLog();
  const before = log.days[day]?.[game];
  if (before && before.is !== 'tried') return log;
  return keep({ ...log, days: { ...log.days, [day]: { ...log.days[day], [game]: result } } });
}

/** Note that a puzzle was solved in practice. */
export function notePractised(game: string, id: string): PuzzleLog {
  const log = readLog();
  const known = log.practised[game] ?? [];
  if (known.includes(id)) return log;
  return keep({ ...log, practised: { ...log.practised, [game]: [...known, id] } });
}

/** Begin the practice of some puzzles anew. */
export function forgetPractised(game: string, ids: readonly string[]): PuzzleLog {
  const log = readLog();
  const others = (log.practised[game] ?? []).filter((id) => !ids.includes(id));
  return keep({ ...log, practised: { ...log.practised, [game]: others } });
}

export function noteLevel(game: string, level: string): PuzzleLog {
  const log = readLog();
  return keep({ ...log, levels: { ...log.levels, [game]: level } });
}

/** List the days on which the puzzle of at least one game was solved. */
export function solvedDays({ days }: PuzzleLog): string[] {
  return Object.keys(days).filter((day) => Object.values(days[day]!).some(({ is }) => is === 'solved'));
}

/** Join what two devices keep; null where one of the texts is none of theirs. Of one day's puzzle, the better result stays. */
export function joinLogs(own: unknown, coming: unknown): PuzzleLog | null {
  if (!isLog(own) || !isLog(coming)) return null;
  const days = { ...coming.days };
  for (const [day, results] of Object.entries(own.days)) {
    const joined = { ...days[day] };
    for (const [game, result] of Object.entries(results)) {
      const other = joined[game];
      if (!other || OUTCOMES.indexOf(result.is) >= OUTCOMES.indexOf(other.is)) joined[game] = result;
    }
    days[day] = joined;
  }
  const practised = { ...coming.practised };
  for (const [game, ids] of Object.entries(own.practised)) {
    practised[game] = [...new Set([...ids, ...(practised[game] ?? [])])];
  }
  return { version: VERSION, days, practised, levels: { ...coming.levels, ...own.levels } };
}

function isLog(value: unknown): value is PuzzleLog {
  return (
    isRecord(value) &&
    value.version === VERSION &&
    isRecord(value.days) &&
    Object.entries(value.days).every(([day, results]) => isDay(day) && isRecord(results) && areResults(results)) &&
    isRecord(value.practised) &&
    Object.values(value.practised).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string')) &&
    isRecord(value.levels) &&
    Object.values(value.levels).every((level) => typeof level === 'string')
  );
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function areResults(results: Record<string, unknown>): boolean {
  return Object.values(results).every(
    (one) =>
      isRecord(one) &&
      typeof one.id === 'string' &&
      Number.isInteger(one.wrong) &&
      OUTCOMES.some((outcome) => outcome === one.is),
  );
}
