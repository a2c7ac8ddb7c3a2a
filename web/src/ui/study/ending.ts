// What the end of a game says of its study: the luck of each player, and what turned the game.

import { weightOf, type Study } from '../../local/study';
import type { TableService } from '../../model/tableService';
import { settings } from '../../model/settings.svelte';
import type { StepTaken } from '../../net/messages';
import { sentencesOf } from '../replay/steps';
import { studyOf, studyRequest } from './kept';
import { changeOf, percent } from './study';

export interface TurningPoint {
  number: number; // of the step, as a replay counts them
  seat: number; // who threw or chose
  change: string; // of that seat's chance to win
  sentence: string; // what happened
}

/** A study in brief. */
export interface Brief {
  luck: string[]; // of each seat; none in games without dice
  point: TurningPoint | null; // none where nothing changed the chances
}

/** Study a game that is over, in the background. */
export async function briefOf(service: TableService, signal: AbortSignal): Promise<Brief> {
  const [info, { steps }] = await Promise.all([service.info(), service.steps()]);
  signal.throwIfAborted();
  const study = await studyOf(studyRequest(info, steps, settings.language), () => undefined, signal);
  return {
    luck: study.hasDice ? study.totals.map(({ luck }) => percent(luck, true)) : [],
    point: turningPointOf(study, steps),
  };
}

/** Find the step that changed the chances most; the first of equals. */
export function turningPointOf(study: Study, steps: StepTaken[]): TurningPoint | null {
  const points = study.turningPoints.map((index) => study.steps[index]!);
  const [most] = points.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (!most) return null;
  const { seat, change } = changeOf(most);
  const at = most.index + 1; // the first step is the start
  return { number: at + 1, seat, change: percent(change, true), sentence: sentencesOf(steps[at]!).join(' ') };
}
