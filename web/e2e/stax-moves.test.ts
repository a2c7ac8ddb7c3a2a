// The list of all moves of Stax: hundreds, found by words.

import { moveWords } from '../src/games/stax/moveWords';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  here,
  makeTable,
  playTurns,
  steps,
  test,
  tooSmall,
  TWO_DICE,
  type Page,
} from './helpers';

const SHOTS = process.env.SHOTS;

const list = (page: Page) => page.locator('.moves details');
const summary = (page: Page) => list(page).locator('summary');
const tiles = (page: Page) => list(page).locator('button.tile');
const counts = async (page: Page) =>
  (await tiles(page).allInnerTexts()).map((text) => Number(/\((\d+)\)\s*$/.exec(text)![1]));

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`every move of Stax is found by words at ${width} x ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    const made = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')] });
    await page.goto(made.path);
    await playTurns(page, 16);
    await summary(page).click();
    await expect(tiles(page).first()).toBeVisible();

    const all = Number(/\d+/.exec(await summary(page).innerText())![0]);
    expect(all).toBeGreaterThan(50);
    const listed = await counts(page);
    expect(listed.reduce((sum, count) => sum + count, 0)).toBe(all);
    expect(listed.length).toBeLessThan(30);
    const placed = Number(/\((\d+)\)/.exec(await list(page).locator('#moves-place').innerText())![1]);
    const moved = Number(/\((\d+)\)/.exec(await list(page).locator('#moves-move').innerText())![1]);
    await expect(list(page).locator('#moves-place')).toHaveText(moveWords.es.place(placed));
    await expect(list(page).locator('#moves-move')).toHaveText(moveWords.es.move(moved));
    expect(placed + moved).toBe(all);
    await expect(list(page).locator('code')).toHaveCount(0); // no spellings
    await expectAccessible(page, 'the list of moves');
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/stax moves ${width} closed.png` });

    await tiles(page).first().click();
    await expect(tiles(page).first()).toHaveAttribute('aria-expanded', 'true');
    await list(page).locator('li li button[aria-expanded]').first().click();
    await expect(list(page).locator('li li li button').first()).toHaveText(/^(Flechas|Una flecha) al /);
    await expectAccessible(page, 'the list of moves with an open group');
    expect(await tooSmall(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/stax moves ${width} open.png` });

    await tiles(page).nth(1).click(); // one group is open at a time
    await expect(tiles(page).first()).toHaveAttribute('aria-expanded', 'false');
    await expect(list(page).locator('li li li')).toHaveCount(0);
    await tiles(page).first().click();
    const before = await steps(page).count();
    await list(page).locator('li li button').first().click();
    await list(page).locator('li li li button').first().click();
    await expect.poll(() => steps(page).count()).toBe(before + 1);
  });
}

test('a keyboard walks the list, and its numbers choose from what is open', async ({ page, request }) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')] });
  await page.goto(made.path);
  await playTurns(page, 6);
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await expect(tiles(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tiles(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tiles(page).first()).toHaveAttribute('aria-expanded', 'true');
  await expect(tiles(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tiles(page).first()).toHaveAttribute('aria-expanded', 'false');
  const before = await steps(page).count();
  for (let press = 0; press < 3; press++) await page.keyboard.press('1');
  await expect.poll(() => steps(page).count()).toBe(before + 1);
});

test('other games list their moves as before', async ({ page, request }) => {
  const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')], record: TWO_DICE });
  await page.goto(made.path);
  await expect(page.locator('.spot.lit')).toHaveCount(3);
  await summary(page).click();
  await expect(list(page).locator('[data-choice]').first()).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
});
