// What is asked of the server over HTTP. Every failure is a `Problem` with a sentence that can be shown.

import { settings } from '../model/settings.svelte';
import { inLanguage } from '../model/words';
import { netWords } from '../words/net';
import type { CompilationState, Strength, Told, TableState } from './messages';

export class Problem extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly faults: { where: string; sentence: string }[] = [],
  ) {
    super(sentence);
  }
}

export interface Option {
  name: string;
  clause: string;
  type: string; // the kind of field that it is: `switch`, `seat`, `number` or `choice`
  is_reading: boolean; // its values are readings of a rulebook that can be understood in several ways
  label: string;
  sentence: string;
  default: boolean | number | string;
  values?: (boolean | number | string)[];
  minimum?: number;
  maximum?: number;
  labels: Record<string, string>;
}

export interface GameInfo {
  id: string;
  name: string;
  players: number[];
  default_players: number;
  default_modes: Record<string, string>;
  has_draws: boolean;
  modes: { id: string; label: string; players: number[] }[];
  options: Option[];
}

export interface Catalogue {
  version: string;
  levels: string[];
  phrases: Record<string, string>;
  games: GameInfo[];
}

export interface TableLine {
  id: string;
  game: string;
  created_ms: number;
  last_ms: number;
  status: 'waiting' | 'running' | 'over';
  players: number;
  mode: string;
  seats: { seat: number; kind: string; name: string }[];
}

export interface TableInfo {
  id: string;
  game: string;
  is_open: boolean;
  commit: string;
  settings: {
    players: number;
    mode: string;
    options: Record<string, boolean | number | string>;
    clock: { kind: 'none' | 'move' | 'total'; seconds: number; increment: number };
    chat: boolean;
    spectators: boolean;
  };
  state: TableState;
}

/** A throw or a move of a game, and the position after it; the first of a game is its start, with neither. */
export interface Step {
  seat: number | null;
  dice: number[];
  move: string;
  position: string;
  told: Told[];
}

async function ask<Answer>(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Problem('away', inLanguage(netWords).away);
  }
  if (response.status === 204) return undefined as Answer;
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!response.ok) {
    const said = isJson ? await response.json().catch(() => null) : null;
    throw new Problem(said?.code ?? `${response.status}`, said?.sentence ?? inLanguage(netWords).strange, said?.faults);
  }
  return (isJson ? response.json() : response.text()) as Promise<Answer>;
}

export const api = {
  games: () => ask<Catalogue>('GET', '/api/games'),
  strength: (game: string) => ask<Strength>('GET', `/api/games/${encodeURIComponent(game)}/strength`),
  /** How far the games are compiled; the one that somebody looks at comes first. */
  compilation: (game = '') => ask<CompilationState>('GET', `/api/compilation?game=${encodeURIComponent(game)}`),
  tables: (status: string) => ask<TableLine[]>('GET', `/api/tables?status=${status}&limit=20`),
  table: (id: string, token?: string) => ask<TableInfo>('GET', `/api/tables/${id}`, undefined, token),
  make: (wish: unknown) => ask<{ id: string; tokens: Record<string, string> }>('POST', '/api/tables', wish),
  sit: (id: string, seat: number, name: string, bytes: string) =>
    ask<{ seat: number; token: string }>('POST', `/api/tables/${id}/seats/${seat}`, { name, bytes }),
  getUp: (id: string, seat: number, token: string) =>
    ask<void>('DELETE', `/api/tables/${id}/seats/${seat}`, undefined, token),
  steps: (id: string, token?: string) => ask<Step[]>('GET', `/api/tables/${id}/steps`, undefined, token),
  record: (id: string, token?: string) => ask<string>('GET', `/api/tables/${id}/record`, undefined, token),
  /** The board that a position is played on; what was played before (`past`) has nothing to do with it, and is long. */
  board: <Data>(position: string) =>
    ask<Data>('GET', `/api/board?position=${encodeURIComponent(position.replace(/ past=\S+/, ''))}`),
};
