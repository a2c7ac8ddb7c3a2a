// From whose side a board is seen.

interface Seated {
  seat: number;
  kind: string;
  colours: string;
}

/** Return the colours for which a board turns: those of the one person here. Where several share the screen, or nobody
 * plays, it stays as it is. */
export function viewerAmong(seats: readonly Seated[], held: readonly number[]): string {
  const here = seats.filter(({ seat, kind }) => kind === 'person' && held.includes(seat));
  return here.length === 1 ? here[0]!.colours : '';
}
