// What the end of a game is to the person who looks at it: who has won, and the next game against harder bots.

import type { SeatState, TableInfo, TableRequest, TableState } from '../net/messages';

export interface Ending {
  winners: SeatState[]; // none where nobody has won
  isDraw: boolean;
  isOwn: boolean; // a person of this browser has won
  isLost: boolean; // the person of this browser has played, and not won
}

/** Tell who has won. All of the first place have; where nobody is behind them it is a draw. */
export function endingOf(state: TableState, held: number[]): Ending {
  const first = state.ranking[0] ?? [];
  const isDraw = first.length > 1 && first.length === state.seats.length;
  const winners = isDraw ? [] : first.map((seat) => state.seats[seat]!);
  const isOwn = winners.some(({ seat }) => held.includes(seat));
  return { winners, isDraw, isOwn, isLost: held.length > 0 && winners.length > 0 && !isOwn };
}

/** Return the next harder level after a win of the only person against bots; nothing where there is none. */
export function harderLevel(state: TableState, held: number[], levels: string[]): string | null {
  const people = state.seats.filter(({ kind }) => kind === 'person');
  const bots = state.seats.filter(({ kind }) => kind === 'bot');
  if (people.length !== 1 || bots.length === 0 || !endingOf(state, held).isOwn) return null;
  const strongest = Math.max(...bots.map(({ level }) => levels.indexOf(level)));
  return levels[strongest + 1] ?? null;
}

/** Ask for the same table with bots of another level; everybody sits where they sat. */
export function withLevel({ game, is_open, settings, state }: TableInfo, level: string): TableRequest {
  return {
    game,
    is_open,
    ...settings,
    options: { ...settings.options }, // plain copies: what a component holds cannot be sent to a worker
    clock: { ...settings.clock },
    seats: state.seats.map(({ kind, name, personality }) =>
      kind === 'bot' ? { kind, name, level, personality } : { kind: 'here', name },
    ),
  };
}
