// Games learned at the board: every step is done by hand, a wrong try is answered with the rule, and a game begins behind it.

import { expect, expectAccessible, expectNoSidewaysScrolling, openMore, test, type Page } from './helpers';
import { appWords } from '../src/words/app';
import { coachWords } from '../src/words/coach';
import { lessonWords } from '../src/words/lesson';

const w = lessonWords.es;

/** What is done in each step: `throw` is the button with the dice, `20-23` brings a piece. */
const LESSONS: Record<string, string[][]> = {
  parchis: [['throw', 'Y:h-5'], ['throw', '20-23'], ['30-50'], ['9-12'], ['40-44'], ['Y:c6-Y:m']],
  parques: [['throw'], ['throw', '20-23', '30-34'], ['20-27'], ['20-23'], ['9-12'], ['Y:c3-Y:m', 'Y:c4-Y:m']],
  'felix-sex': [['throw', 'W:hand-2a'], ['10-12'], ['20-22'], ['10-15', '10-15', '12-15'], ['W:hand-1a'], ['28-W:off']],
};

/** Do something of a lesson. A piece that can only go to one place goes there with the first tap. */
async function act(page: Page, what: string): Promise<void> {
  const [from, to] = what.split('-');
  if (!to) await page.getByRole('button', { name: w.throwDice }).click();
  else {
    await page.locator(`[data-spot="${from}"]`).click();
    if (await page.locator('.spot.taken').count()) await page.locator(`[data-spot="${to}"]`).click();
  }
}

for (const [game, lesson] of Object.entries(LESSONS)) {
  test(`the lesson of ${game} is done by tapping, and leads to a first game`, async ({ page }) => {
    await page.goto('/');
    await page.locator(`a[href$="/learn/${game}"]`).click();
    for (const [index, taps] of lesson.entries()) {
      await expect(page.getByText(w.progress(index + 1, lesson.length))).toBeVisible();
      for (const what of taps) await act(page, what);
      if (index + 1 < lesson.length) await page.getByRole('button', { name: w.next }).click();
    }
    await expect(page.getByText(w.finished)).toBeVisible();
    await page.getByRole('button', { name: w.firstGame }).click();
    await expect(page).toHaveURL(/\/table\//);
    await expect(page.locator('.board svg[role=grid]')).toBeVisible();
    await expect(page.getByRole('group', { name: coachWords.es.coach })).toContainText(coachWords.es.hello);
  });
}

test('the lesson of Stax is done by tapping tiles', async ({ page }) => {
  const moves: [from: string, to: string][] = [
    ['0,0', '1,0'],
    ['0,0', '1,0'],
    ['0,0', '2,0'],
    ['0,0', '1,0'],
    ['1,0', '0,0'],
  ];
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`);
  const confirm = page.locator('.bar .confirm');
  const next = page.getByRole('button', { name: w.next });
  const first = page.getByRole('button', { name: w.firstGame });

  /** Tap a cell until that has been noticed: the cloth may still be moving. */
  async function tapCell(name: string, noticed: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await cell(name).locator('use, path, polygon').last().click({ force: true });
      await noticed();
    }).toPass();
  }

  async function bringTo(name: string): Promise<void> {
    await tapCell(name, () => expect(confirm.or(next).or(first).first()).toBeVisible({ timeout: 3000 }));
    if (await confirm.count()) await confirm.click();
  }

  await page.goto('/learn/stax');
  await page.locator('.tray button.placeable').first().click();
  await bringTo('0,1');
  for (const [from, to] of moves) {
    await next.click();
    await expect(cell(from)).toHaveAttribute('aria-selected', 'false');
    await tapCell(from, () => expect(cell(from)).toHaveAttribute('aria-selected', 'true', { timeout: 3000 }));
    await bringTo(to);
  }
  await expect(page.getByText(w.finished)).toBeVisible();

  // The first game has a coach, who points at moves and can be sent away.
  await first.click();
  const coach = page.getByRole('group', { name: coachWords.es.coach });
  const option = coach.getByRole('button').nth(1);
  await expect(option).toContainText('Puedes');
  await expect(confirm).toHaveCount(0);
  await option.click();
  await expect(option).toHaveAttribute('aria-pressed', 'true');
  await expect(confirm).toBeVisible(); // as if it had been chosen
  await expectAccessible(page, 'a table with a coach');
  await page.getByRole('button', { name: coachWords.es.off }).click();
  await expect(coach).toHaveCount(0);
  await openMore(page);
  await page.getByRole('checkbox', { name: coachWords.es.coach }).check();
  await expect(option).toContainText('Puedes');
});

test('what the rules forbid is answered with the clause, and what was not asked for is tried again', async ({
  page,
}) => {
  await page.goto('/learn/parchis');
  for (const taps of LESSONS.parchis!.slice(0, 4)) {
    for (const what of taps) await act(page, what);
    await page.getByRole('button', { name: w.next }).click();
  }
  await expect(page.getByText(w.progress(5, 6))).toBeVisible();
  await act(page, '7-11');
  await expect(page.getByRole('link', { name: 'P-M2' })).toBeVisible();
  await act(page, '40-44');
  await expect(page.getByRole('link', { name: 'P-M2' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: w.next })).toBeFocused();

  await page.goto('/learn/parques');
  await act(page, 'throw');
  await page.getByRole('button', { name: w.next }).click();
  await act(page, 'throw');
  await act(page, '20-27');
  await expect(page.getByText(w.otherMove)).toBeVisible();
  await page.getByRole('button', { name: w.again }).click();
  await expect(page.getByRole('button', { name: w.throwDice })).toBeVisible();
});

for (const game of [...Object.keys(LESSONS), 'stax']) {
  test(`the lesson of ${game} is accessible and fits a phone, upright and on its side`, async ({ page }) => {
    for (const [width, height] of [
      [360, 740],
      [844, 390],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/learn/${game}`);
      await expect(page.locator('.board svg[role=grid]')).toBeVisible();
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
