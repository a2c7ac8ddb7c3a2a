// A game in figures, counted from what happened in it: throws, highest throws, captures, arrivals, moves. No rules and no
// game by name: what a step did is told by the effects of its events, and which throw is the highest by the game's faces.

import type { GameDescription, StepTaken } from '../net/messages';

export type Figure = 'throws' | 'highest' | 'captures' | 'arrivals' | 'moves';
export type Figures = Record<Figure, number>;

/** Count what each seat did in a game. */
export function figuresOf(steps: StepTaken[], seats: number, faces: GameDescription['faces']): Figures[] {
  const top = Math.max(...faces);
  const all = Array.from({ length: seats }, () => ({ throws: 0, highest: 0, captures: 0, arrivals: 0, moves: 0 }));
  for (const { seat, dice, move, narration } of steps) {
    const own = seat === null ? undefined : all[seat];
    if (!own) continue;
    own.throws += dice.length > 0 ? 1 : 0;
    own.highest += dice.filter((value) => value === top).length;
    own.moves += move ? 1 : 0;
    own.captures += narration.filter(({ effect }) => effect === 'capture').length;
    own.arrivals += narration.filter(({ effect }) => effect === 'arrival').length;
  }
  return all;
}

/** Choose what is worth showing: with dice the throws, else the moves, and of the rest what happened to anybody. */
export function shownFigures(all: Figures[], hasDice: boolean): Figure[] {
  const rest = (['highest', 'captures', 'arrivals'] as const).filter((one) => all.some((own) => own[one] > 0));
  return hasDice ? ['throws', ...rest] : ['moves', ...rest];
}

/** A column of the figures: what was counted, and a cell for each seat. */
export interface Column {
  kind: Figure | 'luck';
  title: string;
  cells: string[];
}

/** Leave out the throws where there is something better to tell: a phone has little room. */
export function inShort(columns: Column[]): Column[] {
  return columns.length > 1 ? columns.filter(({ kind }) => kind !== 'throws') : columns;
}
