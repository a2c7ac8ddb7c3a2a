// What is asked over HTTP: of the server, under /api, and of the static data, under /data, which a site without a server has
// too. Every failure is a `Problem` with a sentence that can be shown.

import { settings } from '../model/settings.svelte';
import { inLanguage } from '../model/words';
import { netWords } from '../words/net';
import { addressOf, dataPath } from './base';
import type { PackedBoards } from './boards';
import { limits } from './limits.svelte';
import type {
  BoardData,
  Catalogue,
  CompilationState,
  Lesson,
  MadeTable,
  Puzzles,
  RequestFault,
  RulesPage,
  Seated,
  ServerInfo,
  SitRequest,
  StepsTaken,
  Strength,
  TableInfo,
  TableLine,
  TableRequest,
} from './messages';
import { retryWhileLimited } from './retry';

export class Problem extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly faults: RequestFault[] = [],
  ) {
    super(sentence);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  let response: Response;
  try {
    const send = () =>
      fetch(addressOf(path), { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    // What the page shows comes by itself; whoever does something is told that it was not done.
    response = await (method === 'GET' ? retryWhileLimited(send, (ms) => limits.note(ms)) : send());
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

const kept = new Map<string, Promise<unknown>>();

/** Ask for static data once; what failed is asked for again. */
function askOnce<Answer>(path: string): Promise<Answer> {
  const answer = (kept.get(path) as Promise<Answer> | undefined) ?? ask<Answer>('GET', path);
  kept.set(path, answer);
  answer.catch(() => kept.delete(path));
  return answer;
}

/** The codes of problems that no second attempt mends: nothing is at that address. */
export const NOT_FOUND = ['not_found', '404'];

/** Return the sentence of a failure. One that is no `Problem` has none for people: what is kept is at fault, or the app. */
export function sentenceOf(error: unknown): string {
  return error instanceof Problem ? error.message : inLanguage(netWords).unreadable;
}

export const api = {
  games: () => askOnce<Catalogue>(dataPath(`${settings.language}/games.json`)),
  rules: (game: string) =>
    ask<RulesPage>('GET', dataPath(`${settings.language}/${encodeURIComponent(game)}/rules.json`)),
  lesson: (game: string) => askOnce<Lesson>(dataPath(`${settings.language}/${encodeURIComponent(game)}/lesson.json`)),
  boards: (game: string) =>
    askOnce<PackedBoards>(dataPath(`${settings.language}/${encodeURIComponent(game)}/boards.json`)),
  puzzles: (game: string) => askOnce<Puzzles>(dataPath(`${encodeURIComponent(game)}/puzzles.json`)),
  strength: (game: string) => ask<Strength>('GET', dataPath(`${encodeURIComponent(game)}/strength.json`)),
  /** How far the games are compiled; the one that somebody looks at comes first. */
  compilation: (game = '') => ask<CompilationState>('GET', `/api/compilation?game=${encodeURIComponent(game)}`),
  server: () => ask<ServerInfo>('GET', '/api/server'),
  tables: (status: TableLine['status']) => ask<TableLine[]>('GET', `/api/tables?status=${status}&limit=20`),
  table: (id: string, token?: string) => ask<TableInfo>('GET', `/api/tables/${id}`, undefined, token),
  make: (request: TableRequest) => ask<MadeTable>('POST', '/api/tables', request),
  sit: (id: string, seat: number, who: SitRequest) => ask<Seated>('POST', `/api/tables/${id}/seats/${seat}`, who),
  getUp: (id: string, seat: number, token: string) =>
    ask<void>('DELETE', `/api/tables/${id}/seats/${seat}`, undefined, token),
  steps: (id: string, token?: string) => ask<StepsTaken>('GET', `/api/tables/${id}/steps`, undefined, token),
  record: (id: string, token?: string) => ask<string>('GET', `/api/tables/${id}/record`, undefined, token),
  board: (id: string) => ask<BoardData>('GET', `/api/tables/${id}/board`),
};
