// Checks the records that standard input lists, with the static data of a folder, and writes what is found: JSON both.
// tests/test_browser_check.py compares it with Python.
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const load = async (path, plugins = []) =>
  (await runnerImport(fileURLToPath(new URL(path, import.meta.url)), { plugins })).module;
const { catalogues } = await load('../catalogues.ts');
const { checkerOf } = await load('checking.ts', [catalogues()]);

const { folder, records } = await json(process.stdin);
const check = checkerOf(folder);
const found = [];
for (const record of records) found.push(await check(record));
process.stdout.write(JSON.stringify(found));
