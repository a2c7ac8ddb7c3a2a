// Studies games as standard input asks for, with the static data of a folder, and writes what was found, and by which
// constants: JSON both. tests/study/test_browser_study.py compares it with Python.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const load = async (name) =>
  (await runnerImport(fileURLToPath(new URL(`../src/local/${name}`, import.meta.url)))).module;
const { study } = await load('study.ts');
const { DataLibrary } = await load('dataLibrary.ts');
const { DEPTH, MOST_SEQUENCES, SEARCH_LEVEL } = await load('valuing.ts');
const { GRADES, LEAST_LOSS } = await load('grades.ts');

const { folder, requests } = await json(process.stdin);
const library = new DataLibrary(async (path) => new Response(readFileSync(join(folder, 'data', path))));

const studies = [];
for (const request of requests) {
  const reports = [];
  const began = performance.now();
  const found = await study(library, request, (progress) => reports.push(progress));
  studies.push({ ...found, reports: reports.length, ms: performance.now() - began });
}
const constants = { DEPTH, MOST_SEQUENCES, SEARCH_LEVEL, GRADES, LEAST_LOSS };
process.stdout.write(JSON.stringify({ studies, constants }));
