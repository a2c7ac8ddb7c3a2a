// The position of a table of a server, read by the rules on this device.

import { readStart } from '../dice/position';
import type { Language } from '../model/languages';
import type { DataLibrary } from './dataLibrary';
import type { Setup } from './game';
import type { HintRequest } from './hint';

/** A position as a table tells it. */
export interface ToldPosition {
  game: string;
  setup: Setup;
  position: string; // in one line
  language: Language;
}

/** Read a position for this device to think about; an error where its rules do not know it. */
export async function positionOf(
  library: DataLibrary,
  { game, setup, position, language }: ToldPosition,
): Promise<HintRequest> {
  const rules = await library.rules(game);
  const state = readStart(rules, position, setup);
  if (typeof state !== 'number') throw new Error(`the rules of this device cannot read ${position}`);
  const bytes = rules.bytesOf(state);
  rules.release(state);
  return { game, setup, bytes, language };
}
