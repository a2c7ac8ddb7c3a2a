// A search of bots in a module's memory, and what it has found.

import { levelNumber, personalityNumber } from './description';
import type { SearchKernels } from './kernels';
import type { GameModule, Move, Network, State } from './module';

const WORD = 8; // bytes

/** A search under way. Nothing else may allocate memory of the module before it is closed. */
export interface Search {
  /** Search one step on; gives whether there are more. After one step there is a move. */
  advance(): boolean;
  best(): Move;
  /** Say what the last step has found, with all that the search knows about the moves. */
  found(): Found;
  close(): void;
}

export interface Found {
  best: Move;
  depth: number; // throws that the search looks ahead, or moves in a game without dice
  points: number | null; // of the best move, by the heuristic; null where the search values chances, or knows none yet
  moves: ValuedMove[]; // all legal ones, in a game with dice; a search that values the best alone has none
}

export interface ValuedMove {
  move: Move;
  chance: number; // to win after it
  error: number | null; // standard error of the chance; null where the move was not rolled out
  isGivenUp: boolean; // it is clearly worse, or the same as another: its chance is that of a shorter search
}

/** A workspace of bots in the module's memory, and its fields. */
export interface WorkspaceView {
  address: number;
  has(field: string): boolean;
  floats(field: string): Float32Array;
  codes(field: string, count: number): BigInt64Array;
  whole(field: string): bigint;
  setWhole(field: string, value: number): void;
}

/** Memory of a module that a search works in, and what reads it. */
export interface Reserved {
  workspace: WorkspaceView;
  /** Return one of the functions of the search. */
  kernel<Name extends keyof SearchKernels>(name: Name): SearchKernels[Name];
  /** Take more memory, all of whose bytes are zero. */
  take(size: number): number;
  codes(address: number, count: number): Move[];
  reals(address: number, count: number): number[];
  close(): void;
}

/** How a position is searched: for so many sides, and with which network. */
export interface SearchKind {
  sides: number;
  name: string; // the ending of the names of its functions
  network?: Network | undefined;
}

/** Who searches. */
export interface Searcher {
  level: string;
  seed: bigint;
  personality: string; // '' is none
}

/** Begin a search. */
export function beginSearch(module: GameModule, state: State, searcher: Searcher, kind: SearchKind): Search {
  const { level, seed, personality } = searcher;
  const legal = module.legal(state).length;
  const reserved = module.reserve(kind.name, kind.sides, kind.network);
  const { workspace } = reserved;
  const stop = reserved.take(WORD); // nobody sets it
  workspace.setWhole('personality', personalityNumber(module.description, personality));
  reserved.kernel('begin')(state, levelNumber(module.description, level), seed, workspace.address);
  const advance = reserved.kernel('advance');
  return {
    advance: () => advance(1, workspace.address, stop, 1) !== 0,
    best: () => workspace.whole('best'),
    found: () => foundIn(workspace, legal),
    close: () => reserved.close(),
  };
}

/** Read what a search has found from its workspace (bots/dice_search/workspace.py, games/stax/workspace.py). */
export function foundIn(workspace: WorkspaceView, legal: number): Found {
  const best = workspace.whole('best');
  if (!workspace.has('choices')) {
    const isValued = workspace.whole('next') > 0n; // else a depth has just begun, and no move is searched to it
    const points = isValued ? Number(workspace.whole('best_value')) : null;
    return { best, depth: Number(workspace.whole('depth')), points, moves: [] };
  }
  const scores = workspace.floats('chances');
  const errors = workspace.floats('errors');
  const moves = [...workspace.codes('choices', legal)].map((move, at): ValuedMove => {
    const score = scores[at]!;
    // Each time that a move is given up, 1 is taken off.
    const chance = score < 0 ? score - Math.floor(score) : score;
    return { move, chance, error: errors[at]! < 0 ? null : errors[at]!, isGivenUp: score < 0 };
  });
  return { best, depth: Number(workspace.whole('ahead')) - 1, points: null, moves };
}
