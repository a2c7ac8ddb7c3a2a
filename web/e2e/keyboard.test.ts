// All that a mouse can do, with the keyboard alone; and it is always seen where one is.

import {
  confirmMoves,
  expect,
  expectAccessible,
  GAMES,
  here,
  LATE,
  makeTable,
  STAX_WORDS,
  steps,
  test,
  TWO_DICE,
  type GameId,
  type Page,
} from './helpers';
import { neighbour, type Direction } from '../src/board/track';
import type { BoardData } from '../src/board/types';
import { words as staxWords } from '../src/games/stax/words';
import { appWords } from '../src/words/app';
import { boardWords } from '../src/words/board';
import { keysWords } from '../src/words/keys';
import { newTableWords } from '../src/words/newtable';
import { tableWords } from '../src/words/table';

const ARROWS: Direction[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const MOST_TABS = 80;

/** Go on with the tabulator until something has the focus; on the way the focus is always seen. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (isThere) return;
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
  throw new Error(`the tabulator does not reach ${selector}`);
}

async function expectFocusSeen(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null; // on the way round, outside the page
    const marked = [one, one.closest('label')].filter((each) => each !== null).map((each) => getComputedStyle(each));
    const outlined = marked.some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2);
    const stroked = one.matches('.spot') && parseFloat(getComputedStyle(one).strokeWidth) >= 5;
    return { html: one.outerHTML.slice(0, 150), isSeen: one.matches(':focus-visible') && (outlined || stroked) };
  });
  if (focus) expect(focus.isSeen, `focus on ${focus.html}`).toBe(true);
}

/** Set a table from the first screen, for two people at this screen. */
async function setTable(page: Page, game: GameId, name: string): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.game')).toHaveCount(4);
  await tabTo(page, `[aria-label="${appWords.es.withFriendsHint(name)}"]`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/new/${game}`);
  await expect(page.locator('form .make')).toBeVisible();
  await tabTo(page, 'input[name=way]');
  const way = page.getByRole('radio', { name: newTableWords.es.ways.here });
  while (!(await way.isChecked())) {
    await page.keyboard.press('ArrowDown');
    await expectFocusSeen(page);
  }
  await tabTo(page, 'form .make');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
}

test('a table of parchís is set and played with the keyboard alone', async ({ page }) => {
  await setTable(page, 'parchis', 'el parchís');
  for (let turn = 0; turn < 12; turn++) {
    const before = await steps(page).count();
    await expect(page.locator('.throw, .spot.lit').first()).toBeVisible();
    if (await page.locator('.throw').count()) {
      await tabTo(page, '.throw');
      await page.keyboard.press('Enter');
    } else {
      await tabTo(page, '.spot');
      await expect(page.locator('.spot.lit:focus')).toHaveCount(1); // the board is entered at a piece that can move
      await page.keyboard.press('Enter'); // with one die there is one target
    }
    await expect.poll(() => steps(page).count()).toBeGreaterThan(before);
  }
});

test('a piece of parchís is found with the arrow keys, and its move confirmed', async ({ page, request }) => {
  await confirmMoves(page);
  const seats = [here('Ana'), here('Berta')];
  const made = await makeTable(request, 'parchis', { seats, options: { start_out: 2 }, forced_by_itself: false });
  await page.goto(made.path);
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
  const data = await boardOf(page, request);
  let moved = 0;
  for (let turn = 0; turn < 20 && moved < 3; turn++) {
    const before = await steps(page).count();
    await expect(page.locator('.throw, .spot.lit').first()).toBeVisible();
    if (await page.locator('.throw').count()) {
      await tabTo(page, '.throw');
      await page.keyboard.press('Space');
    } else {
      await tabTo(page, '.spot');
      await walkTo(page, data, await page.locator('.spot.lit').last().getAttribute('data-spot'));
      await page.keyboard.press('Space');
      await expect(page.locator('.piece.ahead')).toHaveCount(1);
      await page.keyboard.press('Escape'); // it is taken back, and brought there again
      await expect(page.locator('.piece.ahead')).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: boardWords.es.play })).toBeVisible();
      await page.keyboard.press('Enter');
      moved++;
    }
    await expect.poll(() => steps(page).count()).toBeGreaterThan(before);
  }
  expect(moved).toBe(3);
});

/** What a keyboard can do now, as the page shows it. Runs in the page. */
function next(): { key: string; isLost: boolean; isOver: boolean } {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const isAt = (selector: string) => document.activeElement?.matches(selector) ?? false;
  const isListed = [...document.querySelectorAll('[data-choice]')].some((one) => one.checkVisibility());
  const key = has('.throw')
    ? 'Space'
    : has('.asked') || (isListed && !has('.spot'))
      ? '1'
      : isAt('.spot.target, .spot.lit')
        ? 'Enter'
        : '';
  return { key, isLost: document.activeElement === document.body, isOver: has('.over') };
}

for (const game of GAMES) {
  test(`a game of ${game} is played to its end with the keyboard alone, and the focus is never lost`, async ({
    page,
    request,
  }) => {
    const made = await makeTable(request, game, LATE[game]);
    await page.goto(made.path);
    await expect(page.locator('.board svg[role=grid]')).toBeVisible();
    if (game === 'stax') {
      await expect(page.locator('.tray button.placeable').first()).toBeVisible();
      await tabTo(page, '.moves summary');
      await page.keyboard.press('Enter'); // the list of moves stays open from here on
    } else await tabTo(page, '.spot');
    const pressed: string[] = [];
    await expect
      .poll(
        async () => {
          const now = await page.evaluate(next);
          if (now.isLost) pressed.push('lost');
          else if (now.key && !now.isOver) {
            pressed.push(now.key);
            await page.keyboard.press(now.key);
          }
          return now.isLost || now.isOver;
        },
        { intervals: [15], timeout: 150_000 },
      )
      .toBe(true);
    expect(pressed.slice(-8)).not.toContain('lost');
    await expect(page.locator('.over')).toBeVisible();
  });
}

test('arrows go from target to target, a number chooses one, and U takes back', async ({ page, request }) => {
  const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')], record: TWO_DICE });
  await page.goto(made.path);
  await expect(page.locator('.spot.lit')).toHaveCount(3);
  await tabTo(page, '.spot');
  await page.keyboard.press('Enter');
  const seen: (string | null)[] = [];
  for (let turn = 0; turn < 4; turn++) {
    seen.push(await page.locator('.spot.target:focus').getAttribute('data-spot'));
    await page.keyboard.press('ArrowRight');
  }
  expect(seen).toEqual(['8', '9', '12', '8']);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.spot[data-spot="8"]')).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.locator('.piece.ahead')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.locator('.piece.ahead')).toHaveCount(0);
});

test('a question mark lists the keys, and what is typed into a field is no key', async ({ page, request }) => {
  const made = await makeTable(request, 'parchis', { seats: [here('Ana'), here('Berta')], options: { first: 0 } });
  await page.goto(made.path);
  await expect(page.locator('.throw')).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: keysWords.es.title });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the keys');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('summary', { hasText: tableWords.es.talk }).click();
  await page.getByRole('textbox', { name: tableWords.es.talk }).pressSequentially('¿u? 1 2');
  await expect(page.getByRole('textbox', { name: tableWords.es.talk })).toHaveValue('¿u? 1 2');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.throw')).toBeVisible();
});

test('a table of Stax is set and played with the keyboard alone', async ({ page }) => {
  await setTable(page, 'stax', 'Stax');
  for (let turn = 0; turn < 6; turn++) {
    const before = await steps(page).count();
    await tabTo(page, '.tray button.placeable');
    await page.keyboard.press('Enter');
    const focused = page.locator('.cloth svg[role=grid]');
    await expect(focused).toBeFocused();
    await expect(page.locator('.goal, [data-cell]').first()).toBeVisible();
    await expect(aimedCell(page)).toHaveAttribute('aria-label', new RegExp(STAX_WORDS.es.target));
    await page.keyboard.press('Enter');
    await expect(page.locator('.bar')).toBeVisible(); // every tile waits for a word
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => steps(page).count()).toBeGreaterThan(before);
  }
});

test('the cells of Stax are walked over with the keys', async ({ page, request }) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')] });
  await page.goto(made.path);
  await expect(page.locator('.cloth svg[role=grid]')).toBeVisible();
  await tabTo(page, '.tray button.placeable');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.bar')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cell]:has(use)')).toHaveCount(1);
  await tabTo(page, '.cloth svg[role=grid]');
  const walked: string[] = [];
  for (const key of ['s', 'q', 'a', 'z', 'ArrowRight', 'ArrowUp', 'Home', 'PageDown']) {
    await page.keyboard.press(key);
    walked.push((await aimedCell(page).getAttribute('data-cell'))!);
  }
  expect(new Set(walked).size).toBeGreaterThan(3);
  await expect(page.getByLabel(staxWords.es.board)).toBeFocused();
});

test('a link leads past the header to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: appWords.es.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

/** The cell that the keyboard points at, of which a screen reader tells. */
function aimedCell(page: Page) {
  return page
    .locator('[data-cell]')
    .filter({ visible: true })
    .locator('xpath=self::*[@id=//*[@role="grid"]/@aria-activedescendant]');
}

async function boardOf(page: Page, request: { get: Page['request']['get'] }): Promise<BoardData> {
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  if (id.startsWith('local-')) {
    const { games } = await (await request.get('/data/es/games.json')).json(); // its spots are those of any board
    return (await request.get(`/api/board?position=${encodeURIComponent(games[0].showcase)}`)).json();
  }
  const { state } = await (await request.get(`/api/tables/${id}`)).json();
  return (await request.get(`/api/board?position=${encodeURIComponent(state.position)}`)).json();
}

/** Walk over the board with the arrow keys, by the shortest way. */
async function walkTo(page: Page, data: BoardData, goal: string | null): Promise<void> {
  const start = await page.evaluate(() => (document.activeElement as SVGElement).dataset.spot!);
  for (const arrow of arrowsBetween(data, start, goal!)) {
    await page.keyboard.press(arrow);
    await expectFocusSeen(page);
  }
  await expect(page.locator(`.spot[data-spot="${goal}"]`)).toBeFocused();
}

function arrowsBetween(data: BoardData, start: string, goal: string): Direction[] {
  const ways = new Map<string, Direction[]>([[start, []]]);
  for (const [spot, way] of ways) {
    if (spot === goal) return way;
    for (const arrow of ARROWS) {
      const next = neighbour(data, spot, arrow);
      if (!ways.has(next)) ways.set(next, [...way, arrow]);
    }
  }
  throw new Error(`no arrow keys lead from ${start} to ${goal}`);
}
