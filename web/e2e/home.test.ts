// A home that knows the person: games that run and that are over, what was played, and all of it on another device.

import { bundleOf } from '../src/local/bundle';
import { partOf } from '../src/local/bundleLink';
import { FINISHED_VERSION, type FinishedGame } from '../src/local/finished';
import { appWords } from '../src/words/app';
import { homeWords } from '../src/words/home';
import { meWords } from '../src/words/me';
import { paceWords } from '../src/words/pace';
import { tableWords } from '../src/words/table';
import { expect, expectAccessible, finishedTable, playTurns, seedWorkers, test, type Page } from './helpers';

const home = homeWords.es;
const me = meWords.es;
const running = (page: Page) => page.getByRole('region', { name: home.goOn });
const finished = (page: Page) => page.getByRole('region', { name: home.finished });
const card = (page: Page, name: string) => page.locator('.game').filter({ hasText: name });

/** Count the shapes of the board that a table is drawn with. */
const shapes = (page: Page) =>
  running(page)
    .locator('.picture')
    .first()
    .evaluate((host) => host.shadowRoot?.querySelectorAll('use, path, rect').length ?? 0);

const WON: FinishedGame = {
  version: FINISHED_VERSION,
  id: 'a-table-of-a-server',
  game: 'stax',
  created_ms: 1,
  ended_ms: 2,
  setup: { players: 2, mode: 'individual', options: {} },
  seats: [
    { kind: 'person', name: 'Eva', level: '' },
    { kind: 'bot', name: 'Bot 2', level: 'medium' },
  ],
  held: [0],
  resigned: [],
  kept: [],
  why: 'rules',
  ranking: [[0], [1]],
};

test('a first visit shows the games alone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.goto('/');
  await expect(page.locator('.game')).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  await expect(running(page)).toHaveCount(0);
  await expect(finished(page)).toHaveCount(0);
  expect(asked.filter((address) => /worker-|home\.svelte-/.test(address))).toEqual([]);
});

test('what was played on one device goes on on another, and can be deleted there', async ({ page, anotherBrowser }) => {
  await seedWorkers(page.context());
  await page.goto('/');
  await card(page, 'Parqués').getByRole('button').first().click();
  await playTurns(page, 2);
  await page.getByRole('link', { name: appWords.es.name }).click();
  await expect.poll(() => shapes(page)).toBeGreaterThan(50);
  await page.getByRole('link', { name: appWords.es.settings, exact: true }).click();
  await page.getByRole('button', { name: me.makeLink }).click();
  const link = await page.getByLabel(me.link).inputValue();
  expect(link.length).toBeLessThan(30_000);

  const other = await anotherBrowser();
  const sent: string[] = [];
  other.on('request', (one) => sent.push(one.url() + (one.postData() ?? '')));
  await other.goto(link);
  await expect(other.getByRole('group', { name: me.comes })).toContainText(me.comesTables(1));
  await expect(other).toHaveURL(/\/settings$/);
  await expectAccessible(other, 'what comes from another device');
  await other.getByRole('button', { name: me.takeIn }).click();
  await expect(other.getByText(me.takenIn)).toBeVisible();
  await other.goto('/');
  await running(other).getByRole('link').click();
  await playTurns(other, 1);
  expect(sent.filter((text) => text.includes(link.split('#')[1]!.slice(0, 60)))).toEqual([]);

  await other.goto('/settings');
  await other.getByRole('button', { name: me.delete }).click();
  await expect(other.getByRole('dialog')).toContainText(me.deletedTables(1));
  await expectAccessible(other, 'the question before all is deleted');
  await other.getByRole('dialog').getByRole('button', { name: me.deleteNow }).click();
  await expect(other.locator('.game')).toHaveCount(4);
  await expect(running(other)).toHaveCount(0);
  expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => /seats|seal|aside/.test(key)))).toEqual(
    [],
  );
  await page.goto('/');
  await expect(running(page).getByRole('link')).toHaveCount(1); // here it is still
});

test('name, colours, pace and games go to a device of another language in a file', async ({ page, anotherBrowser }) => {
  const seat = { game: 'stax', at: 1, tokens: { 0: 'key' } };
  const seats = JSON.stringify({ [WON.id]: seat, 'a-table-that-runs': seat });
  const bundle = bundleOf({ tables: [], games: [WON], records: {} }, { 'ludoteca.seats': seats }, 5);
  await page.goto(`/settings${await partOf(bundle)}`);
  await expect(page.getByRole('group', { name: me.comes })).toContainText(me.comesSeats(1)); // nobody sits where it is over
  await page.getByRole('button', { name: me.takeIn }).click();
  await page.getByLabel(appWords.es.settingsWords.name).fill('Eva');
  await page.getByText(me.colours).click();
  const colour = (page: Page, name: string) => page.getByRole('group', { name: 'Parchís' }).getByLabel(name);
  await colour(page, 'rojo').check();
  const slow = (page: Page) => page.getByRole('group', { name: paceWords.es.pace }).getByLabel(paceWords.es.paces.slow);
  await slow(page).check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: me.saveFile }).click();
  const file = test.info().outputPath('device.json');
  await (await downloading).saveAs(file);

  const other = await anotherBrowser({ language: 'en', pace: 'off', sounds: false });
  await other.goto('/settings');
  await other.locator('input[type=file]').setInputFiles(file);
  await expect(other.getByRole('group', { name: meWords.en.comes })).toContainText(meWords.en.comesName('Eva'));
  await other.getByRole('button', { name: meWords.en.takeIn }).click();
  await expect(other.getByText(me.takenIn)).toBeFocused(); // the page has been made anew in Spanish meanwhile
  await expect(other.getByLabel(appWords.es.settingsWords.name)).toHaveValue('Eva');
  await other.getByText(me.colours).click();
  await expect(colour(other, 'rojo')).toBeChecked();
  await expect(slow(other)).toBeChecked();
  await expect(other.getByRole('row', { name: /Stax/ })).toContainText(tableWords.es.levels.medium!);
});

test('the language is chosen with the keyboard, which goes on from there', async ({ page }) => {
  await page.goto('/settings');
  const language = page.getByRole('group', { name: appWords.es.settingsWords.language }).getByRole('radio');
  await language.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(appWords.en.settingsWords.title);
  await expect(page.getByLabel('English').first()).toBeFocused();
});

test('who has beaten a level is offered the next one, and begins with one tap', async ({ page }) => {
  const bundle = bundleOf({ tables: [], games: [WON], records: {} }, {}, 5);
  await page.goto(`/settings${await partOf(bundle)}`);
  await expect(page.getByRole('group', { name: me.comes })).toContainText(me.comesGames(1));
  await page.getByRole('button', { name: me.takeIn }).click();
  await expect(page.getByText(me.takenIn)).toBeVisible();
  await expect(page.getByRole('row', { name: /Stax/ })).toContainText('medio');
  await page.goto('/');
  await expect(card(page, 'Stax')).toContainText(home.played(1));
  await expect(finished(page)).toContainText(home.outcomes.won);
  await page.getByRole('button', { name: home.nextLevel('Difícil') }).click();
  await expect(page.getByRole('list', { name: tableWords.es.players_ })).toContainText('difícil');
});

test.describe('a finished game of the server', () => {
  test.use({ expectedTrouble: /404/ });

  test('stays with its replay and its dice when the server has deleted it', async ({ page, request }) => {
    const made = await finishedTable(page, request, 'parques', 4);
    await page.goto('/');
    await expect(finished(page)).toContainText(home.wonBy('Berta'));
    await page.route(`**/api/tables/${made.id}**`, (route) =>
      route.fulfill({ status: 404, json: { code: 'no_such_table', sentence: 'Esa mesa no existe.', faults: [] } }),
    );
    await page.reload();
    await finished(page).getByRole('link', { name: /dados/ }).click();
    await expect(page.locator('.verdict.holds')).toBeVisible();
    await expect(page.getByRole('slider')).toBeVisible();
    expect(await page.locator('.list li').count()).toBeGreaterThanOrEqual(4);
  });
});

test('what cannot be read is set aside, and said', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ludoteca.seats', '{"broken'));
  await page.goto('/');
  await page.getByRole('link', { name: home.seeAside }).click();
  await expect(page.getByRole('region', { name: me.aside })).toContainText('ludoteca.seats');
  await page.goto('/settings#import=nonsense');
  await expect(page.getByRole('alert')).toContainText(me.faults.unreadable);
});
