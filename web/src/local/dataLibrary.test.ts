import { expect, it } from 'vitest';
import { DataLibrary, type Read } from './dataLibrary';
import { games, readPackages } from './fakes';
import { MixedRules } from './module';

const game = games[0]!;

/** Read files of which a cache has kept an older description; `reload` gets the new one, unless the server is old too. */
function readingOld(asked: string[], isServerOld: boolean): Read {
  return async (path, cache) => {
    asked.push(`${cache ?? 'kept'} ${path}`);
    const response = await readPackages(path);
    if (!path.endsWith('rules.json') || (cache === 'reload' && !isServerOld)) return response;
    return Response.json({ ...((await response.json()) as object), stamp: 'older' });
  };
}

it('loads rules and description anew where they are of different versions', async () => {
  const asked: string[] = [];
  const rules = await new DataLibrary(readingOld(asked, false)).rules(game);
  expect(rules.description.stamp).not.toBe('older');
  const paths = [`${game}/rules.json`, `${game}/rules.wasm`];
  expect(asked).toEqual([...paths.map((path) => `kept ${path}`), ...paths.map((path) => `reload ${path}`)]);
});

it('refuses rules whose description stays that of another version, and says what helps', async () => {
  const rules = new DataLibrary(readingOld([], true)).rules(game);
  await expect(rules).rejects.toThrow(MixedRules);
  await expect(rules).rejects.toThrow('reload the page');
});

it('asks once for rules that fit', async () => {
  const asked: string[] = [];
  const library = new DataLibrary(async (path, cache) => {
    asked.push(`${cache ?? 'kept'} ${path}`);
    return readPackages(path);
  });
  await library.rules(game);
  await library.rules(game);
  expect(asked).toEqual([`kept ${game}/rules.json`, `kept ${game}/rules.wasm`]);
});
