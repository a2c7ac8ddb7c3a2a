// What holds on every screen: nothing is wider than the screen, nothing is too small for a finger, and nothing keeps
// anyone out.

import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  finishedTable,
  GAMES,
  here,
  invited,
  makeTable,
  openRecord,
  playTurns,
  test,
  tooSmall,
  type GameId,
  type Page,
} from './helpers';
import { meWords } from '../src/words/me';
import { newTableWords } from '../src/words/newtable';
import { puzzleWords } from '../src/words/puzzles';
import { replayWords } from '../src/words/replay';
import { strengthWords } from '../src/words/strength';
import { studyWords } from '../src/words/study';
import { studyRecordWords } from '../src/words/studyRecord';
import type { APIRequestContext } from '@playwright/test';

interface Screen {
  name: string;
  open: (page: Page, request: APIRequestContext) => Promise<void>;
}

const runningTable = (game: GameId): Screen => ({
  name: `a table of ${game} in the middle of a game`,
  open: async (page, request) => {
    const made = await makeTable(request, game, { seats: [here('Ana'), here('Berta')] });
    await page.goto(made.path);
    await playTurns(page, 9);
  },
});

async function openPuzzle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.puzzle .board svg[role=grid]')).toBeVisible();
}

async function openStudy(page: Page): Promise<void> {
  await openRecord(page, 'parques', 20);
  await page.getByRole('button', { name: replayWords.es.study }).click();
  await expect(page.getByRole('slider', { name: studyWords.es.graph })).toBeVisible({ timeout: 60_000 });
}

const screens: Screen[] = [
  {
    name: 'the first screen',
    open: async (page, request) => {
      await makeTable(request, 'parchis', { seats: [here('Ana'), invited], is_open: true });
      await page.goto('/');
      await expect(page.locator('.game')).toHaveCount(4);
    },
  },
  ...GAMES.map((game) => ({
    name: `a new table of ${game}`,
    open: async (page: Page) => {
      await page.goto(`/new/${game}`);
      await page.getByRole('radio', { name: newTableWords.es.ways.computer }).check();
      await expect(page.locator('form .strength').first()).toHaveText(/Medio .* Fácil/);
      await expect(page.getByText(strengthWords.es.title)).toBeVisible();
      for (const summary of await page.locator('form summary').all()) await summary.click();
      await expect(page.getByRole('table', { name: strengthWords.es.caption }).getByRole('row')).toHaveCount(6);
      await expect(page.locator('form .make')).toBeVisible();
    },
  })),
  {
    name: 'a table that waits',
    open: async (page, request) => {
      const options = { start_out: 2 };
      const made = await makeTable(request, 'parchis', { players: 3, seats: [here('Ana'), invited, invited], options });
      await page.goto(made.path);
      await expect(page.locator('.waiting svg')).toBeVisible();
      await expect(page.locator('.board svg[role=grid]')).toBeVisible();
    },
  },
  ...GAMES.map(runningTable),
  {
    name: 'a game that is over',
    open: async (page, request) => {
      await finishedTable(page, request, 'parchis');
      await page.getByRole('button', { name: /^(Check the dice|Comprobar los dados)$/ }).click();
      await expect(page.locator('.verdict')).toBeVisible();
    },
  },
  {
    name: 'a replay',
    open: async (page, request) => {
      const made = await finishedTable(page, request, 'parques');
      await page.goto(`/replay/${made.id}`);
      await expect(page.getByRole('slider')).toBeVisible();
    },
  },
  {
    name: 'the list of rules',
    open: async (page) => {
      await page.goto('/rules');
      await expect(page.locator('.games a')).toHaveCount(4);
    },
  },
  ...GAMES.map((game) => ({
    name: `the rules of ${game}`,
    open: async (page: Page) => {
      await page.goto(`/rules/${game}#sources`);
      await expect(page.locator('.clause').first()).toBeVisible();
    },
  })),
  {
    name: 'the puzzles of today',
    open: async (page) => {
      await page.goto('/puzzles');
      await expect(page.locator('.games li')).toHaveCount(4);
    },
  },
  {
    name: 'a puzzle',
    open: (page) => openPuzzle(page, '/puzzles/parques'),
  },
  {
    name: 'a puzzle with its answer',
    open: async (page) => {
      await openPuzzle(page, '/puzzles/felix-sex');
      await page.getByRole('button', { name: puzzleWords.es.show }).click();
      await expect(page.locator('.answer')).toContainText(puzzleWords.es.bestIs);
    },
  },
  {
    name: 'practice by difficulty',
    open: (page) => openPuzzle(page, '/practice/stax'),
  },
  {
    name: 'the study before a record is given',
    open: async (page) => {
      await page.goto('/study');
      await expect(page.getByRole('heading', { name: studyRecordWords.es.title })).toBeVisible();
    },
  },
  {
    name: 'the study of a record, and what if',
    open: async (page) => {
      await openStudy(page);
      await page.getByRole('button', { name: replayWords.es.goOn }).click();
      await expect(page.getByRole('button', { name: studyWords.es.begin })).toBeVisible();
    },
  },
  {
    name: 'a mistake that is learned from',
    open: async (page) => {
      await openStudy(page);
      await page.getByRole('button', { name: studyWords.es.learn }).click();
      await expect(page.locator('.spot.lit').first()).toBeVisible();
    },
  },
  {
    name: 'the check of a record',
    open: async (page, request) => {
      const made = await finishedTable(page, request, 'felix-sex');
      const record = await (await request.get(`/api/tables/${made.id}/record`)).text();
      await page.goto('/check');
      await page.locator('textarea').fill(record);
      await page.locator('.check form button').click();
      await expect(page.locator('.verdict.holds')).toBeVisible();
    },
  },
  {
    name: 'the settings',
    open: async (page) => {
      await page.goto('/settings');
      await page.getByText(meWords.es.colours).click();
      await expect(page.getByRole('group', { name: 'Stax' })).toBeVisible();
    },
  },
  {
    name: 'an address that leads nowhere',
    open: async (page) => {
      await page.goto('/');
      await page.evaluate(() => {
        history.pushState(null, '', '/a/b/c');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

for (const { name, open } of screens) {
  test(`${name}: accessible in light and dark, and it fits 360 and 1440 pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, request);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page, `${name}, light`);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScrolling(page);
    expect.soft(await tooSmall(page)).toEqual([]);
    await useDark(page);
    await expectAccessible(page, `${name}, dark, phone`);
  });
}

/** Change the theme as the device would, without loading anew. */
async function useDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}
