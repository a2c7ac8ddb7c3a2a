// Studies of games: made in a worker, and kept for as long as the person looks at the same game.

import { studies } from '../../local/connection';
import type { ToldPosition } from '../../local/position';
import type { Study, StudyProgress, StudyRequest } from '../../local/study';
import type { Language } from '../../model/languages';
import type { StepTaken, TableInfo } from '../../net/messages';

type Played = Pick<TableInfo, 'game' | 'settings'>;

// The app makes screens again for every step away from them: what was found for a game is kept meanwhile.
let kept: { key: string; study: Study } | null = null;

/** Study a game, or return its study where it was the last. */
export async function studyOf(
  request: StudyRequest,
  onProgress: (progress: StudyProgress) => void,
  signal: AbortSignal,
): Promise<Study> {
  const key = JSON.stringify(request);
  if (kept?.key !== key) kept = { key, study: await studies.study(request, onProgress, signal) };
  return kept.study;
}

/** Ask for the study of a game with all its steps, the first of which is its start. */
export function studyRequest(info: Played, steps: StepTaken[], language: Language): StudyRequest {
  const { game, setup, position } = toldPosition(info, steps[0]!, language);
  const actions = steps.slice(1).map(({ dice, move }) => ({ dice: [...dice], move }));
  return { game, setup, language, start: position, actions };
}

/** Return the position after a step, as the rules of this device read it. */
export function toldPosition({ game, settings }: Played, step: StepTaken, language: Language): ToldPosition {
  const { players, mode, options } = settings;
  // Plain copies: what a component holds cannot be sent to a worker.
  return { game, setup: { players, mode, options: { ...options } }, position: step.position, language };
}
