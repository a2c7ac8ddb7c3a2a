// Calls methods of the host of local tables as standard input lists them, with the static data of a folder, and writes
// the answers: JSON both. States are given in base64. tests/test_coach.py checks them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const load = async (name) =>
  (await runnerImport(fileURLToPath(new URL(`../src/local/${name}`, import.meta.url)))).module;
const { Host } = await load('host.ts');
const { DataLibrary } = await load('dataLibrary.ts');
const { MemoryStore } = await load('store.ts');

const { folder, calls } = await json(process.stdin);
const host = new Host(
  new MemoryStore(),
  new DataLibrary(async (path) => new Response(readFileSync(join(folder, 'data', path)))),
);
const answers = [];
for (const { method, request, more = [] } of calls) {
  const bytes = new Uint8Array(Buffer.from(request.state, 'base64'));
  answers.push(await host[method]({ ...request, bytes }, ...more));
}
process.stdout.write(JSON.stringify(answers));
