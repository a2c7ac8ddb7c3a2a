// SHA-256 and HMAC (FIPS 180-4, RFC 2104), written out. Browsers offer crypto.subtle only to https and to localhost,
// and a table at home is often reached as http://192.168…: the check should work there too, and in one way everywhere.
// Nothing secret is hashed here: by the time a record is checked its envelope is open, so timing does not matter.

import { joined } from './bytes';

const BLOCK = 64; // bytes

// The first 32 bits of the fractions of the cube roots of the first 64 primes.
const ROUNDS = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const view = new DataView(padded.buffer);
  // The same of the square roots of the first 8 primes.
  const sum = new Uint32Array([
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]);
  for (let at = 0; at < padded.length; at += BLOCK) compress(sum, scheduleOf(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  sum.forEach((word, at) => digest.setUint32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const inner = whole.map((byte) => byte ^ 0x36);
  const outer = whole.map((byte) => byte ^ 0x5c);
  return sha256(joined(outer, sha256(joined(inner, message))));
}

/** Append a one bit, zeros, and the length in bits, up to whole blocks. */
function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Stretch a block of 16 words to one word a round. */
function scheduleOf(view: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let t = 0; t < 16; t++) words[t] = view.getUint32(at + 4 * t);
  for (let t = 16; t < 64; t++) {
    const early = words[t - 15]!;
    const late = words[t - 2]!;
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[t] = words[t - 16]! + first + words[t - 7]! + second;
  }
  return words;
}

/** Work one block into the sum. The letters are those of the standard. */
function compress(sum: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d] = [sum[0]!, sum[1]!, sum[2]!, sum[3]!];
  let [e, f, g, h] = [sum[4]!, sum[5]!, sum[6]!, sum[7]!];
  for (let t = 0; t < 64; t++) {
    const ends = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + ends + ((e & f) ^ (~e & g)) + ROUNDS[t]! + words[t]!) | 0;
    const starts = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (starts + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((letter, at) => (sum[at]! += letter));
}
