// The sentence under the table. What matters most comes first, since a small screen may cut what is at the end.

import type { Goal } from './picking';
import type { Option } from './tiles';
import type { StaxWords } from './words';

const CHARACTER = 0.5; // its width by the size of the letters, about
const LARGE_PX = 14.4; // the letters of a caption of two lines

/** What is about to be played. */
interface Laid {
  option: Option;
  isExposed: boolean; // it could be captured there
  hasTurns: boolean;
  hasFaces: boolean;
}

/** Say what a tile would do that lies where it is to go, and what can still be chosen: of a capture that is seen by the
 *  buttons, since its sentence fills the place. */
export function laidText(w: StaxWords, { option, isExposed, hasTurns, hasFaces }: Laid): string {
  return joined([
    option.takes && w.takes,
    isExposed && w.exposed,
    option.label,
    !option.takes && (hasTurns ? w.turning : w.toConfirm),
    hasFaces && w.faces,
  ]);
}

/** Say what a tile would do on a cell that is pointed at. */
export function goalText(w: StaxWords, { kind, isExposed, label }: Goal): string {
  return joined([kind === 'take' && w.takes, isExposed && w.exposed, label]);
}

/** Say where a chosen tile can go. */
export function goalsText(w: StaxWords, tile: string, goals: readonly Goal[]): string {
  const exposed = goals.filter(({ isExposed }) => isExposed).length;
  return joined([w.goals(tile, goals.length), exposed > 0 && w.exposedGoals(exposed, goals.length)]);
}

/** Tell whether a caption needs smaller letters than those of two lines. */
export function isLong(caption: string, width: number): boolean {
  return width > 0 && caption.length * CHARACTER * LARGE_PX > 1.9 * width; // words do not fill their lines
}

function joined(sentences: (string | false)[]): string {
  return sentences.filter(Boolean).join(' ');
}
