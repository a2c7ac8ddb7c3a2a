// The table of Stax under a finger: what a tap means, what is kept in view, and what is said before a move is played.

import { expect, expectAccessible, here, makeTable, test, type Page } from './helpers';
import { words } from '../src/games/stax/words';
import { words as rulesWords } from '../src/words/rules';
import { stageWords } from '../src/words/stage';
import { tableWords } from '../src/words/table';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
];

// White's king, on -1,1, is safe on -1,0 alone; white's tile 12, on 1,-1, captures black's king on 0,-1.
const MOVES =
  "12@0,0:3 3@-1,0:4 1@-1,1:0 6@-2,1:2 4@-2,2:0 1@0,-1:0 10@-2,0:4 -2,1--2,-1:1 0,0-1,-1:2 9@-1,-1:1 -2,0--1,0:5 2@-2,1:4 8'@-1,-2:4 " +
  '8@-2,0:0 13@-3,2:0 -1,-1--2,0:1 2@1,-2:0 4@-3,1:0 3@2,-2:2 12@-3,3:2 9@-1,-1:1 10@-4,2:0 -1,0--3,0:3 -2,-1--3,-1:4';
const RECORD = [
  'Ludoteca record 1',
  'Game: stax',
  'Rules: 1',
  'Players: 2',
  'Mode: duel',
  'Seed: 1',
  '',
  ...MOVES.split(' ').map((move, at) => `${at % 2}: ${move}`),
  '',
].join('\n');
const w = words.es;

const caption = (page: Page) => page.locator('.caption');
const bar = (page: Page) => page.locator('.bar');
const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);

async function openTable(page: Page, wish: object = {}) {
  const made = await makeTable(page.request, 'stax', { seats: [here('Ana'), here('Berta')], record: RECORD, ...wish });
  await page.goto(made.path);
  await expect(page.locator('.tray button.placeable').first()).toBeVisible();
}

/** Find the middle of what is seen of a cell: the face of its top tile, or its ground. */
async function middleOf(page: Page, name: string): Promise<[number, number]> {
  return cell(page, name).evaluate((found) => {
    const faces = [...found.children].filter((one) => one.matches('g'));
    const box = (faces.at(-1)?.querySelector('use') ?? found).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
}

async function tap(page: Page, name: string): Promise<void> {
  await page.touchscreen.tap(...(await middleOf(page, name)));
}

/** Tell how the picture lies on the screen. */
const lies = (page: Page) => page.locator('.cloth svg[role=grid] > g').first().getAttribute('transform');

test('a king is told where it could be captured, by a sign, in words, and before it goes there', async ({ page }) => {
  await openTable(page, { hints: true });
  await tap(page, '-1,1');
  await expect(page.locator('.goal.exposed')).toHaveCount(4);
  await expect(page.locator('.cloth .warning').getByText('!')).toHaveCount(4);
  await expect(caption(page)).toContainText(w.exposedGoals(4, 5));
  await expect(cell(page, '0,0')).toHaveAttribute('aria-label', new RegExp(w.exposed));
  await expect(cell(page, '-1,0')).not.toHaveAttribute('aria-label', new RegExp(w.exposed));
  await tap(page, '0,0');
  await expect(caption(page)).toHaveText(new RegExp(`^\\s*${w.exposed}`));
  await expect(bar(page).getByRole('button', { name: w.confirm })).toBeVisible();
  await page.keyboard.press('Escape');
  await tap(page, '-1,1');
  await tap(page, '-1,0');
  await expect(bar(page)).toBeVisible();
  await expect(caption(page)).not.toContainText(w.exposed);
});

test('where a table gives no hints the king is told nothing', async ({ page }) => {
  await openTable(page, { hints: false });
  await tap(page, '-1,1');
  await expect(page.locator('.goals, [aria-label*="' + w.target('').trim() + '"]')).toHaveCount(5);
  await expect(page.locator('.goal.exposed')).toHaveCount(0);
});

test('a king waits for a word like every tile, and a tap elsewhere puts it back', async ({ page }) => {
  await openTable(page);
  await tap(page, '-1,1');
  await tap(page, '-1,0');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveCount(2); // there is nothing to turn
  await expect(caption(page)).toContainText(w.toConfirm);
  await tap(page, '-3,-1');
  await expect(bar(page)).toHaveCount(0);
  await tap(page, '-1,1');
  await tap(page, '-1,0');
  await bar(page).getByRole('button', { name: w.confirm }).click();
  await expect(cell(page, '-1,0')).toHaveAttribute('aria-label', new RegExp('torre de 2'));
});

test('the picture stays where it is whatever is chosen', async ({ page }) => {
  await openTable(page);
  const before = await lies(page);
  for (const name of ['-1,1', '1,-1', '-3,2']) {
    await tap(page, name);
    await expect(cell(page, name)).toHaveAttribute('aria-selected', 'true');
    expect(await lies(page)).toBe(before);
  }
  await page.locator('.tray button[data-tile="11"]').click();
  await expect(page.locator('.tray button[data-tile="11"]')).toHaveAttribute('aria-pressed', 'true');
  expect(await lies(page)).toBe(before);
});

test('after a move that leaves the screen all cells are on it again', async ({ page }) => {
  await openTable(page, { record: undefined });
  const isWhole = () =>
    page.evaluate(() => {
      const cloth = document.querySelector('.cloth')!.getBoundingClientRect();
      const boxes = [...document.querySelectorAll('[data-cell] .empty')].map((one) => one.getBoundingClientRect());
      const isIn = ({ left, top, right, bottom }: DOMRect) =>
        left >= cloth.left && top >= cloth.top && right <= cloth.right && bottom <= cloth.bottom;
      return boxes.length > 0 && boxes.every(isIn);
    });
  await page.locator('.zoom button').first().click(); // the person's own view
  const pictures = new Set<string | null>();
  for (const [at, [tile, target]] of [
    [2, '0,0'],
    [2, '1,0'],
    [3, '1,-1'],
    [3, '2,-1'],
    [4, '2,-2'],
    [4, '3,-2'],
  ].entries()) {
    const hand = page.locator('.tray.turn button.placeable');
    await hand.and(page.locator(`[data-tile="${tile}"]`)).click();
    await tap(page, target as string);
    await bar(page).getByRole('button', { name: w.confirm }).click();
    await expect(page.locator('[data-cell]:has(use)')).toHaveCount(at + 1);
    if (at > 2) await expect.poll(isWhole).toBe(true);
    pictures.add(await lies(page));
  }
  expect(pictures.size).toBeGreaterThan(1);
});

test('a tap in a cell that is drawn means that cell, lit or not', async ({ page }) => {
  await openTable(page);
  await tap(page, '1,-2');
  await expect(cell(page, '1,-2')).toHaveAttribute('aria-selected', 'true');
  await expect(cell(page, '2,-1')).not.toHaveAttribute('aria-label', new RegExp(w.target('')));
  await tap(page, '2,-1'); // beside a lit one
  await expect(page.locator('.problem')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('.tried')).toHaveCount(2); // the answer speaks of both
});

for (const size of SIZES) {
  test(`nothing covers a cell at ${size.width} x ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openTable(page);
    await tap(page, '1,-1');
    await tap(page, '0,-1');
    await expect(bar(page)).toBeVisible();
    const names = await page
      .locator('[data-cell]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.cell!));
    const covered: string[] = [];
    for (const name of names) {
      const at = await middleOf(page, name);
      const isFree = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x!, y!)?.closest('.cloth svg[role=grid]') != null,
        at,
      );
      if (!isFree) covered.push(name);
    }
    expect(covered).toEqual([]);
    // What is said of the capture comes first, and nothing of it is cut.
    await expect(caption(page)).toHaveText(new RegExp(`^\\s*${w.takes}`));
    const isCut = await caption(page).evaluate((one) => one.scrollHeight > one.clientHeight + 1);
    expect(isCut).toBe(false);
  });
}

test('the rules of the game open over the table, and at a clause that is named', async ({ page }) => {
  await openTable(page);
  const { pathname } = new URL(page.url());
  const dialog = page.getByRole('dialog', { name: rulesWords.es.titleOf('Stax') });
  await page.getByRole('banner').getByRole('link', { name: rulesWords.es.title }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the rules over a table');
  await dialog.getByRole('button', { name: stageWords.es.close }).click();
  await expect(dialog).toBeHidden();
  await page.locator('summary', { hasText: stageWords.es.rules }).click();
  await page.getByRole('link', { name: tableWords.es.gameRules('Stax') }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await tap(page, '1,-2');
  await tap(page, '2,-1');
  const clause = page.locator('.message .problem a');
  const id = (await clause.textContent())!;
  await clause.click();
  await expect(dialog.locator('.aimed')).toContainText(id);
  await expect(dialog.locator('.aimed')).toBeInViewport();
  expect(new URL(page.url()).pathname).toBe(pathname);
});
