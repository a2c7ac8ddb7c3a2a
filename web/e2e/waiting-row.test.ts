// A table before its start: no row stands empty, and what is refused is read all the same.

import { expect, expectAccessible, expectRead, here, invited, makeTable, SIZES, test } from './helpers';
import { tableWords } from '../src/words/table';

test.use({ expectedTrouble: /503/ });

const REFUSED = 'Ahora no se puede.';

for (const { width, height } of SIZES) {
  test(`nothing empty stands about a table that waits at ${width} x ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    const made = await makeTable(request, 'parchis', { players: 3, seats: [here('Ana'), invited, invited] });
    await page.goto(`${made.path},host.${made.host}`);
    const card = page.locator('.waiting');
    await expect(card).toBeVisible();
    await expect(page.locator('aside summary').first()).toBeVisible();
    await expect(page.locator('.dock')).toBeHidden();
    const [over, panels] = [
      (await page.locator('.over-board').boundingBox())!,
      (await page.locator('aside').boundingBox())!,
    ];
    const isBelow = panels.y > over.y + over.height / 2 && panels.x < over.x + over.width;
    if (isBelow) expect(panels.y - over.y - over.height).toBeLessThan(24);
    else if (width > 900) expect(panels.y).toBeLessThan(90);
    await expectAccessible(page, `a table that waits at ${width}`);

    await page.route('**/api/tables/*/seats/*', (route) =>
      route.fulfill({ status: 503, json: { code: 'full', sentence: REFUSED, faults: [] } }),
    );
    await card.getByRole('button', { name: tableWords.es.sitDown }).first().click();
    await card.getByLabel(tableWords.es.yourName).fill('Berta');
    await page.keyboard.press('Enter');
    await expect(page.locator('.dock')).toBeVisible();
    await expectRead(page.locator('.dock').getByText(REFUSED));
  });
}
