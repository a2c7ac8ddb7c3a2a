// Links that cannot be opened: a sentence says what is wrong, and a link leads home.

import { appWords } from '../src/words/app';
import { lessonWords } from '../src/words/lesson';
import { netWords } from '../src/words/net';
import { newTableWords } from '../src/words/newtable';
import { puzzleWords } from '../src/words/puzzles';
import { replayWords } from '../src/words/replay';
import { words as rulesWords } from '../src/words/rules';
import { tableWords } from '../src/words/table';
import { expect, expectAccessible, expectInView, expectNoSidewaysScrolling, test, type Page } from './helpers';

const app = appWords.es;
const replay = replayWords.es;
const NO_TABLE = 'AAAAAAAAAAAAAAAAAAAAAA';

test.use({ viewport: { width: 390, height: 844 }, expectedTrouble: /404|422|503|net::ERR_|WebSocket connection to/ });

async function expectTold(page: Page, title: string, sentence: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Ludoteca`);
  await expect(page.getByRole('main')).not.toContainText('openapi.json');
  const said = page.getByRole('main').getByText(sentence);
  await expectInView(said, 'what is wrong');
  await expectInView(page.getByRole('main').getByRole('link', { name: app.toHome }), 'the link home');
  await expectNoSidewaysScrolling(page);
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: app.toHome }).click();
  await expect(page.locator('.game')).toHaveCount(4);
}

for (const [path, title, sentence] of [
  [`/replay/${NO_TABLE}`, replay.cannot, replay.noGame.server],
  ['/replay/nonsense#study=24', replay.cannot, replay.noGame.server],
  ['/replay/a%20b#dice', replay.cannot, replay.noGame.server],
  ['/replay/local-nowhere', replay.cannot, replay.noGame.local],
  ['/replay', app.lostTitle, app.lost],
  [`/table/${NO_TABLE}`, tableWords.es.ended, 'Esa mesa no existe.'],
  ['/table/nonsense', tableWords.es.ended, 'Esa mesa no existe.'],
  [`/table/${NO_TABLE}#keys=0.${'k'.repeat(43)}`, tableWords.es.ended, 'Esa mesa no existe.'],
  ['/table/local-nowhere', tableWords.es.ended, netWords.es.noSuchTable],
  ['/new/chess', app.lostTitle, newTableWords.es.noGame],
  ['/learn/chess', app.lostTitle, newTableWords.es.noGame],
  ['/puzzles/chess', app.lostTitle, newTableWords.es.noGame],
  ['/practice/chess', app.lostTitle, newTableWords.es.noGame],
  ['/rules/chess', app.rules, rulesWords.es.noSuchGame],
  ['/a/b/c', app.lostTitle, app.lost],
] as const) {
  test(`${path} says what is wrong and leads home`, async ({ page }) => {
    await page.goto(path);
    await expectTold(page, title, sentence);
    await expect(page.getByRole('main').getByRole('button', { name: app.again })).toHaveCount(0); // it would not help
    await expectAccessible(page, path);
    await goHome(page);
  });
}

const AWAY = netWords.es.away;
for (const [path, title, failing] of [
  [`/replay/${NO_TABLE}`, replay.cannot, '**/api/tables/**'],
  ['/new/stax', tableWords.es.newTable('stax'), '**/games.json?*'],
  ['/learn/stax', lessonWords.es.title('Stax'), '**/lesson.json?*'],
  ['/rules/stax', app.rules, '**/rules.json?*'],
  ['/puzzles/stax', puzzleWords.es.daily('Stax'), '**/puzzles.json?*'],
] as const) {
  test(`${path} leads home while the server does not answer, and can be tried again`, async ({ page }) => {
    await page.goto('/settings');
    await page.route(failing, (route) => route.abort());
    await page.goto(path);
    await expectTold(page, title, AWAY);
    await expectAccessible(page, `${path} without an answer`);
    await page.unroute(failing);
    await page.getByRole('main').getByRole('button', { name: app.again }).click();
    await expect(page.getByText(AWAY)).toHaveCount(0);
  });
}

test('a screen whose code cannot be had leads home', async ({ page }) => {
  await page.goto('/');
  await page.route('**/assets/Replay-*.js', (route) => route.abort());
  await page.evaluate(() => {
    history.pushState(null, '', '/replay/local-1');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText(app.offline)).toBeVisible();
  await goHome(page);
});

test('a game of this device that cannot be read says so, and leads home', async ({ page }) => {
  await page.goto('/settings');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ludoteca', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('tables', { keyPath: 'id' });
          opening.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          writing.objectStore('tables').put({ id: 'local-broken', last_ms: 1, isOver: true, head: { game: 'stax' } });
          writing.oncomplete = () => (opening.result.close(), resolve());
        };
        opening.onerror = () => reject(opening.error);
      }),
  );
  for (const [path, title] of [
    ['/replay/local-broken', replay.cannot],
    ['/table/local-broken', tableWords.es.ended],
  ] as const) {
    await page.goto(path);
    await expectTold(page, title, netWords.es.unreadable);
  }
});
