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
import { digestsOf, type Task } from '../src/local/lockstep';
import { GameModule } from '../src/local/module';

/** What the page has under the name that the script gives it. */
declare const lockstep: typeof import('./lockstepPage');

const MOST_BYTES = 1 << 28; // of all tasks
const BATCH = 100; // games between two lines about how far it is
const TIMEOUT_MS = 120_000;
const TIMEOUT_A_GAME_MS = 5_000; // a game takes a tenth of a second on a machine that does nothing else

test.describe.configure({ mode: 'default' }); // in one process, which prepares the tasks once

let tasks: [game: string, task: Task][];
let script: string;

test.beforeAll(async () => {
  const tests = fileURLToPath(new URL('../../tests', import.meta.url));
  const path = [tests, process.env.PYTHONPATH ?? ''].join(delimiter);
  const env = { ...process.env, PYTHONPATH: path, LUDOTECA_JIT: '0' }; // nothing is played in Python
  tasks = JSON.parse(execFileSync(python, ['e2e/lockstep_tasks.py'], { encoding: 'utf8', env, maxBuffer: MOST_BYTES }));
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
    const folder = new URL(`../../src/ludoteca/games/${game.replace('-', '_')}/wasm/`, import.meta.url);
    const bytes = readFileSync(new URL('rules.wasm', folder));
    const description = JSON.parse(readFileSync(new URL('rules.json', folder), 'utf8')) as Description;
    const own = tasks.filter(([id]) => id === game).map(([, task]) => task);
    expect(own.length).toBeGreaterThan(0);
    test.setTimeout(TIMEOUT_MS + own.length * TIMEOUT_A_GAME_MS); // LUDOTECA_DEEP plays many whole games
    const module = await GameModule.load(bytes, description);

    await page.addScriptTag({ content: script });
    const given = { base64: bytes.toString('base64'), description };
    await page.evaluate(({ base64, description }) => lockstep.load(base64, description), given);
    for (let done = 0; done < own.length; done += BATCH) {
      const batch = own.slice(done, done + BATCH);
      const playing = page.evaluate((tasks) => lockstep.play(tasks), batch); // while Node plays the same games
      const expected = batch.map((task) => digestsOf(module, task));
      const found = await playing;
      batch.forEach(({ settings, seed }, at) => {
        expect(found[at], `the game with seed ${seed} and ${JSON.stringify(settings)}`).toEqual(expected[at]);
      });
      if (own.length > BATCH) console.log(`${game}: ${done + batch.length} of ${own.length} games are the same`);
    }
  });
}
