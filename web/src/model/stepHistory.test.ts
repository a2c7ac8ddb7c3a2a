import { describe, expect, it } from 'vitest';
import type { StepsTaken, StepTaken } from '../net/messages';
import { StepHistory } from './stepHistory.svelte';

const step = (move: string) => ({ move }) as StepTaken;
const live = (seq: number, move: string) => ({ seq, step: step(move) });
const told = (seq: number, ...moves: string[]): StepsTaken => ({ seq, steps: ['', ...moves].map(step) });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A history whose loads are answered by hand, in any order. */
function beginning() {
  const answers: ((answer: StepsTaken | Error) => void)[] = [];
  const load = () =>
    new Promise<StepsTaken>((resolve, reject) =>
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
    );
  const history = new StepHistory(load);
  const answer = async (number: number, told: StepsTaken | Error) => {
    answers[number]!(told);
    await settled();
  };
  return { history, answer, moves: () => history.all.map(({ move }) => move) };
}

describe('the history of a table', () => {
  it('has a step once that came live after the answer that holds it', async () => {
    const { history, answer, moves } = beginning();
    void history.reload();
    await answer(0, told(3, 'a'));
    history.add([live(3, 'a')]);
    history.add([live(4, 'b')]);
    expect(moves()).toEqual(['', 'a', 'b']);
  });

  it('keeps what came live before an answer that does not hold it', async () => {
    const { history, answer, moves } = beginning();
    void history.reload();
    history.add([live(3, 'a')]);
    history.add([live(4, 'b')]);
    expect(moves()).toEqual(['a', 'b']);
    expect(history.isWhole).toBe(false);
    await answer(0, told(3, 'a'));
    expect(moves()).toEqual(['', 'a', 'b']);
    expect(history.isWhole).toBe(true);
  });

  it('takes the newer of two answers, in whichever order they come', async () => {
    const { history, answer, moves } = beginning();
    void history.reload();
    void history.reload();
    await answer(1, told(4, 'a', 'b'));
    await answer(0, told(3, 'a'));
    expect(moves()).toEqual(['', 'a', 'b']);
  });

  it('forgets what was taken back, and an answer from before that', async () => {
    const { history, answer, moves } = beginning();
    void history.reload();
    await answer(0, told(2));
    history.add([live(3, 'a')]);
    history.add([live(4, 'b')]);
    void history.reload();
    void history.restart(5);
    history.add([live(6, 'c')]);
    await answer(1, told(4, 'a', 'b'));
    await answer(2, told(5, 'a'));
    expect(moves()).toEqual(['', 'a', 'c']);
  });

  it('stays as it is without an answer', async () => {
    const { history, answer, moves } = beginning();
    void history.reload();
    history.add([live(1, 'a')]);
    await answer(0, new Error('no network'));
    expect(moves()).toEqual(['a']);
    expect(history.isWhole).toBe(false);
  });
});
