import { describe, expect, it, vi } from 'vitest';
import type { FromServer, TableRequest } from '../net/messages';
import { AT_ONCE } from '../model/timeline';
import { MemoryArchive } from './archive';
import { DataLibrary } from './dataLibrary';
import { readPackages } from './fakes';
import { finishedOf, isFinishedGame, type FinishedGame } from './finished';
import { Host, type HostOptions } from './host';
import { pack, unpack } from './packing';
import { MemoryStore } from './store';
import type { Command } from './table';

const library = new DataLibrary(readPackages);
const TWO: TableRequest = {
  game: 'parques',
  players: 2,
  seats: [
    { kind: 'here', name: 'Ana' },
    { kind: 'here', name: 'Berta' },
  ],
};

/** Make hosts on one store and one archive, as visits of one browser one after the other. */
function browser(options: HostOptions = {}) {
  const store = new MemoryStore();
  const archive = new MemoryArchive();
  return {
    store,
    archive,
    visit: () => new Host(store, library, { pace: { pauseMs: 0, manner: AT_ONCE }, archive, ...options }),
  };
}

/** Play some throws and moves, then give up for the first seat. Gives the table's id. */
async function playAndGiveUp(host: Host, actions = 4): Promise<string> {
  const id = await host.make(TWO, 'en');
  let last: FromServer | undefined;
  let asked = 0;
  await host.join(id, 'en', (message) => (last = message));
  const ask = async (command: object) => {
    const before = last;
    const seq = (last as Extract<FromServer, { type: 'events' }>).state.seq;
    host.ask(id, { ...command, id: ++asked, seq } as Command);
    await vi.waitUntil(() => last !== before, { interval: 1 });
  };
  for (let count = 0; count < actions; count++) {
    const { state } = last as Extract<FromServer, { type: 'events' }>;
    await ask(state.phase === 'roll' ? { type: 'roll' } : { type: 'move', move: state.moves[0]!.move });
  }
  await ask({ type: 'resign', seat: 0 });
  await host.leave(id);
  return id;
}

describe('a finished game of this device', () => {
  it('has one row, however often its end is seen', async () => {
    const { visit } = browser();
    const host = visit();
    const id = await playAndGiveUp(host);
    await host.games();
    const { games } = await visit().games();
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ id, game: 'parques', held: [0, 1], resigned: [0], why: 'resigned' });
    expect(games[0]!.ranking).toEqual([[1], [0]]);
    expect(isFinishedGame(games[0])).toBe(true);
  });

  it('has none while it goes on', async () => {
    const host = browser().visit();
    await host.make(TWO, 'en');
    expect((await host.games()).games).toEqual([]);
  });

  it('is found by the next visit where its row could not be written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { archive, visit } = browser();
    const put = vi.spyOn(archive, 'put').mockRejectedValueOnce(new Error('the disk is full'));
    const id = await playAndGiveUp(visit());
    expect(put).toHaveBeenCalledOnce();
    expect((await archive.list()).games).toEqual([]);
    expect((await visit().games()).games.map((game) => game.id)).toEqual([id]);
    vi.restoreAllMocks();
  });

  it('is gone when its table is deleted', async () => {
    const host = browser().visit();
    await host.remove(await playAndGiveUp(host));
    expect((await host.games()).games).toEqual([]);
  });

  it('keeps what cannot be read, and says so', async () => {
    const { archive, visit } = browser();
    archive.rows.set('old', { id: 'old', version: 0 } as { id: unknown });
    const { games, unreadable } = await visit().games();
    expect(games).toEqual([]);
    expect(unreadable).toEqual([{ id: 'old', text: '{"id":"old","version":0}' }]);
  });
});

describe('the logs of finished games', () => {
  it('become records when there are too many, the oldest first, and can be replayed', async () => {
    const { store, visit } = browser({ mostLogs: 1 });
    const host = visit();
    const old = await playAndGiveUp(host);
    const [before, record] = [(await host.steps(old, 'es'))!.steps, await host.record(old, 'es')];
    const info = await host.info(old, 'es');
    await new Promise((resolve) => setTimeout(resolve, 2));
    const young = await playAndGiveUp(host);
    const running = await host.make(TWO, 'en');

    expect(await host.compact()).toBe(1);
    expect((await store.list()).map(({ id }) => id).sort()).toEqual([young, running].sort());
    const later = visit();
    expect((await later.games()).games.map(({ id }) => id)).toEqual([young, old]);
    expect((await later.steps(old, 'es'))!.steps).toEqual(before);
    expect(await later.record(old, 'es')).toBe(record);
    expect(await later.info(old, 'es')).toMatchObject({
      game: 'parques',
      commit: info!.commit,
      settings: info!.settings,
      state: { status: 'over', result: info!.state.result, ranking: [[1], [0]], position: info!.state.position },
    });
    expect(await later.compact()).toBe(0);
  });

  it('stay where no record can be made of them', async () => {
    const { store, visit } = browser({ mostLogs: 0 });
    const host = visit();
    await playAndGiveUp(host);
    vi.spyOn(host, 'record').mockRejectedValueOnce(new Error('no rules without a network'));
    await expect(host.compact()).rejects.toThrow('no rules');
    expect(await store.list()).toHaveLength(1);
  });
});

it('the game of a server is kept with its record', async () => {
  const { store, visit } = browser();
  const host = visit();
  const id = await playAndGiveUp(host);
  const { head, entries } = (await store.read(id))!;
  const record = await host.record(id, 'en');
  const other = browser();
  const ofServer: FinishedGame = { ...finishedOf(head, entries)!, id: 'server-table' };
  await other.visit().keepGame(ofServer, record);
  await other.visit().keepGame(ofServer, record);
  const { games, records } = await other.visit().games();
  expect(games).toEqual([ofServer]);
  expect(records).toEqual(['server-table']);
  expect((await other.visit().steps('server-table', 'en'))!.steps).toEqual((await host.steps(id, 'en'))!.steps);
});

describe('what is packed', () => {
  it('is unpacked again, and smaller', async () => {
    const text = 'Ludoteca record 1 · ñandú\n'.repeat(200);
    const packed = await pack(text);
    expect(packed.length).toBeLessThan(text.length / 10);
    expect(await unpack(packed, 10_000)).toBe(text);
  });

  it('is refused where it is longer than expected, or nothing that was packed', async () => {
    await expect(unpack(await pack('a'.repeat(100_000)), 50_000)).rejects.toThrow(RangeError);
    await expect(unpack(Uint8Array.of(7, 7, 7), 50_000)).rejects.toThrow();
  });
});
