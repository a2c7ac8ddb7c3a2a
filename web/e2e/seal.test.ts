// The sealed envelope: its seal is on the table screen, kept in the browser, and compared when the dice are checked.

import { bot, expect, finishedTable, here, makeTable, playTurns, test } from './helpers';
import { forgedRecord } from '../src/dice/forged';
import { tableWords } from '../src/words/table';

const w = tableWords.es;
const OTHER = 'ab'.repeat(32);

test('the seal is seen at the table, kept, and compared after the game', async ({ page, request }) => {
  const made = await finishedTable(page, request, 'parchis', 6);
  const { commit } = (await (await request.get(`/api/tables/${made.id}`)).json()) as { commit: string };
  const seal = page.locator('details.seal');
  await expect(seal.locator('summary')).toContainText(w.sealShort(commit.slice(0, 16).match(/.{4}/g)!.join(' ')));
  await seal.locator('summary').click();
  expect(await seal.locator('code').textContent()).toBe(commit);
  await expect(seal).toContainText(w.haveAdded('Ana, Berta'));
  await expect(seal).toContainText(w.sealKept);

  await page.getByRole('button', { name: w.checkDice }).click();
  const findings = page.locator('.findings li');
  await expect(findings.filter({ hasText: 'El sello es el que se le enseñó a este dispositivo' })).toHaveClass(/holds/);
  await expect(findings.filter({ hasText: 'Lo que este dispositivo añadió por los asientos' })).toHaveClass(/holds/);
  await expect(page.locator('.verdict.holds')).toBeVisible();

  // The page that people take with them compares too, where it is opened at the server.
  const record = await (await request.get(`/api/tables/${made.id}/record`)).text();
  await page.goto('/check.html');
  await page.locator('textarea').fill(record);
  await page.locator('.check form button').click();
  await expect(page.locator('.findings li.holds')).toHaveCount(8);
});

test('a server that has exchanged its envelope is found out', async ({ page, request }) => {
  await page.route('**/api/tables/*/record', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: forgedRecord(await answer.text()) });
  });
  await finishedTable(page, request, 'parchis', 6);
  await page.getByRole('button', { name: w.checkDice }).click();
  await expect(page.locator('.verdict.fails')).toBeVisible();
  await expect(page.locator('.findings li.fails')).toHaveCount(1); // the record itself is without a fault
  await expect(page.locator('.findings li.fails')).toContainText('SE HA CAMBIADO EL SOBRE');
});

test('another seal at the next welcome is an alarm, and nothing is added to its dice', async ({ page, request }) => {
  const made = await makeTable(request, 'parchis', { seats: [here('Ana'), { kind: 'invited' }] });
  await page.goto(made.path);
  await expect(page.locator('details.seal')).toBeVisible();
  const sent: string[] = [];
  await page.routeWebSocket('**/live', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      sent.push(String(message));
      server.send(message);
    });
    server.onMessage((message) => socket.send(String(message).replace(/"commit":"[0-9a-f]+"/, `"commit":"${OTHER}"`)));
  });
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: w.sealChanged })).toBeVisible();
  expect(sent.filter((message) => message.includes('"bytes"'))).toEqual([]);
});

test('what a person adds comes in time where a bot throws first', async ({ page, request }) => {
  const made = await makeTable(request, 'parchis', { seats: [bot(), here('Ana')], options: { first: 0 } });
  await page.goto(made.path);
  await playTurns(page, 2);
  const record = await (await request.get(`/api/tables/${made.id}/record`)).text();
  expect(record).toMatch(/^Bytes 1: (?!0{32})/m);
  await expect(page.getByText('no ha añadido nada')).toHaveCount(0);
});
