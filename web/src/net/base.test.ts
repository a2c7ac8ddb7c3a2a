import { expect, test } from 'vitest';
import { addressOf, hasServer, pathWithin } from './base';

test.each([
  ['/', '/', '/'],
  ['/rules/stax', '/', '/rules/stax'],
  ['/games/ludoteca/', '/games/ludoteca/', '/'],
  ['/games/ludoteca/rules/stax', '/games/ludoteca/', '/rules/stax'],
  ['/games/ludoteca', '/games/ludoteca/', '/'],
  ['/elsewhere/rules', '/games/ludoteca/', '/'],
])('%s is, below %s, the screen %s', (path, base, within) => {
  expect(pathWithin(path, base)).toBe(within);
});

test('without a build the app lies at the root, and has a server', () => {
  expect(addressOf('/rules/stax')).toBe('/rules/stax');
  expect(hasServer).toBe(true);
});
