// Writes src/net/messages.ts from the server's schema, read from standard input (`make types`); with --check it only
// looks whether that would change it.
import { compile } from 'json-schema-to-typescript';
import { readFileSync, writeFileSync } from 'node:fs';

const schema = JSON.parse(readFileSync(0, 'utf8'));
// Pydantic titles every field; as names of types they would only be noise.
const untitled = (value, isNamed) => {
  if (Array.isArray(value)) return value.map((one) => untitled(one, false));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => isNamed || key !== 'title' || typeof inner !== 'string')
      .map(([key, inner]) => [key, untitled(inner, key === 'properties' || key === '$defs')]),
  );
};
const types = await compile(untitled(schema, false), 'Messages', {
  additionalProperties: false,
  bannerComment: '// Made from the schema of the server by scripts/types.js; not to be written by hand.',
  style: { singleQuote: true, printWidth: 120 },
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
});
const plain = types.replaceAll(/( \*\n)? \* This interface was referenced by .*\n \* via .*\n/g, '');
const file = new URL('../src/net/messages.ts', import.meta.url);
if (!process.argv.includes('--check')) {
  writeFileSync(file, plain);
} else if (readFileSync(file, 'utf8').replace(/\s+/g, '') !== plain.replace(/\s+/g, '')) {
  console.error('src/net/messages.ts is not what the server says today: make types');
  process.exit(1);
}
