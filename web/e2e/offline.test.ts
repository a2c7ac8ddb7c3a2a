// The app without a network, and without a server at all: as `ludoteca site` writes it, at the root of a site and in a
// folder of one.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, expectAccessible, GAMES, keepAll, test, type Page } from './helpers';
import { DyingProxy, NotingServer, PlainServer, writtenSite } from './server';
import { appWords } from '../src/words/app';
import { homeWords } from '../src/words/home';
import { checkWords } from '../src/words/check';
import { words as rulesWords } from '../src/words/rules';

const w = appWords.es;
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-site-'));
const SUB_PATH = 'games/ludoteca/';

test.use({ serviceWorkers: 'allow', expectedTrouble: /net::ERR_|Failed to load resource|Failed to fetch/ });

test.describe.configure({ mode: 'default' }); // in one process, which copies the site once

test.beforeAll(async () => {
  cpSync(await writtenSite(), join(folder, 'root'), { recursive: true });
  cpSync(join(folder, 'root'), join(folder, 'host', SUB_PATH), { recursive: true });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function expectPictures(page: Page, pictures: string, least: number): Promise<void> {
  await expect.poll(() => page.locator(pictures).count()).toBeGreaterThanOrEqual(least);
  for (const picture of await page.locator(pictures).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true);
  }
}

async function expectHome(page: Page): Promise<void> {
  await expect(page.locator('.game')).toHaveCount(GAMES.length);
  await expectPictures(page, '.game img', GAMES.length);
}

for (const [place, served, path] of [
  ['at the root', 'root', ''],
  ['in a folder', 'host', SUB_PATH],
] as const) {
  test(`a site without a server works ${place}, and without a network after the first visit`, async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    const server = new PlainServer();
    const base = (await server.start(join(folder, served))) + path;

    await page.goto(base);
    await expectHome(page);
    await expect(page.getByText(homeWords.es.openTables)).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.locator('.problem')).toHaveCount(0);
    await expectAccessible(page, `home ${place}`);
    await keepAll(page);

    server.stop();
    await context.setOffline(true);
    await page.goto(base);
    await expectHome(page);
    await page.getByRole('link', { name: w.rules, exact: true }).first().click();
    await page.getByRole('link', { name: 'Stax' }).click();
    await expect(page).toHaveURL(`${base}rules/stax`);
    await page.getByText(rulesWords.es.all, { exact: true }).click();
    await expectPictures(page, '.clause img', 40);
    await expectAccessible(page, `rules ${place}`);

    await page.goto(`${base}rules/parques#sources`);
    await expect(page.locator('.clause').first()).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: rulesWords.en.titleOf('Parqués') })).toBeVisible();
    await page.goto(`${base}settings`);
    await page.getByRole('radio', { name: 'Español' }).check();
    await expectAccessible(page, `settings ${place}`);
    await page.goto(`${base}check`);
    await expect(page.getByRole('heading', { name: checkWords.es.title })).toBeVisible();
    await expectAccessible(page, `check ${place}`);
    await page.goto(`${base}table/AAAAAAAAAAAAAAAAAAAAAA`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.lostTitle);
    await page.getByRole('main').getByRole('link').click();
    await expectHome(page);

    expect(asked.filter((address) => new URL(address).pathname.includes('/api/'))).toEqual([]);
  });

  test(`every screen of a site can be opened first ${place}`, async ({ page }) => {
    const server = new PlainServer();
    const base = (await server.start(join(folder, served))) + path;
    await page.goto(`${base}rules/parchis/#P-M2`);
    await expect(page.locator('.clause.aimed')).toBeVisible();
    await page.goto(`${base}settings`);
    await expect(page.getByRole('heading', { name: w.settings })).toBeVisible();
    await page.goto(`${base}404.html`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.lostTitle);
    await page.getByRole('main').getByRole('link').click();
    await expectHome(page);
    server.stop();
  });
}

test('a page that stays open says that there is a new version, and can use it', async ({ page }) => {
  const copy = join(folder, 'updated');
  cpSync(join(folder, 'root'), copy, { recursive: true });
  const server = new PlainServer();
  const base = await server.start(copy);
  await page.goto(base);
  await keepAll(page);
  await expect(page.getByText(w.update)).toHaveCount(0);

  const worker = readFileSync(join(copy, 'sw.js'), 'utf8');
  const next = worker.replace(/"version": "\w+"/, '"version": "next"').replace(/"assets\/index-[^"]+\.js", /, '');
  writeFileSync(join(copy, 'sw.js'), next);
  await page.reload();
  await expect(page.getByText(w.update)).toBeVisible();
  await expectAccessible(page, 'a new version');
  await page.getByRole('button', { name: w.useUpdate }).click();
  await expect(async () => {
    expect(await page.evaluate(() => caches.keys())).toContain('ludoteca / app next'); // the page is loaded again meanwhile
  }).toPass();
  await expect(page.getByText(w.update)).toHaveCount(0);
  await expectHome(page);
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes(' app '))).toHaveLength(1);
  server.stop();
});

test('a second visit asks for no data of games but whether they have changed', async ({ page }) => {
  const server = new NotingServer();
  const base = await server.start(join(folder, 'root'));
  await page.goto(base);
  await expectHome(page);
  await keepAll(page);

  server.held = /^data\//; // a line so slow that nothing comes
  server.asked = [];
  await page.goto(base);
  await expectHome(page);
  await page.locator('.game button.main').first().click();
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
  await page.goto(`${base}rules/stax/#sources`);
  await expectPictures(page, '.clause img', 40);
  const data = server.asked.filter((path) => path.startsWith('data/'));
  expect(data.filter((path) => path !== 'data/index.json')).toEqual([]);
  server.stop();
});

test('data that have changed are used when all of them are there, and by pages of another version at once', async ({
  page,
}) => {
  const copy = join(folder, 'changed');
  cpSync(join(folder, 'root'), copy, { recursive: true });
  const server = new NotingServer();
  const base = await server.start(copy);
  await page.goto(base);
  await keepAll(page);
  const app = readFileSync(join(copy, 'sw.js'), 'utf8').match(/"app": "(\w+)"/)![1]!;
  const versionFor = (id: string) =>
    page.evaluate(async (asking) => (await (await fetch(`data/es/games.json?app=${asking}`)).json()).version, id);
  const before = await versionFor(app);

  const change = (path: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(copy, path), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(copy, path), text.replace(from, to));
  };
  change('data/es/games.json', `"version":"${before}"`, '"version":"next"');
  change('data/pack.json', new RegExp(`\\\\"version\\\\":\\\\"${before}`, 'g'), '\\"version\\":\\"next');
  change('data/index.json', /"data\/pack.json":"\w+"/, '"data/pack.json":"next"');
  expect(await versionFor(app)).toBe(before);
  expect(await versionFor('another')).toBe('next');

  server.asked = [];
  await page.reload();
  await expect.poll(() => versionFor(app)).toBe('next');
  await expect
    .poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => name.includes(' data ')))
    .toHaveLength(1);
  const loaded = server.asked.filter((path) => path.startsWith('data/') && path !== 'data/es/games.json');
  expect(loaded.sort()).toEqual(['data/index.json', 'data/pack.json']); // all else is as it was
  server.stop();
});

test('data of a newer app are left to its own worker', async ({ page }) => {
  const copy = join(folder, 'newer');
  cpSync(join(folder, 'root'), copy, { recursive: true });
  const server = new NotingServer();
  const base = await server.start(copy);
  await page.goto(base);
  await keepAll(page);
  const kept = async () => (await page.evaluate(() => caches.keys())).filter((name) => name.includes(' data '));
  const before = await kept();

  const worker = readFileSync(join(copy, 'sw.js'), 'utf8');
  const next = worker.replace(/"version": "\w+"/, '"version": "next"').replace(/"app": "\w+"/, '"app": "next"');
  writeFileSync(join(copy, 'sw.js'), next);
  writeFileSync(join(copy, 'data/index.json'), readFileSync(join(copy, 'data/index.json'), 'utf8') + ' ');
  server.asked = [];
  await page.reload();
  await expectHome(page);
  await expect.poll(() => server.asked.filter((path) => path === 'sw.js').length).toBeGreaterThanOrEqual(2);
  await page.waitForLoadState('networkidle');
  expect(server.asked).not.toContain('data/index.json');
  expect(await kept()).toEqual(before);
  server.stop();
});

test('the app of a server shows games and rules while the server is away', async ({ page, baseURL }) => {
  const server = new DyingProxy(baseURL!);
  await server.start();
  await page.goto(server.url);
  await expectHome(page);
  await keepAll(page);
  server.stop(); // connections are refused
  await page.goto(server.url);
  await expectHome(page);
  await expect(page.locator('.problem')).toBeVisible();
  await page.goto(`${server.url}/rules/felix-sex#sources`);
  await expectPictures(page, '.clause img', 20);
  await expectAccessible(page, 'rules while the server is away');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(kept).toContain('/data/es/stax/boards.json');
});
