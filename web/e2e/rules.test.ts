// What the app says of its rules: where each comes from, what a table changes, and how it reads a disputed rule.

import { expect, GAMES, here, makeTable, test } from './helpers';
import { appWords } from '../src/words/app';
import { newTableWords } from '../src/words/newtable';
import { words as rulesWords } from '../src/words/rules';
import { tableWords } from '../src/words/table';

const w = tableWords.es;

for (const game of GAMES) {
  test(`every rule of ${game} says where it comes from, and is told in both languages`, async ({ page, request }) => {
    const headers = { 'Accept-Language': 'es' };
    const answer = await request.get(`/api/games/${game}/rules`, { headers });
    const { parts, sources } = (await answer.json()) as {
      parts: { clauses: { id: string; source: string }[] }[];
      sources: { id: string; name: string; sentence: string }[];
    };
    await page.goto(`/rules/${game}#sources`);
    const legend = page.getByRole('region', { name: rulesWords.es.sources });
    for (const { name, sentence } of sources) {
      await expect(legend.getByText(name, { exact: true })).toBeVisible();
      await expect(legend.getByText(sentence)).toBeVisible();
    }
    const marks = await page
      .locator('article.clause')
      .evaluateAll((all) => all.map((one) => [one.id, one.querySelector('.source')?.getAttribute('aria-label')]));
    const names = new Map(sources.map(({ id, name }) => [id, rulesWords.es.source(name)]));
    const clauses = parts.flatMap((part) => part.clauses);
    expect(marks).toEqual(clauses.map(({ id, source }) => [id, names.get(source)]));

    const told = page.locator('article.clause');
    const spanish = await told.allInnerTexts();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(appWords.en.rules);
    await expect(told).toHaveCount(spanish.length);
    const english = await told.allInnerTexts();
    expect(spanish.length).toBeGreaterThan(10);
    english.forEach((text, at) => expect(text).not.toBe(spanish[at]));
  });
}

test('rules begin with a few pictures, and all of them stand behind', async ({ page }) => {
  const all = page.locator('details.all');
  const picture = page.locator('ol figure img').last();
  await page.goto('/rules/stax');
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('ol figcaption').first()).toContainText('toque otras dos');
  await expect(page.locator('article.clause').first()).toBeHidden();
  await page.getByText(rulesWords.es.all, { exact: true }).click();
  await expect(page.locator('article.clause').first()).toBeVisible();

  // A link to a clause opens them, and goes there.
  await page.goto('/rules/parchis#P-M2');
  await expect(all).toHaveAttribute('open', '');
  await expect(page.locator('[id="P-M2"]')).toBeInViewport();
  await expect(page.locator('[id="P-M2"] h3')).toBeFocused();
  await page.goto('/rules/parchis');
  await expect(picture).toBeVisible();
  await page.evaluate(() => (location.hash = '#P-T2'));
  await expect(page.locator('[id="P-T2"]')).toBeInViewport();
});

test('a disputed rule is read openly, and its other readings are one tap away', async ({ page }) => {
  await page.goto('/new/felix-sex');
  const readings = page.getByRole('group').filter({ hasText: newTableWords.es.reading }).last();
  const values = readings.getByRole('radio');
  await expect(values).toHaveCount(3);
  await expect(values.first()).toBeChecked();
  await expect(page.getByText(w.usualRules)).toBeVisible();
  await values.last().check();
  await expect(page.getByText(newTableWords.es.changes(1))).toBeVisible();
  await page.getByRole('button', { name: newTableWords.es.follow }).click();
  await expect(values.first()).toBeChecked();
  await values.last().check();
  await page.getByRole('radio', { name: newTableWords.es.ways.here }).check();
  await page.getByRole('button', { name: w.make }).click();
  await expect(page.getByText(w.tableChangesShort(1), { exact: true })).toBeVisible();
});

test('a table names the rules that it changes, with the usual ones', async ({ page, request }) => {
  const options = { first: 1, start_out: 2 };
  const changed = await makeTable(request, 'parchis', { seats: [here('Ana'), here('Berta')], options });
  await page.goto(changed.path);
  const rules = page.locator('aside details').filter({ hasText: w.tableChangesShort(2) });
  await expect(rules.getByRole('listitem')).toHaveCount(2);
  await expect(rules).toContainText(w.seatOf(2, 'Berta'));
  await expect(rules.getByText(w.theUsual(''))).toHaveCount(2);

  const usual = await makeTable(request, 'parchis', { seats: [here('Ana'), here('Berta')] });
  await page.goto(usual.path);
  await page.locator('summary', { hasText: w.tableRules }).click();
  await expect(page.getByText(w.usualRules)).toBeVisible();
});

test('the header leads to the rules of the game on the screen', async ({ page, request }) => {
  const rules = page.getByRole('banner').getByRole('link', { name: appWords.es.rules, exact: true });
  const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')] });
  await page.goto(made.path);
  await expect(rules).toHaveAttribute('href', '/rules/parques');
  await rules.click(); // they open over the table, which stays
  await expect(page.getByRole('dialog', { name: /parqués/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(made.id));
  for (const path of ['/new/stax', '/learn/stax']) {
    await page.goto(path);
    await expect(rules).toHaveAttribute('href', '/rules/stax');
    await rules.click();
    await expect(page).toHaveURL('/rules/stax');
    await expect(rules).toHaveAttribute('href', '/rules');
  }
});
