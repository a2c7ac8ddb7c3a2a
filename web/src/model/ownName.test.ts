import { describe, expect, it } from 'vitest';
import { realName } from './ownName';

describe('a name for others', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  Ana   María ', 'Ana María'],
    ['Yousef', 'Yousef'],
    ['', ''],
    ['   ', ''],
    ['Tú', ''],
    ['tú ', ''],
    ['You', ''],
  ])('%j is %j', (text, name) => expect(realName(text)).toBe(name));
});
