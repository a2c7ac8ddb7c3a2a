// The Web Worker in which the tables of this device are played: rules, bots and storage, away from the thread that draws.

import type { FromServer } from '../net/messages';
import type { Analysis } from './analysis';
import type { Call, Cancel, Said } from './connection';
import type { StudyProgress } from './study';
import { openArchive } from './archive';
import { DataLibrary, fileReader } from './dataLibrary';
import { Host } from './host';
import { openStore } from './store';
import { BrowserWindows } from './windows';

const host = Promise.all([openStore(), openArchive()]).then(
  ([store, archive]) =>
    new Host(store, new DataLibrary(fileReader((waitMs) => say({ waitMs }))), {
      windows: new BrowserWindows(),
      archive,
    }),
);
const searches = new Map<number, AbortController>(); // that are under way, by their calls

addEventListener('message', ({ data }: MessageEvent<Call | Cancel>) => {
  if ('cancel' in data) searches.get(data.cancel)?.abort();
  else void answer(data);
});

async function answer({ call, method, given }: Call): Promise<void> {
  try {
    const act = (await host)[method] as (...given: unknown[]) => unknown;
    say({ call, answer: await act.apply(await host, [...given, ...listenersFor(call, method, given)]) });
  } catch (error) {
    say({ call, problem: error instanceof Error ? error.message : String(error) });
  } finally {
    searches.delete(call);
  }
}

/** Return what some methods take behind what is given: who hears of a table, an analysis or a study, and what ends a search. */
function listenersFor(call: number, method: Call['method'], given: unknown[]): unknown[] {
  if (method === 'join') {
    const table = given[0] as string;
    return [(message: FromServer) => say({ table, message })];
  }
  if (method !== 'analyse' && method !== 'hint' && method !== 'study') return [];
  const cancelling = new AbortController();
  searches.set(call, cancelling);
  if (method === 'hint') return [cancelling.signal];
  return [(progress: Analysis | StudyProgress) => say({ call, progress }), cancelling.signal];
}

function say(said: Said): void {
  postMessage(said);
}
