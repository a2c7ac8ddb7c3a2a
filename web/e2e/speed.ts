// How fast tables of this device are, in figures: `npm run speed`. It is no test, since figures depend on the machine.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, GAMES, keepAll, load, sum, tapUntil, test, type GameId, type Page } from './helpers';
import { newTableWords } from '../src/words/newtable';
import { tableWords } from '../src/words/table';

const RUNS = Number(process.env.RUNS ?? 9);
const IDLE_MS = 1000; // that a person looks at the first screen before the click
const TURNS = 4;
const PLAYABLE = '.throw, .spot.lit, .stax .tray button.placeable';

const packages = new URL('../../src/ludoteca/games/', import.meta.url).pathname;
const w = tableWords.es;

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
}

const inMs = (numbers: number[]) =>
  `${median(numbers).toFixed(0)} ms (${numbers.map((one) => one.toFixed(0)).join(' ')})`;

async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.game img')).toHaveCount(GAMES.length);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
}

/** Click on the button of a game; gives the milliseconds from the click to a board that can be played. */
async function clickToBoard(page: Page, game: GameId): Promise<number> {
  await page.evaluate((playable) => {
    const seen = window as typeof window & { shown?: Promise<number> };
    seen.shown = new Promise((resolve) => {
      let clicked = 0;
      addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true });
      const look = () => {
        const isShown = document.querySelector('.board svg[role=grid]') && document.querySelector(playable);
        if (clicked && isShown)
          requestAnimationFrame(() => resolve(performance.now() - clicked)); // painted
        else requestAnimationFrame(look);
      };
      look();
    });
  }, PLAYABLE);
  await page.locator('.game').nth(GAMES.indexOf(game)).locator('button.main').click();
  return page.evaluate(() => (window as typeof window & { shown?: Promise<number> }).shown!);
}

test('from the click to the board', async ({ page }) => {
  test.setTimeout(600_000);
  await visit(page);
  await keepAll(page);
  await page.waitForTimeout(3000); // what else the first visit does
  for (const game of GAMES) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      await visit(page);
      times.push(await clickToBoard(page, game));
    }
    console.log(`${game}: click to board ${inMs(times)}`);
  }
});

for (const game of ['parchis', 'stax'] as const) {
  test(`the page while an expert thinks at ${game}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.goto(`/new/${game}`);
    await page.getByRole('radio', { name: newTableWords.es.ways.computer }).check();
    await page.locator('select[id$=".level"]').first().selectOption('expert');
    await page.getByRole('button', { name: w.make }).click();
    const longest: number[] = [];
    let dropped = 0;
    let frames = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      await tapUntil(page, ({ turn: whose, does }) => does === 'over' || (whose !== '' && whose !== w.yourTurn));
      const seen = await page.evaluate(watchUntilTurn, w.yourTurn);
      longest.push(seen.longest);
      dropped += seen.dropped;
      frames += seen.frames;
    }
    console.log(`${game}: longest task while the bot plays ${inMs(longest)}, ${dropped} of ${frames} frames dropped`);
  });
}

/** Watch the main thread until it is this person's turn again. Runs in the page. */
async function watchUntilTurn(yourTurn: string): Promise<{ longest: number; dropped: number; frames: number }> {
  const FRAME_MS = 1000 / 60;
  const seen = { longest: 0, dropped: 0, frames: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  });
  observer.observe({ type: 'longtask' });
  let last = performance.now();
  while (document.querySelector('.now strong')?.textContent !== yourTurn && !document.querySelector('.over')) {
    const now = await new Promise(requestAnimationFrame);
    const missed = Math.round((now - last) / FRAME_MS) - 1;
    seen.frames += 1 + Math.max(0, missed);
    seen.dropped += Math.max(0, missed);
    last = now;
  }
  observer.disconnect();
  return seen;
}

test.describe('what is loaded', () => {
  test.use({ serviceWorkers: 'block' });

  test('first', async ({ page }) => {
    const all = await load(page, '/', '.game img');
    console.log(`first screen: ${sum(all)} bytes in ${all.length} answers`);
  });

  test('for a table of this device', async ({ page }) => {
    const all = await load(page, '/', '.game img');
    const before = sum(all);
    await clickToBoard(page, 'parchis');
    console.log(`a table of parchís after it: ${sum(all) - before} bytes, without what the worker loads`);
  });
});

test('sizes of modules and weights', async ({ request }) => {
  for (const game of GAMES) {
    const folder = join(packages, game.replace('-', '_'));
    const files: Buffer[] = ['rules.wasm', 'rules.json'].map((name) => readFileSync(join(folder, 'wasm', name)));
    const names = readdirSync(folder).includes('weights')
      ? readdirSync(join(folder, 'weights')).filter((name) => name.endsWith('.npz'))
      : [];
    for (const name of names) {
      files.push(await (await request.get(`/data/${game}/weights/${name.replace('.npz', '.bin')}`)).body());
    }
    const total = (pack: (bytes: Buffer) => Buffer) => files.reduce((size, file) => size + pack(file).length, 0);
    const sizes = {
      plain: total((file: Buffer) => file),
      gzip: total((file) => gzipSync(file, { level: 9 })),
      brotli: total(brotliCompressSync),
    };
    console.log(`${game}: module, description and ${names.length} networks: ${JSON.stringify(sizes)}`);
  }
});
