// The kernels in a real browser: they say the same at every position as in Node, which tests/test_webassembly.py compares
// with Python.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { expect, GAMES, test } from './helpers';
import { python } from './server';
import type { Description } from '../src/local/description';
import type { Task } from '../src/local/lockstep';
import { digestsOf, GameModule } from './lockstepPage';

/** What the page has under the name that the script gives it. */
type Bundle = typeof import('./lockstepPage');

let tasks: [game: string, task: Task][];
let script: string;

test.beforeAll(async () => {
  const tests = fileURLToPath(new URL('../../tests', import.meta.url));
  const path = [tests, process.env.PYTHONPATH ?? ''].join(delimiter);
  const env = { ...process.env, PYTHONPATH: path, LUDOTECA_JIT: '0' }; // nothing is played in Python
  tasks = JSON.parse(execFileSync(python, ['e2e/lockstep_tasks.py'], { encoding: 'utf8', env }));
  script = await bundled();
});

/** Bundle the lockstep for a page, as one script. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('lockstepPage.ts', import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, name: 'lockstep', formats: ['iife'] } },
  })) as Rollup.RollupOutput[];
  return built[0]!.output[0].code;
}

for (const game of GAMES) {
  test(`the module of ${game} says in Chromium what it says in Node`, async ({ page }) => {
    test.setTimeout(600_000); // LUDOTECA_DEEP plays many whole games
    const folder = new URL(`../../src/ludoteca/games/${game.replace('-', '_')}/wasm/`, import.meta.url);
    const bytes = readFileSync(new URL('rules.wasm', folder));
    const description = JSON.parse(readFileSync(new URL('rules.json', folder), 'utf8')) as Description;
    const own = tasks.filter(([id]) => id === game).map(([, task]) => task);
    expect(own.length).toBeGreaterThan(0);
    const module = await GameModule.load(bytes, description);
    const expected = own.map((task) => digestsOf(module, task));

    await page.addScriptTag({ content: script });
    const found = await page.evaluate(
      async ({ base64, description, own }) => {
        const { GameModule, digestsOf } = (globalThis as unknown as { lockstep: Bundle }).lockstep;
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const module = await GameModule.load(bytes, description);
        return own.map((task) => digestsOf(module, task));
      },
      { base64: bytes.toString('base64'), description, own },
    );
    expect(found).toEqual(expected);
  });
}
