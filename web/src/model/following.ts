// Going on from a table to the one that follows it: a rematch, or the same game for fewer players.

import { tokensThere } from './company.svelte';
import { router } from './router.svelte';
import { holdSeats, hostKeyAt, tokensAt } from './seats';
import type { TableModel } from './table.svelte';

/** Go to the next table, with the same keys under the numbers that their seats have there. */
export function goOnTo(next: string, table: TableModel): void {
  const seats = table.company.next?.table === next ? table.company.next.seats : undefined;
  const tokens = tokensThere(tokensAt(table.id), seats);
  const host = hostKeyAt(table.id);
  if (Object.keys(tokens).length > 0 || host) holdSeats(next, table.info?.game ?? '', tokens, host);
  router.go(`/table/${next}`);
}
