// How people are called: a name is asked once, where others will see it, and kept on the device.

import { appWords } from '../src/words/app';
import { newTableWords } from '../src/words/newtable';
import { tableWords } from '../src/words/table';
import { expect, expectAccessible, here, invited, makeTable, openMore, test, type Page } from './helpers';

const w = tableWords.es;
const players = (page: Page) => page.getByRole('list', { name: w.players_ });

test('who opens a table for friends is asked for a name, once', async ({ page }) => {
  await page.goto('/new/stax');
  const name = page.getByRole('textbox', { name: w.name });
  await expect(name).toHaveValue('');
  await page.getByRole('button', { name: w.make }).click();
  await expect(page.getByText(w.noName)).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page, 'a new table without a name');
  await name.fill(appWords.es.you);
  await page.getByRole('button', { name: w.make }).click();
  await expect(page.getByText(w.noName)).toBeVisible();
  await name.fill('Ana');
  await page.getByRole('button', { name: w.make }).click();
  await expect(players(page)).toContainText('Ana');

  await page.goto('/new/stax');
  await expect(name).toHaveValue('Ana');
  await page.getByRole('radio', { name: newTableWords.es.ways.computer }).check();
  await expect(name).toHaveValue('Ana');
});

test('at a table of this device nobody needs a name', async ({ page }) => {
  await page.goto('/new/stax');
  await page.getByRole('radio', { name: newTableWords.es.ways.computer }).check();
  await expect(page.getByRole('textbox', { name: w.name })).toHaveValue(appWords.es.you);
  await page.getByRole('button', { name: w.make }).click();
  await expect(players(page)).toContainText(appWords.es.you);
});

test('a game that moves to the server takes a name along', async ({ page, anotherBrowser }) => {
  await page.goto('/');
  await page.getByRole('button', { name: appWords.es.playNowHint('Stax') }).click();
  await expect(players(page)).toContainText(appWords.es.you);
  await openMore(page);
  await page.getByRole('button', { name: w.inviteGuest }).click();
  await expect(page.getByText(w.noName)).toBeVisible();
  await expect(page.getByLabel(w.yourName)).toBeFocused();
  await page.getByLabel(w.yourName).fill('Ana');
  await page.getByRole('button', { name: w.inviteGuest }).click();
  const link = await page.getByLabel(w.invite).inputValue();
  const other = await anotherBrowser();
  await other.goto(link);
  await expect(players(other)).toContainText('Ana');
  await expect(players(other)).not.toContainText(appWords.es.you);
});

test('two of one name are told apart on every screen', async ({ page, request, anotherBrowser }) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), invited] });
  await page.goto(made.path);
  const other = await anotherBrowser({ name: 'Ana', pace: 'off', sounds: false, language: 'es' });
  await other.goto(`/table/${made.id}`);
  await other.getByRole('button', { name: w.sitDown }).click();
  await expect(other.getByLabel(w.yourName)).toHaveValue('Ana');
  await other.locator('form').getByRole('button', { name: w.sitDown }).click();
  for (const seen of [page, other]) await expect(players(seen)).toContainText('Ana 2');
});
