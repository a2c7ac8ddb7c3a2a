// Texts at twice their size: the letters of badges stay within them, and a board beside them stays large.

import { bot, expect, finishedTable, here, invited, makeTable, playTurns, test, TWO_DICE, type Page } from './helpers';

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

/** Tell how the words of whose turn it is fail to be seen. Runs in the page. */
function hiddenTurn(): string {
  const now = document.querySelector('.dock .now')!;
  const words = document.createRange();
  words.selectNodeContents(now.querySelector('strong')!);
  const [text, box] = [words.getBoundingClientRect(), now.getBoundingClientRect()];
  if (text.left < box.left - 1 || text.right > box.right + 1) return 'it is too wide';
  if (text.top < box.top - 1 || text.bottom > box.bottom + 1) return 'it is too high';
  const others = [...document.querySelectorAll('.dock button, .dock .dice svg')];
  const over = others.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < text.right && right > text.left && top < text.bottom - 1 && bottom > text.top + 1;
  });
  const dock = document.querySelector('.dock')!.getBoundingClientRect();
  const beyond = others.filter((one) => one.getBoundingClientRect().right > dock.right + 1);
  return [...over, ...beyond]
    .map((one) => `${one.ariaLabel ?? one.textContent} lies over it, or leaves the dock`)
    .join();
}

for (const game of ['parchis', 'parques', 'felix-sex', 'stax'] as const) {
  test(`whose turn it is is seen in ${game}`, async ({ page, request }) => {
    const record = game === 'parques' ? { record: TWO_DICE } : {};
    const made = await makeTable(request, game, { seats: [here('Ana'), here('Berta')], hints: true, ...record });
    await page.goto(`/table/${made.id}#keys=0.${made.tokens[0]}`);
    await expect(page.locator('.board svg[role=grid]')).toBeVisible();
    await expect(page.locator('.dock .emotes button').first()).toBeVisible();
    const turn = page.locator('.dock .now strong');
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(hiddenTurn), `at ${width}`).toBe('');
      await enlarge(page);
      await expect.poll(() => page.evaluate(hiddenTurn), `enlarged at ${width}`).toBe('');
      if (game === 'stax') await turn.scrollIntoViewIfNeeded(); // its cloth says the same
      await expect(turn).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => (document.adoptedStyleSheets = []));
    }
  });
}
