import { beforeEach, describe, expect, it } from 'vitest';
import { stateOf } from '../net/fakes';
import type { Hint } from '../net/live';
import type { LegalMove, TableState } from '../net/messages';
import { Hints } from './hints.svelte';

const move: LegalMove = {
  move: 'Y5-12',
  path: ['Y5-12'],
  legs: [],
  label: 'Come en la 12.',
  effect: 'capture',
  parts: [],
};
const state: TableState = { ...stateOf(4), moves: [move] };

let asked: { seq: number; signal: AbortSignal; answer: (hint: Hint | null) => void; fail: () => void }[];
let hints: Hints;

beforeEach(() => {
  asked = [];
  hints = new Hints(
    (seq, signal) =>
      new Promise((resolve, reject) =>
        asked.push({ seq, signal, answer: resolve, fail: () => reject(new Error('no')) }),
      ),
  );
});

describe('a hint', () => {
  it('is looked for in the position that is shown, and then shown with its reason', async () => {
    const asking = hints.ask(state);
    expect([hints.isLooking, hints.shown, asked[0]!.seq]).toEqual([true, null, 4]);
    asked[0]!.answer({ move: 'Y5-12', reason: 'Come.' });
    await asking;
    expect([hints.isLooking, hints.shown]).toEqual([false, { move, reason: 'Come.' }]);
  });

  it('that is dropped on the way is cancelled, and not shown when it comes', async () => {
    const asking = hints.ask(state);
    hints.drop();
    expect([hints.isLooking, asked[0]!.signal.aborted]).toEqual([false, true]);
    asked[0]!.answer({ move: 'Y5-12', reason: 'Come.' });
    await asking;
    expect(hints.shown).toBeNull();
  });

  it('is the last one that was asked for', async () => {
    const first = hints.ask(state);
    const second = hints.ask({ ...state, seq: 6 });
    asked[1]!.answer({ move: 'Y5-12', reason: 'Second.' });
    asked[0]!.answer({ move: 'Y5-12', reason: 'First.' });
    await Promise.all([first, second]);
    expect(hints.shown?.reason).toBe('Second.');
  });

  it('is stopped by what began it', async () => {
    const asking = hints.toggle(state);
    await hints.toggle(state);
    expect([hints.isLooking, asked[0]!.signal.aborted, asked.length]).toEqual([false, true, 1]);
    asked[0]!.fail();
    await asking;
    expect(hints.hasFailed).toBe(false);
  });

  it('says when there is none to be had, until the next one', async () => {
    const asking = hints.ask(state);
    asked[0]!.fail();
    await asking;
    expect([hints.hasFailed, hints.isLooking]).toEqual([true, false]);
    void hints.ask(state);
    expect(hints.hasFailed).toBe(false);
  });

  it('shows nothing for a position that has passed', async () => {
    const asking = hints.ask(state);
    asked[0]!.answer(null);
    await asking;
    expect([hints.shown, hints.hasFailed]).toEqual([null, false]);
  });
});
