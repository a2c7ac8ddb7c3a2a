// For tests: the record of a server that has exchanged its slip after it saw what the seats added.

import { fromHex, hex } from './bytes';
import { commitTo, mixOf, throwOf } from './stream';

/** Write a record again with another slip: its seal and every throw fit, and nothing in the record alone shows it. */
export function forgedRecord(record: string): string {
  const tag = (name: string) => record.match(new RegExp(`^${name}: (.*)$`, 'm'))![1]!;
  const seed = new Uint8Array(32).fill(7);
  const seats = [...record.matchAll(/^Bytes \d+: (.*)$/gm)].map(([, bytes]) => fromHex(bytes!, 16)!);
  const mix = mixOf(tag('Table'), seats);
  let number = 0;
  return record
    .replace(/^Commit: .*$/m, `Commit: ${hex(commitTo(tag('Table'), seed))}`)
    .replace(/^Dice seed: .*$/m, `Dice seed: ${hex(seed)}`)
    .replace(
      /\(([1-6-]+)\)/g,
      (_, dice: string) => `(${throwOf(seed, mix, number++, dice.split('-').length).join('-')})`,
    );
}
