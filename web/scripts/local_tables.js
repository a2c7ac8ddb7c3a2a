// Plays whole tables of this device as standard input asks for, with the static data of a folder, and writes what the app
// would show of them: JSON both. tests/test_local_tables.py compares it with Python.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const load = async (name) =>
  (await runnerImport(fileURLToPath(new URL(`../src/local/${name}`, import.meta.url)))).module;
const { Host } = await load('host.ts');
const { DataLibrary } = await load('dataLibrary.ts');
const { MemoryStore } = await load('store.ts');
const { AT_ONCE } = await load('../model/timeline.ts');

const { folder, tables } = await json(process.stdin);
const library = new DataLibrary(
  async (path) => new Response(readFileSync(join(folder, 'data', path))),
  () => 0,
); // no clock ends a search

/** Play a table to its end, or for some actions: people choose by a simple generator, and take some moves back. */
async function play({ request, seed, actions, start }) {
  const draw = drawing(seed);
  const bytes = (count) => Uint8Array.from({ length: count }, () => draw(256));
  const host = new Host(new MemoryStore(), library, { pace: { pauseMs: 0, manner: AT_ONCE }, draw: bytes });
  const id = await host.make(request, 'en', start);
  const refusals = [];
  const answers = { undone: 0, stale: 0 };
  let asked = 0;
  const last = await new Promise((resolve, reject) => {
    let state;
    const ask = (command) => host.ask(id, { ...command, id: ++asked, seq: state.seq });
    const hear = (message) => {
      if (message.type === 'error') return reject(new Error(message.sentence));
      if (message.type === 'refused') refusals.push([message.code, message.clause, message.sentence]);
      if (message.type === 'stale') answers.stale += 1;
      state = message.state ?? state;
      if (state.status === 'over' || state.seq >= actions) return resolve(state);
      const seat = state.seats[state.seat];
      if (!seat || seat.kind === 'bot' || message.type === 'stale') return;
      if (message.type === 'events' && state.undo_seat !== null && draw(4) === 0) {
        answers.undone += 1;
        ask({ type: 'undo' });
      } else if (state.phase === 'roll') ask({ type: 'roll' });
      else ask({ type: 'move', move: state.moves[draw(state.moves.length)].move });
    };
    host.join(id, 'en', hear).catch(reject);
  });
  host.leave(id);
  return {
    record: await host.record(id, 'en'),
    steps: { en: (await host.steps(id, 'en')).steps, es: (await host.steps(id, 'es')).steps },
    result: { en: last.result, es: (await host.info(id, 'es')).state.result },
    state: last,
    refusals,
    answers,
  };
}

function drawing(seed) {
  let word = seed >>> 0;
  return (count) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word * count) / 2 ** 32);
  };
}

const played = [];
for (const table of tables) played.push(await play(table));
process.stdout.write(JSON.stringify(played));
