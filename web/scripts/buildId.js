// The id of the app's sources. Its scripts name it when they ask for data, and its service worker knows by it which pages
// are of its own version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Hash what scripts are built from: the same sources give the same id. */
export function buildId() {
  const sources = readdirSync(join(WEB, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const path of [...sources, join(WEB, 'package-lock.json')]) {
    hash.update(path.slice(WEB.length)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
