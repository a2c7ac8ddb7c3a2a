// A game of another package is played in the browser: the app knows nothing of it but what the server tells.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bot, expect, here, makeTable, tapUntil, test } from './helpers';
import { OwnServer, python, UNCOMPILED } from './server';

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-ur-'));
const server = new OwnServer({
  PYTHONPATH: [folder, process.env.PYTHONPATH].filter(Boolean).join(':'),
  ...UNCOMPILED,
});

test.beforeAll(async () => {
  const options = ['--quiet', '--disable-pip-version-check', '--no-deps', '--no-build-isolation', '--target', folder];
  execFileSync(python, ['-m', 'pip', 'install', ...options, '../examples/ur'], { stdio: 'ignore' });
  await server.start();
});

test.afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('the Royal Game of Ur is found, explained, and played to its end', async ({ page, playwright }) => {
  test.setTimeout(300_000);
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: 'Juego real de Ur' })).toBeVisible();

  await page.goto(`${server.url}/rules/ur`);
  await expect(page.getByText('Una ficha llega a casa con el número justo.')).toBeVisible();

  const request = await playwright.request.newContext({ baseURL: server.url });
  const made = await makeTable(request, 'ur', { seats: [here('Ana'), bot('beginner')], options: { pieces: 3 } });
  await page.goto(server.url + made.path);
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
  const tapped = await tapUntil(page, (seen) => seen.does === 'over');
  expect(tapped.length).toBeGreaterThan(5);
  await expect(page.locator('.over').getByRole('heading')).toBeVisible();
  await request.dispose();
});
