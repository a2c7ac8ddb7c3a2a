// Tells the service worker which files the build has: the last step of `npm run build`.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildId } from './buildId.js';

const FOLDER = new URL('../../src/ludoteca/web/', import.meta.url);
const LEFT_OUT = /^(index\.html|sw\.js|icon-.*512\.png)$/; // the page and the worker themselves, and what only systems show
const PLACE = "const BUILD = { version: '', app: '', files: [] };";

const names = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(fileURLToPath(FOLDER).length).replace(/^\//, ''))
  .sort();
const hash = createHash('sha256');
for (const name of names) hash.update(name).update(readFileSync(new URL(name, FOLDER)));
const version = hash.digest('hex').slice(0, 16);
const build = { version, app: buildId(), files: names.filter((name) => !LEFT_OUT.test(name)) };

const worker = new URL('sw.js', FOLDER);
const text = readFileSync(worker, 'utf8');
if (!text.includes(PLACE)) throw new Error('sw.js has no place for the list of files');
writeFileSync(worker, text.replace(PLACE, `const BUILD = ${JSON.stringify(build)};`));
