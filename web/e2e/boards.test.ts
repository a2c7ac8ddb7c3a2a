// The boards as the server describes them: the arrow keys lead everywhere on them.

import { expect, test } from './helpers';
import { neighbour, type Direction } from '../src/board/track';
import type { BoardData, Catalogue } from '../src/net/messages';

const ARROWS: Direction[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

test('on every board of tracks the arrow keys lead from every place to every other', async ({ request }) => {
  const { games } = (await (await request.get('/api/games')).json()) as Catalogue;
  let boards = 0;
  for (const { id, showcase } of games) {
    const answer = await request.get(`/api/board?position=${encodeURIComponent(showcase)}`);
    const data = (await answer.json()) as BoardData;
    if (data.kind !== 'track') continue;
    boards += 1;
    const all = Object.keys(data.spots);
    expect(all.length).toBeGreaterThanOrEqual(40);
    const beside = new Map(all.map((spot) => [spot, ARROWS.map((arrow) => neighbour(data, spot, arrow))]));
    const unreached = all.flatMap((start) => {
      const reached = new Set([start]);
      for (const spot of reached) for (const next of beside.get(spot)!) reached.add(next);
      return all.filter((spot) => !reached.has(spot)).map((spot) => `${id}: ${start} to ${spot}`);
    });
    expect(unreached).toEqual([]);
  }
  expect(boards).toBeGreaterThanOrEqual(3);
});
