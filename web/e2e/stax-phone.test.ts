// Stax against a bot on a phone: what the bot did, why, a refusal and the result are in view.

import { bot, expect, expectRead, here, makeTable, playTurns, playUntilChoice, tapUntil, test } from './helpers';
import { tableWords } from '../src/words/table';

const w = tableWords.es;

/** List the plates whose words leave them. Runs in the page. */
function listCutOff(plates: Element[]): string[] {
  return plates
    .filter((one) => {
      const inner = one.clientWidth - parseFloat(getComputedStyle(one).paddingRight);
      const { right } = one.lastElementChild!.getBoundingClientRect();
      return right > one.getBoundingClientRect().left + one.clientLeft + inner + 0.5;
    })
    .map((one) => one.textContent!);
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test('a move of the bot, its reason, a refusal and the result are read', async ({ page, request }) => {
      const made = await makeTable(request, 'stax', { seats: [here('Ana'), bot()], options: { move_limit: 10 } });
      await page.goto(made.path);
      await expect(page.locator('.tray .plate')).toHaveCount(2);
      await expect.poll(() => page.locator('.tray .plate').evaluateAll(listCutOff)).toEqual([]);
      await page.locator('.tray button:not(.placeable)').last().tap(); // the queen is not the first tile
      await page.locator('[data-cell]').first().tap();
      await expectRead(page.getByRole('alert'));
      await playTurns(page, 2);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await playUntilChoice(page);
      const said = page.locator('.dock .said');
      await expectRead(said.getByText(/^El negro/));
      await expectRead(said.getByText(w.because('')));
      await tapUntil(page, async () => (await page.locator('.over').count()) > 0);
      await expectRead(page.locator('.over').getByRole('heading').first());
    });
  });
}
