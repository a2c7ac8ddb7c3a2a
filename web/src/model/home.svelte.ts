// What the home page knows of a person: the tables that run, on this device and at the server, and the finished games.

import { localTables } from '../local/connection';
import type { FinishedGame } from '../local/finished';
import { isLocal } from '../local/ids';
import type { Preview, Summary } from '../local/store';
import { api } from '../net/api';
import { hasServer } from '../net/base';
import type { TableInfo } from '../net/messages';
import { putAway, putAwayTables, takeOut } from './putAway';
import { heldTables, releaseSeats, tokensAt } from './seats';
import { keepServerGame } from './serverGames';

const AT_ONCE = 6; // requests for tables of the server
const PATIENCE_MS = 1000; // until the tables of this device are shown without those of the server

/** A table at which somebody of this device plays, as a list shows it. */
export interface RunningTable {
  id: string;
  game: string;
  isLocal: boolean;
  status: 'waiting' | 'running';
  names: string[]; // of the seats; nothing where one is free
  own: number[]; // the seats of this device
  isKept: boolean; // a bot plays for now
  last_ms: number; // when something last happened, as far as this device knows
  preview: Preview | undefined;
  options: Record<string, unknown>; // by which its board is found
}

/** Whether somebody of this device is to act. */
export function isOwnTurn({ status, own, isKept, preview }: RunningTable): boolean {
  return status === 'running' && !isKept && preview?.seat != null && own.includes(preview.seat);
}

/** Sort tables for a list: those that wait for somebody of this device first, then the last one first. */
export function inOrder(tables: readonly RunningTable[]): RunningTable[] {
  return tables.toSorted(
    (one, other) => Number(isOwnTurn(other)) - Number(isOwnTurn(one)) || other.last_ms - one.last_ms,
  );
}

export function localTable({ id, head, last_ms, preview }: Summary): RunningTable {
  return {
    id,
    game: head.game,
    isLocal: true,
    status: 'running',
    names: head.seats.map(({ name }) => name),
    own: head.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    isKept: false,
    last_ms,
    preview,
    options: head.setup.options,
  };
}

export function serverTable({ id, game, settings, state }: TableInfo, own: number[], last_ms: number): RunningTable {
  const { status, board, seat, seats } = state;
  return {
    id,
    game,
    isLocal: false,
    status: status === 'waiting' ? 'waiting' : 'running',
    names: seats.map(({ name }) => name),
    own,
    isKept: own.length > 0 && own.every((one) => seats[one]?.is_kept),
    last_ms,
    preview: { board, seat, colours: seats.map(({ colours }) => colours) },
    options: settings.options,
  };
}

/** Stand in for a table of the server while that does not answer. */
function outOfReach(id: string, game: string, own: number[], last_ms: number): RunningTable {
  const nothing = { names: [], preview: undefined, options: {} };
  return { id, game, own, last_ms, isLocal: false, status: 'running', isKept: false, ...nothing };
}

export class HomeModel {
  tables = $state.raw<RunningTable[]>([]);
  games = $state.raw<FinishedGame[]>([]);
  records = $state.raw<ReadonlySet<string>>(new Set()); // of games that can be replayed without a server
  unreadable = $state.raw<{ id: string; text: string }[]>([]);
  away = $state.raw<Record<string, number>>(putAwayTables());
  gone = $state.raw<string[]>([]); // games at tables that the server has no more, without a result
  isListed = $state(false); // those of the server come together with those of this device, unless it is slow
  isWhole = $state(false); // the tables of the server are there too, as far as it answers

  shown = $derived(this.isListed ? inOrder(this.tables.filter(({ id }) => !(id in this.away))) : []);
  putAway = $derived(
    this.tables.filter(({ id }) => id in this.away).toSorted((one, other) => this.away[other.id]! - this.away[one.id]!),
  );

  private next: Promise<void> | null = null; // a look that waits for its turn: one is enough
  private reading: Promise<void> = Promise.resolve(); // one after the other, so that the last answer is the newest

  /** Look at everything: what is on this device, then each table of the server whose end has not been seen. */
  load(): Promise<void> {
    return this.inTurn(async () => {
      try {
        await this.readDevice();
        const reading = this.readServer(heldTables().map(([id]) => id));
        await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
        this.isListed = true;
        await reading;
      } finally {
        this.isListed = this.isWhole = true;
      }
      await localTables.compact().catch(() => 0); // without a network, another time
    });
  }

  /** Look again at what may have changed: the tables of this device, and those of the server that are shown. */
  refresh(most: number): Promise<void> {
    this.next ??= this.inTurn(async () => {
      this.next = null;
      await this.readDevice();
      await this.readServer(this.shown.slice(0, most).map(({ id }) => id));
    });
    return this.next;
  }

  putAwayTable(id: string): void {
    putAway(id);
    this.away = putAwayTables();
  }

  takeOutTable(id: string): void {
    takeOut(id);
    this.away = putAwayTables();
  }

  /** Delete a table of this device, or leave one of the server for good. */
  async leave(id: string): Promise<void> {
    if (isLocal(id)) await localTables.remove(id);
    for (const [seat, token] of Object.entries(tokensAt(id))) {
      await api.getUp(id, Number(seat), token).catch(() => undefined); // it may be over, or out of reach
    }
    releaseSeats(id);
    this.takeOutTable(id);
    this.tables = this.tables.filter((one) => one.id !== id);
  }

  /** Delete what is kept of a finished game. */
  async removeGame(id: string): Promise<void> {
    await localTables.remove(id);
    releaseSeats(id);
    await this.inTurn(() => this.readDevice());
  }

  private inTurn(read: () => Promise<void>): Promise<void> {
    this.reading = this.reading.then(read).catch(console.error);
    return this.reading;
  }

  private async readDevice(): Promise<void> {
    const [summaries, archived] = await Promise.all([localTables.list(), localTables.games()]);
    const local = summaries.filter(({ isOver }) => !isOver).map(localTable);
    this.tables = [...local, ...this.tables.filter((one) => !one.isLocal)];
    this.games = archived.games;
    this.records = new Set(archived.records);
    this.unreadable = archived.unreadable;
  }

  private async readServer(ids: string[]): Promise<void> {
    if (!hasServer) return;
    const finished = new Set(this.games.map(({ id }) => id).filter((id) => this.records.has(id)));
    const wanted = ids.filter((id) => !isLocal(id) && !finished.has(id));
    for (let from = 0; from < wanted.length; from += AT_ONCE) {
      await Promise.all(wanted.slice(from, from + AT_ONCE).map((id) => this.readTable(id)));
    }
  }

  private async readTable(id: string): Promise<void> {
    const tokens = tokensAt(id);
    const held = heldTables().find(([one]) => one === id)?.[1];
    const own = Object.keys(tokens).map(Number);
    const others = () => this.tables.filter((one) => one.id !== id);
    const before = this.tables.find((one) => one.id === id);
    try {
      const info = await api.table(id, Object.values(tokens)[0]);
      if (info.state.status === 'over') {
        this.tables = others();
        await keepServerGame(info);
        await this.readDevice();
        return;
      }
      this.tables = [...others(), serverTable(info, own, before?.last_ms ?? held?.at ?? 0)];
    } catch (error) {
      if (!held) return;
      if ((error as { code?: string }).code === 'no_such_table') {
        if (!this.games.some((game) => game.id === id)) this.gone = [...this.gone, held.game];
        releaseSeats(id);
        this.tables = others();
      } else if (!before) this.tables = [...others(), outOfReach(id, held.game, own, held.at)];
    }
  }
}
