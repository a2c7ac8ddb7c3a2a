// The boards as the server describes them: the arrow keys lead everywhere on them.

import { expect, test } from './helpers';
import { neighbour, standing, type Direction } from '../src/board/track';
import type { BoardData } from '../src/board/types';
import { showcase } from '../src/ui/showcase';

const ARROWS: Direction[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const boards: Record<string, string> = {
  parchis: showcase.parchis!,
  'parques for four': showcase.parques!,
  'felix-sex': showcase['felix-sex']!,
};

for (const [name, position] of Object.entries(boards)) {
  test(`on the board of ${name} the arrow keys lead from every place to every other`, async ({ request }) => {
    const answer = await request.get(`/api/board?position=${encodeURIComponent(position)}`);
    const data = (await answer.json()) as BoardData;
    const all = Object.keys(data.spots);
    expect(all.length).toBeGreaterThanOrEqual(40);
    const beside = new Map(all.map((spot) => [spot, ARROWS.map((arrow) => neighbour(data, spot, arrow))]));
    const unreached = all.flatMap((start) => {
      const reached = new Set([start]);
      for (const spot of reached) for (const next of beside.get(spot)!) reached.add(next);
      return all.filter((spot) => !reached.has(spot)).map((spot) => `${start} to ${spot}`);
    });
    expect(unreached).toEqual([]);
    for (const spots of Object.values(standing(data, position))) for (const spot of spots) expect(all).toContain(spot);
  });
}
