// Games of records that somebody brings along, by the rules of the app.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRecord, type GameRecord } from '../dice/record';
import { recordedTable } from './archivedTable';
import { DataLibrary } from './dataLibrary';
import { readPackages } from './fakes';

const library = new DataLibrary(readPackages);

function recordIn(name: string, change = (text: string) => text): GameRecord {
  const text = readFileSync(new URL(`../dice/fixtures/${name}.txt`, import.meta.url), 'utf8');
  const reading = readRecord(change(text));
  if (!('record' in reading)) throw new Error(`${name} cannot be read`);
  return reading.record;
}

async function gameOf(record: GameRecord) {
  return recordedTable(record, await library.rules(record.game), await library.sentences('en', record.game));
}

it('the game of a record is described with its players, places and steps', async () => {
  const record = recordIn('finished');
  const { info, steps } = (await gameOf(record))!;
  expect(info.game).toBe('parques');
  expect(info.state.seats.map(({ name }) => name)).toEqual(['Ana', 'Bea']);
  expect(info.state.ranking).toEqual([[1], [0]]);
  expect(info.state.result).not.toBe('');
  expect(steps).toHaveLength(record.actions.length + 1);
  expect(steps.at(-1)!.position).toBe(info.state.position);
});

it('a record that ends before the game has no result, and seats may have no names', async () => {
  const unfinished = recordIn(
    'finished',
    (text) => `${text.replace('Result: 1, 0\n', '').split('\n\n')[0]}\n\n0: (1-4)\n`,
  );
  const { info, steps } = (await gameOf(unfinished))!;
  expect([info.state.result, info.state.ranking]).toEqual(['', []]);
  expect(steps).toHaveLength(unfinished.actions.length + 1);
  const nameless = recordIn('finished', (text) => text.replace(/^Seat \d: .*\n/gm, ''));
  expect((await gameOf(nameless))!.info.state.seats.map(({ name }) => name)).toEqual(['', '']);
});

it('what the rules here cannot play is none', async () => {
  expect(await gameOf(recordIn('finished', (text) => text.replace('Rules: 1', 'Rules: 99')))).toBeNull();
  expect(await gameOf(recordIn('finished', (text) => text.replace('R39-44', 'R39-43')))).toBeNull();
});
