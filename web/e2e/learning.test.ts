// What helps at a table: what something is, and hints where a table allows them.

import { bot, expect, expectAccessible, here, makeTable, recordOf, test, type Page } from './helpers';
import { tableWords } from '../src/words/table';
import { whatWords } from '../src/words/what';

const w = whatWords.es;

/** Yellow can capture with the piece on 20; that on 7 stands before a barrier. */
const BARRED = recordOf('parchis', 'individual', 'Y=h,h,7,20 R=h,10,10,24', '4');

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: w.ask }).click();
}

test('squares, pieces and dice say what they are, and nothing is played meanwhile', async ({ page, request }) => {
  const made = await makeTable(request, 'parchis', { record: BARRED, seats: [here('Ana'), here('Berta')] });
  await page.goto(made.path);
  const said = page.locator('.what [role=status]');
  const spot = (name: string) => page.locator(`[data-spot="${name}"]`);
  await ask(page);
  await expect(said).toContainText(w.asking);
  await spot('20').click();
  await expect(said).toContainText(w.owner(1, 'Ana'));
  await expect(said).toContainText('Se come la ficha roja de la 24');
  await spot('24').click();
  await expect(said).toContainText(w.owner(1, 'Berta')); // it is a target, but nothing has been taken up
  await spot('10').click();
  await expect(said.locator('.title')).toHaveText('casilla 10: 2 fichas rojas');
  await expect(said).toContainText(w.owner(2, 'Berta'));
  await expect(said).toContainText('Una barrera');
  await spot('39').click();
  await expect(said).toContainText('La salida roja');
  await spot('12').click();
  await expect(said.getByRole('link', { name: 'P-M5' })).toHaveAttribute('href', /\/rules\/parchis#P-M5$/);
  await page.locator('.dock [data-die]').first().click({ force: true }); // it is none that can be chosen
  await expect(said).toContainText(w.die(4));
  await expect(page.locator('aside ol li:not(.start)')).toHaveCount(0);
  await expectAccessible(page, 'something is explained');

  await page.getByRole('button', { name: w.stop }).click();
  await expect(said).toBeEmpty();
  await spot('20').click(); // which has one target
  await expect(page.locator('aside ol li:not(.start)').last()).toHaveAttribute('data-step', 'Y20-24');
});

test('`?` asks about what has the focus', async ({ page }) => {
  await page.goto('/');
  await page
    .locator('.game', { has: page.locator('a[href$="/learn/stax"]') })
    .getByRole('button')
    .first()
    .click();
  await expect(page.locator('.tray button.placeable').first()).toBeVisible();
  const said = page.locator('.what [role=status]');
  await expect(page.locator('.what')).toBeAttached(); // it is loaded on its own: until then `?` lists the keys
  await page.locator('.tray button[data-tile="1"]').focus();
  await page.keyboard.press('?');
  await expect(said.getByRole('link', { name: 'X-M5' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0); // the list of keys
  await page.keyboard.press('Escape');
  await expect(said).toBeEmpty();
});

test('hints are given at a table of a server against the computer, and to several people where it says so', async ({
  page,
  request,
}) => {
  const hint = page.getByRole('button', { name: tableWords.es.hint });
  const alone = await makeTable(request, 'stax', { seats: [here('Ana'), bot('beginner')] });
  await page.goto(alone.path);
  await hint.click();
  await expect(page.locator('.hint')).toContainText(tableWords.es.because(''));

  const together = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')] });
  await page.goto(together.path);
  await expect(page.locator('.tray button.placeable').first()).toBeVisible();
  await expect(hint).toHaveCount(0);

  const agreed = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')], hints: true });
  await page.goto(agreed.path);
  await expect(hint).toBeVisible();
  await page.locator('summary', { hasText: tableWords.es.tableRules }).click();
  await expect(page.getByText(tableWords.es.hintsGiven)).toBeVisible();
});
