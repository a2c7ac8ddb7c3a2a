// Writes src/net/messages.ts from the server's description of its messages, read from standard input (`make types`);
// with --check it only looks whether that would change it.
import openapiTS, { astToString } from 'openapi-typescript';
import { readFileSync, writeFileSync } from 'node:fs';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const file = fileURLToPath(new URL('../src/net/messages.ts', import.meta.url));
// Titles repeat the names; by its `type` TypeScript tells one message from another without being told to.
const isNoise = (key, value) => key === 'discriminator' || (key === 'title' && typeof value === 'string');
const given = await textOf(process.stdin);
const { components } = JSON.parse(given, (key, value) => (isNoise(key, value) ? undefined : value));
const description = { openapi: '3.1.0', info: { title: 'Ludoteca', version: '1' }, components };
const types = await openapiTS(description, {
  defaultNonNullable: false, // what a client may leave out
  rootTypes: true, // `Hello` for components['schemas']['Hello']
  rootTypesNoSchemaPrefix: true,
});
const banner =
  "// Made from the server's description of its messages by scripts/types.js; not to be written by hand.\n\n";
const text = await format(banner + astToString(types), { ...(await resolveConfig(file)), plugins: [], filepath: file });
if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('src/net/messages.ts is not what the server says today: make types');
  process.exit(1);
}
