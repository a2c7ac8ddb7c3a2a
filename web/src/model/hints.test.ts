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
const other: LegalMove = { ...move, move: 'Y6-13', path: ['Y6-13'], label: 'Va a la 13.' };
const hintOf = (reason: string): Hint => ({ moves: [{ move: 'Y5-12', reason, chance: 0.4, error: null }] });
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
    asked[0]!.answer(hintOf('Come.'));
    await asking;
    expect([hints.isLooking, hints.shown]).toEqual([false, { move, reason: 'Come.', chance: 0.4, error: null }]);
  });

  it('has the best moves, and draws the one that is tapped; moves that are not legal here are left out', async () => {
    const asking = hints.ask({ ...state, moves: [other, move] });
    const worse = { move: 'Y6-13', reason: 'Va.', chance: 0.3, error: 0.01 };
    asked[0]!.answer({ moves: [...hintOf('Come.').moves, worse, { ...worse, move: 'Y7-14' }] });
    await asking;
    expect(hints.options.map(({ move }) => move.move)).toEqual(['Y5-12', 'Y6-13']);
    expect(hints.shown).toBe(hints.options[0]);
    hints.show(hints.options[1]!);
    expect(hints.shown).toMatchObject({ move: other, chance: 0.3, error: 0.01 });
    hints.drop();
    expect(hints.options).toEqual([]);
  });

  it('that is dropped on the way is cancelled, and not shown when it comes', async () => {
    const asking = hints.ask(state);
    hints.drop();
    expect([hints.isLooking, asked[0]!.signal.aborted]).toEqual([false, true]);
    asked[0]!.answer(hintOf('Come.'));
    await asking;
    expect(hints.shown).toBeNull();
  });

  it('is the last one that was asked for', async () => {
    const first = hints.ask(state);
    const second = hints.ask({ ...state, seq: 6 });
    asked[1]!.answer(hintOf('Second.'));
    asked[0]!.answer(hintOf('First.'));
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

  it('is put away by what began it', async () => {
    const asking = hints.toggle(state);
    asked[0]!.answer(hintOf('Come.'));
    await asking;
    await hints.toggle(state);
    expect([hints.shown, hints.options, hints.isLooking, asked.length]).toEqual([null, [], false, 1]);
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
