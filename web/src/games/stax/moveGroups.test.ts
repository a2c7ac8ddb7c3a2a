import { describe, expect, it } from 'vitest';
import { countOf, groupsOf } from './moveGroups';
import { moveWords } from './moveWords';
import { moveList } from './testing';

const MOVES = moveList(
  '7@1,0:0',
  '7@1,0:1',
  '7@0,1:0',
  "8@1,0:0'",
  "8'@1,0:0",
  '2,-3-2,0:0',
  '2,-3-2,0:5',
  '2,-3-3,-3:1',
  'swap',
);

describe('the moves of Stax as a list of words', () => {
  it('have every move once', () => {
    const { others, placed, moved } = groupsOf(MOVES);
    const listed = [...placed, ...moved].flatMap(({ targets }) => targets.flatMap((target) => target.moves));
    expect([...listed, ...others].map(({ move }) => move).sort()).toEqual(MOVES.map(({ move }) => move).sort());
    expect([countOf(placed), countOf(moved)]).toEqual([5, 3]);
  });

  it('are sorted by tile and cell; both faces of a tile are one tile', () => {
    const { others, placed, moved } = groupsOf(MOVES);
    const told = ({ number, origin, count, targets }: (typeof placed)[number]) => [
      number,
      origin,
      count,
      targets.map(({ cell, moves }) => `${cell} ${moves.length}`),
    ];
    expect(placed.map(told)).toEqual([
      [7, 'hand', 3, ['1,0 2', '0,1 1']],
      [8, 'hand', 2, ['1,0 2']],
    ]);
    expect(moved.map(told)).toEqual([[3, '2,-3', 3, ['2,0 2', '3,-3 1']]]);
    expect(others.map(({ move }) => move)).toEqual(['swap']);
  });

  it('are told in words of both languages', () => {
    const tile = { colour: 'W', number: 3, origin: '2,-3' };
    expect(moveWords.es.tile(tile)).toBe('Ficha 3 blanca, en 2,-3');
    expect(moveWords.en.tile({ ...tile, origin: 'hand' })).toBe('White tile 3');
    expect(moveWords.es.lies([0, 2], true)).toBe('Flechas al este, al noroeste (otra cara)');
    expect(moveWords.en.lies([], false)).toBe('No arrows');
  });
});
