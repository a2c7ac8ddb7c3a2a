// For tests: the record of a server that has exchanged its slip after it saw what the seats added.

import { fromHex, hex } from './bytes';
import { commitTo, mixOf, throwOf } from './stream';

/** Write a record again with another slip, as far as its first throw: nothing in the record alone shows it. */
export function forgedRecord(record: string): string {
  const tag = (name: string) => record.match(new RegExp(`^${name}: (.*)$`, 'm'))![1]!;
  const seed = new Uint8Array(32).fill(7);
  const seats = [...record.matchAll(/^Bytes \d+: (.*)$/gm)].map(([, bytes]) => fromHex(bytes!, 16)!);
  const mix = mixOf(tag('Table'), seats);
  const [head, play] = record.split('\n\n') as [string, string];
  const [, first, dice] = play.match(/^(\d+: )\(([1-6-]+)\)/)!;
  const thrown = throwOf(seed, mix, 0, dice!.split('-').length).join('-');
  const tags = head
    .replace(/^Commit: .*$/m, `Commit: ${hex(commitTo(tag('Table'), seed))}`)
    .replace(/^Dice seed: .*$/m, `Dice seed: ${hex(seed)}`)
    .replace(/^Result: .*\n/m, '');
  return `${tags}\n\n${first}(${thrown})\n`;
}
