// Friends at a table: the waiting room and its host, what people show each other, and the next game.

import {
  bot,
  expectAccessible,
  expect,
  expectRead,
  here,
  invited,
  makeTable,
  openMore,
  recordOf,
  tapUntil,
  test,
  type Page,
} from './helpers';
import { readFile } from 'node:fs/promises';
import { appWords } from '../src/words/app';
import { friendsWords } from '../src/words/friends';
import { studyWords } from '../src/words/study';
import { tableWords } from '../src/words/table';

const w = tableWords.es;
const own = friendsWords.es;

const seats = (page: Page) => page.getByRole('list', { name: w.players_ }).getByRole('listitem');

async function sitDown(page: Page, seat: number, name: string): Promise<void> {
  await seats(page).nth(seat).getByRole('button', { name: w.sitDown }).click();
  await page.getByLabel(w.yourName).fill(name);
  await page.locator('form').getByRole('button', { name: w.sitDown }).click();
  await expect(seats(page).nth(seat)).toContainText(own.itIsYou);
}

test('the host takes a guest off, who sits down again, puts bots and begins with fewer', async ({
  page,
  request,
  anotherBrowser,
}) => {
  const wish = { players: 4, seats: [here('Ana'), invited, invited, invited], options: { first: 0 } };
  const made = await makeTable(request, 'parchis', wish);
  await page.goto(`${made.path},host.${made.host}`);
  await expect(page.getByRole('heading', { name: own.yourTable('el parchís') })).toBeVisible();
  await expect(page.getByText(own.missing(3))).toBeVisible();

  const guest = await anotherBrowser();
  await guest.goto(`/table/${made.id}`);
  await expect(guest.getByRole('heading', { name: own.invites('Ana', 'el parchís') })).toBeVisible();
  await expect(guest.getByRole('button', { name: own.seatBot })).toHaveCount(0);
  await sitDown(guest, 2, 'Bea');
  await expect(seats(page).nth(2)).toContainText('Bea');
  await expect(seats(page).nth(2)).toContainText(own.isHere);
  await expectAccessible(page, 'the waiting room');

  await guest.goto('/');
  await expect(seats(page).nth(2)).toContainText(own.isAway);
  await guest.goBack();
  await expect(seats(page).nth(2)).toContainText(own.isHere);

  await page.getByRole('button', { name: own.removePerson('Bea') }).click();
  await page.getByRole('button', { name: own.removeOnly }).click();
  await expect(guest.getByText('Quien abrió la mesa te ha levantado del asiento.')).toBeVisible();
  await sitDown(guest, 1, 'Bea');

  await page.getByLabel(own.botLevel).selectOption('easy');
  await seats(page).nth(3).getByRole('button', { name: own.seatBot }).click();
  await expect(seats(page).nth(3)).toContainText(w.levels.easy!);
  await page.getByLabel(own.lockedByYou).check();
  await expect(guest.getByText(own.locked)).toBeVisible();
  await expect(guest.getByRole('button', { name: w.sitDown })).toHaveCount(0);

  await page.getByRole('button', { name: own.startFewer(3) }).click();
  for (const one of [page, guest]) {
    await expect(one).not.toHaveURL(new RegExp(made.id));
    await expect(seats(one)).toHaveCount(3);
  }
  await expect(page.getByRole('button', { name: w.throwDice })).toBeEnabled();
  await expect(guest.getByText(w.turnOf('Ana'))).toBeVisible();
});

test('the invitation names the host and the game, and is copied with the link', async ({ page, request }) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), invited] });
  await page.goto(made.path);
  await page.evaluate(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => copied.push(text) } });
  });
  await page.getByRole('button', { name: own.copyInvitation }).click();
  await expect(page.getByText(own.invitationCopied)).toBeVisible();
  const [copied] = await page.evaluate(() => (window as unknown as { copied: string[] }).copied);
  expect(copied).toMatch(/^Ana te invita a jugar a Stax\. Tu asiento te espera: http.+\/table\//);
  expect(copied).toContain(made.id);
});

test('bots fill the free seats in one tap', async ({ page, request }) => {
  const made = await makeTable(request, 'parchis', { players: 4, seats: [here('Ana'), bot(), invited, invited] });
  await page.goto(`${made.path},host.${made.host}`);
  await page.getByRole('button', { name: own.fillWithBots }).click();
  await expect(seats(page)).toHaveCount(4);
  await expect(page.getByText(w.moves(0)).first()).toBeVisible();
});

test('emotes rise where people sit, and the next game takes a tap of each', async ({
  page,
  request,
  anotherBrowser,
}) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')] });
  await page.goto(`/table/${made.id}#keys=0.${made.tokens[0]}`);
  const other = await anotherBrowser({ language: 'en', pace: 'off', sounds: false });
  await other.goto(`/table/${made.id}#keys=1.${made.tokens[1]}`);

  await page.getByRole('button', { name: own.emote }).click();
  await page.getByRole('button', { name: 'no se lo cree' }).click();
  await expect(other.locator('.bubble svg')).toBeInViewport();
  await expect(other.getByText('Ana is amazed.')).toBeAttached();
  await expect(other.locator('.bubble')).toHaveCount(0);

  await other.getByRole('button', { name: friendsWords.en.emote }).click();
  await other.getByLabel(friendsWords.en.showBubbles).uncheck();
  await openMore(page);
  await page.getByRole('button', { name: w.resign }).click();
  await page.getByRole('dialog').getByRole('button', { name: w.confirm }).click();
  await expect(other.getByRole('heading', { name: friendsWords.en.youWon('Berta') })).toBeVisible();
  await expect(page.getByRole('heading', { name: own.won('Berta') })).toBeVisible();

  await page.getByRole('button', { name: 'llora' }).click();
  await expect(page.locator('.bubble svg')).toBeInViewport();
  await page.getByRole('button', { name: own.revenge }).click();
  await expect(page).not.toHaveURL(new RegExp(made.id));
  await expect(other.getByText('Ana wants another game.')).toBeVisible();
  expect(await other.locator('.bubble').count()).toBe(0); // she has asked for silence
  await other.getByRole('button', { name: tableWords.en.toRematch }).click();
  await expect(other).toHaveURL(page.url());
  await expect(other.getByText(tableWords.en.yourTurn, { exact: true })).toBeVisible();
  await expect(page.getByText(w.turnOf('Berta'))).toBeVisible();
});

test('after a win against a bot there is a picture to share, and the next level a tap away', async ({
  page,
  request,
}) => {
  const record = recordOf('parchis', 'individual', 'Y=c7,m,m,m R=h,h,h,h');
  const made = await makeTable(request, 'parchis', {
    record,
    seats: [here('Ana'), bot('beginner')],
    throw_by_itself: true,
  });
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      written.push(text);
      fillText.call(this, text, ...place);
    };
  });
  await page.goto(made.path);
  await tapUntil(page, (seen) => seen.does === 'over');
  await expect(page.getByRole('heading', { name: own.youWon('Ana') })).toBeVisible();
  const rows = page.getByRole('table', { name: own.figures }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(`${w.place(1)}`);
  await expect(rows.nth(1)).toContainText('Ana');
  await expect(rows.nth(1)).toContainText(/%/, { timeout: 60_000 }); // the luck, from the study

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: own.sharePicture }).click();
  const picture = await readFile(await (await downloading).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBe(1080); // its width
  expect(picture.length).toBeGreaterThan(100_000); // a board is on it
  const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
  expect(written).toEqual(expect.arrayContaining([own.won('Ana'), 'Parchís', w.place(1), 'Ana', studyWords.es.luck]));
  expect(written).not.toContain(own.youWon('Ana')); // it is for others
  for (const cell of await rows.nth(1).getByRole('cell').filter({ visible: true }).allInnerTexts()) {
    expect(written).toContain(cell);
  }

  await page.setViewportSize({ width: 360, height: 640 }); // what is said has to be scrolled there
  await expect(page.locator('.message')).toHaveAttribute('tabindex', '0');
  await expectAccessible(page, 'the end, on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: own.harder(w.levels.easy!) }).click();
  await expect(page).toHaveURL(/\/table\/local-/);
  await expect(seats(page).nth(1)).toContainText(w.levels.easy!);
});

/** Let a person like a colour before the app begins. */
async function prefer(page: Page, game: string, letter: string): Promise<void> {
  const kept = JSON.stringify({ version: 1, games: { [game]: letter } });
  await page.addInitScript((text) => localStorage.setItem('ludoteca.colours', text), kept);
}

test('who likes a colour has it at a new table, and is offered it by an invitation', async ({
  page,
  anotherBrowser,
}) => {
  await prefer(page, 'parchis', 'R');
  await page.goto('/new/parchis');
  await expect(page.locator('[id="seats.2.kind"]')).toHaveValue('here');
  await page.locator('[id="seats.2.name"]').fill('Ana');
  await page.locator('input[name=players][value="2"]').check(); // with two colours each: the first seat has red
  await expect(page.locator('[id="seats.0.name"]')).toHaveValue('Ana');
  await page.locator('input[name=players][value="4"]').check();
  await expect(page.locator('[id="seats.2.name"]')).toHaveValue('Ana');
  await page.getByRole('button', { name: w.make }).click();
  await expect(seats(page).nth(2)).toContainText(own.itIsYou);

  const guest = await anotherBrowser();
  await prefer(guest, 'parchis', 'G');
  await guest.goto(new URL(page.url()).pathname);
  await expect(seats(guest).nth(3).getByLabel(w.yourName)).toBeVisible();
  await expect(guest.getByLabel(w.yourName)).not.toBeFocused();
  await guest.getByLabel(w.yourName).fill('Bea');
  await guest.locator('form').getByRole('button', { name: w.sitDown }).click();
  await expect(seats(guest).nth(3)).toContainText(own.itIsYou);
});

test.describe('from a network that asks for too much', () => {
  test.use({ viewport: { width: 360, height: 640 }, expectedTrouble: /429/ });

  test('the waiting room says so in a sentence that is read whole', async ({ page, request }) => {
    const made = await makeTable(request, 'parchis', { seats: [here('Ana'), invited] });
    const sentence = 'Desde tu red se están pidiendo demasiadas cosas a la vez. Espera un minuto e inténtalo otra vez.';
    const limited = { status: 429, headers: { 'Retry-After': '2' }, json: { code: 'too_many_requests', sentence } };
    await page.route(`**/api/tables/${made.id}`, (route) => route.fulfill(limited));
    await page.goto(made.path);
    await expectRead(page.getByText(appWords.es.limited(2))); // what it needs is asked for again by itself
    await page.route('**/api/tables/*/seats/*', (route) => route.fulfill(limited));
    await page.getByRole('button', { name: w.sitDown }).click();
    await page.getByLabel(w.yourName).fill('Bea');
    await page.keyboard.press('Enter');
    await expectRead(page.getByRole('alert').filter({ hasText: sentence }));
    const dock = page.locator('.dock .message');
    await expect.poll(() => dock.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  });
});
