import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analysis, AnalysisRequest } from './analysis';
import { readPackages } from './fakes';

const request: AnalysisRequest = {
  game: 'stax',
  setup: { players: 2, mode: 'duel', options: {} },
  steps: [],
  level: 'expert',
  budget_ms: 60_000,
  language: 'en',
};

/** Both sides of a worker in one thread: messages are copied, and come later. */
class FakeWorker {
  static started = 0;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  private readonly inside: Promise<(event: { data: unknown }) => void>;

  constructor() {
    FakeWorker.started++;
    vi.stubGlobal('postMessage', (data: unknown) => later(() => this.onmessage({ data: structuredClone(data) })));
    this.inside = new Promise((resolve) =>
      vi.stubGlobal('addEventListener', (_: string, listener: (event: { data: unknown }) => void) => resolve(listener)),
    );
    void import('./worker');
  }

  postMessage(data: unknown): void {
    const copy = structuredClone(data);
    void this.inside.then((listener) => later(() => listener({ data: copy })));
  }
}

function later(act: () => void): void {
  setTimeout(act);
}

async function connect() {
  const { localTables } = await import('./connection');
  const { games } = await (await readPackages('en/games.json')).json();
  const { options } = games.find(({ id }: { id: string }) => id === request.game);
  request.setup.options = Object.fromEntries(
    options.map((one: { name: string; default: string }) => [one.name, one.default]),
  );
  return localTables;
}

beforeEach(() => {
  vi.resetModules();
  FakeWorker.started = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', (address: string) => readPackages(address.replace(/^.*\/data\//, '').replace(/\?.*/, '')));
});

afterEach(() => vi.unstubAllGlobals());

describe('an analysis in the worker', () => {
  it('reports how far it is, and then gives what it found', async () => {
    const tables = await connect();
    const heard: Analysis[] = [];
    const found = await tables.analyse({ ...request, level: 'hard' }, (progress) => heard.push(progress));
    expect(heard.length).toBeGreaterThan(1);
    expect(heard.at(-1)).toEqual(found);
    expect(FakeWorker.started).toBe(1);
  });

  it('is rejected at once when it is cancelled, reports nothing more, and another one can begin', async () => {
    const tables = await connect();
    const cancelling = new AbortController();
    let reports = 0;
    const analysing = tables.analyse(
      request,
      () => {
        reports++;
        cancelling.abort();
      },
      cancelling.signal,
    );
    await expect(analysing).rejects.toThrow('aborted');
    await tables.analyse({ ...request, level: 'hard' });
    expect(reports).toBe(1);
    expect(FakeWorker.started).toBe(1);
  });

  it('is not begun where it was cancelled before', async () => {
    const tables = await connect();
    await expect(tables.analyse(request, undefined, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(FakeWorker.started).toBe(0);
  });

  it('says what is wrong with its request', async () => {
    const tables = await connect();
    await expect(tables.analyse({ ...request, steps: [{ dice: [], move: 'x' }] })).rejects.toThrow('do not allow x');
  });
});
