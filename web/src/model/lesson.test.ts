import { describe, expect, it } from 'vitest';
import type { LessonAction, LessonAnswer, LessonPosition, LessonView } from '../local/lesson';
import type { Lesson, LessonStep } from '../net/messages';
import { LessonModel, type LessonService } from './lesson.svelte';

const setup = { players: 2, mode: 'individual', options: {} };
const throwing: LessonStep = { key: 'throw', task: '', done: '', setup, state: '', dice: [5], moves: ['a-b'] };
const lesson: Lesson = {
  game: 'some',
  name: 'Some',
  steps: [throwing, { ...throwing, key: 'move', dice: [] }],
  first_game: {},
};

function viewIn(phase: LessonView['phase']): LessonView {
  return { board: { pieces: [], colours: [], seat: 0 }, phase, moves: [], dice: [], diceLeft: [], labels: ['A', 'B'] };
}

/** Answers what it is told to, and notes what it was asked. */
class FakeService implements LessonService {
  asked: [LessonPosition, LessonAction][] = [];
  answer: LessonAnswer = { is: 'thrown', narration: [], view: viewIn('move') };

  async show({ hasThrown }: LessonPosition): Promise<LessonView> {
    return viewIn(hasThrown ? 'move' : 'roll');
  }

  async act(position: LessonPosition, action: LessonAction): Promise<LessonAnswer> {
    this.asked.push([position, action]);
    return this.answer;
  }
}

async function begun(): Promise<[LessonModel, FakeService]> {
  const service = new FakeService();
  const model = new LessonModel(lesson, 'en', service);
  await model.goTo(0);
  return [model, service];
}

describe('a lesson', () => {
  it('goes on from the throw of a step', async () => {
    const [model, service] = await begun();
    expect(model.canThrow).toBe(true);
    await model.act({ type: 'throw' });
    expect([model.canThrow, model.throws, model.progress]).toEqual([false, 1, 'asked']);
    service.answer = { is: 'done', narration: [], view: viewIn('roll') };
    await model.act({ type: 'move', move: 'a-b' });
    expect(service.asked.map(([{ hasThrown }]) => hasThrown)).toEqual([false, true]);
    expect([model.progress, model.canThrow]).toEqual(['done', false]);
  });

  it('says why something is refused, and forgets it with the next try', async () => {
    const [model, service] = await begun();
    service.answer = { is: 'refused', refusal: { clause: 'P-M2', sentence: 'No.' } };
    await model.act({ type: 'attempt', legs: [] });
    expect([model.refusal?.clause, model.progress]).toEqual(['P-M2', 'asked']);
    service.answer = { is: 'other', narration: [], view: viewIn('roll') };
    await model.act({ type: 'move', move: 'a-c' });
    expect([model.refusal, model.progress]).toEqual([null, 'other']);
  });

  it('does nothing more in a step that is done until somebody goes on', async () => {
    const [model, service] = await begun();
    service.answer = { is: 'done', narration: [], view: viewIn('roll') };
    await model.act({ type: 'move', move: 'a-b' });
    await model.act({ type: 'move', move: 'a-b' });
    expect(service.asked.length).toBe(1);
    await model.next();
    expect([model.step.key, model.progress]).toEqual(['move', 'asked']);
  });

  it('begins a step again before its throw', async () => {
    const [model, service] = await begun();
    await model.act({ type: 'throw' });
    service.answer = { is: 'other', narration: [], view: viewIn('roll') };
    await model.act({ type: 'move', move: 'a-c' });
    await model.goTo(model.index);
    expect([model.canThrow, model.narration]).toEqual([true, []]);
  });

  it('is finished with the last step', async () => {
    const [model, service] = await begun();
    await model.next();
    service.answer = { is: 'other', narration: [], view: viewIn('roll') };
    await model.act({ type: 'move', move: 'a-c' });
    expect(model.progress).toBe('other');
    await model.goTo(1);
    service.answer = { is: 'done', narration: [], view: viewIn('roll') };
    await model.act({ type: 'move', move: 'a-b' });
    expect([model.index, model.progress]).toEqual([1, 'finished']);
  });
});
