import { describe, expect, it } from 'vitest';
import { lettersIn } from './spelling';

const textOf = (letters: Uint8Array | null) => letters && String.fromCharCode(...letters);

describe('letters of what people write', () => {
  it.each([
    ['Y5-12', 'Y5-12'],
    [' \tY5-8  Y9-12\n', 'Y5-8  Y9-12'],
    ['\u3000\x1cswap\x85', 'swap'], // blanks in Python
    ['8’@0,0:1', "8'@0,0:1"],
    ['', ''],
  ])('%j are %j', (text, letters) => {
    expect(textOf(lettersIn(text))).toBe(letters);
  });

  it.each(['Ñ5-12', '\ufeffswap', 'Y٣-12', '5'.repeat(101)])('%j can be no move', (text) => {
    expect(lettersIn(text)).toBeNull();
  });

  it.each([' '.repeat(1_000_000), `x${' '.repeat(1_000_000)}x`])('are looked for once in a long text: %#', (text) => {
    expect(textOf(lettersIn(text))).toBe(text.trim() === '' ? '' : null);
  });
});
