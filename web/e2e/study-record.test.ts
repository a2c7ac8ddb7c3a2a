// The record of any game, brought along as a file or as text: it is shown step by step and studied, or it is said what is wrong.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, expectAccessible, expectNoSidewaysScrolling, test, tooSmall, type Page } from './helpers';
import { checkWords } from '../src/words/check';
import { puzzleWords } from '../src/words/puzzles';
import { replayWords } from '../src/words/replay';
import { studyWords } from '../src/words/study';
import { studyRecordWords } from '../src/words/studyRecord';

const w = studyRecordWords.es;
const FINISHED = fileURLToPath(new URL('../src/dice/fixtures/finished.txt', import.meta.url));
const text = readFileSync(FINISHED, 'utf8');
const PHONE = { width: 390, height: 844 };

async function paste(page: Page, record: string): Promise<void> {
  await page.getByLabel(checkWords.es.paste).fill(record);
  await page.getByRole('button', { name: w.open }).click();
}

async function expectFine(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await expectNoSidewaysScrolling(page);
  expect.soft(await tooSmall(page), where).toEqual([]);
}

test('a file is opened, studied and kept for the tab; nothing of it is sent', async ({ page }) => {
  await page.goto('/puzzles');
  await page.getByRole('link', { name: puzzleWords.es.openRecord }).click();
  await expectFine(page, 'nothing is opened yet');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.locator('input[type=file]').setInputFiles(FINISHED);
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
  await expect(page.locator('.places')).toContainText('Ana');
  await expectFine(page, 'a record as a replay');

  await page.getByRole('button', { name: replayWords.es.study }).click();
  const graph = page.getByRole('slider', { name: studyWords.es.graph });
  await expect(graph).toBeVisible({ timeout: 60_000 });
  await graph.press('End');
  await graph.press('ArrowLeft');
  const at = await graph.getAttribute('aria-valuenow');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('slider', { name: studyWords.en.graph })).toHaveAttribute('aria-valuenow', at!);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(graph).toHaveAttribute('aria-valuenow', at!);
  await page.setViewportSize(PHONE);
  await expectFine(page, 'the study of a record on a phone');
  await page.getByRole('button', { name: studyWords.es.learn }).click();
  await expect(page.getByRole('region', { name: studyWords.es.learn })).toBeVisible();
  expect(asked.filter((one) => /^(POST|PUT)|\/api\/tables/.test(one))).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
  await page.getByRole('button', { name: w.another }).click();
  await expect(page.locator('input[type=file]')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: w.title })).toBeVisible();
});

test('a text is pasted, of a game that is not over', async ({ page }) => {
  await page.goto('/study');
  const lines = text.split('\n');
  const head = lines.filter((line) => !/^(Result|Seat \d|Dice seed|Mix|Commit|Bytes|Table)/.test(line));
  await paste(page, head.slice(0, -4).join('\n'));
  await expect(page.getByText(w.unfinished)).toBeVisible();
  await page.getByRole('button', { name: replayWords.es.study }).click();
  await expect(page.getByRole('slider', { name: studyWords.es.graph })).toBeVisible({ timeout: 60_000 });
});

test('a text that is no record of a game says what is wrong, and another one is opened', async ({ page }) => {
  await page.goto('/study');
  for (const [what, record, said] of [
    ['nothing', '  ', w.empty],
    ['no record', 'Querida Ana:\nmañana jugamos.', 'Ludoteca record 1'],
    ['a move that is not legal', text.replace('R39-44', 'R39-43'), 'R39-43'],
    ['other rules', text.replace('Rules: 1', 'Rules: 99'), '99'],
    ['an unknown game', text.replace('Game: parques', 'Game: chess'), checkWords.es.movesNotHere({ why: 'no_rules' })],
  ] as const) {
    await test.step(what, async () => {
      await paste(page, record);
      const problem = page.locator('.give [role=status]');
      await expect(problem).toContainText(said);
      await expect(problem).toBeFocused();
      await expectAccessible(page, what);
    });
  }
  await paste(page, text);
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
});

test('a file that is no text says so', async ({ page }) => {
  await page.goto('/study');
  const content = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]);
  await page.locator('input[type=file]').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: content });
  await expect(page.locator('.give [role=status]')).toContainText(w.unreadable('foto.png'));
});

test('from the check of its dice a record is studied', async ({ page }) => {
  await page.goto('/check');
  await page.locator('input[type=file]').setInputFiles(FINISHED);
  await page.getByRole('button', { name: checkWords.es.study }).click();
  await expect(page).toHaveURL('/study');
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
});
