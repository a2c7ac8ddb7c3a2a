// Games learned at the board: every step is done by hand, a wrong try is answered with the rule, and a game begins behind it.

import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  openMore,
  playTurns,
  seedWorkers,
  tapUntil,
  test,
  type Language,
  type Page,
} from './helpers';
import type { Locator } from '@playwright/test';
import { appWords } from '../src/words/app';
import { boardWords } from '../src/words/board';
import { coachWords } from '../src/words/coach';
import { lessonWords } from '../src/words/lesson';
import { stageWords } from '../src/words/stage';

const w = lessonWords.es;

/** What is done in each step: `throw` is the button with the dice, `20-23` brings a piece, `?10-12` tries what is forbidden. */
const LESSONS: Record<string, string[][]> = {
  parchis: [['throw', 'Y:h-5'], ['throw', '20-23'], ['30-50'], ['9-12'], ['?7-11', '40-44'], ['Y:c6-Y:m']],
  parques: [['throw'], ['throw', '20-23', '30-34'], ['20-27'], ['20-23'], ['9-12'], ['Y:c3-Y:m', 'Y:c4-Y:m']],
  'felix-sex': [
    ['throw', 'W:hand-2a'],
    ['10-12'],
    ['?10-12', '20-22'],
    ['10-15'],
    ['?10-12', 'W:hand-1a'],
    ['28-W:off'],
  ],
  stax: [['tile 1-0,1'], ['0,0-1,0'], ['0,0-1,0'], ['?0,0-3,0', '0,0-2,0'], ['0,0-0,1'], ['1,0-0,0']],
};

const LONGEST_S = 90;
const WORDS_A_SECOND = 4; // that are read
const TAP_S = 1;

/** Somebody who does a lesson: what they tap is counted, and all that is said to them is read. */
class Learner {
  private taps = 0;

  constructor(
    private readonly page: Page,
    private readonly words: (typeof lessonWords)['en'],
  ) {}

  /** Begin a lesson from home. */
  async begin(game: string): Promise<void> {
    await this.page.addInitScript(noteSentences);
    await this.page.goto('/');
    await this.page.locator(`a[href$="/learn/${game}"]`).click();
  }

  async do(steps: string[][]): Promise<void> {
    for (const [index, taps] of steps.entries()) {
      await expect(this.page.getByText(this.words.progress(index + 1, steps.length))).toBeVisible();
      for (const what of taps) await this.act(what);
      if (index + 1 < steps.length) await this.tap(this.page.getByRole('button', { name: this.words.next }));
    }
    await expect(this.page.getByText(this.words.finished)).toBeVisible();
  }

  /** Do something of a step. A piece that can only go to one place goes there with the first tap. */
  async act(what: string): Promise<void> {
    const { page } = this;
    const [from, to] = what.replace('?', '').split(/(?<!^)-(?=[^-]*$)/);
    const problem = page.locator('.dock .problem');
    if (what === 'throw') {
      await this.tap(page.getByRole('button', { name: this.words.throwDice }));
    } else if (await page.locator('.stax').count()) {
      await this.actInStax(from!, to!, what.startsWith('?') ? problem : this.answer);
    } else {
      await this.tap(page.locator(`[data-spot="${from}"]`));
      if (await page.locator('.spot.taken').count()) await this.tap(page.locator(`[data-spot="${to}"]`));
    }
    if (what.startsWith('?')) await expect(problem).toBeVisible();
  }

  /** Tap a tile of the hand or of the table, and then a cell, each until that is noticed: the cloth may still be moving. */
  private async actInStax(from: string, to: string, goal: Locator): Promise<void> {
    const { page } = this;
    const confirm = page.locator('.bar .confirm');
    const cell = (name: string) => page.locator(`[data-cell="${name}"]`);
    const face = (name: string) => cell(name).locator('use, path, polygon').last();
    const tile = /^tile (\d+)$/.exec(from)?.[1];
    if (tile) await this.tap(page.locator(`.tray button[data-tile="${tile}"]`));
    else await this.tapUntil(face(from), () => expect(cell(from)).toHaveAttribute('aria-selected', 'true', SOON));
    await this.tapUntil(face(to), () => expect(confirm.or(goal).first()).toBeVisible(SOON));
    if (await confirm.count()) await this.tap(confirm);
  }

  private get answer(): Locator {
    const names = [this.words.next, this.words.firstGame];
    return this.page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
  }

  private async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.click();
  }

  private async tapUntil(what: Locator, noticed: () => Promise<void>): Promise<void> {
    this.taps += 1;
    await expect(async () => {
      await what.click({ force: true });
      await noticed();
    }).toPass();
  }

  /** Return how long all of it takes somebody who reads every sentence that is shown. */
  async seconds(): Promise<number> {
    const sentences = await this.page.evaluate(() => (window as Noting).sentences!);
    const count = sentences.join(' ').split(/\s+/).length;
    return count / WORDS_A_SECOND + this.taps * TAP_S;
  }
}

type Noting = typeof window & { sentences?: string[] };

const SOON = { timeout: 3000 };

/** Note each sentence of a lesson once a step. Runs in the page. */
function noteSentences(): void {
  const noted = new Set<string>(); // with the step
  const sentences: string[] = [];
  (window as Noting).sentences = sentences;
  new MutationObserver(() => {
    const step = document.querySelector('.lesson .progress')?.textContent ?? '';
    for (const place of document.querySelectorAll('.lesson .task, .lesson .said p:not(.unseen)')) {
      for (const sentence of (place.textContent ?? '').split(/(?<=[.!?])\s+/)) {
        if (!sentence.trim() || noted.has(`${step} ${sentence}`)) continue;
        noted.add(`${step} ${sentence}`);
        sentences.push(sentence);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

for (const language of ['es', 'en'] as const satisfies Language[]) {
  test.describe(`in ${language}`, () => {
    const words = lessonWords[language];
    test.use({ settings: { pace: 'off', botPace: 'off', sounds: false, language } });

    for (const [game, lesson] of Object.entries(LESSONS)) {
      test(`the lesson of ${game} is done by tapping within ${LONGEST_S} s, and leads to a first game`, async ({
        page,
      }) => {
        const learner = new Learner(page, words);
        await learner.begin(game);
        await learner.do(lesson);
        expect(await learner.seconds()).toBeLessThanOrEqual(LONGEST_S);
        await page.getByRole('button', { name: words.firstGame }).click();
        await expect(page).toHaveURL(/\/table\//);
        await expect(page.locator('.board svg[role=grid]')).toBeVisible();
        await expect(page.getByRole('group', { name: coachWords[language].coach })).toContainText(
          coachWords[language].who,
        );
      });
    }
  });
}

/** Begin a game of this device with a coach, as behind its lesson. */
async function beginCoached(page: Page, game: string): Promise<void> {
  await page.addInitScript(
    (one) =>
      localStorage.getItem('ludoteca.coached') ?? localStorage.setItem('ludoteca.coached', JSON.stringify([one])),
    game,
  );
  await page.goto('/');
  const card = page.locator('.game', { has: page.locator(`a[href$="/learn/${game}"]`) });
  await card.getByRole('button').first().click();
}

test('a coach points at moves, and can be switched off', async ({ page }) => {
  await beginCoached(page, 'stax');
  const coach = page.getByRole('group', { name: coachWords.es.coach });
  const option = coach.locator('.option').first();
  const confirm = page.locator('.bar .confirm');
  await expect(option).toContainText('Puedes');
  await expect(confirm).toHaveCount(0);
  await option.click();
  await expect(option).toHaveAttribute('aria-pressed', 'true');
  await expect(confirm).toBeVisible(); // as if it had been chosen
  await expectAccessible(page, 'a table with a coach');
  await openMore(page);
  const isCoached = page.getByRole('checkbox', { name: coachWords.es.coach });
  await isCoached.uncheck();
  await expect(coach).toHaveCount(0);
  await isCoached.check();
  await expect(option).toContainText('Puedes');
});

test('a coach folds into a button for one game, and unfolds again', async ({ page }) => {
  await beginCoached(page, 'stax');
  const coach = page.getByRole('group', { name: coachWords.es.coach });
  const unfold = page.getByRole('button', { name: coachWords.es.folded, exact: true });
  await expect(coach.locator('.option').first()).toBeVisible();
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    const room = await page.locator('.message').boundingBox();
    await page.getByRole('button', { name: coachWords.es.fold }).click();
    await expect(coach).toHaveCount(0);
    await expect(unfold).toBeFocused();
    await expect(unfold).toBeInViewport({ ratio: 1 });
    expect(await page.locator('.message').boundingBox()).toEqual(room);
    await expectAccessible(page, `a folded coach at ${size.width}`);
    await page.keyboard.press('Enter');
    await expect(coach.locator('.option').first()).toBeVisible();
    await expect(page.getByRole('button', { name: coachWords.es.fold })).toBeFocused();
  }

  await page.getByRole('button', { name: coachWords.es.fold }).click();
  await page.reload();
  await expect(unfold).toBeVisible();
  await expect(coach).toHaveCount(0);
  await beginCoached(page, 'stax'); // another game
  await expect(coach.locator('.option').first()).toBeVisible();
});

test('a coach shows on the board which piece is in danger, and from where', async ({ page, context }) => {
  await seedWorkers(context);
  await beginCoached(page, 'parques');
  const danger = page.getByRole('group', { name: coachWords.es.coach }).locator('.danger');
  const coachSpeaks = page.locator('.coach').locator('.option, .danger').first();
  await tapUntil(page, async ({ does }) => {
    if (does === 'tap') await coachSpeaks.waitFor({ timeout: 2000 }).catch(() => undefined); // it may have nothing to say
    return (await danger.count()) > 0;
  });
  const marks = page.locator('.board .threat');
  await expect(marks).toHaveCount(0);
  await danger.focus();
  await page.keyboard.press('Enter');
  await expect(danger).toHaveAttribute('aria-pressed', 'true');
  await expect(marks).toBeVisible();
  await expect(marks.locator('.captor').first()).toBeVisible();
  const endangered = page.getByRole('gridcell', { name: new RegExp(`, ${boardWords.es.inDanger}$`) });
  const square = /\d+/.exec((await danger.textContent())!.replace(/.*ficha/, ''))![0];
  await expect(endangered).toHaveAttribute('data-spot', square);
  await expect(page.getByRole('gridcell', { name: boardWords.es.captor }).first()).toBeAttached();
  await expectAccessible(page, 'a danger that is shown');
  await danger.click();
  await expect(danger).toHaveAttribute('aria-pressed', 'false');
  await expect(marks).toHaveCount(0);

  await danger.click();
  await expect(marks).toBeVisible();
  await playTurns(page, 1); // what is shown belongs to the position
  await expect(marks).toHaveCount(0);
});

test('a coach introduces itself, and says why the bot moved where no throw lies between', async ({ page }) => {
  const learner = new Learner(page, w);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('ludoteca.coached', '["stax"]'));
  await page.goto('/');
  const game = page.locator('.game', { has: page.locator('a[href$="/learn/stax"]') });
  await game.getByRole('button').first().click();
  const coach = page.getByRole('group', { name: coachWords.es.coach });
  await expect(coach.locator('.option').first()).toBeVisible();
  await expect(coach).toContainText(coachWords.es.who);
  await learner.act('tile 2-0,0');
  await expect(coach.locator('.why')).toHaveText(/^Motivo de Hugo: \S.+\.$/);
  await expect(coach.locator('.why')).toBeInViewport({ ratio: 1 }); // it is not cut off
  await expect(coach.locator('.option').first()).toBeVisible();
  await expect(coach).not.toContainText(coachWords.es.who);
});

test('what does not fit under a coach fades out, until it is scrolled to by keyboard', async ({ page }) => {
  const learner = new Learner(page, w);
  await page.setViewportSize({ width: 360, height: 640 });
  await beginCoached(page, 'stax');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.message { font-size: 1.4rem !important }'); // long, whatever the bot does
    document.adoptedStyleSheets = [sheet];
  });
  const why = page.locator('.coach .why');
  await expect(page.locator('.coach .option').first()).toBeVisible();
  await learner.act('tile 2-0,0');
  await expect(why).not.toBeEmpty();
  const said = page.getByRole('group', { name: stageWords.es.message });
  const fade = () => said.evaluate((one) => getComputedStyle(one).maskImage);
  await expect.poll(fade).toContain('gradient');
  await expectAccessible(page, 'what fades out');
  await said.focus();
  await page.keyboard.press('End');
  await expect.poll(fade).toBe('none');
  await expect(why).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Home');
  await expect.poll(fade).toContain('gradient');
});

test('what the rules forbid is answered with the clause, and what was not asked for is tried again', async ({
  page,
}) => {
  const learner = new Learner(page, w);
  const next = page.getByRole('button', { name: w.next });
  await learner.begin('parchis');
  for (const taps of LESSONS.parchis!.slice(0, 4)) {
    for (const what of taps) await learner.act(what);
    await next.click();
  }
  await expect(page.getByText(w.progress(5, 6))).toBeVisible();
  await learner.act('?7-11');
  await expect(page.getByRole('link', { name: 'P-M2' })).toBeVisible();
  await learner.act('40-44');
  await expect(page.getByRole('link', { name: 'P-M2' })).toHaveCount(0);
  await expect(next).toBeFocused();

  await learner.begin('parques');
  await learner.act('throw');
  await next.click();
  await learner.act('throw');
  await learner.act('20-27');
  await expect(page.getByText(w.otherMove)).toBeVisible();
  await page.getByRole('button', { name: w.again }).click();
  await expect(page.getByRole('button', { name: w.throwDice })).toBeVisible();
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true }); // no numbers of keys

  test('what three pieces can do together is read whole on a phone, upright and on its side', async ({ page }) => {
    const learner = new Learner(page, w);
    await learner.begin('felix-sex');
    for (const taps of LESSONS['felix-sex']!.slice(0, 3)) {
      for (const what of taps) await learner.act(what);
      await page.getByRole('button', { name: w.next }).click();
    }
    await page.locator('[data-spot="10"]').click();
    const offered = page.locator('.offered');
    await expect(offered.getByRole('button')).toHaveCount(2);
    for (const [width, height] of [
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => offered.evaluate((one) => one.scrollHeight - one.clientHeight), { message: `cut off at ${width}` })
        .toBeLessThanOrEqual(1);
    }
  });
});

for (const game of Object.keys(LESSONS)) {
  test(`the lesson of ${game} is accessible and fits a phone, upright and on its side`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/learn/${game}`);
    await expect(page.locator('.board svg[role=grid]')).toBeVisible();
    for (const [width, height] of [
      [360, 740],
      [844, 390],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page, `${game} ${width}`);
    }
  });
}

test('a game without a lesson says so, and leads to its rules', async ({ page }) => {
  await page.route(/lesson\.json/, (route) => route.fulfill({ json: { game: 'parchis', name: 'Parchís', steps: [] } }));
  await page.goto('/learn/parchis');
  await expect(page.getByText(w.noLesson)).toBeVisible();
  await expect(page.getByRole('link', { name: w.allRules })).toBeVisible();
  await expect(page.getByRole('link', { name: appWords.es.name })).toBeVisible();
});
