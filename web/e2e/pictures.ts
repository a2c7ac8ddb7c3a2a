// Takes the pictures of the docs: `npm run pictures`. English by day, Spanish by night; on a phone and on a desk.

import { fileURLToPath } from 'node:url';
import { bot, finishedTable, GAMES, here, makeTable, playTurns, playUntilChoice, test, type Page } from './helpers';
import type { APIRequestContext } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/app/', import.meta.url));
const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const TURNS = { parchis: 40, parques: 40, 'felix-sex': 60, stax: 22 }; // until the middle of a game
const NAMES = ['Ana', 'Bruno'] as const;

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
    await page.locator('fieldset').first().waitFor();
  },
};

/** Close what is open only where there is room for it. */
async function closeDetails(page: Page): Promise<void> {
  await page.locator('aside details').evaluateAll((all) => all.forEach((one) => one.removeAttribute('open')));
}

/** Show rules at their first example, and everything else from its top. */
async function goToWhatMatters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const example = document.querySelector('article:has(figure)');
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
