// The boards that there are, by their kind. A game that needs a board of its own has a folder in `games`, in which
// `kind.ts` says how its kind is called and loads it.

import type { Component } from 'svelte';
import type { BoardProps } from './types';

type Loader = () => Promise<{ default: Component<BoardProps> }>;

export interface OwnKind {
  kind: string;
  load: Loader;
}

const own = import.meta.glob<OwnKind>('../games/*/kind.ts', { eager: true });
const loaders = new Map<string, Loader>(Object.values(own).map(({ kind, load }) => [kind, load]));

/** Load the board of a kind; what is no kind of its own is a board of tracks. */
export async function loadBoard(kind: string): Promise<Component<BoardProps>> {
  const load = loaders.get(kind) ?? (() => import('./TrackBoard.svelte'));
  return (await load()).default;
}
