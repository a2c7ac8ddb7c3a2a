// What a sealed envelope decides: docs/dice.md, byte by byte. Python does the same in core/envelope.py and core/dice.py.

import { joined, utf8 } from './bytes';
import { hmacSha256, sha256 } from './sha256';

const COMMIT_LABEL = utf8('ludoteca dice v1 commit');
const MIX_LABEL = utf8('ludoteca dice v1 mix');
const THROW_LABEL = utf8('ludoteca dice v1 throw');
const SEED_LABEL = utf8('ludoteca dice v1 seed');

/** The faces of a die: all whole numbers from the lowest to the highest. */
export interface Faces {
  lowest: number;
  highest: number;
}

export const SIX_FACES: Faces = { lowest: 1, highest: 6 };
export const DIGEST_BYTES = 32;
export const SEED_BYTES = 32;
export const SEAT_BYTES = 16;
export const NO_BYTES = new Uint8Array(SEAT_BYTES); // what counts for a seat that adds nothing
export const MOST_SEATS = 256; // a seat's number is one byte of the mix
export const NO_MIX = new Uint8Array(DIGEST_BYTES); // a game at one screen: nobody adds anything

/** The seal of a slip: what is published before the game. */
export function commitTo(table: string, seed: Uint8Array): Uint8Array {
  return sha256(joined(COMMIT_LABEL, utf8(table), seed));
}

/** Mix what the seats added, in their order; 16 zeros for a seat that gave nothing. */
export function mixOf(table: string, seatBytes: Uint8Array[]): Uint8Array {
  const seats = seatBytes.map((given, seat) => joined(Uint8Array.of(seat), given));
  return sha256(joined(MIX_LABEL, utf8(table), ...seats));
}

/** Turn a seed that people write into the bytes that throws are made from. */
export function seedBytes(text: string): Uint8Array {
  return sha256(joined(SEED_LABEL, utf8(text)));
}

/** One block of the bytes that throw `number`, from 0, takes its faces from. */
export function blockOf(seed: Uint8Array, mix: Uint8Array, number: number, block: number): Uint8Array {
  const counters = new DataView(new ArrayBuffer(12));
  counters.setBigUint64(0, BigInt(number));
  counters.setUint32(8, block);
  return hmacSha256(seed, joined(THROW_LABEL, mix, new Uint8Array(counters.buffer)));
}

/** Return the largest multiple of the number of faces that fits a byte: bytes from there on would favour low faces. */
export function fairBytes({ lowest, highest }: Faces): number {
  const count = highest - lowest + 1;
  return count * Math.floor(256 / count);
}

/** Make throw `number`, from 0, low faces first. */
export function throwOf(
  seed: Uint8Array,
  mix: Uint8Array,
  number: number,
  diceCount: number,
  faces: Faces = SIX_FACES,
): number[] {
  const { lowest, highest } = faces;
  const limit = fairBytes(faces);
  const thrown: number[] = [];
  for (let block = 0; thrown.length < diceCount; block++) {
    const fair = blockOf(seed, mix, number, block).filter((byte) => byte < limit);
    thrown.push(...Array.from(fair, (byte) => (byte % (highest - lowest + 1)) + lowest));
  }
  return thrown.slice(0, diceCount).sort((low, high) => low - high);
}
