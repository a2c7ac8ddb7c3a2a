// What can be done with a game that was played: look back, replay, take the record, check the dice, play again.

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { bot, expect, finishedTable, here, makeTable, playTurns, steps, test } from './helpers';
import { checkWords } from '../src/words/check';
import { friendsWords } from '../src/words/friends';
import { replayWords } from '../src/words/replay';
import { tableWords } from '../src/words/table';

const w = tableWords.es;

test('a step of the history is looked at again, and the present comes back', async ({ page, request }) => {
  const made = await makeTable(request, 'parchis', { seats: [here('Ana'), here('Berta')], options: { start_out: 2 } });
  await page.goto(made.path);
  await playTurns(page, 10);
  await expect(page.locator('.throw, .spot.lit').first()).toBeVisible(); // what is forced has been played
  // Which of two like pieces is which does not matter.
  const pieces = () =>
    page.locator('[data-key]').evaluateAll((all) => all.map((one) => one.getAttribute('style')).sort());
  const present = await pieces();

  await steps(page).first().getByRole('button').click();
  await expect(page.getByText(w.looking(1, await steps(page).count()))).toBeVisible();
  expect(await pieces()).not.toEqual(present);
  await expect(page.locator('.throw, .spot.lit')).toHaveCount(0); // nothing is played in the past

  await page.getByRole('button', { name: w.live }).click();
  await expect.poll(pieces).toEqual(present);
  await playTurns(page, 1);
});

test('a game is replayed by its link, step by step', async ({ page, request, anotherBrowser }) => {
  const made = await finishedTable(page, request, 'parques', 8);
  const other = await anotherBrowser();
  await other.goto(`/replay/${made.id}`);
  await expect(other.getByRole('slider')).toBeVisible();
  const count = await other.locator('.list li').count();
  expect(count).toBeGreaterThanOrEqual(8);
  const at = (step: number) => expect(other.getByText(replayWords.es.stepOf(step, count)).first()).toBeVisible();

  await at(1);
  await other.getByRole('button', { name: w.next }).click();
  await at(2);
  await other.getByRole('button', { name: w.last }).click();
  await at(count);
  await other.getByRole('button', { name: w.previous }).click();
  await at(count - 1);
  await other.locator('.list li').nth(2).getByRole('button').click();
  await at(3);
  await other.keyboard.press('Home');
  await at(1);
  await other.getByRole('slider').fill(String(count));
  await at(count);
  await other.getByRole('button', { name: w.first }).click();
  await other.getByRole('button', { name: w.play, exact: true }).click();
  await at(3);
  await other.getByRole('button', { name: w.stop }).click();

  const saved = other.waitForEvent('download');
  await other.getByRole('button', { name: w.record }).click();
  expect((await saved).suggestedFilename()).toBe(`parques-${made.id}.txt`);
  await other.getByRole('button', { name: w.checkDice }).click();
  await expect(other.locator('.verdict.holds')).toBeVisible();
});

test('the record is downloaded, and its dice hold', async ({ page, request }) => {
  await finishedTable(page, request, 'parchis', 12);
  await page.getByRole('button', { name: w.checkDice }).click();
  await expect(page.locator('.verdict.holds')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: w.record }).click();
  const file = await (await saved).path();
  const text = await readFile(file, 'utf8');
  expect(text).toContain('Ludoteca record 1');

  await page.goto('/check');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.verdict.holds')).toBeVisible();
  await expect(page.locator('.findings li.fails')).toHaveCount(0);

  const forged = text.replace(/[1-6](?=\D*$)/, (die) => String((Number(die) % 6) + 1));
  await page.goto('/check');
  await page.locator('textarea').fill(forged.replace(/^(Seed|Mix): ./m, '$1: 0'));
  await page.getByRole('button', { name: checkWords.es.checkIt }).click();
  await expect(page.locator('.verdict.holds')).toHaveCount(0);
  await expect(page.locator('.verdict, .problem').first()).toBeVisible();
});

test('the offline check is one file that works without a server', async ({ page, request, context }) => {
  const made = await finishedTable(page, request, 'felix-sex', 6);
  const record = await (await request.get(`/api/tables/${made.id}/record`)).text();
  const file = test.info().outputPath('check.html');
  const offline = await request.get('/check.html');
  expect(offline.ok()).toBe(true);
  await writeFile(file, await offline.body());
  await page.goto('/check');
  const sum = createHash('sha256')
    .update(await offline.body())
    .digest('hex');
  await expect(page.locator('.checksum code')).toHaveText(sum);
  await context.setOffline(true);
  await page.goto(`file://${file}`);
  await page.locator('textarea').fill(record);
  await page.locator('.check form button').click();
  await expect(page.locator('.verdict.holds')).toBeVisible();
  await expect(page.locator('.findings li.holds')).toHaveCount(6); // the moves and the result too
});

test('the next game begins with one tap', async ({ page, request }) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), bot()] });
  await page.goto(made.path);
  await playTurns(page, 2);
  await page.locator('aside details').last().locator('summary').first().click();
  await page.getByRole('button', { name: w.resign }).click();
  await page.getByRole('dialog').getByRole('button', { name: w.confirm }).click();
  await page.getByRole('button', { name: friendsWords.es.revenge }).click();
  await expect(page).not.toHaveURL(new RegExp(made.id));
  await expect(page.locator('.over')).toHaveCount(0);
  await playTurns(page, 3);
});
