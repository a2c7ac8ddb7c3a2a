// The weights of bots' networks, as src/ludoteca/server/static/files.py writes them.

import type { Network } from './module';

const FRACTION_BITS = 10; // of a float16
const FRACTIONS = 2 ** FRACTION_BITS;
const SMALLEST = 2 ** -24; // the step of numbers that are too small to have a leading 1

/** Read a network: rows of the first layer as float16, zeros up to a multiple of 4 bytes, the second layer as float32. */
export function readNetwork(content: ArrayBuffer, hidden: number): Network {
  const second = new Float32Array(content.slice(content.byteLength - 4 * (hidden + 1)));
  const halves = Math.floor((content.byteLength - second.byteLength) / 2);
  const rows = Math.floor(halves / hidden);
  const first = Float32Array.from(new Uint16Array(content, 0, rows * hidden), floatOf);
  return { first, second };
}

/** Return the number that a float16 stands for; weights are neither infinite nor missing. */
export function floatOf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> FRACTION_BITS) & 0x1f;
  const fraction = bits & (FRACTIONS - 1);
  if (exponent === 0) return sign * fraction * SMALLEST;
  return sign * (1 + fraction / FRACTIONS) * 2 ** (exponent - 15);
}
