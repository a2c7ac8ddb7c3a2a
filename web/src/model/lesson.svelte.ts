// Somebody who learns a game: which step of its lesson they are in, and what has come of what they did.

import type { LessonAction, LessonAnswer, LessonPosition, LessonView } from '../local/lesson';
import type { LegalMove, Lesson, LessonStep, NarratedEvent } from '../net/messages';
import type { Language } from './languages';

/** Where the steps are played. */
export interface LessonService {
  show(position: LessonPosition): Promise<LessonView>;
  act(position: LessonPosition, action: LessonAction): Promise<LessonAnswer>;
}

/** What is next: something is asked for, something else was done, it was done, or all steps were. */
export type Progress = 'asked' | 'other' | 'done' | 'finished';

export class LessonModel {
  index = $state(0);
  progress = $state<Progress>('asked');
  view = $state.raw<LessonView | null>(null);
  narration = $state.raw<NarratedEvent[]>([]);
  refusal = $state.raw<{ clause: string; sentence: string } | null>(null);
  throws = $state(0);
  private hasThrown = false;
  private isBusy = $state(false);

  constructor(
    readonly lesson: Lesson,
    private readonly language: Language,
    private readonly service: LessonService,
  ) {}

  get step(): LessonStep {
    return this.lesson.steps[this.index]!;
  }

  get canThrow(): boolean {
    return this.progress === 'asked' && this.view?.phase === 'roll' && !this.isBusy;
  }

  /** The moves that can be made now; none once one was made. */
  get moves(): LegalMove[] {
    return this.progress === 'asked' && !this.isBusy ? (this.view?.moves ?? []) : [];
  }

  /** Go to a step, or to the same one again. */
  async goTo(index: number): Promise<void> {
    const view = await this.service.show(this.positionOf(index, false));
    this.index = index;
    this.view = view; // together with the step: a board is fitted to the first position that it shows
    this.progress = 'asked';
    this.hasThrown = false;
    this.narration = [];
    this.refusal = null;
  }

  async next(): Promise<void> {
    if (!this.isLast) await this.goTo(this.index + 1);
  }

  private get isLast(): boolean {
    return this.index + 1 === this.lesson.steps.length;
  }

  /** Something else is tried: the reason against the last thing has been read. */
  forgetRefusal(): void {
    this.refusal = null;
  }

  async act(action: LessonAction): Promise<void> {
    if (this.isBusy || this.progress !== 'asked') return;
    this.isBusy = true;
    this.refusal = null;
    try {
      this.take(await this.service.act(this.position, action));
    } finally {
      this.isBusy = false;
    }
  }

  private get position(): LessonPosition {
    return this.positionOf(this.index, this.hasThrown);
  }

  private positionOf(index: number, hasThrown: boolean): LessonPosition {
    return { game: this.lesson.game, step: this.lesson.steps[index]!, hasThrown, language: this.language };
  }

  private take(answer: LessonAnswer): void {
    if (answer.is === 'refused') {
      this.refusal = answer.refusal;
      return;
    }
    this.narration = answer.narration;
    this.view = answer.view;
    if (answer.is === 'thrown') {
      this.hasThrown = true;
      this.throws += 1;
    } else {
      this.progress = answer.is === 'done' && this.isLast ? 'finished' : answer.is;
      if (this.step.moves.length === 0) this.throws += 1;
    }
  }
}
