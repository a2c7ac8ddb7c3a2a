import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hex, utf8 } from './bytes';
import { hmacSha256, sha256 } from './sha256';

const counted = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives what the standard gives for its examples (%.20s)', (text, digest) => {
    expect(hex(sha256(utf8(text)))).toBe(digest);
  });

  it('agrees with another implementation at every length around its blocks', () => {
    for (let length = 0; length <= 200; length++) {
      const message = counted(length);
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

describe('HMAC-SHA-256', () => {
  it.each([
    ['Jefe', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    ['\x0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  ])('gives what RFC 4231 gives (%j)', (key, message, digest) => {
    expect(hex(hmacSha256(utf8(key), utf8(message)))).toBe(digest);
  });

  it('agrees with another implementation for keys up to and above a block', () => {
    for (const length of [0, 1, 31, 32, 63, 64, 65, 131]) {
      const [key, message] = [counted(length), counted(66)];
      expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  });
});
