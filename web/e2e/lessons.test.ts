// Games learned at the board: every step is done by hand, a wrong try is answered with the rule, and a game begins behind it.

import { expect, expectAccessible, expectNoSidewaysScrolling, test, type Page } from './helpers';
import { appWords } from '../src/words/app';
import { lessonWords } from '../src/words/lesson';

const w = lessonWords.es;

/** What is tapped in each step, one after the other; `throw` is the button with the dice. */
const LESSONS: Record<string, string[][]> = {
  parchis: [
    ['throw', 'Y:h', '5'],
    ['throw', '20', '23'],
    ['30', '50'],
    ['9', '12'],
    ['40', '44'],
    ['Y:c6', 'Y:m'],
  ],
  parques: [
    ['throw'],
    ['throw', '20', '23', '30', '34'],
    ['20', '27'],
    ['20', '23'],
    ['9', '12'],
    ['Y:c3', 'Y:m', 'Y:c4', 'Y:m'],
  ],
  'felix-sex': [
    ['throw', 'W:hand', '2a'],
    ['10', '12'],
    ['20', '22'],
    ['10', '15', '10', '15', '12', '15'],
    ['W:hand', '1a'],
    ['28', 'W:off'],
  ],
};

async function tap(page: Page, what: string): Promise<void> {
  if (what === 'throw') await page.getByRole('button', { name: w.throwDice }).click();
  else await page.locator(`[data-spot="${what}"]`).click();
}

for (const [game, lesson] of Object.entries(LESSONS)) {
  test(`the lesson of ${game} is done by tapping, and leads to a first game`, async ({ page }) => {
    await page.goto('/');
    await page.locator(`a[href$="/learn/${game}"]`).click();
    for (const [index, taps] of lesson.entries()) {
      await expect(page.getByText(w.progress(index + 1, lesson.length))).toBeVisible();
      for (const what of taps) await tap(page, what);
      await page.getByRole('button', { name: w.next }).click();
    }
    await expect(page.getByText(w.finished)).toBeVisible();
    await page.getByRole('button', { name: w.firstGame }).click();
    await expect(page).toHaveURL(/\/table\//);
    await expect(page.locator('.board svg[role=grid]')).toBeVisible();
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

  /** Tap a cell until that has been noticed: the cloth may still be moving. */
  async function tapCell(name: string, noticed: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await cell(name).locator('use, path, polygon').last().click({ force: true });
      await noticed();
    }).toPass();
  }

  async function bringTo(name: string): Promise<void> {
    await tapCell(name, () => expect(confirm.or(next).first()).toBeVisible({ timeout: 3000 }));
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
  await page.getByRole('button', { name: w.next }).click();
  await expect(page.getByText(w.finished)).toBeVisible();
});

test('what the rules forbid is answered with the clause, and what was not asked for is tried again', async ({
  page,
}) => {
  await page.goto('/learn/parchis');
  for (const taps of LESSONS.parchis!.slice(0, 4)) {
    for (const what of taps) await tap(page, what);
    await page.getByRole('button', { name: w.next }).click();
  }
  await expect(page.getByText(w.progress(5, 6))).toBeVisible();
  await tap(page, '7');
  await tap(page, '11');
  await expect(page.getByRole('link', { name: 'P-M2' })).toBeVisible();
  await tap(page, '40');
  await tap(page, '44');
  await expect(page.getByRole('link', { name: 'P-M2' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: w.next })).toBeFocused();

  await page.goto('/learn/parques');
  await tap(page, 'throw');
  await page.getByRole('button', { name: w.next }).click();
  await tap(page, 'throw');
  await tap(page, '20');
  await tap(page, '27');
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
