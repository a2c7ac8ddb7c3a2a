// How much a phone has to load before it can show something.

import { expect, load, makeTable, sum, test, type Loaded } from './helpers';

const MOST_BYTES = 100_000;
const MOST_BYTES_OF_TABLE = 116_000;

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
  test(`a table of ${game} is loaded with less than 116 KB`, async ({ page, request }) => {
    const made = await makeTable(request, game);
    const all = await load(page, made.path, '.board svg[role=grid]');
    tell(`table of ${game}`, all);
    expect(sum(all)).toBeLessThan(MOST_BYTES_OF_TABLE);
  });
}
