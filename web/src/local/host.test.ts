import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRecord } from '../dice/record';
import { AT_ONCE } from '../model/timeline';
import type { FromServer, TableRequest, TableState } from '../net/messages';
import { DataLibrary } from './dataLibrary';
import { FakeBrowser, readPackages } from './fakes';
import { Host, type HostOptions } from './host';
import { MemoryStore } from './store';
import type { Command, Entry, Head } from './table';

const library = new DataLibrary(readPackages);
const patient = new DataLibrary(readPackages, () => 0); // no clock ends its searches
const here = (name: string) => ({ kind: 'here' as const, name });
const bot = { kind: 'bot' as const, level: 'beginner' };
const TWO: TableRequest = { game: 'parques', players: 2, seats: [here('Ana'), here('Berta')] };
const STAX: TableRequest = { game: 'stax', players: 2, seats: [here('Ana'), here('Berta')] };

/** A store that can be told to keep nothing more. */
class FailingStore extends MemoryStore {
  isFull = false;

  override async append(head: Head, entries: Entry[], isOver: boolean): Promise<void> {
    if (this.isFull) throw new Error('the disk is full');
    await super.append(head, entries, isOver);
  }
}

/** A person at a table: keeps what is heard, and waits for answers. */
class Person {
  readonly heard: FromServer[] = [];
  state!: TableState;
  private asked = 0;

  private constructor(
    readonly host: Host,
    readonly id: string,
  ) {}

  static async at(host: Host, id: string): Promise<Person> {
    const person = new Person(host, id);
    await host.join(id, 'en', (message) => person.hear(message));
    return person;
  }

  private hear(message: FromServer): void {
    this.heard.push(message);
    if ('state' in message) this.state = message.state;
  }

  /** Ask for something; gives the answer. Without `seq` it is asked in the present position. */
  async ask(command: object, seq = this.state.seq): Promise<FromServer> {
    const id = ++this.asked;
    this.host.ask(this.id, { ...command, id, seq } as Command);
    return vi.waitUntil(() => this.heard.find((message) => 'id' in message && message.id === id), { interval: 1 });
  }

  async until(isReached: (state: TableState) => boolean): Promise<void> {
    await vi.waitFor(() => expect(isReached(this.state)).toBe(true), { interval: 1, timeout: 20_000 });
  }

  /** Throw, or play the first move. */
  async act(): Promise<void> {
    if (this.state.phase === 'roll') await this.ask({ type: 'roll' });
    else await this.ask({ type: 'move', move: this.state.moves[0]!.move });
  }

  get kinds(): string[] {
    return this.heard.map((message) => message.type);
  }
}

/** Make a host whose dice are the same in every run. */
function hostOf(store = new MemoryStore(), options: HostOptions = {}, data = library): Host {
  let word = 20;
  const draw = (count: number) => Uint8Array.from({ length: count }, () => (word = (word * 48271) % 2147483647) & 255);
  return new Host(store, data, { pace: { pauseMs: 0, manner: AT_ONCE }, draw, ...options });
}

async function sitAt(request: TableRequest, host = hostOf()): Promise<Person> {
  return Person.at(host, await host.make(request, 'en'));
}

afterEach(() => vi.restoreAllMocks());

describe('what is stored', () => {
  it('is the table: another host on the same store goes on with it', async () => {
    const store = new MemoryStore();
    const person = await sitAt(TWO, hostOf(store));
    for (let count = 0; count < 12; count++) await person.act();
    await person.host.leave(person.id);
    const again = await Person.at(hostOf(store), person.id);
    expect(again.state).toEqual(person.state);
    expect((await again.host.steps(person.id, 'es'))!.steps).toHaveLength(13);
    await again.act();
    expect(again.state.seq).toBe(person.state.seq + 1);
  });

  it('is listed, the last one first, until it is removed', async () => {
    const host = hostOf();
    const first = await host.make(TWO, 'en');
    await new Promise((resolve) => setTimeout(resolve, 2));
    const second = await host.make(STAX, 'en');
    expect((await host.list()).map(({ id }) => id)).toEqual([second, first]);
    await host.remove(second);
    expect((await host.list()).map(({ id }) => id)).toEqual([first]);
    await expect(Person.at(host, second)).rejects.toThrow('there is no table');
  });

  it('stays as it was where storing fails, and so does the table, which says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = new FailingStore();
    const person = await sitAt(TWO, hostOf(store));
    await person.act();
    const before = person.state;
    store.isFull = true;
    const answer = await person.ask({ type: 'roll' });
    expect(answer).toMatchObject({ type: 'error', code: 'not_stored' });
    await vi.waitFor(() => expect(person.kinds.at(-1)).toBe('stale'));
    expect(person.state).toEqual(before);
    store.isFull = false;
    await person.act();
    expect(person.state.seq).toBe(before.seq + 1);
    expect((await store.read(person.id))!.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('has what was asked for before a table was left, but no move of a bot that was still thinking', async () => {
    const request = { game: 'stax', players: 2, seats: [here('Ana'), { kind: 'bot' as const, level: 'expert' }] };
    const person = await sitAt(request);
    await person.act();
    await new Promise((resolve) => setTimeout(resolve, 60)); // the bot has begun
    await person.host.leave(person.id);
    const heard = person.heard.length;
    const again = await Person.at(person.host, person.id);
    expect(again.state.seq).toBe(2);
    await again.until(({ seq }) => seq === 3);
    expect(person.heard).toHaveLength(heard);
    await person.host.remove(person.id);
    expect(await person.host.list()).toEqual([]);
  });
});

it('a table that is left before it is read is not played, and of two visits the second counts', async () => {
  const host = hostOf();
  const id = await host.make({ ...STAX, seats: [bot, bot] }, 'en');
  const heard: string[] = [];
  const joined = host.join(id, 'en', ({ type }) => heard.push(type));
  await host.leave(id);
  await joined;
  const first = host.join(id, 'en', ({ type }) => heard.push(type));
  const second = await Person.at(host, id);
  await first;
  await second.until(({ seq }) => seq > 2);
  expect(heard).toEqual([]);
  await host.leave(id);
});

describe('two windows at one table', () => {
  /** Open a table in two windows of one browser. */
  async function twoAt(request: TableRequest, kept = new MemoryStore()): Promise<[Person, Person]> {
    const browser = new FakeBrowser();
    const first = await sitAt(request, hostOf(kept, { windows: browser.window() }));
    return [first, await Person.at(hostOf(kept, { windows: browser.window() }), first.id)];
  }

  it('see what is done in the other one', async () => {
    const [one, other] = await twoAt(TWO);
    for (let count = 0; count < 10; count++) {
      const [acting, looking] = count % 3 ? [one, other] : [other, one];
      await acting.act();
      await looking.until(({ seq }) => seq === acting.state.seq);
      expect(looking.state).toEqual(acting.state);
    }
    const played = (person: Person) => person.heard.flatMap((message) => ('events' in message ? message.events : []));
    expect(played(one)).toEqual(played(other));
  });

  it('act at once, and one of them is answered with what the other did', async () => {
    const kept = new MemoryStore();
    const [one, other] = await twoAt(STAX, kept);
    const { seq, moves } = one.state;
    const answers = await Promise.all([
      one.ask({ type: 'move', move: moves[0]!.move }),
      other.ask({ type: 'move', move: moves[1]!.move }),
    ]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['events', 'stale']);
    await Promise.all([one, other].map((person) => person.until((state) => state.seq === seq + 1)));
    expect(other.state).toEqual(one.state);
    expect(answers.find(({ type }) => type === 'stale')).toMatchObject({ events: [{ kind: 'move', seq: seq + 1 }] });
    expect((await kept.read(one.id))!.entries.map((entry) => entry.seq)).toEqual([1, 2]);
    await other.act();
    await one.until((state) => state.seq === seq + 2);
  });

  it('let bots play in one of them alone, and in the other one when that is left', async () => {
    const kept = new MemoryStore();
    const think = vi.spyOn(library, 'think');
    const [one, other] = await twoAt({ ...STAX, seats: [here('Ana'), bot] }, kept);
    await one.act();
    await Promise.all([one, other].map((person) => person.until(({ seq }) => seq === 3)));
    expect(think).toHaveBeenCalledTimes(1);
    await one.host.leave(one.id);
    await other.act();
    await other.until(({ seq }) => seq === 5);
    expect(think).toHaveBeenCalledTimes(2);
  });

  it('go on with the bots where the window that led is closed', async () => {
    const [one, other] = await twoAt({ ...STAX, seats: [bot, here('Ana')] });
    await other.host.leave(other.id); // which came last, and had the lead
    await one.until(({ seq }) => seq >= 2);
  });

  it('make one next game', async () => {
    const [one, other] = await twoAt(TWO);
    await one.ask({ type: 'resign', seat: 0 });
    await other.until(({ status }) => status === 'over');
    await Promise.all([one.ask({ type: 'rematch', seat: 0 }), other.ask({ type: 'rematch', seat: 0 })]);
    await other.until(({ rematch }) => rematch === one.state.rematch && rematch !== '');
    expect((await one.host.list()).map(({ id }) => id).sort()).toEqual([one.id, one.state.rematch].sort());
  });

  it('are both told when the game is deleted, and bring nothing of it back', async () => {
    const kept = new MemoryStore();
    const [one, other] = await twoAt(TWO, kept);
    await one.host.remove(one.id);
    await vi.waitFor(() => expect(other.heard.at(-1)).toMatchObject({ type: 'error', code: 'no_such_table' }));
    other.host.ask(other.id, { type: 'roll', id: 1, seq: other.state.seq });
    await other.host.leave(other.id);
    expect(await kept.list()).toEqual([]);
  });
});

describe('a command', () => {
  it('that is sent twice acts once', async () => {
    const person = await sitAt(TWO);
    const { seq } = person.state;
    const answers = await Promise.all([person.ask({ type: 'roll' }, seq), person.ask({ type: 'roll' }, seq)]);
    expect(answers.map(({ type }) => type)).toEqual(['events', 'stale']);
    expect(person.state.seq).toBe(seq + 1);
  });

  it('of a seat that a bot plays is refused, and so is what the rules forbid', async () => {
    const person = await sitAt(
      { ...STAX, seats: [bot, here('Ana')] },
      hostOf(new MemoryStore(), { pace: { pauseMs: 60_000, manner: AT_ONCE } }),
    );
    expect(await person.ask({ type: 'move', move: 'nonsense' })).toMatchObject({ code: 'not_your_turn' });
    const other = await sitAt(STAX);
    expect(await other.ask({ type: 'move', move: 'nonsense' })).toMatchObject({ type: 'refused', code: 'invalid' });
    expect(await other.ask({ type: 'move', move: '1@5,5:0' })).toMatchObject({ type: 'refused', clause: 'X-B2' });
    expect(await other.ask({ type: 'roll' })).toMatchObject({ type: 'refused', code: 'no_throw_due' });
  });
});

describe('the pace', () => {
  const BOTS: TableRequest = { game: 'parques', players: 2, seats: [bot, bot] };

  it('is that of who looks, and counts at once when it is changed', async () => {
    const pace = { pauseMs: 60_000, manner: AT_ONCE };
    const person = await sitAt(BOTS, hostOf(new MemoryStore(), { pace }));
    const { seq } = person.state;
    person.host.setPace({ pauseMs: 0, manner: AT_ONCE });
    await person.until((state) => state.seq > seq + 5);
    await person.host.leave(person.id);
  });

  it('leaves time to see what has just happened', async () => {
    const pace = { pauseMs: 0, manner: { speed: 100, isStill: false } };
    const person = await sitAt(BOTS, hostOf(new MemoryStore(), { pace }));
    const { seq } = person.state;
    await person.until((state) => state.seq === seq + 1); // nothing has happened before: the first throw comes at once
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(person.state.seq).toBe(seq + 1);
    await person.host.leave(person.id);
  });
});

describe('an undo', () => {
  it('takes back the last move of a person, between people at one screen too', async () => {
    const person = await sitAt(STAX);
    const before = person.state;
    await person.act();
    expect(person.state.undo_seat).toBe(before.seat);
    await person.ask({ type: 'undo' });
    expect(person.state.board).toEqual(before.board);
    expect(person.state.undo_seat).toBeNull();
    expect(await person.ask({ type: 'undo' })).toMatchObject({ code: 'cannot_undo' });
  });

  it('never goes across a throw', async () => {
    const person = await sitAt(TWO);
    for (let count = 0; count < 60; count++) {
      const isThrow = person.state.phase === 'roll';
      await person.act();
      if (isThrow) {
        expect(person.state.undo_seat).toBeNull();
        expect(await person.ask({ type: 'undo' })).toMatchObject({ code: 'cannot_undo' });
      }
    }
  });

  it('never goes across a decision of another seat', async () => {
    const person = await sitAt(STAX);
    await person.act();
    const { seq } = person.state;
    await person.act();
    await person.ask({ type: 'undo' });
    expect(person.state.undo_seat).toBe(0); // what is left is the other's last move
    const bots = await sitAt({ ...STAX, seats: [here('Ana'), bot] });
    await bots.act();
    await bots.until((state) => state.seq > seq && state.seat === 0);
    expect(bots.state.undo_seat).toBeNull();
    expect(await bots.ask({ type: 'undo' })).toMatchObject({ code: 'cannot_undo' });
  });
});

describe('a hint', () => {
  const requestOf = (person: Person) => person.host.hintRequest(person.id, person.state.seq);

  it.each(['parques', 'stax'])('for %s is a legal move with a reason, and plays nothing', async (game) => {
    const person = await sitAt({ game, players: 2, seats: [here('Ana'), here('Berta')] });
    while (person.state.moves.length < 2) await person.act();
    const [before, heard] = [person.state, person.heard.length];
    const { move, reason } = (await person.host.hint(requestOf(person)!)).moves[0]!;
    expect(before.moves.map((one) => one.move)).toContain(move);
    expect(reason).toMatch(/^[A-Z].*\.$/);
    expect(person.heard).toHaveLength(heard);
    expect((await person.host.info(person.id, 'en'))!.state).toEqual(before);
    await person.ask({ type: 'move', move });
    expect(person.state.seq).toBeGreaterThan(before.seq);
  });

  it('is what an expert bot plays, in the language of the table', async () => {
    const host = hostOf(new MemoryStore(), {}, patient);
    const id = await host.make(TWO, 'es');
    let state!: TableState;
    await host.join(id, 'es', (message) => 'state' in message && (state = message.state));
    for (let count = 0; state.moves.length < 2; count++) {
      const { seq } = state;
      const command = state.phase === 'roll' ? { type: 'roll' } : { type: 'move', move: state.moves[0]!.move };
      host.ask(id, { ...command, id: count, seq } as Command);
      await vi.waitFor(() => expect(state.seq).toBeGreaterThan(seq), { interval: 1 });
    }
    const request = host.hintRequest(id, state.seq)!;
    const { moves } = await host.hint(request);
    const { move, reason } = moves[0]!;
    expect(moves.length).toBe(Math.min(3, state.moves.length));
    const chances = moves.map(({ chance }) => chance!);
    expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    const rules = await patient.rules(TWO.game);
    const best = await patient.think(request, 'expert');
    const position = rules.fromBytes(request.bytes);
    expect(rules.spell(position, best).replaceAll('\x1f', '')).toBe(move);
    expect((await host.hint({ ...request, language: 'en' })).moves[0]!.reason).not.toBe(reason);
  });

  it('is not looked for where the position has passed, nobody can move, or a bot is to', async () => {
    const person = await sitAt(TWO);
    expect(person.state.phase).toBe('roll');
    expect(requestOf(person)).toBeNull();
    while (person.state.moves.length === 0) await person.act();
    expect(requestOf(person)).not.toBeNull();
    expect(person.host.hintRequest(person.id, person.state.seq - 1)).toBeNull();
    expect(person.host.hintRequest('local-none', 1)).toBeNull();
    const bots = await sitAt(
      { ...STAX, seats: [bot, here('Ana')] },
      hostOf(new MemoryStore(), { pace: { pauseMs: 60_000, manner: AT_ONCE } }),
    );
    expect(requestOf(bots)).toBeNull();
  });

  it('has three moves of a game without dice, the best first', async () => {
    const person = await sitAt(STAX);
    const { moves } = await person.host.hint(requestOf(person)!);
    expect(new Set(moves.map(({ move }) => move)).size).toBe(3);
    const chances = moves.map(({ chance }) => chance!);
    expect(chances).toEqual([...chances].sort((one, other) => other - one));
    expect(moves.every(({ error }) => error === null)).toBe(true);
  });

  it('that is cancelled gives nothing', async () => {
    const person = await sitAt(STAX);
    await expect(person.host.hint(requestOf(person)!, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});

describe('who gives up', () => {
  it('loses between two', async () => {
    const person = await sitAt(TWO);
    await person.ask({ type: 'resign', seat: 1 });
    expect(person.state).toMatchObject({ status: 'over', ranking: [[0], [1]], seat: null });
    expect(person.state.result).toContain('Berta');
    expect((await person.host.list())[0]!.isOver).toBe(true);
    expect(await person.ask({ type: 'resign', seat: 0 })).toMatchObject({ code: 'over' });
  });

  it('is played by a bot among four', async () => {
    const seats = ['Ana', 'Berta', 'Carla', 'Dora'].map(here);
    const person = await sitAt({ game: 'parques', players: 4, seats });
    await person.ask({ type: 'resign', seat: 0 });
    expect(person.state.status).toBe('running');
    expect(person.state.seats[0]).toMatchObject({ has_resigned: true, is_kept: true });
    expect(await person.ask({ type: 'resign', seat: 0 })).toMatchObject({ code: 'has_resigned' });
    await person.until(({ seat }) => seat === 1); // the bot throws and moves by itself
    expect(person.state.undo_seat).toBeNull();
    await person.act();
    expect(person.state.status).toBe('running');
  });

  it('must have the seat', async () => {
    const person = await sitAt({ ...TWO, seats: [here('Ana'), bot] });
    expect(await person.ask({ type: 'resign', seat: 1 })).toMatchObject({ code: 'not_your_seat' });
  });
});

it('a rematch turns the seats, with a new envelope, and is offered once', async () => {
  const store = new MemoryStore();
  const person = await sitAt({ ...TWO, seats: [here('Ana'), bot] }, hostOf(store));
  expect(await person.ask({ type: 'rematch', seat: 0 })).toMatchObject({ code: 'not_over' });
  await person.ask({ type: 'resign', seat: 0 });
  await person.ask({ type: 'rematch', seat: 0 });
  const next = await Person.at(person.host, person.state.rematch);
  expect(next.state.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['bot', expect.any(String)],
    ['person', 'Ana'],
  ]);
  const [former, latter] = [await store.read(person.id), await store.read(next.id)];
  expect(latter!.head.seed).not.toBe(former!.head.seed);
  expect(latter!.head.seats[1]!.bytes).not.toBe(former!.head.seats[0]!.bytes);
  expect(latter!.head.setup).toEqual(former!.head.setup);
  const { rematch } = person.state;
  await person.ask({ type: 'rematch', seat: 0 });
  expect(person.state.rematch).toBe(rematch);
});

it('a game begins in a position of another one, with the throw that is being played', async () => {
  const played = await sitAt(TWO);
  while (played.state.moves.length < 2) await played.act();
  const { position, dice } = played.state;
  const id = await played.host.make(TWO, 'en', { position, dice });
  const person = await Person.at(played.host, id);
  expect(person.state).toMatchObject({ position, dice, moves: played.state.moves });
  await person.act();
  expect((await person.host.steps(id, 'en'))!.steps[0]).toMatchObject({ position, seat: null });
  const record = await person.host.record(id, 'en');
  expect(record).toContain(`\nStart: ${position}\n`);
  const reading = readRecord(record);
  expect(await person.host.replay('record' in reading ? reading.record : null!)).toMatchObject({ is: 'played' });
  await person.ask({ type: 'resign', seat: 0 });
  await person.ask({ type: 'rematch', seat: 0 });
  const next = await Person.at(played.host, person.state.rematch);
  expect(next.state.position).not.toBe(position); // another game is a whole one
});

it('a game that goes on at a server is over here, and its record says why', async () => {
  const person = await sitAt(TWO);
  for (let count = 0; count < 6; count++) await person.act();
  await person.host.endMoved(person.id);
  const info = await person.host.info(person.id, 'en');
  expect(info!.state).toMatchObject({ status: 'over', ranking: [] });
  expect((await person.host.list())[0]!.isOver).toBe(true);
  expect(await person.host.record(person.id, 'en')).toContain('Ended by: moved');
  await person.host.endMoved(person.id); // a second time changes nothing
  expect((await person.host.info(person.id, 'en'))!.state.seq).toBe(info!.state.seq);
  await person.host.endMoved('local-none');
});
