// The Web Worker in which the tables of this device are played: rules, bots and storage, away from the thread that draws.

import type { Call, Said } from './connection';
import { DataLibrary } from './dataLibrary';
import { Host } from './host';
import { openStore } from './store';

const host = openStore().then((store) => new Host(store, new DataLibrary()));

function say(said: Said): void {
  postMessage(said);
}

addEventListener('message', async ({ data: { call, method, given } }: MessageEvent<Call>) => {
  try {
    const table = given[0] as string;
    const more = method === 'join' ? [(message: never) => say({ table, message })] : [];
    const act = (await host)[method] as (...given: unknown[]) => unknown;
    say({ call, answer: await act.apply(await host, [...given, ...more]) });
  } catch (error) {
    say({ call, problem: error instanceof Error ? error.message : String(error) });
  }
});
