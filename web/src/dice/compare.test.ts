import { expect, it } from 'vitest';
import { compared } from './compare';

const seal = 'ab'.repeat(32);
const added = [
  { seat: 0, name: 'Ana', bytes: 'cd'.repeat(16), isNothing: false },
  { seat: 1, name: '', bytes: '00'.repeat(16), isNothing: true },
];

it.each([
  ['', undefined],
  ['  \n', undefined],
  [seal, { is: 'seal' }],
  [` ${seal.toUpperCase().replace(/(.{8})/g, '$1 ')}\n`, { is: 'seal' }],
  ['cd'.repeat(16), { is: 'added', seat: 0, name: 'Ana' }],
  ['00'.repeat(16), { is: 'added', seat: 1, name: '' }],
  ['ab'.repeat(16), { is: 'neither' }],
  ['ba'.repeat(32), { is: 'neither' }],
  [seal.slice(1), { is: 'unfinished', length: 63 }],
])('what was kept is found in the record, or not: %j', (pasted, expected) => {
  expect(compared(pasted, { seal, added })).toEqual(expected);
});
