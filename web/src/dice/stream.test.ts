import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromHex, hex } from './bytes';
import { blockOf, commitTo, mixOf, NO_MIX, SEAT_BYTES, SEED_BYTES, seedBytes, throwOf } from './stream';

interface Vector {
  about: string;
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

  it('has the seal and the mix', () => {
    expect(hex(commitTo(vector.table_id, seed))).toBe(vector.commit);
    expect(hex(mix)).toBe(vector.mix);
  });

  it.each(vector.throws)('has throw $number of $dice_count dice', ({ number, dice_count, dice, blocks, skipped }) => {
    const made = blocks.map((_, block) => blockOf(seed, mix, number, block));
    expect(made.map(hex)).toEqual(blocks);
    expect(throwOf(seed, mix, number, dice_count)).toEqual(dice);
    const bytes = made.flatMap((block) => [...block]).slice(0, dice_count + skipped);
    expect(bytes.filter((byte) => byte >= 252)).toHaveLength(skipped);
  });
});

it('makes throws that are fair enough to see', () => {
  const seed = seedBytes('fair');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let number = 0; number < 6000; number++) counts[throwOf(seed, NO_MIX, number, 1)[0]! - 1]!++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150); // five deviations
});
