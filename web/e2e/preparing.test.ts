// A server that has just been installed: what is still being compiled is said, quietly, until it is ready.

import { expect, test, type Page } from './helpers';

const EVERY_MS = 1500;
const START = Date.UTC(2026, 0, 6);
const HOUR_MS = 3_600_000;

/** Answer as a server would that has compiled a share of its games; returns what was asked for so far. */
async function compileTo(page: Page, share: () => number): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/compilation?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('game') ?? '');
    const status = share() === 1 ? 'done' : 'running';
    const parts = ['rules', 'bots', 'search'].map((part) => ({ part, status, share: share() }));
    const games = [{ game: 'parchis', name_within: 'el parchís', share: share(), parts }];
    const part_of_level = { beginner: 'bots', easy: 'bots', medium: 'bots', hard: 'search', expert: 'search' };
    await route.fulfill({ json: { is_ready: share() === 1, share: share(), games, part_of_level } });
  });
  return asked;
}

test('the home page says what is being prepared, asks now and then, and stops', async ({ page }) => {
  let share = 0.25;
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + HOUR_MS); // from then on it goes only as far as the test lets it
  const asked = await compileTo(page, () => share);
  await page.goto('/');
  const bar = page.getByRole('progressbar', { name: /Preparando los juegos/ });
  await expect(bar).toHaveJSProperty('value', 0.25);
  await expect(page.getByRole('status').filter({ hasText: /Ya puedes jugar/ })).toBeVisible();
  expect(asked).toEqual(['']);
  share = 0.5;
  await page.clock.runFor(EVERY_MS);
  await expect(bar).toHaveJSProperty('value', 0.5);
  expect(asked).toHaveLength(2);
  share = 1;
  await page.clock.runFor(EVERY_MS);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(10 * EVERY_MS);
  expect(asked).toHaveLength(3);
});

test.describe('without rules for this device', () => {
  test.use({ expectedTrouble: /Failed to load resource/ });

  test('the game that was chosen says that it is being prepared, and comes first', async ({ page }) => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const asked = await compileTo(page, () => 0.4);
    await page.route('**/data/parchis/rules.wasm?*', (route) => route.fulfill({ status: 404 })); // the server plays
    await page.route('**/api/tables', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: /Jugar al parchís/ }).click();
    await expect(page.getByRole('progressbar', { name: 'Preparando las reglas del parchís' })).toHaveJSProperty(
      'value',
      0.4,
    );
    await expect.poll(() => asked.at(-1)).toBe('parchis');
    letGo();
    await expect(page).toHaveURL(/\/table\//);
  });
});
