// How much a phone has to load before it can show something.

import { expect, GAMES, load, makeTable, steps, sum, test, type Loaded } from './helpers';

const MOST_BYTES = 100_000;
const MOST_BYTES_OF_TABLE = 125_000;

function tell(what: string, loaded: Loaded[]): void {
  console.log(`${what}: ${sum(loaded)} bytes in ${loaded.length} answers`);
}

test('the first screen is loaded with less than 100 KB, with the pictures of boards', async ({ page }) => {
  const all = await load(page, '/', '.game img');
  tell('first screen', all);
  const isPicture = ({ address }: Loaded) => new URL(address).pathname.endsWith('/showcase.svg');
  tell('its pictures', all.filter(isPicture));
  expect(all.filter(isPicture)).toHaveLength(4);
  expect(sum(all)).toBeLessThan(MOST_BYTES);
});

for (const game of ['parchis', 'stax'] as const) {
  test(`a table of ${game} is loaded with less than 125 KB`, async ({ page, request }) => {
    const made = await makeTable(request, game);
    const all = await load(page, made.path, '.board svg[role=grid]');
    tell(`table of ${game}`, all);
    expect(sum(all)).toBeLessThan(MOST_BYTES_OF_TABLE);
  });
}

for (const game of ['parchis', 'parques', 'felix-sex'] as const) {
  test(`the first throw of ${game} is two taps away`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    await page.locator('.game').nth(GAMES.indexOf(game)).getByRole('button').first().click();
    const throwing = page.locator('.throw');
    await expect(throwing).toBeInViewport({ ratio: 1 });
    await throwing.click();
    await expect(steps(page).first()).toBeAttached();
  });
}
