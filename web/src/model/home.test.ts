import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Archived } from '../local/archive';
import { FINISHED_VERSION, type FinishedGame } from '../local/finished';
import type { Summary } from '../local/store';
import type { TableInfo } from '../net/messages';

/** A device and a server, of which each test says what they have. */
const device = vi.hoisted(() => ({
  tables: [] as Summary[],
  games: [] as FinishedGame[],
  records: [] as string[],
  removed: [] as string[],
}));
const server = vi.hoisted(() => ({ tables: new Map<string, unknown>(), asked: [] as string[] }));

vi.mock('../local/connection', () => ({
  localTables: {
    list: async () => device.tables,
    games: async (): Promise<Archived> => ({ games: device.games, unreadable: [], records: device.records }),
    keepGame: async (game: FinishedGame, record: string) => {
      device.games = [...device.games.filter(({ id }) => id !== game.id), game];
      if (record) device.records.push(game.id);
    },
    compact: async () => 0,
    remove: async (id: string) => void device.removed.push(id),
  },
}));
vi.mock('../net/api', () => ({
  api: {
    table: async (id: string) => {
      server.asked.push(id);
      const info = server.tables.get(id);
      if (info instanceof Error) throw info;
      return info;
    },
    record: async (id: string) => {
      const info = server.tables.get(id) as TableInfo & { record: string | Error };
      if (info.record instanceof Error) throw info.record;
      return info.record;
    },
    getUp: async () => undefined,
  },
}));

const { HomeModel, inOrder, isOwnTurn } = await import('./home.svelte');
const { heldTables, holdSeats } = await import('./seats');

const RECORD =
  'Ludoteca record 1\nGame: stax\nRules: 1\nPlayers: 2\nMode: individual\nSeed: 00\nEnded by: resigned\n\n0: a\n';

function tableOf(
  id: string,
  status: TableInfo['state']['status'],
  seat: number | null = 0,
  record: string | Error = RECORD,
) {
  const seats = ['Ana', 'Berta'].map((name, at) => ({
    seat: at,
    colours: 'WB'[at],
    kind: 'person',
    name,
    level: '',
    is_kept: false,
    has_resigned: status === 'over' && at === 1,
  }));
  const state = { status, seat, seats, board: { pieces: [], colours: [], seat }, ranking: [[0], [1]] };
  const settings = { players: 2, mode: 'individual', options: {} };
  return { id, game: 'stax', created_ms: 1, settings, state, record };
}

const gone = Object.assign(new Error('gone'), { code: 'no_such_table' });
const away = Object.assign(new Error('away'), { code: 'away' });

async function visit() {
  const home = new HomeModel();
  await home.load();
  return home;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  Object.assign(device, { tables: [], games: [], records: [], removed: [] });
  Object.assign(server, { tables: new Map(), asked: [] });
});
afterEach(() => vi.unstubAllGlobals());

describe('a table of the server', () => {
  it('is kept once with its record when it is seen over, and not asked for again', async () => {
    holdSeats('one', 'stax', { 0: 'token' });
    server.tables.set('one', tableOf('one', 'over', null));
    const home = await visit();
    expect(home.tables).toEqual([]);
    expect(home.games).toHaveLength(1);
    expect(home.games[0]).toMatchObject({ id: 'one', held: [0], resigned: [1], why: 'resigned', ranking: [[0], [1]] });
    const again = await visit();
    expect(again.games).toEqual(home.games);
    expect(server.asked).toEqual(['one']);
  });

  it('is looked at again on the next visit where its record could not be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    holdSeats('one', 'stax', { 0: 'token' });
    server.tables.set('one', tableOf('one', 'over', null, away));
    expect((await visit()).games).toEqual([]);
    server.tables.set('one', tableOf('one', 'over', null));
    expect((await visit()).games).toHaveLength(1);
  });

  it('that the server has no more is told of, where its result was not seen', async () => {
    holdSeats('one', 'stax', { 0: 'token' });
    server.tables.set('one', gone);
    expect((await visit()).gone).toEqual(['stax']);
    expect(heldTables()).toEqual([]);
  });

  it('stays in the list while the server does not answer', async () => {
    holdSeats('one', 'stax', { 0: 'token' });
    server.tables.set('one', away);
    expect((await visit()).shown.map(({ id }) => id)).toEqual(['one']);
    expect(heldTables()).toHaveLength(1);
  });
});

describe('the list', () => {
  it('begins with the tables that wait for this person', async () => {
    for (const [at, seat] of [1, 0, null].entries()) {
      holdSeats(`table ${at}`, 'stax', { 0: 'token' });
      server.tables.set(`table ${at}`, tableOf(`table ${at}`, seat === null ? 'waiting' : 'running', seat));
    }
    const home = await visit();
    expect(home.shown[0]!.id).toBe('table 1');
    expect(home.shown.map(isOwnTurn)).toEqual([true, false, false]);
    const [first] = home.shown;
    expect(inOrder([{ ...first!, isKept: true, id: 'kept', last_ms: 9e15 }, first!])[0]).toBe(first);
  });

  it('leaves out what was put away, until it is taken out', async () => {
    holdSeats('one', 'stax', { 0: 'token' });
    server.tables.set('one', tableOf('one', 'running'));
    const home = await visit();
    home.putAwayTable('one');
    expect(home.shown).toEqual([]);
    const again = await visit();
    expect(again.shown).toEqual([]);
    expect(again.putAway.map(({ id }) => id)).toEqual(['one']);
    again.takeOutTable('one');
    expect(again.shown.map(({ id }) => id)).toEqual(['one']);
    expect(heldTables()).toHaveLength(1); // nothing happened to the seat
  });

  it('follows a game that ends while the page is open', async () => {
    holdSeats('one', 'stax', { 0: 'token' });
    server.tables.set('one', tableOf('one', 'running'));
    const home = await visit();
    expect(home.shown).toHaveLength(1);
    server.tables.set('one', tableOf('one', 'over', null));
    await home.refresh(6);
    expect(home.shown).toEqual([]);
    expect(home.games.map(({ id, version }) => [id, version])).toEqual([['one', FINISHED_VERSION]]);
  });
});
