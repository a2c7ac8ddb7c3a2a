// People at tables: by a link, at one screen, after a reload, after a power cut.

import {
  bot,
  expect,
  here,
  invited,
  makeTable,
  playTurns,
  playUntilChoice,
  STAX_WORDS,
  steps,
  tapUntil,
  test,
  TWO_DICE,
  type Page,
} from './helpers';
import { DyingProxy, OwnServer, UNCOMPILED } from './server';
import { appWords } from '../src/words/app';
import { homeWords } from '../src/words/home';
import { tableWords } from '../src/words/table';
import { whatWords } from '../src/words/what';

const { en, es } = tableWords;

/** What was played, in notation, which is the same in every language. */
async function history(page: Page): Promise<string> {
  const all = await steps(page).evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.step ?? ''));
  return all.join(' ');
}

/** Tell where pieces of each colour stand; which of them is which does not matter. */
const board = (page: Page) =>
  page.locator('[data-key]').evaluateAll((pieces: SVGElement[]) =>
    pieces
      .map((one) => one.dataset.key![0]! + one.getAttribute('style'))
      .sort()
      .join(),
  );

test('one tap on the first screen begins a game against the computer, and leads back to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: appWords.es.playNowHint('el parqués') }).click();
  await expect(page).toHaveURL(/\/table\//);
  await playTurns(page, 3);
  const table = page.url();
  await page.getByRole('link', { name: appWords.es.name }).click();
  await page.getByRole('region', { name: homeWords.es.goOn }).getByRole('link').click();
  await expect(page).toHaveURL(table);
  await playTurns(page, 2);
});

test('two browsers play at one table by the invitation link', async ({ page, request, anotherBrowser }) => {
  const options = { first: 0, start_out: 2 };
  const made = await makeTable(request, 'parchis', { seats: [here('Ana'), invited], options });
  await page.goto(made.path);
  await expect(page.getByRole('heading', { name: es.waiting })).toBeVisible();
  const link = await page.getByLabel(es.invite).inputValue();

  const other = await anotherBrowser({ language: 'en', pace: 'off', sounds: false, ownBelow: false });
  await other.goto(link);
  await other.getByRole('button', { name: en.sitDown }).click();
  await other.getByLabel(en.yourName).fill('Berta');
  await other.locator('form').getByRole('button', { name: en.sitDown }).click();

  await expect(page.getByRole('list', { name: es.players_ }).getByText('Berta')).toBeVisible();
  await expect(page.getByText(es.yourTurn, { exact: true })).toBeVisible();
  await expect(other.getByText(en.turnOf('Ana'))).toBeVisible();
  for (const [mine, theirs] of [
    [page, other],
    [other, page],
    [page, other],
  ] as const) {
    await expect(theirs.locator('.throw')).toHaveCount(0);
    await playTurns(mine, 1);
    while (await mine.locator('.throw, .spot.lit').count()) await playTurns(mine, 1);
  }

  await page.locator('summary', { hasText: es.talk }).click();
  await page.getByRole('textbox', { name: es.talk }).fill('¡Qué suerte!');
  await page.getByRole('button', { name: es.say }).click();
  await other.locator('summary', { hasText: en.talk }).click();
  await expect(other.getByText('Ana: ¡Qué suerte!').last()).toBeVisible();
  await other.getByRole('button', { name: 'Ouch!' }).click();
  await expect(page.getByText('Berta: ¡Ay!').last()).toBeVisible();

  await expect(steps(other)).toHaveCount(await steps(page).count());
  expect(await history(other)).toBe(await history(page));
  expect(await board(other)).toBe(await board(page));
});

for (const [game, begun] of [
  ['parques', { record: TWO_DICE }], // whose pieces have several targets
  ['stax', {}],
] as const) {
  test(`what is chosen in ${game} stays chosen, and explained, while a friend talks and leaves`, async ({
    request,
    anotherBrowser,
  }) => {
    const page = await anotherBrowser({ language: 'es', pace: 'slow', sounds: false });
    const seats = [here('Ana'), invited];
    const made = await makeTable(request, game, { seats, forced_by_itself: false, ...begun });
    const other = await anotherBrowser({ language: 'en', pace: 'slow', sounds: false, name: 'Berta' });
    await other.goto(`/table/${made.id}`);
    await other.getByRole('button', { name: en.sitDown }).click();
    await other.locator('form').getByRole('button', { name: en.sitDown }).click();
    await expect(other.locator('.board svg[role=grid]')).toBeVisible();
    await page.goto(made.path);
    await playUntilChoice(page);
    const chosen = page.locator('.spot.taken, .tray button[aria-pressed=true]');
    await page.locator('.spot.lit, .tray button.placeable').first().click();
    await expect(chosen).toHaveCount(1);
    const lit = page.locator('.spot.target, [data-cell][aria-label*="' + STAX_WORDS.es.target + '"]');
    const targets = await lit.count();
    await page.getByRole('button', { name: whatWords.es.ask }).click();
    await chosen.click();
    const explained = page.locator('.what .title');
    await expect(explained).not.toHaveText(/^(|Toca .*)$/);
    const title = await explained.textContent();

    await page.evaluate(() => {
      const changes = window as typeof window & { dropped?: number };
      changes.dropped = 0;
      new MutationObserver(() => {
        if (!document.querySelector('.spot.taken, .tray button[aria-pressed=true]')) changes.dropped!++;
      }).observe(document.querySelector('.board')!, { attributes: true, childList: true, subtree: true });
    });
    await page.locator('summary', { hasText: es.talk }).click();
    await other.locator('summary', { hasText: en.talk }).click();
    await other.getByRole('button', { name: 'Ouch!' }).click();
    await expect(page.getByText('Berta: ¡Ay!').last()).toBeVisible();
    await other.goto('/');
    await expect(page.getByRole('list', { name: es.players_ }).getByText(/bot en \d+ s/)).toBeVisible();
    await expect(chosen).toHaveCount(1);
    await expect(lit).toHaveCount(targets);
    await expect(explained).toHaveText(title!);
    expect(await page.evaluate(() => (window as typeof window & { dropped?: number }).dropped)).toBe(0);
  });
}

test('four people play parchís at one screen', async ({ page, request }) => {
  const names = ['Ana', 'Berta', 'Carlos', 'Diana'];
  const made = await makeTable(request, 'parchis', { players: 4, seats: names.map(here), options: { first: 0 } });
  await page.goto(made.path);
  for (const name of [...names, 'Ana']) {
    await expect(page.getByText(es.yourTurnAs(name))).toBeVisible();
    await tapUntil(page, (seen) => seen.turn !== es.yourTurnAs(name));
  }
  const seats = page.getByRole('list', { name: es.players_ }).getByRole('listitem');
  await expect(seats).toHaveCount(4);
  await expect(page.getByText(es.yourTurnAs('Ana'))).toHaveCount(0);
});

test('a reload in the middle of a game keeps everything', async ({ page, request }) => {
  const made = await makeTable(request, 'parques', { seats: [here('Ana'), bot()], options: { pieces: 2 } });
  await page.goto(made.path);
  await playTurns(page, 12);
  await playUntilChoice(page);
  const before = {
    history: await history(page),
    board: await board(page),
    lit: await page.locator('.spot.lit').count(),
  };

  await page.reload();

  await expect(page.locator('.spot.lit')).toHaveCount(before.lit);
  await expect.poll(() => history(page)).toBe(before.history);
  expect(await board(page)).toBe(before.board);
  expect(page.url()).not.toContain('keys'); // the key is not left in the address
  await playTurns(page, 4);
});

test('a move that is taken back can be chosen again', async ({ page, request }) => {
  const seats = [here('Ana'), here('Berta')];
  const made = await makeTable(request, 'parchis', { seats, options: { start_out: 2 }, forced_by_itself: false });
  await page.goto(made.path);
  await playUntilChoice(page);
  const before = { history: await history(page), board: await board(page) };

  await playTurns(page, 1);
  expect(await board(page)).not.toBe(before.board);
  await page.getByRole('button', { name: es.undo }).click();

  await expect(page.locator('.spot.lit').first()).toBeVisible();
  await expect.poll(() => history(page)).toBe(before.history);
  expect(await board(page)).toBe(before.board);
  await expect(page.getByRole('button', { name: es.undo })).toHaveCount(0); // never across a throw
  await playTurns(page, 2);
});

test('a tile of Stax that is taken back is in hand again', async ({ page, request }) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')] });
  await page.goto(made.path);
  await playTurns(page, 2);
  const towers = () =>
    page.locator('[data-cell]:has(use)').evaluateAll((all) => all.map((one) => one.ariaLabel).join());
  const before = { towers: await towers(), history: await history(page) };
  await playTurns(page, 1);
  expect(await towers()).not.toBe(before.towers);
  await page.getByRole('button', { name: es.undo }).click();
  await expect.poll(towers).toBe(before.towers);
  await expect.poll(() => history(page)).toBe(before.history);
  await playTurns(page, 2);
});

test('what the rules forbid is refused with the clause and a link to it', async ({ page, request }) => {
  const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')], record: TWO_DICE });
  await page.goto(made.path);
  await playUntilChoice(page);
  const before = await board(page);
  await page.locator('.spot[data-spot="5"]').click();
  await page.locator('.spot[data-spot="60"]').click();

  const refusal = page.getByRole('alert');
  await expect(refusal).not.toBeEmpty();
  expect((await refusal.innerText()).length).toBeGreaterThan(20);
  const clause = refusal.getByRole('link');
  await expect(clause).toHaveText(/^Q-[A-Z]\d+/);
  expect(await board(page)).toBe(before);

  const id = await clause.innerText();
  await clause.click(); // the rules open over the table
  const aimed = page.getByRole('dialog').locator('.aimed');
  await expect(aimed).toContainText(id);
  await expect(aimed).toBeInViewport();
  await page.keyboard.press('Escape');

  await playTurns(page, 1); // and the game goes on
});

test.describe('a server that loses its power', () => {
  test.use({ expectedTrouble: /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET/ });

  test('comes back, and the game goes on without loss', async ({ page, playwright }) => {
    test.setTimeout(400_000);
    const server = new OwnServer(UNCOMPILED);
    try {
      await server.start();
      const request = await playwright.request.newContext({ baseURL: server.url });
      const made = await makeTable(request, 'parchis', { seats: [here('Ana'), bot()], options: { start_out: 2 } });
      await page.goto(server.url + made.path);
      await playTurns(page, 6);
      await expect(page.locator('.throw, .spot.lit').first()).toBeVisible();
      const before = { history: await history(page), board: await board(page) };

      await server.kill();
      await expect(page.getByText(es.lost)).toBeVisible();
      expect(await board(page)).toBe(before.board);

      await server.start();
      await expect(page.getByText(es.lost)).toHaveCount(0, { timeout: 60_000 });
      expect(await history(page)).toBe(before.history);
      expect(await board(page)).toBe(before.board);
      await playTurns(page, 6);
      expect((await history(page)).startsWith(before.history)).toBe(true);
      await request.dispose();
    } finally {
      await server.kill();
    }
  });
});

test.describe('a connection that dies without a word', () => {
  test.use({ expectedTrouble: /WebSocket connection to/ });

  test('is noticed and said within ten seconds, and the game goes on', async ({ page, request, baseURL }) => {
    const made = await makeTable(request, 'parchis', {
      seats: [here('Ana'), here('Berta')],
      options: { start_out: 2 },
    });
    const proxy = new DyingProxy(baseURL!);
    try {
      await proxy.start();
      await page.goto(proxy.url + made.path);
      await playTurns(page, 4);
      const before = await history(page);

      proxy.die();
      await expect(page.getByText(es.lost)).toBeVisible({ timeout: 10_000 });
      expect(await history(page)).toBe(before);

      proxy.revive();
      await expect(page.getByText(es.lost)).toHaveCount(0, { timeout: 20_000 });
      await playTurns(page, 4);
      expect((await history(page)).startsWith(before)).toBe(true);
    } finally {
      proxy.stop();
    }
  });
});
