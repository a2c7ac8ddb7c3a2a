// Plays what standard input asks for by the modules of games, and writes the digests of src/local/lockstep.ts: JSON both.
// Only this file of the comparison (tests/test_webassembly.py) needs Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = (name) => fileURLToPath(new URL(`../src/local/${name}`, import.meta.url));
const { GameModule } = (await runnerImport(source('module.ts'))).module;
const { digestsOf } = (await runnerImport(source('lockstep.ts'))).module;

const { folders, tasks } = await json(process.stdin);
const modules = {};
for (const [game, folder] of Object.entries(folders)) {
  const description = JSON.parse(readFileSync(join(folder, 'rules.json'), 'utf8'));
  modules[game] = await GameModule.load(readFileSync(join(folder, 'rules.wasm')), description);
}
process.stdout.write(JSON.stringify(tasks.map(([game, task]) => digestsOf(modules[game], task))));
