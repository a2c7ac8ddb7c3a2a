// Spanish and English.

import { expect, makeTable, test } from './helpers';
import { words as staxWords } from '../src/games/stax/words';
import { appWords } from '../src/words/app';

const { en, es } = appWords;

test.use({ settings: { pace: 'off', sounds: false } }); // no language chosen yet

for (const [locale, language] of [
  ['es-MX', 'es'],
  ['en-GB', 'en'],
  ['fr-FR', 'en'],
] as const) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test(`is greeted in ${language}`, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(appWords[language].tagline);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}

test('the language is switched in the header, and stays', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: es.rules, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: en.rules, exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Español' })).toBeVisible();

  const made = await makeTable(request, 'stax');
  await page.goto(made.path);
  await expect(page.getByText(staxWords.en.placeOnly).first()).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText(staxWords.es.placeOnly).first()).toBeVisible();
});
