// The rules in which a table differs from the usual ones, and the words of their values.

import type { GameDescription, OptionDescription } from '../net/messages';

export type Value = boolean | number | string;

export interface Difference {
  option: OptionDescription;
  value: Value | null;
}

/** List the options in which a table differs from the usual rules. */
export function changesAt(game: GameDescription, options: Record<string, Value>): Difference[] {
  return game.options
    .map((option) => ({ option, value: options[option.name] ?? option.default }))
    .filter(({ option, value }) => value !== option.default);
}

/** Name a value in words. A seat is named by its number from one and by who sits there, as on the rest of the form. */
export function labelOf(option: OptionDescription, value: Value | null, seatName: (seat: number) => string): string {
  if (value === null) return '…';
  if (option.type === 'seat' && typeof value === 'number') return seatName(value);
  return option.labels[String(value)] ?? String(value);
}
