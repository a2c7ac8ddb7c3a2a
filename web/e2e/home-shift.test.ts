// The home page of somebody whose games run: nothing moves when they come.

import { homeWords } from '../src/words/home';
import { expect, here, makeTable, test, type Page } from './helpers';

const MOST_SHIFT = 0.05;

const cards = (page: Page) => page.getByRole('region', { name: homeWords.es.goOn }).locator('.running > li');

/** Note how much of the page moves, from its beginning on. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = window as typeof window & { shifts: { value: number; what: string }[] };
    noted.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName}.${node?.className} ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`,
        );
        noted.shifts.push({ value: entry.value, what: what.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const shifts = await page.evaluate(() => (window as typeof window & { shifts: { value: number }[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(MOST_SHIFT);
}

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`three games that run come without moving the page at ${width} x ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await noteShifts(page);
    await page.goto('/');
    for (const [index, game] of ['Parchís', 'Stax'].entries()) {
      await page.locator('.game').filter({ hasText: game }).getByRole('button').first().click();
      await expect(page.locator('.board svg[role=grid]')).toBeVisible();
      await page.goto('/');
      await expect(cards(page)).toHaveCount(index + 1);
      await expectStill(page);
    }
    const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')] });
    await page.goto(made.path);
    await expect(page.locator('.board svg[role=grid]')).toBeVisible();
    for (const what of ['after a table', 'again']) {
      await test.step(what, async () => {
        await page.goto('/');
        await expect(cards(page)).toHaveCount(3);
        await expectStill(page);
      });
    }
  });
}

test('the games of this device do not wait long for those of the server', async ({ page, request }) => {
  await page.goto('/');
  await page.locator('.game').first().getByRole('button').first().click();
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
  const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')] });
  await page.goto(made.path);
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/tables/${made.id}`, async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto('/');
  await expect(cards(page)).toHaveCount(1);
  answer();
  await expect(cards(page)).toHaveCount(2);
});
