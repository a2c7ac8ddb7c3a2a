// Tables of this device: played in the browser itself, with a server behind the app and without one.

import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  GAMES,
  here,
  keepAll,
  makeTable,
  openMore,
  playTurns,
  playUntilChoice,
  seedWorkers,
  steps,
  tapUntil,
  test,
  type GameId,
  type Language,
  type Page,
  WORKER,
} from './helpers';
import { PlainServer, writtenSite } from './server';
import { appWords } from '../src/words/app';
import { homeWords } from '../src/words/home';
import { boardWords } from '../src/words/board';
import { newTableWords } from '../src/words/newtable';
import { tableWords } from '../src/words/table';

const NAMES: Record<GameId, string> = {
  parchis: 'Parchís',
  parques: 'Parqués',
  'felix-sex': 'Felix Sex',
  stax: 'Stax',
};
const LOCAL_URL = /\/table\/local-[0-9a-f]+$/;
const app = appWords.es;
const w = tableWords.es;

test.beforeEach(({ context }) => seedWorkers(context));

/** Begin a game from the first screen. */
async function playNow(page: Page, game: GameId): Promise<void> {
  const card = page.locator('.game').filter({ has: page.getByRole('heading', { name: NAMES[game], exact: true }) });
  await card.locator('button.main').click();
  await expect(page).toHaveURL(LOCAL_URL);
}

/** Open a table for two people at this screen. */
async function openForTwo(page: Page, game: GameId, language: Language = 'es'): Promise<void> {
  await page.goto(`/new/${game}`);
  const own = newTableWords[language];
  await page.getByRole('radio', { name: own.ways.here }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: tableWords[language].make }).click();
  await expect(page).toHaveURL(LOCAL_URL);
}

/** List what was played, in notation. */
async function history(page: Page): Promise<string[]> {
  return steps(page).evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.step ?? ''));
}

/** Say where pieces of each colour stand; which of them is which does not matter. */
const board = (page: Page) =>
  page
    .locator('[data-key]')
    .evaluateAll((pieces: SVGElement[]) =>
      pieces.map((one) => one.dataset.key![0]! + one.getAttribute('style')).sort(),
    );

/** Note what the page asks of the server from now on. */
function watchServer(page: Page): string[] {
  const asked: string[] = [];
  const note = (address: string) => {
    if (new URL(address).pathname.startsWith('/api')) asked.push(address);
  };
  page.context().on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return asked;
}

for (const game of GAMES) {
  test(`a tap opens a table of ${game} on this device, which asks nothing of the server`, async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const asked = watchServer(page);
    await playNow(page, game);
    await playTurns(page, 4);
    await expectAccessible(page, `a table of ${game} on this device`);
    await expectNoSidewaysScrolling(page);

    const before = await history(page);
    await page.reload();
    await expect.poll(async () => (await history(page)).slice(0, before.length)).toEqual(before);
    await playTurns(page, 2);
    expect(asked).toEqual([]);

    const table = page.url();
    await page.getByRole('link', { name: app.name }).click();
    const line = page.getByRole('region', { name: homeWords.es.goOn }).getByRole('link');
    await expect(line).toContainText(NAMES[game]);
    await expect(line).toContainText(homeWords.es.onThisDevice);
    await line.click();
    await expect(page).toHaveURL(table);
    await playTurns(page, 1);

    await openMore(page);
    await page.getByRole('button', { name: w.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: w.confirm }).click();
    await expect(page.locator('.game')).toHaveCount(GAMES.length);
    await expect(page.getByText(homeWords.es.onThisDevice)).toHaveCount(0);
    await page.goto(table);
    await expect(page.locator('.problem')).toBeVisible();
    await expect(page.locator('.board')).toHaveCount(0);
  });
}

for (const game of ['parques', 'stax'] as const) {
  test(`two people play ${game} at one screen, and take a move back`, async ({ page }) => {
    await openForTwo(page, game);
    const undo = page.getByRole('button', { name: w.undo });
    await tapUntil(page, () => undo.isVisible());
    const before = await history(page);
    await undo.click();
    await expect.poll(() => history(page)).toEqual(before.slice(0, -1));
    await expect(undo).toHaveCount(0);
    await playTurns(page, 6);
    const turns = await steps(page).locator('b').allTextContents();
    expect(new Set(turns).size).toBe(2);
  });
}

test('tables of this device throw the same dice in every run of a test', async ({ page }) => {
  await openForTwo(page, 'parchis');
  await expect(page).toHaveURL(/local-22e267db5d8e4795c4406764$/);
});

/** Expect that two windows show the same: what was played, and the board. */
async function expectSame(one: Page, other: Page): Promise<void> {
  await expect(async () => {
    expect([await history(other), await board(other)]).toEqual([await history(one), await board(one)]);
  }).toPass({ intervals: [50] });
}

test('two windows at one table follow each other, also when both act at once', async ({ page, context }) => {
  await openForTwo(page, 'parques');
  await playTurns(page, 2);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectSame(page, other);
  for (const acting of [page, other, page]) {
    await playTurns(acting, 3);
    await expectSame(page, other);
  }
  for (const one of [page, other]) await tapUntil(one, ({ does }) => does === 'throw');
  const before = (await history(page)).length;
  await Promise.all([page, other].map((one) => one.locator('.throw').click()));
  await expect.poll(async () => (await history(page)).length).toBeGreaterThan(before);
  await expectSame(page, other);
  for (const one of [page, other]) await expect(one.locator('.problem')).toHaveCount(0);

  await openMore(page);
  await page.getByRole('button', { name: w.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: w.confirm }).click();
  await expect(other.locator('.problem')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: w.ended })).toBeVisible();
  await expect(other.locator('.board')).toHaveCount(0);
});

test('a bot plays in one of two windows, and in the other one when that is closed', async ({ page, context }) => {
  await page.goto('/');
  await playNow(page, 'stax');
  await playTurns(page, 2);
  const other = await context.newPage();
  await other.goto(page.url());
  await playTurns(other, 2);
  await expectSame(page, other);
  await tapUntil(other, ({ turn }) => turn !== w.yourTurn); // the bot has begun to think
  await other.close();
  await playTurns(page, 2);
});

/** Go on with the tabulator until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);
  }).toPass({ intervals: [0] });
}

test('a hint of parqués marks a legal move, says why, and is gone when the person moves', async ({ page }) => {
  await openForTwo(page, 'parques');
  await playUntilChoice(page);
  const button = page.getByRole('button', { name: w.hint, exact: true });
  const before = [await history(page), await board(page)];
  await button.focus();
  await page.keyboard.press('Enter');
  const hint = page.locator('.hint');
  await expect(hint).toHaveRole('status');
  await expect(hint).toContainText(/^Pista: .+\.\s*Motivo: .+\./);
  await expect(button).toBeFocused();
  expect([await history(page), await board(page)]).toEqual(before);
  await expectAccessible(page, 'a hint of parqués');

  const from = page.getByRole('gridcell', { name: boardWords.es.hintFrom }).first();
  const to = page.getByRole('gridcell', { name: boardWords.es.hintTo }).first();
  const target = await to.getAttribute('data-spot');
  await tabTo(page, '.spot');
  await expect(from).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(`.spot.target[data-spot="${target}"]`)).toHaveCount(1);
  await tapUntil(page, async () => (await history(page)).length > before[0]!.length);
  await expect(hint).toBeEmpty();
});

test('a hint of Stax lies on the table as if it were chosen, and is played with the keyboard', async ({ page }) => {
  await openForTwo(page, 'stax');
  await playTurns(page, 4);
  await page.getByRole('button', { name: w.hint, exact: true }).click();
  await expect(page.locator('.hint')).toContainText(/^Pista: .+\.\s*Motivo: .+\./);
  const said = (await page.locator('.hint p').first().textContent())!.replace(w.hintIs(''), '');
  const played = await history(page);
  await expectAccessible(page, 'a hint of Stax');
  const options = page.getByRole('group', { name: w.hintOptions }).getByRole('button');
  await expect(options).toHaveCount(3);
  await options.nth(1).click();
  await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.hint p').first()).not.toContainText(said);
  await options.first().click();
  await expect(page.locator('.hint p').first()).toContainText(said);
  await tabTo(page, '.bar .confirm');
  await page.keyboard.press('Enter');
  await expect(steps(page).last()).toContainText(said);
  await expect.poll(async () => (await history(page)).length).toBe(played.length + 1);
  await expect(page.locator('.hint')).toBeEmpty();
});

test('a hint that is looked for can be stopped, and who acts stops it', async ({ page }) => {
  await openForTwo(page, 'stax');
  await playTurns(page, 6);
  let answer = () => {};
  const isWanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route(WORKER, async (route) => (await isWanted, route.fallback())); // that which looks for hints
  const button = page.getByRole('button', { name: w.hint, exact: true });
  await button.click();
  await expect(page.getByRole('progressbar', { name: w.hintSearched })).toBeVisible();
  await page.getByRole('button', { name: w.hintStopped }).click();
  await expect(page.locator('.hint')).toBeEmpty();
  await button.click();
  await playTurns(page, 1);
  await expect(page.locator('.hint')).toBeEmpty();
  await expect(button).toBeVisible();
  answer();
  await button.click();
  await expect(page.locator('.hint')).toContainText(w.hintIs(''));
});

test('there are no hints at a table of the server', async ({ page, request }) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')] });
  await page.goto(made.path);
  await playUntilChoice(page);
  await expect(page.getByRole('button', { name: w.hint, exact: true })).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ settings: { pace: 'off', sounds: false, language: 'en' } });

  test('a hint is in English too', async ({ page }) => {
    await openForTwo(page, 'parchis', 'en');
    await playUntilChoice(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(page.locator('.hint')).toContainText(/^Hint: .+\.\s*Reason: .+\./);
    await expect(page.getByRole('gridcell', { name: boardWords.en.hintTo })).toHaveCount(1);
  });

  test('a table of this device speaks it too, and Spanish after a click', async ({ page }) => {
    await openForTwo(page, 'parchis', 'en');
    await playTurns(page, 3);
    await expect(steps(page).first()).toContainText('throw');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.locator('aside li.start')).toContainText(w.start);
    await expect(steps(page).first()).not.toContainText('throw');
    await playTurns(page, 2);
  });
});

test('somebody is invited to a game of this device, which goes on at the server', async ({ page, anotherBrowser }) => {
  await page.goto('/');
  await playNow(page, 'parques');
  await playTurns(page, 8);
  await tapUntil(page, ({ does }) => does === 'throw' || does === 'tap'); // the bot is not moving
  const pieces = await board(page);
  await openMore(page);
  await page.getByLabel(w.yourName).fill('Ana');
  await page.getByRole('button', { name: w.inviteGuest }).click();
  await expect(page).not.toHaveURL(LOCAL_URL);
  await expect(page.getByRole('heading', { name: w.waiting })).toBeVisible();
  await expect.poll(() => board(page)).toEqual(pieces);
  await expectAccessible(page, 'a table that waits for a guest');

  const other = await anotherBrowser({ language: 'es', pace: 'off', sounds: false, ownBelow: false });
  await other.goto(await page.getByLabel(w.invite).inputValue());
  await other.getByRole('button', { name: w.sitDown }).click();
  await other.getByLabel(w.yourName).fill('Berta');
  await other.locator('form').getByRole('button', { name: w.sitDown }).click();
  await expect(page.getByRole('heading', { name: w.waiting })).toHaveCount(0);
  await expect.poll(() => board(other)).toEqual(pieces);

  const mine = (one: Page) => one.locator('.now strong').textContent();
  for (let turn = 0; turn < 4; turn++) {
    const [acting] = (await mine(page)) === w.yourTurn ? [page, other] : [other, page];
    const before = await steps(acting).count();
    await tapUntil(acting, async (seen) => seen.turn !== w.yourTurn && (await steps(acting).count()) > before);
  }
  await expect.poll(() => board(other)).toEqual(await board(page));

  await page.getByRole('link', { name: app.name }).click();
  await expect(page.getByText(homeWords.es.onThisDevice)).toHaveCount(0); // it is no longer played here
});

test.describe('while the server is away', () => {
  test.use({ expectedTrouble: /net::ERR_|Failed to load resource/ });

  test('tables of this device are made and listed', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/');
    await playNow(page, 'stax');
    await playTurns(page, 1);
    await page.getByRole('link', { name: app.name }).click();
    await expect(page.locator('.problem')).toBeVisible();
    await page.getByRole('link', { name: homeWords.es.onThisDevice }).click();
    await playTurns(page, 1);
  });
});

test.describe('on a site without a server', () => {
  test.use({ serviceWorkers: 'allow', expectedTrouble: /net::ERR_|Failed to load resource|Failed to fetch/ });
  test.beforeEach(({ context }) => context.unroute(WORKER)); // the service worker answers, and the dice are random

  test('tables of all games are played without a network after the first visit', async ({ page, context }) => {
    const server = new PlainServer();
    const base = await server.start(await writtenSite());
    await page.goto(base);
    await keepAll(page);
    server.stop();
    await context.setOffline(true);
    for (const game of GAMES) {
      await page.goto(base);
      await playNow(page, game);
      await playTurns(page, 4);
      await openMore(page);
      await expect(page.getByRole('button', { name: w.inviteGuest })).toHaveCount(0);
    }
    const before = await history(page);
    await page.reload();
    await expect.poll(async () => (await history(page)).slice(0, before.length)).toEqual(before);
    await page.goto(base);
    await expect(page.getByText(homeWords.es.onThisDevice)).toHaveCount(GAMES.length);
  });
});
