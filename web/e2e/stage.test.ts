// The stage of a table: nothing that happens in a game moves the board or what stands around it.

import {
  bot,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  finishedTable,
  GAMES,
  here,
  makeTable,
  playTurns,
  playUntilChoice,
  recordOf,
  SIZES,
  steps,
  tapUntil,
  test,
  TWO_DICE,
  type Page,
} from './helpers';
import { expectStill, noteShifts } from './shifts';
import { stageWords } from '../src/words/stage';
import { tableWords } from '../src/words/table';

const w = tableWords.es;
const own = stageWords.es;

const LEAST_CLOTH_PX = 130; // three rows of tiles

// Four in the middle of a game of parqués: pieces are captured, stand safe, and come home.
const MIDDLE = recordOf('parques', 'individual', 'Y=25,26,27,65 B=h,12,40,c5 R=24,39,40,30 G=h,58,44,66', '', {
  players: 4,
});

test.describe('with movement, hints, emotes, and four at the table', () => {
  test.use({ settings: { pace: 'quick', sounds: false, language: 'es' } });

  for (const viewport of SIZES) {
    test(`nothing moves but pieces and dice at ${viewport.width} x ${viewport.height}`, async ({ page, request }) => {
      await page.setViewportSize(viewport);
      const seats = [here('Ana'), bot('beginner'), here('Maximiliano Fernando'), bot('beginner')];
      const made = await makeTable(request, 'parques', { players: 4, seats, hints: true, record: MIDDLE });
      await page.goto(made.path);
      await expect(page.locator('.board svg[role=grid]')).toBeVisible();
      const shifts = await noteShifts(page);
      await playTurns(page, 12); // everybody has a turn or two
      expectStill(await shifts());
    });
  }
});

/** Say where the board stands. */
const boardBox = (page: Page) => page.locator('.board svg[role=grid]').boundingBox();

/** Expect that everything of a game is on the screen at once. */
async function expectOnOneScreen(page: Page): Promise<void> {
  const parts = [page.locator('.board svg[role=grid]'), page.locator('.dock'), page.locator('aside')];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.99 });
  const scrolled = await page.evaluate(() =>
    [document.documentElement, document.querySelector('#app')!].map((one) => one.scrollHeight - one.clientHeight),
  );
  expect(scrolled).toEqual([0, 0]);
  await expectNoSidewaysScrolling(page);
}

for (const game of GAMES) {
  test(`${game} is played without scrolling on every screen`, async ({ page, request }) => {
    const made = await makeTable(request, game, { seats: [here('Ana'), here('Berta')] });
    await page.goto(made.path);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await playTurns(page, 3);
      await expectOnOneScreen(page);
    }
  });

  test(`${game} on a phone on its side: the board has the whole height`, async ({ page, request }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const made = await makeTable(request, game, { seats: [here('Ana'), bot()] });
    await page.goto(made.path);
    await playTurns(page, 6);
    const board = await page.locator('.board').first().boundingBox();
    expect(board!.height).toBeGreaterThan(0.9 * 390);
    const dock = await page.locator('.dock').boundingBox();
    expect(dock!.x).toBeGreaterThanOrEqual(board!.x + board!.width);
    await expectAccessible(page, `${game} on a phone on its side`);
  });
}

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('stax has a cloth with all its buttons, and the tile that is turned is seen', async ({ page, request }) => {
    const made = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')] });
    await page.goto(made.path);
    await playTurns(page, 9);
    const cloth = (await page.locator('.cloth').boundingBox())!;
    expect(cloth.height).toBeGreaterThan(LEAST_CLOTH_PX);
    for (const button of await page.locator('.zoom button').all()) {
      const box = (await button.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(cloth.y + cloth.height);
    }
    let turned = 0;
    await tapUntil(page, async () => {
      const [bar, tile] = [page.locator('.bar'), page.locator('.ghost.sure .rim')];
      if ((await bar.count()) > 0) {
        const [lying, hidden] = [(await tile.boundingBox())!, (await bar.boundingBox())!];
        const middle = lying.y + lying.height / 2;
        expect(middle < hidden.y || middle > hidden.y + hidden.height, 'the tile lies under the bar').toBe(true);
        turned += 1;
      }
      return turned === 6;
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the moves of a piece in hand cover no square, and move nothing', async ({ page, request }) => {
    const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')], record: TWO_DICE });
    await page.goto(made.path);
    await playUntilChoice(page);
    const before = await boardBox(page);
    await page.locator('.spot.lit').first().click();
    const offered = await page.locator('.offered').boundingBox();
    expect(offered!.y).toBeGreaterThanOrEqual(before!.y + before!.height);
    expect(await boardBox(page)).toEqual(before);
  });

  test('a sheet opens over the stage, and closes by its title, Escape, or a tap beside it', async ({
    page,
    request,
  }) => {
    const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')] });
    await page.goto(made.path);
    await playTurns(page, 4);
    const before = await boardBox(page);
    const sheet = page.locator('aside details', { hasText: w.history });
    const open = page.locator('aside summary', { hasText: w.history });
    for (const close of [
      () => open.click(),
      () => page.keyboard.press('Escape'),
      () => page.getByRole('list', { name: w.players_ }).click(),
    ]) {
      await open.click();
      await expect(steps(page).last()).toBeInViewport();
      expect(await boardBox(page)).toEqual(before);
      await close();
      await expect(sheet).not.toHaveAttribute('open');
      await expect(steps(page).last()).not.toBeVisible();
    }
    await open.click();
    await expectAccessible(page, 'the history as a sheet');
    await expect(page.locator('aside details[open]')).toHaveCount(1);
  });

  test('a refusal of Stax takes the place of the sentence, and goes when something else is tried', async ({
    page,
    request,
  }) => {
    const made = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')] });
    await page.goto(made.path);
    await playTurns(page, 6);
    const before = await boardBox(page);
    await page.locator('.tray button.placeable').first().click();
    await page.locator('[data-cell]:has(use)').first().locator('use').last().click({ force: true });
    const refusal = page.getByRole('alert');
    await expect(refusal).toBeInViewport({ ratio: 1 });
    expect(await boardBox(page)).toEqual(before);
    await page.locator('.tray button.placeable').last().click();
    await expect(refusal).toHaveCount(0);
  });

  test('the result lies over the dock, and is closed to look at the board', async ({ page, request }) => {
    await finishedTable(page, request, 'stax');
    const result = page.locator('.over');
    await expect(result).toBeInViewport({ ratio: 1 });
    const before = await boardBox(page);
    await result.getByRole('button', { name: own.close }).click();
    await expect(result).toHaveCount(0);
    expect(await boardBox(page)).toEqual(before);
    await expectOnOneScreen(page);
    await page.getByRole('button', { name: own.result }).click();
    await expect(result).toBeVisible();
  });
});
