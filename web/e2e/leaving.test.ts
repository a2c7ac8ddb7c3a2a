// Leaving a table, coming back to it, finding all tables again, and links that lead nowhere.

import { homeWords } from '../src/words/home';
import { newTableWords } from '../src/words/newtable';
import { tableWords } from '../src/words/table';
import {
  bot,
  expect,
  expectAccessible,
  expectInView,
  expectRead,
  here,
  invited,
  makeTable,
  openMore,
  test,
  type Page,
} from './helpers';

const w = tableWords.es;
const home = homeWords.es;
const myTables = (page: Page) => page.getByRole('region', { name: home.goOn });
const players = (page: Page) => page.getByRole('list', { name: w.players_ });

async function leave(page: Page, question: string): Promise<void> {
  await openMore(page);
  await page.getByRole('button', { name: w.leave }).click();
  await expect(page.getByRole('dialog')).toContainText(question);
  await page.getByRole('dialog').getByRole('button', { name: w.confirm }).click();
  await expect(page).toHaveURL(/\/$/);
}

test('who leaves a running game comes back, and the others are told', async ({ page, request, anotherBrowser }) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')] });
  await page.goto(`/table/${made.id}#keys=0.${made.tokens[0]}`);
  const other = await anotherBrowser();
  await other.goto(`/table/${made.id}#keys=1.${made.tokens[1]}`);
  await expect(players(other)).toContainText('Ana');
  await leave(page, w.reallyLeave.running);
  await expect(other.getByText('Ana ha dejado la mesa.')).toBeVisible();
  await expect(players(other)).toContainText(w.kept);

  await myTables(page).getByRole('link').click();
  await expect(other.getByText('Ana ha vuelto a la mesa.')).toBeVisible();
  await expect(players(other)).not.toContainText(w.kept);
  await expect(players(page)).not.toContainText(w.kept);
});

test('who lets a bot play finds the way back in view, and is told what giving up means', async ({ page, request }) => {
  for (const players of [4, 2]) {
    const seats = [here('Ana'), here('Berta'), bot(), bot()].slice(0, players);
    const made = await makeTable(request, 'parchis', { players, seats });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/table/${made.id}#keys=0.${made.tokens[0]}`);
    await openMore(page);
    await page.getByRole('button', { name: w.resign, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(w.reallyResign(players === 2));
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByRole('button', { name: w.giveToBot }).click();
    await page.keyboard.press('Escape');
    await expectRead(page.getByRole('button', { name: w.takeBack }));
    for (const card of await page.locator('[data-seat]').all()) await expectInView(card, 'a card');
    const list = page.locator('.players');
    await expect.poll(() => list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  }
});

test('who leaves before the start frees the seat', async ({ page, request }) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), invited] });
  await page.goto(made.path);
  await expect(page.getByRole('heading', { name: w.waiting })).toBeVisible();
  await leave(page, w.reallyLeave.waiting);
  await expect(page.locator('.game')).toHaveCount(4);
  await expect(myTables(page)).toHaveCount(0);
  await page.goto(`/table/${made.id}`);
  await expect(players(page).getByRole('button', { name: w.sitDown })).toHaveCount(2);
});

test('all tables held are reachable from home, and each can be put away', async ({ page, request }) => {
  const tokens: Record<string, object> = {};
  for (let at = 0; at < 8; at++) {
    const made = await makeTable(request, 'stax', { seats: [here(`Ana${at}`), invited] });
    tokens[made.id] = { game: 'stax', at, tokens: made.tokens };
  }
  await page.addInitScript((text) => {
    if (!localStorage.getItem('ludoteca.seats')) localStorage.setItem('ludoteca.seats', text);
  }, JSON.stringify(tokens));
  await page.goto('/');
  await expect(myTables(page).getByRole('link')).toHaveCount(6);
  await myTables(page)
    .getByRole('button', { name: home.allTables(8) })
    .click();
  await expect(myTables(page).getByRole('link')).toHaveCount(8);
  await expectAccessible(page, 'home with many tables');

  // Putting away hides a table, and is undone at once or later.
  const isShown = (count: number) => expect(myTables(page).locator('.running').getByRole('link')).toHaveCount(count);
  await myTables(page).getByRole('button', { name: /Ana3/ }).click();
  await isShown(7);
  await expect(myTables(page).getByRole('button', { name: home.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await isShown(8);
  await myTables(page).getByRole('button', { name: /Ana3/ }).click();
  await page.reload();
  await isShown(6);
  await myTables(page).getByText(home.away(1)).click();
  await expectAccessible(page, 'home with a table put away');
  await myTables(page).getByRole('button', { name: home.takeOut }).click();
  await myTables(page)
    .getByRole('button', { name: home.allTables(8) })
    .click();
  await isShown(8);

  // Left for good, its seat is free.
  await myTables(page).getByRole('button', { name: /Ana3/ }).click();
  await myTables(page).getByText(home.away(1)).click();
  await myTables(page).getByRole('button', { name: home.leave.server }).click();
  await expect(page.getByRole('dialog')).toContainText(w.reallyLeave.waiting);
  await page.getByRole('dialog').getByRole('button', { name: w.confirm }).click();
  await expect(myTables(page).getByText(home.away(1))).toHaveCount(0);
  await page.reload();
  await isShown(6);
  await myTables(page)
    .getByRole('button', { name: home.allTables(7) })
    .click();
  await expect(myTables(page)).not.toContainText('Ana3');
});

test('open tables appear on the home page by themselves', async ({ page, request }) => {
  await page.clock.install();
  await page.goto('/');
  const open = page.getByRole('region', { name: home.openTables });
  await expect(open).toBeVisible();
  const before = await open.getByRole('link').count();
  await makeTable(request, 'stax', { seats: [here('Eulalia'), invited], is_open: true });
  await page.clock.fastForward(10_000);
  await expect(open.getByRole('link')).toHaveCount(before + 1);
  await expect(open.getByRole('link').filter({ hasText: home.waits(['Eulalia']) })).toContainText(home.seatsFree(1, 2));
});

test('no screen asks for a table without an id', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  page.on('websocket', (one) => asked.push(new URL(one.url()).pathname));
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')] });
  await page.goto(made.path);
  await expect(players(page)).toBeVisible();
  for (const path of ['/rules', '/new/stax', '/settings', '/']) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.locator('main h1').first()).toBeVisible();
    await page.goBack();
    await expect(players(page)).toBeVisible();
  }
  await expect(page.getByText(newTableWords.es.noGame)).toHaveCount(0);
  expect(asked.filter((path) => path.includes('undefined'))).toEqual([]);
});
