// What a choice is called by what it has cost, as study/grades.py has it: tests/study/test_browser_study.py compares both.

export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** From which loss of the chance to win on. */
export const LEAST_LOSS = {
  withDice: { best: 0, good: 0.0005, inaccuracy: 0.01, mistake: 0.03, blunder: 0.06 },
  without: { best: 0, good: 0.0005, inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 },
} satisfies Record<string, Record<Grade, number>>;

export function gradeOf(loss: number, hasDice: boolean): Grade {
  const least = hasDice ? LEAST_LOSS.withDice : LEAST_LOSS.without;
  return GRADES.findLast((grade) => loss >= least[grade])!;
}

/** Whether a choice is worth learning from. */
export function isMistake(grade: Grade | null): boolean {
  return grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder';
}
