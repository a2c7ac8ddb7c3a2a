// Why a piece of the person cannot move, by the rules that this device knows.

import { positions } from '../local/connection';
import type { TableModel } from './table.svelte';

/** Ask why a piece can go to none of some places; null where it can, or where the position cannot be read here. */
export async function whyStuck(table: TableModel, targets: readonly string[], spot: string) {
  const position = table.state && (await table.service.position(table.state.seq));
  return position ? positions.whyStuck(position, { spot, targets }) : null;
}
