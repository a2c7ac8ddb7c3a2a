// Takes the pictures of the docs: `npm run pictures`. English by day, Spanish by night; on a phone and on a desk.

import { fileURLToPath } from 'node:url';
import {
  bot,
  finishedTable,
  GAMES,
  here,
  makeTable,
  playTurns,
  playUntilChoice,
  recordOf,
  test,
  type Page,
} from './helpers';
import type { APIRequestContext } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/app/', import.meta.url));
const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const TURNS = { parchis: 40, parques: 40, 'felix-sex': 60, stax: 22 }; // until the middle of a game
const NAMES = ['Ana', 'Bruno'] as const;
const DAY = new Date(2026, 10, 19, 10); // of the puzzle
const GAME = fileURLToPath(new URL('../src/dice/fixtures/finished.txt', import.meta.url)); // that is studied

type Shown = (page: Page, request: APIRequestContext) => Promise<void>;

const screens: Record<string, Shown> = {
  home: async (page) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
  },
  ...Object.fromEntries(
    GAMES.map((game): [string, Shown] => [
      game,
      async (page, request) => {
        const options = game === 'parchis' ? { start_out: 2 } : {};
        // Whoever plays Stax by luck alone has lost against a bot before there is something to see.
        const seats = [here(NAMES[0]), game === 'stax' ? here(NAMES[1]) : bot('medium')];
        const made = await makeTable(request, game, { seats, options });
        await page.goto(made.path);
        await playTurns(page, TURNS[game]);
        await playUntilChoice(page);
      },
    ]),
  ),
  'new-table': async (page) => {
    await page.goto('/new/parchis');
    await page.locator('form .make').waitFor();
  },
  rules: async (page) => {
    await page.goto('/rules/parchis');
    await page.locator('figure img').first().waitFor();
  },
  replay: async (page, request) => {
    const made = await finishedTable(page, request, 'parques', 30);
    await page.goto(`/replay/${made.id}`);
    await page.locator('.list li').nth(24).getByRole('button').click();
  },
  puzzle: async (page) => {
    await page.clock.setFixedTime(DAY);
    await page.goto('/puzzles/parques');
    await page.locator('.actions .button').last().click(); // its answer
    await page.locator('.board .course').first().waitFor();
  },
  study: async (page) => {
    await page.goto('/study');
    await page.locator('input[type=file]').setInputFiles(GAME);
    await page.locator('.first > .button').click();
    await page.locator('[aria-labelledby=study-mistakes] button').first().click({ timeout: 60_000 });
    await page.locator('.board .course').first().waitFor(); // what was better
    await page.locator('.side').evaluate((one) => one.scrollTo(0, 0));
  },
  check: async (page, request) => {
    const made = await finishedTable(page, request, 'parchis', 12);
    const record = await (await request.get(`/api/tables/${made.id}/record`)).text();
    await page.goto('/check');
    await page.locator('textarea').fill(record);
    await page.locator('.check form button').click();
    await page.locator('.verdict').waitFor();
  },
  settings: async (page) => {
    await page.goto('/settings');
    await page.locator('.settings fieldset').first().waitFor();
  },
};

/** Close what is open only where there is room for it. */
async function closeDetails(page: Page): Promise<void> {
  await page.locator('aside details').evaluateAll((all) => all.forEach((one) => one.removeAttribute('open')));
}

/** Show rules at their first example, a study below its board, and everything else from its top. */
async function goToWhatMatters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const study = innerWidth < 860 ? '.side.studied' : null; // it stands below the board
    const example = document.querySelector(['article:has(figure)', study].filter(Boolean).join());
    if (example) example.scrollIntoView({ behavior: 'instant' });
    else scrollTo(0, 0);
  });
  await page.waitForTimeout(600); // pictures come, and what is fitted to the screen settles
}

for (const [theme, language] of [
  ['light', 'en'],
  ['dark', 'es'],
] as const) {
  test.describe(theme, () => {
    test.use({ settings: { theme, language, pace: 'off', sounds: false, name: NAMES[0] } });

    for (const [name, show] of Object.entries(screens)) {
      test(`${name}, ${theme}`, async ({ page, request }) => {
        await page.setViewportSize(SIZES.wide);
        await show(page, request);
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          await page.mouse.move(0, 0);
          if (size === 'phone') await closeDetails(page);
          await goToWhatMatters(page);
          const path = `${FOLDER}${name}-${theme}-${size}.jpg`;
          await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' });
        }
      });
    }
  });
}

// A capture as a strip of film: the piece hops, lands, and a beat later the other flies home, and 20 are to be played.
const CAPTURE = recordOf('parchis', 'individual', 'Y=h,5,20,37 R=h,h,52,41', '4');
const FRAMES_MS = [0, 170, 400, 690, 900, 1090, 1500]; // at the normal pace
const SEEN = { width: 0.62, height: 0.48 }; // of the board, from its corner: where it happens
const FRAME_WIDTH = 256;

/** Hold what moves on the board at a time. Runs in the page. */
function holdAt(ms: number): void {
  for (const one of document.getAnimations()) {
    const { target } = one.effect as KeyframeEffect;
    if (!target?.closest('[data-key], .earned')) continue;
    one.pause();
    one.currentTime = ms;
  }
}

test.describe('a film', () => {
  test.use({
    settings: { theme: 'light', language: 'en', pace: 'normal', sounds: false, name: NAMES[0] },
    viewport: { width: 900, height: 1000 },
  });

  test('of a capture', async ({ page, request, context }) => {
    const made = await makeTable(request, 'parchis', { seats: NAMES.map(here), record: CAPTURE });
    await page.clock.install();
    await page.goto(made.path);
    const board = page.locator('.board svg[role=grid]');
    await page.locator('.spot.lit').first().waitFor();
    const { x, y, width, height } = (await board.boundingBox())!;
    const side = Math.min(width, height);
    await page.locator('.spot[data-spot="37"]').click();
    await page.locator('.earned').waitFor({ state: 'attached' });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000)); // nothing follows, and nothing is lit
    await page.mouse.move(0, 0);
    const frames: string[] = [];
    for (const ms of FRAMES_MS) {
      await page.evaluate(holdAt, ms);
      const clip = { x: x + (width - side) / 2, y, width: side * SEEN.width, height: side * SEEN.height };
      frames.push((await page.screenshot({ clip })).toString('base64'));
    }
    const strip = await context.newPage();
    await strip.setViewportSize({ width: FRAMES_MS.length * FRAME_WIDTH, height: 100 });
    const images = frames.map((frame) => `<img width="${FRAME_WIDTH}" src="data:image/png;base64,${frame}">`);
    await strip.setContent(`<body style="margin: 0"><div style="display: flex">${images.join('')}</div></body>`);
    await strip.locator('div').screenshot({ path: `${FOLDER}capture.jpg`, type: 'jpeg', quality: 82 });
  });
});
