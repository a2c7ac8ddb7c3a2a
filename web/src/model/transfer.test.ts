import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryArchive } from '../local/archive';
import { bundleOf, fateOf, readBundle, type Bundle } from '../local/bundle';
import { partOf, readPart } from '../local/bundleLink';
import { DataLibrary } from '../local/dataLibrary';
import { readPackages } from '../local/fakes';
import { Host } from '../local/host';
import { MemoryStore } from '../local/store';
import type { Command, Entry } from '../local/table';
import type { FromServer, SeatState } from '../net/messages';
import { freeSeatWith, seatWith } from './colours';
import { AT_ONCE } from './timeline';
import { mergeText } from './transfer';

const library = new DataLibrary(readPackages);

/** A device, and a person who plays at its tables. */
class Device {
  readonly store = new MemoryStore();
  readonly archive = new MemoryArchive();
  readonly host = new Host(this.store, library, { pace: { pauseMs: 0, manner: AT_ONCE }, archive: this.archive });

  async make(): Promise<string> {
    const seats = ['Ana', 'Berta'].map((name) => ({ kind: 'here' as const, name }));
    return this.host.make({ game: 'parques', players: 2, seats }, 'en');
  }

  async act(id: string, ...commands: object[]): Promise<void> {
    let last!: FromServer;
    await this.host.join(id, 'en', (message) => (last = message));
    for (const [at, command] of commands.entries()) {
      const before = last;
      const { seq } = (last as Extract<FromServer, { type: 'events' }>).state;
      this.host.ask(id, { ...command, id: at + 1, seq } as Command);
      await vi.waitUntil(() => last !== before, { interval: 1 });
    }
    await this.host.leave(id);
  }

  async bundle(withReplays = true): Promise<Bundle> {
    return bundleOf(await this.host.export(withReplays), {}, 5);
  }
}

const roll = { type: 'roll' };
const giveUp = { type: 'resign', seat: 0 };

/** Send a bundle on its way, as a link does. */
async function sent(bundle: Bundle): Promise<Bundle> {
  const reading = await readPart(await partOf(bundle));
  if (!reading || !('bundle' in reading)) throw new Error('it did not arrive');
  return reading.bundle;
}

describe('what goes to another device', () => {
  it('arrives whole: running tables go on there, finished games are counted and replayed', async () => {
    const [one, other] = [new Device(), new Device()];
    const [running, finished] = [await one.make(), await one.make()];
    await one.act(running, roll, roll);
    await one.act(finished, roll, giveUp);
    const bundle = await sent(await one.bundle());
    expect(await other.host.import(bundle, true)).toMatchObject({ tables: 1, longer: 0, games: 1, forks: [] });
    expect(await other.store.list()).toEqual([]); // it was only asked
    await other.host.import(bundle, false);
    expect((await other.host.games()).games.map(({ id }) => id)).toEqual([finished]);
    expect(await other.host.steps(finished, 'en')).toEqual(await one.host.steps(finished, 'en'));
    expect((await other.store.read(running))!.entries).toEqual((await one.store.read(running))!.entries);
    await other.act(running, roll);
    expect(await other.host.import(bundle, false)).toMatchObject({ tables: 0, longer: 0, games: 0, forks: [] });
    expect((await other.host.list()).find(({ id }) => id === running)?.preview?.colours).toEqual(['Y', 'R']);
  });

  it('goes on with a table that went on there, and comes back', async () => {
    const [one, other] = [new Device(), new Device()];
    const id = await one.make();
    await one.act(id, roll);
    await other.host.import(await one.bundle(), false);
    await other.act(id, roll, giveUp);
    expect(await one.host.import(await other.bundle(), false)).toMatchObject({ tables: 0, longer: 1, games: 1 });
    expect((await one.host.games()).games.map((game) => game.id)).toEqual([id]);
  });

  it('leaves a table as it is that went on in another way, and hands the other one back', async () => {
    const [one, other] = [new Device(), new Device()];
    const id = await one.make();
    await other.host.import(await one.bundle(), false);
    await one.act(id, roll);
    await new Promise((resolve) => setTimeout(resolve, 2)); // a later throw
    await other.act(id, roll);
    const before = await one.store.read(id);
    const arrivals = await one.host.import(await other.bundle(), false);
    expect(arrivals.forks).toEqual([await other.store.read(id)]);
    expect(await one.store.read(id)).toEqual(before);
  });

  it('is refused where the rules do not allow it', async () => {
    const [one, other] = [new Device(), new Device()];
    await one.make();
    const bundle = await one.bundle();
    const { entries } = bundle.tables[0]!;
    entries.push({ seq: 2, at_ms: 5, kind: 'move', seat: 0, body: { move: 'Y5-99', by: 'person' } });
    const { broken, tables } = await other.host.import(bundle, false);
    expect([broken.length, tables]).toEqual([1, 0]);
    expect(await other.store.list()).toEqual([]);
  });

  it('is shorter without replays, and has the results', async () => {
    const one = new Device();
    const id = await one.make();
    await one.act(id, roll, giveUp);
    await one.make();
    const short = await one.bundle(false);
    expect([short.tables.length, short.games.length]).toEqual([1, 1]);
    const other = new Device();
    await other.host.import(short, false);
    const { games, records } = await other.host.games();
    expect(games).toHaveLength(1);
    expect(records).not.toContain(id);
  });
});

describe('a bundle', () => {
  const empty = bundleOf({ tables: [], games: [], records: {} }, {}, 5);

  it.each<[string, unknown, string]>([
    ['of a newer app', { ...empty, version: 2 }, 'newer'],
    ['of something else', { ...empty, ludoteca: 'table' }, 'unreadable'],
    ['with a game that is none', { ...empty, games: [{ id: 'x' }] }, 'unreadable'],
    ['with a table of a server', { ...empty, tables: [{ head: { id: 'x' }, entries: [] }] }, 'unreadable'],
    ['with a value that is no text', { ...empty, kept: { a: 1 } }, 'unreadable'],
    ['that is a list', [], 'unreadable'],
  ])('%s is not taken in', (_, value, fault) => {
    expect(readBundle(JSON.stringify(value))).toEqual({ fault });
  });

  it('that is cut off is not taken in', async () => {
    const part = await partOf(empty);
    expect(await readPart(part.slice(0, -4))).toEqual({ fault: 'unreadable' });
    expect(await readPart('#import=%%%')).toEqual({ fault: 'unreadable' });
    expect(await readPart('#dice')).toBeNull();
    expect(await readPart(part)).toEqual({ bundle: empty });
  });
});

describe('logs', () => {
  const entry = (seq: number, body: Entry['body'] = {}): Entry => ({ seq, at_ms: 1, kind: 'roll', seat: 0, body });
  const two = [entry(1), entry(2, { dice: [1, 2], by: 'person' })];
  const three = [...two, entry(3)];

  it.each<[Entry[] | null, Entry[], object]>([
    [null, two, { is: 'new', entries: two }],
    [two, three, { is: 'longer', entries: three.slice(2) }],
    [three, two, { is: 'known' }],
    [two, [entry(1), entry(2, { by: 'person', dice: [1, 2] })], { is: 'known' }], // in another order
    [two, [entry(1), entry(2, { dice: [1, 3] })], { is: 'fork' }],
  ])('are joined', (own, other, fate) => {
    expect(fateOf(own, other)).toEqual(fate);
  });
});

describe('what is kept by name', () => {
  const aside = new Map<string, string>();
  beforeEach(() => {
    aside.clear();
    vi.stubGlobal('localStorage', {
      setItem: (key: string, text: string) => aside.set(key, text),
      getItem: () => null,
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const seats = (...tables: [id: string, at: number, tokens: object][]) =>
    JSON.stringify(Object.fromEntries(tables.map(([id, at, tokens]) => [id, { game: 'stax', at, tokens }])));

  it('is joined', () => {
    const [own, coming] = [seats(['a', 1, { 0: 'k' }]), seats(['a', 2, { 0: 'other', 1: 'l' }], ['b', 3, { 0: 'm' }])];
    const merged = mergeText('ludoteca.seats', own, coming, false)!;
    expect(JSON.parse(merged)).toEqual(JSON.parse(seats(['a', 2, { 0: 'k', 1: 'l' }], ['b', 3, { 0: 'm' }])));
    const away = (tables: object) => JSON.stringify({ version: 1, tables });
    expect(mergeText('ludoteca.put-away', away({ a: 1 }), away({ a: 2, b: 3 }), false)).toBe(away({ a: 1, b: 3 }));
  });

  it('is joined, day by day, of puzzles', () => {
    const log = (day: string) =>
      JSON.stringify({
        version: 1,
        days: { [day]: { stax: { id: 'a', wrong: 0, is: 'solved' } } },
        practised: {},
        levels: {},
      });
    const merged = mergeText('ludoteca.puzzles', log('2026-11-18'), log('2026-11-19'), false)!;
    expect(Object.keys(JSON.parse(merged).days).sort()).toEqual(['2026-11-18', '2026-11-19']);
    expect(mergeText('ludoteca.puzzles', log('2026-11-18'), '{}', false)).toBeNull();
    expect([...aside.values()]).toEqual(['{}']);
  });

  it('comes where there was none, and is set aside where it differs', () => {
    expect(mergeText('ludoteca.other', null, 'x', false)).toBe('x');
    expect(mergeText('ludoteca.other', 'x', 'x', false)).toBeNull();
    expect(mergeText('ludoteca.other', 'y', 'x', false)).toBeNull();
    expect([...aside.values()]).toEqual(['x']);
  });

  it('is the settings only where the person wants them', () => {
    expect(mergeText('ludoteca.settings', '{}', '{"a":1}', false)).toBeNull();
    expect(mergeText('ludoteca.settings', '{}', '{"a":1}', true)).toBe('{"a":1}');
  });
});

it('the seat of a colour is found', async () => {
  expect(await new Device().host.seatColours({ game: 'parques', players: 2 }, 'en')).toEqual(['Y', 'R']);
  const onSix = { game: 'parques', players: 3, options: { seats: 6 } };
  expect(await new Device().host.seatColours(onSix, 'en')).toHaveLength(3);
  expect(seatWith('G', ['Y+R', 'B+G'])).toBe(1);
  expect(seatWith('X', ['Y', 'R'])).toBe(0);
});

it('the free seat of a colour is found, and none where it is taken', () => {
  const seats = [
    { seat: 0, kind: 'person', colours: 'Y+R' },
    { seat: 1, kind: 'empty', colours: 'B+G' },
  ] as SeatState[];
  expect(['G', 'Y', 'X', undefined].map((letter) => freeSeatWith(letter, seats))).toEqual([1, null, null, null]);
});
