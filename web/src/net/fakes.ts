// A browser without a network, for unit tests: sockets that keep what is sent and say what a test lets them say.

import { vi } from 'vitest';
import type { FromServer, TableState } from './messages';

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  /** The socket that was opened last. */
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  say(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  /** Open, and answer hello. */
  welcome(state: TableState, seats: number[] = [0]): void {
    this.open();
    const dice = { commit: 'ab'.repeat(32), added: [], can_add: true, is_host: false };
    this.say({ type: 'welcome', table: 't', ...dice, seats, events: [], state });
  }

  /** What was sent after hello. */
  get asked(): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type !== 'hello');
  }
}

const listeners = new Map<string, () => void>(); // the last one of each kind of event

/** Hide the page, or show it again. */
export function showPage(visibilityState: DocumentVisibilityState): void {
  Object.assign(document, { visibilityState, hidden: visibilityState === 'hidden' });
  listeners.get('visibilitychange')?.();
}

/** Put the fakes in the place of what a browser has; `vi.unstubAllGlobals` takes them back. */
export function fakeBrowser(): void {
  FakeSocket.all = [];
  const kept = new Map<string, string>();
  listeners.clear();
  const listens = {
    addEventListener: (kind: string, listener: () => void) => void listeners.set(kind, listener),
    removeEventListener: (kind: string) => void listeners.delete(kind),
  };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', { ...listens, hidden: false, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', listens.addEventListener);
  vi.stubGlobal('removeEventListener', listens.removeEventListener);
  vi.stubGlobal('location', { href: 'http://localhost/table/t' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

/** A running table as a client sees it. */
export function stateOf(seq: number, more: Partial<TableState> = {}): TableState {
  const seat = (number: number) => ({
    seat: number,
    colours: 'YR'[number],
    kind: 'person',
    name: `${number}`,
    level: '',
    is_here: true,
    is_kept: false,
    has_resigned: false,
    gone_ms_left: null,
    clock_ms: null,
  });
  return {
    seq,
    status: 'running',
    position: '',
    board: { pieces: [], colours: ['Y'], seat: 0 },
    phase: 'roll',
    seat: 0,
    dice: [],
    dice_left: [],
    moves: [],
    ranking: [],
    result: '',
    seats: [seat(0), seat(1)],
    clock_runs_for: null,
    draw_offered_by: [],
    end_agreed_by: [],
    can_offer_draw: false,
    can_agree_end: false,
    undo_seat: null,
    rematch: '',
    host: null,
    is_locked: false,
    ...more,
  } as TableState;
}
