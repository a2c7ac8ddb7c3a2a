import type { OwnKind } from '../../board/kinds';

export const kind: OwnKind['kind'] = 'tiles';
export const load: OwnKind['load'] = () => import('./Board.svelte');
export const loadMoveList: OwnKind['loadMoveList'] = () => import('./MoveList.svelte');
export const loadThumbnail: OwnKind['loadThumbnail'] = () => import('./thumbnail');
