// Texts at twice their size: the letters of badges stay within them, and a board beside them stays large.

import { bot, expect, finishedTable, here, invited, makeTable, playTurns, test, type Page } from './helpers';

test.use({ viewport: { width: 390, height: 844 } });

async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** List round marks with one letter that is too large for them, or not in their middle. */
async function overflowing(page: Page): Promise<{ seen: number; wrong: string[] }> {
  return page.evaluate(() => {
    const round = [...document.querySelectorAll<HTMLElement>('b, i, button, span, strong')].filter(
      (one) =>
        one.checkVisibility() &&
        /^[\p{L}?]$/u.test(one.textContent.trim()) &&
        one.childElementCount === 0 &&
        getComputedStyle(one).borderRadius === '50%',
    );
    const wrong = round.filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const [box, text] = [one.getBoundingClientRect(), range.getBoundingClientRect()];
      const size = parseFloat(getComputedStyle(one).fontSize);
      const off = Math.max(
        Math.abs(box.x + box.width / 2 - text.x - text.width / 2),
        Math.abs(box.y + box.height / 2 - text.y - text.height / 2),
      );
      return size > 0.85 * Math.min(box.width, box.height) || off > 0.1 * size;
    });
    return { seen: round.length, wrong: wrong.map((one) => one.outerHTML) };
  });
}

test('badges of the waiting room, the table and the end', async ({ page, request }) => {
  const waits = await makeTable(request, 'parchis', { players: 3, seats: [here('Ana'), invited, invited] });
  await page.goto(waits.path);
  await expect(page.locator('.waiting b').first()).toBeVisible();
  await enlarge(page);
  expect((await overflowing(page)).wrong).toEqual([]);

  const runs = await makeTable(request, 'parchis', { seats: [here('Ana'), bot()], options: { start_out: 2 } });
  await page.goto(runs.path);
  await playTurns(page, 8);
  await expect(page.locator('.strip b').first()).toBeVisible();
  await enlarge(page);
  const atTable = await overflowing(page);
  expect(atTable.wrong).toEqual([]);
  expect(atTable.seen).toBeGreaterThan(4);

  const phone = page.viewportSize()!;
  await page.setViewportSize({ width: phone.height, height: phone.width }); // the board keeps half of the width
  await expect
    .poll(async () => (await page.locator('.board svg[role=grid]').boundingBox())!.width)
    .toBeGreaterThan(phone.height / 3);
  await page.setViewportSize(phone);

  await finishedTable(page, request, 'parques');
  await enlarge(page);
  const atEnd = await overflowing(page);
  expect(atEnd.wrong).toEqual([]);
  expect(atEnd.seen).toBeGreaterThan(2);
});
