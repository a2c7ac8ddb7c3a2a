import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromHex, hex } from './bytes';
import {
  blockOf,
  commitTo,
  fairBytes,
  mixOf,
  NO_MIX,
  SEAT_BYTES,
  SEED_BYTES,
  seedBytes,
  SIX_FACES,
  throwOf,
} from './stream';

interface Vector {
  about: string;
  faces?: string;
  table_id: string;
  seed: string;
  seat_bytes: string[];
  commit: string;
  mix: string;
  throws: { number: number; dice_count: number; dice: number[]; blocks: string[]; skipped: number }[];
}

const file = new URL('../../../docs/dice-vectors.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };

describe.each(vectors)('the vectors of docs/dice.md: $about', (vector) => {
  const seed = fromHex(vector.seed, SEED_BYTES)!;
  const seats = vector.seat_bytes.map((given) => fromHex(given || '00'.repeat(SEAT_BYTES), SEAT_BYTES)!);
  const mix = mixOf(vector.table_id, seats);
  const [lowest = 1, highest = 6] = vector.faces?.split('-').map(Number) ?? [];
  const faces = { lowest, highest };

  it('has the seal and the mix', () => {
    expect(hex(commitTo(vector.table_id, seed))).toBe(vector.commit);
    expect(hex(mix)).toBe(vector.mix);
  });

  it.each(vector.throws)('has throw $number of $dice_count dice', ({ number, dice_count, dice, blocks, skipped }) => {
    const made = blocks.map((_, block) => blockOf(seed, mix, number, block));
    expect(made.map(hex)).toEqual(blocks);
    expect(throwOf(seed, mix, number, dice_count, faces)).toEqual(dice);
    const bytes = made.flatMap((block) => [...block]).slice(0, dice_count + skipped);
    expect(bytes.filter((byte) => byte >= fairBytes(faces))).toHaveLength(skipped);
  });
});

it.each([
  [SIX_FACES, 252],
  [{ lowest: 0, highest: 1 }, 256],
  [{ lowest: 0, highest: 9 }, 250],
  [{ lowest: 1, highest: 15 }, 255],
])('makes throws of %j that are fair enough to see', (faces, fair) => {
  expect(fairBytes(faces)).toBe(fair);
  const seed = seedBytes('fair');
  const counts = new Map<number, number>();
  for (let number = 0; number < 6000; number++) {
    const [face] = throwOf(seed, NO_MIX, number, 1, faces);
    counts.set(face!, (counts.get(face!) ?? 0) + 1);
  }
  const expected = 6000 / (faces.highest - faces.lowest + 1);
  expect([...counts.keys()].sort((low, high) => low - high).join()).toBe(
    Array.from({ length: faces.highest - faces.lowest + 1 }, (_, at) => faces.lowest + at).join(),
  );
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
});
