import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoardMotion } from '../board/motion.svelte';
import type { NarratedEvent, StepTaken } from '../net/messages';
import { Again } from './again.svelte';
import { settings } from './settings.svelte';

const told: NarratedEvent = {
  kind: 'moved',
  clause: '',
  sentence: 'Va.',
  parameters: {},
  effect: '',
  ways: [{ colour: 'R', origin: '1', path: ['2', '3'], is_sent_back: false }],
};
const boardOf = (spot: string) => ({ pieces: [{ colour: 'R', spot, tile: null }], colours: [], seat: null });
const step = (seat: number | null, dice: number[], move: string, spot: string, narration: NarratedEvent[] = []) =>
  ({ seat, dice, move, position: '', board: boardOf(spot), narration }) satisfies StepTaken;
const steps = [step(null, [], '', '1'), step(1, [2], '', '1'), step(1, [], 'R1-3', '3', [told])];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.pace = 'normal';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('steps that are seen again', () => {
  it('begin before the first, throw the dice, move, and end in the present', () => {
    const motion = new BoardMotion();
    const again = new Again(() => motion);
    again.play(steps, 1, 2);
    expect(again.seen?.board).toEqual(boardOf('1'));
    expect(again.seen?.dice).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(motion.thrown?.values).toEqual([2]);
    expect(again.seen?.dice).toEqual([]); // they tumble
    vi.advanceTimersByTime(900);
    expect(again.seen?.dice).toEqual([2]);
    vi.advanceTimersByTime(1000);
    expect(again.seen).toMatchObject({ board: boardOf('3'), dice: [2], narration: [told] });
    expect(motion.take(again.seen!.narration)?.legs).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(again.seen).toBeNull();
  });

  it('end at once when somebody acts', () => {
    const motion = new BoardMotion();
    const again = new Again(() => motion);
    again.play(steps, 1, 2);
    vi.advanceTimersByTime(500);
    again.stop();
    expect([again.seen, motion.thrown]).toEqual([null, null]);
    vi.advanceTimersByTime(5000);
    expect([again.seen, motion.thrown]).toEqual([null, null]);
  });
});
