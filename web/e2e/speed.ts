// How fast tables of this device are, in figures: `npm run speed`. Figures depend on the machine, so they are printed;
// what fails is a measurement that saw no thinking, or a page that stood still meanwhile.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, GAMES, keepAll, load, sum, tapUntil, test, type GameId, type Page } from './helpers';
import { checkWords } from '../src/words/check';
import { newTableWords } from '../src/words/newtable';
import { replayWords } from '../src/words/replay';
import { studyWords } from '../src/words/study';
import { studyRecordWords } from '../src/words/studyRecord';
import { tableWords } from '../src/words/table';

const RUNS = Number(process.env.RUNS ?? 9);
const IDLE_MS = 1000; // that a person looks at the first screen before the click
const FRAME_MS = 1000 / 60;
const THOUGHTS = 4; // of experts in each game, at least
const THINKING_MS = 1000; // in all
const MOST_TURNS = 100; // in which they think as long
const LEAST_THOUGHT_MS = 4; // a move without a choice takes 2, most of them to store it
const LEAST_DRAWN = 0.25; // of the frames that there is time for: below it, the page stood still
const PLAYABLE = '.throw, .spot.lit, .stax .tray button.placeable';

const packages = new URL('../../src/ludoteca/games/', import.meta.url).pathname;
const w = tableWords.es;

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
}

const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

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

test('the study of a game of parchís of four', async ({ page }) => {
  test.setTimeout(600_000);
  await visit(page);
  await keepAll(page);
  const record = readFileSync(new URL('../../tests/parchis/golden/individual-of-four.record', import.meta.url), 'utf8');
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await page.goto('/study');
    await page.getByLabel(checkWords.es.paste).fill(record);
    await page.getByRole('button', { name: studyRecordWords.es.open }).click();
    await expect(page.locator('.board svg[role=grid]')).toBeVisible();
    const clicked = Date.now();
    await page.getByRole('button', { name: replayWords.es.study }).click();
    await expect(page.getByRole('slider', { name: studyWords.es.graph })).toBeVisible({ timeout: 60_000 });
    times.push(Date.now() - clicked);
    await page.evaluate(() => sessionStorage.clear());
  }
  console.log(`parchis of four: click to the whole study ${inMs(times)}`);
});

for (const game of GAMES) {
  test(`the page while an expert thinks at ${game}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript(watchThinking);
    await page.goto(`/new/${game}`);
    await page.getByRole('radio', { name: newTableWords.es.ways.computer }).check();
    for (const level of await page.locator('select[id$=".level"]').all()) await level.selectOption('expert');
    await page.getByRole('button', { name: w.make }).click();
    let thoughts: Thought[] = [];
    const over = (count: (thought: Thought) => number) => total(thoughts.map(count));
    const isEnough = () => thoughts.length >= THOUGHTS && over((one) => one.ms) >= THINKING_MS;
    for (let turn = 0; turn < MOST_TURNS && !isEnough(); turn++) {
      await tapUntil(page, ({ turn: whose, does }) => does === 'over' || (whose !== '' && whose !== w.yourTurn));
      thoughts = thoughtsIn(await page.evaluate(untilTurn, w.yourTurn));
    }
    expect(isEnough(), `experts thought ${thoughts.length} times, ${over((one) => one.ms)} ms in all`).toBe(true);
    const [drawn, dropped] = [over((one) => one.drawn), over((one) => one.dropped)];
    expect(drawn, 'frames seen').toBeGreaterThan((drawn + dropped) * LEAST_DRAWN);
    console.log(
      `${game}: experts thought ${inMs(thoughts.map(({ ms }) => ms))}; ` +
        `longest task meanwhile ${Math.max(...thoughts.map(({ longest }) => longest)).toFixed(0)} ms, ` +
        `${dropped} of ${drawn + dropped} frames dropped; ` +
        `${over((one) => one.droppedAtEdges)} while the throw before and the move after it were drawn`,
    );
  });
}

/** All that was seen of a page, in its milliseconds. */
interface Watched {
  thinking: { start: number; end: number }[]; // when a bot had to choose a move
  frames: number[];
  tasks: { start: number; ms: number }[]; // the long ones
}

interface Thought {
  ms: number;
  longest: number; // task of the main thread
  drawn: number; // frames, from the first to the last one within the thought
  dropped: number;
  droppedAtEdges: number; // from the last frame before the thought to its first, and from its last one to the first behind it
}

/** Note when bots of this device choose a move, and what the main thread does. Runs in the page before the app. */
function watchThinking(): void {
  const watched: Watched = { thinking: [], frames: [], tasks: [] };
  Object.assign(window, { watched });
  let since: number | null = null;
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }) => {
        const state = data.message?.state;
        if (!state) return;
        // The worker tells of a throw before it thinks about it, and of the move when it has thought.
        if (since !== null) watched.thinking.push({ start: since, end: performance.now() });
        const isBot = state.seat !== null && state.seats[state.seat].kind === 'bot';
        since = isBot && state.phase === 'move' ? performance.now() : null;
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.tasks.push({ start: startTime, ms: duration });
  }).observe({ type: 'longtask' });
  const note = (now: number) => {
    watched.frames.push(now);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** Wait for this person's turn without asking the page anything meanwhile. Runs in the page. */
async function untilTurn(yourTurn: string): Promise<Watched> {
  while (document.querySelector('.now strong')?.textContent !== yourTurn && !document.querySelector('.over')) {
    await new Promise(requestAnimationFrame);
  }
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame); // the last thought is followed by one
  return (window as typeof window & { watched: Watched }).watched;
}

/**
 * List the times in which a bot really thought: with one legal move it plays at sight. The page draws the throw when a thought
 * begins and the move when it ends, which takes a frame or two whoever plays: these are counted apart.
 */
function thoughtsIn({ thinking, frames, tasks }: Watched): Thought[] {
  return thinking
    .filter(({ start, end }) => end - start >= LEAST_THOUGHT_MS)
    .map(({ start, end }) => {
      const before = frames.findLastIndex((at) => at <= start);
      const after = frames.findIndex((at) => at >= end);
      expect([before, after], 'frames before and after a thought').not.toContain(-1);
      const seen = frames.slice(before, after + 1);
      const missed = seen.slice(1).map((at, index) => Math.max(0, Math.round((at - seen[index]!) / FRAME_MS) - 1));
      const within = missed.slice(1, -1);
      const overlapping = tasks.filter((task) => task.start < end && task.start + task.ms > start);
      return {
        ms: end - start,
        longest: Math.max(0, ...overlapping.map(({ ms }) => ms)),
        drawn: within.length,
        dropped: total(within),
        droppedAtEdges: total(missed) - total(within),
      };
    });
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
