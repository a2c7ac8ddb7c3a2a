// Stax where one cuts and the other chooses: white's seat places for both colours, black's seat has a button to swap.

import { words } from '../src/games/stax/words';
import { expect, here, makeTable, test, type Page } from './helpers';

const tilesIn = (page: Page, hand: number) => page.locator('.tray').nth(hand).locator('li');

/** Place the first tile that can be placed, where the keyboard offers it first. */
async function place(page: Page): Promise<void> {
  const before = await page.locator('[data-cell]:has(use)').count();
  await page.locator('.tray button.placeable').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.bar')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cell]:has(use)')).toHaveCount(before + 1);
}

for (const [name, viewport] of [
  ['a wide screen', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${name} the colours are swapped by a button, once`, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    const made = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')], options: { pie: true } });
    await page.goto(made.path);
    const swap = page.getByRole('button', { name: words.es.swap });
    await place(page);
    await expect(page.getByText(words.es.placeFor('B')).first()).toBeVisible();
    await expect(page.locator('.tray').nth(1)).toHaveClass(/turn/);
    await expect(page.locator('.tray').nth(1).locator('.placeable').first()).toBeInViewport();
    await place(page);
    await place(page);
    await expect(page.getByText(words.es.choose).first()).toBeVisible();
    await expect(swap).toBeInViewport();
    const hands = page.locator('.tray .count');
    await expect(hands).toHaveText(['×11', '×12']);
    await swap.click();
    await expect(swap).toHaveCount(0);
    await expect(hands).toHaveText(['×12', '×11']);
    await expect(tilesIn(page, 0)).toHaveCount(12);
    await place(page);
    await expect(swap).toHaveCount(0);
  });
}
