// Links to send: they name an address that others can open, and can be copied anywhere.

import { encode } from 'uqr';
import { tableWords } from '../src/words/table';
import { expect, expectAccessible, here, invited, makeTable, test, type Page } from './helpers';

const w = tableWords.es;
const HOME = 'http://192.168.1.5:8420';

async function openTable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: w.waiting })).toBeVisible();
}

test('a page of the own machine invites to the address that the network reaches', async ({ page, request }) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), invited] });
  await page.route('**/api/server', (route) => route.fulfill({ json: { addresses: [HOME, 'http://10.8.0.2:8420'] } }));
  await openTable(page, made.path);
  await expect(page.getByLabel(w.invite)).toHaveValue(`${HOME}/table/${made.id}`);
  await expect(page.getByText(w.onlyHere)).toHaveCount(0);
  const code = encode(`${HOME}/table/${made.id}`, { border: 2 });
  const squares = code.data.flat().filter(Boolean).length;
  const drawn = (await page.getByRole('img', { name: w.qr }).locator('path').getAttribute('d'))!;
  expect(drawn.match(/M/g)).toHaveLength(squares); // the code leads to the same address
  for (const [, x, y] of drawn.matchAll(/M(\d+) (\d+)/g)) expect(code.data[Number(y)]![Number(x)]).toBe(true);
});

test('where others cannot come in, the invitation says how to let them', async ({ page, request, baseURL }) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), invited] });
  await openTable(page, made.path);
  await expect(page.getByLabel(w.invite)).toHaveValue(`${baseURL}/table/${made.id}`);
  await expect(page.locator('.waiting').getByText(w.onlyHere)).toBeVisible();
  await expectAccessible(page, 'an invitation that only this machine can open');
});

for (const [what, isAllowed] of [
  ['copied', true],
  ['selected', false],
] as const) {
  test(`on plain HTTP the link is ${what}, and that is said`, async ({ page, request }) => {
    await page.addInitScript((isAllowed) => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      if (!isAllowed) document.execCommand = () => false;
      document.addEventListener('copy', () => (document.title = String(getSelection())));
    }, isAllowed);
    const made = await makeTable(request, 'stax', { seats: [here('Ana'), invited] });
    await openTable(page, made.path);
    const waiting = page.locator('.waiting');
    await waiting.getByRole('button', { name: w.copy }).click();
    await expect(waiting.getByText(isAllowed ? w.linkCopied : w.copyByHand)).toBeVisible();
    if (isAllowed) await expect(page).toHaveTitle(new RegExp(`/table/${made.id}$`));
    else {
      const field = page.getByLabel(w.invite);
      await expect(field).toBeFocused();
      const { length } = await field.inputValue();
      expect(await field.evaluate((one: HTMLInputElement) => [one.selectionStart, one.selectionEnd])).toEqual([
        0,
        length,
      ]);
    }
  });
}
