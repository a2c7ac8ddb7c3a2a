// How much a phone has to load before it can show something.

import { expect, makeTable, test, type Page } from './helpers';

const MOST_BYTES = 100_000;

interface Loaded {
  address: string;
  bytes: number; // as they came over the wire, with their headers
}

/** Load a page in an empty browser and list what came. */
async function load(page: Page, address: string, shown: string): Promise<Loaded[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const addresses = new Map<string, string>();
  const loaded: Loaded[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loaded.push({ address: addresses.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await page.goto(address);
  await expect(page.locator(shown).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return loaded;
}

function sum(loaded: Loaded[]): number {
  return loaded.reduce((total, { bytes }) => total + bytes, 0);
}

function tell(what: string, loaded: Loaded[]): void {
  console.log(`${what}: ${sum(loaded)} bytes in ${loaded.length} answers`);
}

test('the first screen is loaded with less than 100 KB, with the pictures of boards', async ({ page }) => {
  const all = await load(page, '/', '.game img');
  tell('first screen', all);
  const isPicture = ({ address }: Loaded) => address.endsWith('/showcase.svg');
  tell('its pictures', all.filter(isPicture));
  expect(all.filter(isPicture)).toHaveLength(4);
  expect(sum(all)).toBeLessThan(MOST_BYTES);
});

for (const game of ['parchis', 'stax'] as const) {
  test(`a table of ${game} is loaded with less than 100 KB`, async ({ page, request }) => {
    const made = await makeTable(request, game);
    const all = await load(page, made.path, '.board svg[role=grid]');
    tell(`table of ${game}`, all);
    expect(sum(all)).toBeLessThan(MOST_BYTES);
  });
}
