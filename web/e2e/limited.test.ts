// A page that asks too often: what it needs is asked for again when the server says, it says so meanwhile, and mends itself.

import { appWords } from '../src/words/app';
import { homeWords } from '../src/words/home';
import { tableWords } from '../src/words/table';
import { expect, expectAccessible, here, invited, makeTable, playTurns, test, type Page } from './helpers';
import { OwnServer, UNCOMPILED } from './server';

const w = appWords.es;
const WAIT_S = 1;

test.use({ expectedTrouble: /429|WebSocket connection to/ });

interface Refusal {
  count: number; // of what was refused
  end: () => Promise<void>;
}

/** Refuse what is asked for until this is ended, or a number of times. */
async function refuse(page: Page, what: string | RegExp, times = Infinity): Promise<Refusal> {
  const refusal = { count: 0, end: () => page.unroute(what) };
  await page.route(what, (route) => {
    if (refusal.count >= times) return route.fallback();
    refusal.count += 1;
    return route.fulfill({
      status: 429,
      headers: { 'Retry-After': `${WAIT_S}` },
      json: { code: 'too_many_requests', sentence: 'Demasiado.', faults: [] },
    });
  });
  return refusal;
}

const notice = (page: Page) => page.getByText(w.limited(WAIT_S));

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`the home page has its games and lists once it may, at ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await makeTable(request, 'parchis', { seats: [here('Ana'), invited], is_open: true });
    const refusal = await refuse(page, /games\.json|showcase\.svg|\/api\/tables\?/);
    await page.goto('/');
    await expect(notice(page)).toBeVisible();
    await expect(page.locator('.problem')).toHaveCount(0);
    await expectAccessible(page, 'home that waits');
    const { count } = refusal;
    await expect.poll(() => refusal.count).toBeGreaterThan(count); // it is asked again, and refused again
    await expect(notice(page)).toBeVisible();
    await refusal.end();
    await refuse(page, /showcase\.svg/, 2);
    await expect(page.locator('.game')).toHaveCount(4);
    await expect(page.getByRole('region', { name: homeWords.es.openTables }).getByRole('link').first()).toBeVisible();
    for (const picture of await page.locator('.game img').all()) {
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(notice(page)).toHaveCount(0);
  });
}

test('a table is there once it may', async ({ page, request }) => {
  const made = await makeTable(request, 'parchis', { seats: [here('Ana'), here('Berta')] });
  await refuse(page, /games\.json|\/api\/tables\/[^/]*(\/board)?$/, 4);
  await page.goto(made.path);
  await expect(notice(page)).toBeVisible();
  await playTurns(page, 2);
  await expect(notice(page)).toHaveCount(0);
});

test('a table of this device is there once its rules may be loaded', async ({ page }) => {
  await page.goto('/');
  await refuse(page, /\.wasm|words\.json/, 2);
  await page.locator('.game').first().getByRole('button').click();
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('.throw')).toBeVisible();
});

test('a screen whose code is refused is there once it may', async ({ page }) => {
  await refuse(page, /\/assets\/NewTable-.*\.js|manifest/, 2);
  await page.goto('/new/stax');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(w.offline)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: tableWords.es.newTable('Stax') })).toBeVisible();
});

test('a page that is refused itself can be read, in both languages, by day and by night', async ({ browser }) => {
  const server = new OwnServer(UNCOMPILED);
  try {
    await server.start({ 'files-per-minute': 1 });
    for (const [language, colorScheme, said] of [
      ['es', 'light', 'Espera un minuto e inténtalo otra vez.'],
      ['es', 'dark', 'Espera un minuto e inténtalo otra vez.'],
      ['en', 'light', 'Wait a minute, and try again.'],
      ['en', 'dark', 'Wait a minute, and try again.'],
    ] as const) {
      const context = await browser.newContext({
        locale: language,
        colorScheme,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto(server.url);
      expect((await page.goto(`${server.url}/settings`))!.status()).toBe(429);
      await expect(page.getByText(said)).toBeVisible();
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(ground).toBe(colorScheme === 'light' ? 'rgb(246, 239, 225)' : 'rgb(29, 24, 19)');
      await expectAccessible(page, `the plain page in ${language}, ${colorScheme}`);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/plain ${language} ${colorScheme}.png` });
      await context.close();
    }
  } finally {
    await server.kill();
  }
});
