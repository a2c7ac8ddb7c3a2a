// The boards that there are, by their kind. A game that needs a board of its own has a folder in `games`, in which
// `kind.ts` says how its kind is called and loads it.

import type { Component } from 'svelte';
import type { LegalMove } from '../net/messages';
import type { BoardData, BoardProps, BoardState } from './types';

type Loader = () => Promise<{ default: Component<BoardProps> }>;

/** Draws a board with its pieces as SVG, to be looked at only. */
export type DrawThumbnail = (data: BoardData, board: BoardState) => string;

/** Lists the legal moves in words. */
export interface MoveListProps {
  moves: LegalMove[];
  data: BoardData;
  onmove: (move: string) => void;
}

type MoveListLoader = () => Promise<{ default: Component<MoveListProps> }>;

export interface OwnKind {
  kind: string;
  load: Loader;
  loadMoveList?: MoveListLoader; // without one the moves are listed step by step, as they are spelled
  loadThumbnail: () => Promise<{ drawThumbnail: DrawThumbnail }>;
}

const own = import.meta.glob<OwnKind>('../games/*/kind.ts', { eager: true });
const kinds = new Map<string, OwnKind>(Object.values(own).map((one) => [one.kind, one]));

/** Load the board of a kind; what is no kind of its own is a board of tracks. */
export async function loadBoard(kind: string): Promise<Component<BoardProps>> {
  const load = kinds.get(kind)?.load ?? (() => import('./TrackBoard.svelte'));
  return (await load()).default;
}

/** Return what loads a list of moves of its own, where a kind has one. */
export function moveListOf(kind: string | undefined): MoveListLoader | undefined {
  return kinds.get(kind ?? '')?.loadMoveList;
}

/** Load what draws boards of a kind small. */
export async function loadThumbnail(kind: string): Promise<DrawThumbnail> {
  const load = kinds.get(kind)?.loadThumbnail ?? (() => import('./thumbnail'));
  return (await load()).drawThumbnail;
}
