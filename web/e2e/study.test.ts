// The study of a game: chances, turning points, learning from mistakes, and going on from a position.

import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  finishedTable,
  GAMES,
  here,
  makeTable,
  openMore,
  openRecord,
  steps,
  test,
  tooSmall,
  TWO_DICE,
  WORKER,
  type Made,
  type Page,
} from './helpers';
import { friendsWords } from '../src/words/friends';
import { replayWords } from '../src/words/replay';
import { studyWords } from '../src/words/study';
import { tableWords } from '../src/words/table';

const w = studyWords.es;
const TURNS = 20; // of a game that is studied
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 768 };

const spot = (page: Page, name: string) => page.locator(`[data-spot="${name}"]`);
const graph = (page: Page) => page.getByRole('slider', { name: w.graph });
const shown = (page: Page) => graph(page).getAttribute('aria-valuenow').then(Number);

async function expectFine(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await expectNoSidewaysScrolling(page);
  expect.soft(await tooSmall(page), where).toEqual([]);
}

for (const game of GAMES) {
  test(`a game of ${game} is studied on a phone and on a desktop`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openRecord(page, game, TURNS);
    await page.getByRole('button', { name: replayWords.es.study }).click();
    await expect(graph(page)).toBeVisible({ timeout: 60_000 });

    await graph(page).press('End');
    const last = await shown(page);
    expect(last).toBeGreaterThanOrEqual(TURNS);
    await graph(page).press('ArrowLeft');
    expect(await shown(page)).toBe(last - 1);
    await graph(page).press('PageDown');
    expect(await shown(page)).toBe(last - 11);
    await expect(page.getByText(replayWords.es.stepOf(last - 11, last)).first()).toBeVisible();
    await expectFine(page, `${game}: study on a phone`);
    await page.setViewportSize(DESKTOP);
    await expectFine(page, `${game}: study on a desktop`);

    const point = page.getByRole('region', { name: w.turningPoints }).getByRole('button').first();
    await point.click();
    await expect(point).toHaveAttribute('aria-current', 'step');
    const number = Number(await point.locator('.number').textContent());
    expect(await shown(page)).toBe(number);
  });
}

/** Bring a piece somewhere. What can be done is known a moment after the board is there. */
async function play(page: Page, from: string, to: string): Promise<void> {
  await expect(page.locator('.spot.lit').first()).toBeVisible();
  await spot(page, from).click();
  await spot(page, to).click();
}

/** Make a game that was given up after a mistake: of two dice none captured, as one could have. */
async function poorGame(page: Page, request: Parameters<typeof makeTable>[0]): Promise<Made> {
  const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')], record: TWO_DICE });
  await page.goto(made.path);
  await play(page, '5', '12');
  await openMore(page);
  await page.getByRole('button', { name: tableWords.es.resign }).click();
  await page.getByRole('dialog').getByRole('button').first().click();
  return made;
}

test('the end of a game leads to its study, and mistakes are learned from', async ({ page, request }) => {
  await poorGame(page, request);
  await page.getByRole('link', { name: friendsWords.es.study }).click();
  await expect(graph(page)).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: w.learn }).click();
  const learn = page.getByRole('region', { name: w.learn });
  await expect(learn.getByText(w.mistakeOf(1, 1))).toBeInViewport(); // it comes above the button, which was scrolled to
  await play(page, '5', '12');
  await expect(learn.getByText(/^Es la que se jugó/)).toBeVisible();
  await expectFine(page, 'an answer');

  await learn.getByRole('button', { name: w.again }).click();
  await learn.getByRole('button', { name: w.show }).click();
  await expect(learn.getByText(/^La mejor es /)).toBeVisible();
  await expect(page.locator('.board .course').first()).toBeVisible();
  await learn.getByRole('button', { name: w.next }).click();
  await expect(learn.getByText(w.learned)).toBeVisible();
  await learn.getByRole('button', { name: w.finish }).click();
  await expect(learn).toHaveCount(0);
});

test('the end of a game says who had luck and what turned it, and nothing moves for that', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(WORKER, async (route) => {
    await isReleased;
    await route.continue();
  });
  const made = await finishedTable(page, request, 'parques', 24);
  const card = page.locator('.over');
  await expect(card.getByText(w.seeking)).toBeVisible();
  await expect(card.locator('td.luck')).toHaveText(['…', '…']);
  const before = await card.boundingBox();
  release();
  const point = card.getByRole('link', { name: /^Momento decisivo: / });
  await expect(point).toBeVisible({ timeout: 60_000 });
  await expect(card.locator('td.luck').first()).toHaveText(/^[+-]?\d+([.,]\d)?\s?%$/);
  expect(await card.boundingBox()).toEqual(before);
  await expectFine(page, 'the end with luck and turning point');

  const number = Number((await point.getAttribute('href'))!.split('=')[1]);
  await point.click();
  await expect(graph(page)).toHaveAttribute('aria-valuenow', String(number));
  await expect(page).toHaveURL(new RegExp(`/replay/${made.id}#study$`));
});

test('what was better is drawn on the board before the choice', async ({ page, request }) => {
  const made = await poorGame(page, request);
  await page.goto(`/replay/${made.id}#study`);
  await page.getByRole('region', { name: w.mistakes }).getByRole('button').first().click();
  await expect(page.locator('.board .course').first()).toBeVisible();
  await expect(page.getByText(/^Era mejor /)).toBeVisible();
  await page.getByRole('button', { name: w.showPlayed }).click();
  await expect(page.locator('.board .course')).toHaveCount(0);
});

test('a game goes on from a position against bots, at a table of this device', async ({ page, request }) => {
  const made = await poorGame(page, request);
  await page.goto(`/replay/${made.id}`); // it begins with a throw that is to be played
  await page.getByRole('button', { name: replayWords.es.goOn }).click();
  await expectFine(page, 'what if');
  await page.getByRole('button', { name: w.begin }).click();
  await expect(page).toHaveURL(/\/table\/local-/);
  await play(page, '5', '12');
  await expect(steps(page).first()).toHaveAttribute('data-step', 'Y5-12');
});
