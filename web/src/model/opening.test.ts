import { describe, expect, it } from 'vitest';
import type { StepTaken, TableInfo, TableState } from '../net/messages';
import { isOpening, openingOf } from './opening';

type Told = [kind: string, parameters?: Record<string, number>];

const step = (seat: number, ...told: Told[]) =>
  ({
    seat,
    move: '',
    narration: told.map(([kind, parameters = {}]) => ({ kind, parameters })),
  }) as unknown as StepTaken;
const state = (seat: number, spots = ['W:hand', 'B:hand']) =>
  ({
    seat,
    phase: 'roll',
    board: { pieces: spots.map((spot, at) => ({ spot, colour: 'WB'[at] })) },
  }) as unknown as TableState;
const info = (first: string) => ({ settings: { options: { first } } }) as unknown as TableInfo;

const first = step(0, ['opening_throw', { die: 4 }]);
const tied = step(1, ['opening_throw', { die: 4 }], ['opening_tie']);
const second = step(1, ['opening_throw', { die: 5 }], ['starts']);
const plays = step(1, ['threw']);

describe('a throw for who starts', () => {
  it.each<[what: string, set: string, steps: StepTaken[], spots: string[] | undefined, is: boolean]>([
    ['is the first of a table', 'roll', [], undefined, true],
    ['is thrown by each, and again after a tie', 'roll', [first, tied, first], undefined, true],
    ['is over when somebody starts', 'roll', [first, second], undefined, false],
    ['is none where the setting says who starts', '0', [], undefined, false],
    ['is none where a table goes on from a position', 'roll', [], ['10', 'B:hand'], false],
  ])('%s', (_, set, steps, spots, is) => {
    expect(isOpening(info(set), steps, state(0, spots))).toBe(is);
  });

  it('is told with what each threw last, until the person acts', () => {
    const told = { throws: [{ seat: 0, value: 2 }, { seat: 1, value: 5 }], starter: 1 }; // prettier-ignore
    const steps = [first, tied, step(0, ['opening_throw', { die: 2 }]), second];
    expect(openingOf(steps, state(1), [0])).toEqual(told);
    expect(openingOf([...steps, plays], state(0), [0])).toEqual(told);
    expect(openingOf([...steps, plays, step(0, ['threw'])], state(0), [0])).toBeNull();
  });

  it('is told by the sum of two dice', () => {
    const steps = [step(0, ['opening_throw', { total: 9 }]), step(1, ['opening_throw', { total: 3 }], ['starts'])];
    expect(openingOf(steps, state(0), [0])).toEqual({ throws: [{ seat: 0, value: 9 }, { seat: 1, value: 3 }], starter: 0 }); // prettier-ignore
  });

  it('is not told where there was none', () => {
    expect(openingOf([plays], state(0), [0])).toBeNull();
  });
});
