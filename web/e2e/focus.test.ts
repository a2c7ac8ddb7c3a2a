// The focus goes on when what had it goes away: from screen to screen, and within one.

import { bot, expect, here, invited, makeTable, steps, test, type Page } from './helpers';
import { appWords } from '../src/words/app';
import { friendsWords } from '../src/words/friends';
import { tableWords } from '../src/words/table';
import { LANGUAGES } from '../src/model/languages';

const w = appWords.es;

/** Where the focus is: the screen as a whole, nothing, or one part of it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    return one === null || one === document.body ? 'nothing' : one.id || one.localName;
  });

async function press(page: Page, name: string | RegExp, role: 'link' | 'button' = 'link'): Promise<void> {
  await page.getByRole(role, { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

test('from screen to screen the focus goes on at the content', async ({ page }) => {
  await page.goto('/rules');
  await press(page, 'Stax');
  await expect(page.locator('ol figure').first()).toBeVisible();
  expect(await focused(page)).toBe('content');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a[href], main button').first()).toBeFocused();

  await press(page, w.name);
  await expect(page.locator('.game')).toHaveCount(4);
  expect(await focused(page)).toBe('a'); // the header stays
  await press(page, w.withFriendsHint('Stax'));
  await expect(page.locator('form .make')).toBeVisible();
  expect(await focused(page)).toBe('content');
  await page.goBack();
  await expect(page.locator('.game')).toHaveCount(4);
  expect(await focused(page)).toBe('content');
  await press(page, w.playNowHint('Stax'), 'button');
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
  expect(await focused(page)).toBe('content');
});

test('in another language the focus is where it was', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: LANGUAGES.es }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('radio', { name: LANGUAGES.en })).toBeFocused();
});

test('in the waiting room the focus goes on when a seat is taken, freed, or the game begins', async ({
  page,
  request,
}) => {
  const own = friendsWords.es;
  const made = await makeTable(request, 'parchis', {
    players: 3,
    seats: [here('Ana'), invited, invited],
    options: { first: 0 },
  });
  await page.goto(`${made.path},host.${made.host}`);
  const seats = page.locator('.waiting').getByRole('button', { name: own.seatBot });
  await expect(seats).toHaveCount(2);
  await seats.first().focus();
  await page.keyboard.press('Enter');
  await expect(seats).toHaveCount(1);
  expect(await focused(page)).not.toBe('nothing');
  await seats.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.throw')).toBeVisible();
  expect(await focused(page)).not.toBe('nothing');
  const before = await steps(page).count();
  await page.keyboard.press('Space');
  await expect.poll(() => steps(page).count()).toBeGreaterThan(before);
});

test('who sits down writes a name at once, and plays on with the keyboard', async ({ page, request }) => {
  const made = await makeTable(request, 'parchis', { seats: [bot(), invited], options: { first: 1 } });
  await page.goto(`/table/${made.id}`);
  await press(page, tableWords.es.sitDown, 'button');
  await expect(page.getByLabel(tableWords.es.yourName)).toBeFocused();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await expect(page.locator('.throw')).toBeVisible();
  expect(await focused(page)).not.toBe('nothing');
  const before = await steps(page).count();
  await page.keyboard.press('Space');
  await expect.poll(() => steps(page).count()).toBeGreaterThan(before);
});

test('who says something with the keyboard writes on, and a throw of a lesson leads to the board', async ({
  page,
  request,
}) => {
  const t = tableWords.es;
  const made = await makeTable(request, 'parchis', { seats: [here('Ana'), here('Berta')] });
  await page.goto(`/table/${made.id}#keys=0.${made.tokens[0]}`);
  await page.locator('summary', { hasText: t.talk }).focus();
  await page.keyboard.press('Enter');
  await page.locator('#say').focus();
  await page.keyboard.type('Hola');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t.say, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#say')).toBeFocused();
  await expect(page.locator('#say')).toHaveValue('');

  await page.goto('/learn/parchis');
  await page.locator('.throw').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.spot.lit').first()).toBeVisible();
  await expect(page.locator('.spot:focus')).toHaveCount(1);
});
