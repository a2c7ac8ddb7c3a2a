import { describe, expect, it } from 'vitest';
import type { Advice } from '../local/coach';
import type { LegalMove } from '../net/messages';
import { Coach } from './coach.svelte';

const moves = ['a', 'b'].map((move) => ({ move }) as LegalMove);
const advice: Advice = {
  danger: 'Careful.',
  threat: { spot: '7', captors: ['3'] },
  options: [{ move: 'b', sentence: 'You can b.' }],
};

describe('the coach of a table', () => {
  it('speaks about a choice, with the moves as the table lists them', async () => {
    const coach = new Coach(async () => advice);
    await coach.follow({ seq: 3, moves });
    expect(coach.danger).toBe('Careful.');
    expect(coach.threat).toEqual({ spot: '7', captors: ['3'] });
    expect(coach.options).toEqual([{ move: moves[1], sentence: 'You can b.' }]);
  });

  it('asks once about a position', async () => {
    const asked: number[] = [];
    const coach = new Coach(async (seq) => {
      asked.push(seq);
      return advice;
    });
    await coach.follow({ seq: 3, moves });
    await coach.follow({ seq: 3, moves: [...moves] });
    await coach.follow({ seq: 4, moves });
    expect(asked).toEqual([3, 4]);
  });

  it.each([{ listed: [] }, { listed: moves.slice(0, 1) }])('is silent without a choice', async ({ listed }) => {
    const coach = new Coach(async () => advice);
    await coach.follow({ seq: 3, moves });
    await coach.follow({ seq: 4, moves: listed });
    expect(coach.isSilent).toBe(true);
    expect(coach.threat).toBeNull();
  });

  it('drops what comes when the position has passed', async () => {
    let answer: (advice: Advice) => void = () => undefined;
    const coach = new Coach(() => new Promise((resolve) => (answer = resolve)));
    const first = coach.follow({ seq: 3, moves });
    await coach.follow({ seq: 4, moves: [] });
    answer(advice);
    await first;
    expect(coach.isSilent).toBe(true);
  });

  it('is silent where it cannot be asked', async () => {
    const coach = new Coach(() => Promise.reject(new Error('no rules')));
    await coach.follow({ seq: 3, moves });
    expect(coach.isSilent).toBe(true);
  });
});
