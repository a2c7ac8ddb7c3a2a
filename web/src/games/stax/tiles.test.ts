import { expect, test } from 'vitest';
import type { NarratedEvent } from '../../net/messages';
import {
  arrowsOf,
  earlierMoves,
  lastMove,
  nameOf,
  neighbour,
  planOf,
  positionOf,
  swapAmong,
  tappedLeg,
  topAt,
} from './tiles';
import { boardOf, DATA, moveList, SEATS, towersOf } from './testing';

const MIDDLE = boardOf("B8':5+B11:1@-2,3/W1:0@0,0/W3:4@1,0/B1:0@0,1", { colours: ['B'], seat: 1 }, [
  ['W', [2, 13]],
  ['B', [2, 3]],
]);

test('tiles are sorted into towers from the table up, and hands', () => {
  const { towers, hands, turnOf } = positionOf(MIDDLE, SEATS);
  expect([...towers.keys()]).toEqual(['-2,3', '0,0', '1,0', '0,1']);
  expect(towers.get('-2,3')!.map(nameOf)).toEqual(["B8'", 'B11']);
  expect(topAt(towers, '1,0')).toEqual({ colour: 'W', number: 3, isFlipped: false, turn: 4 });
  expect([...hands]).toEqual([
    ['W', [2, 13]],
    ['B', [2, 3]],
  ]);
  expect(turnOf).toBe('B');
});

test('a hand with nothing in it is there, and when it is over it is nobody’s turn', () => {
  const { hands, turnOf, decidedBy } = positionOf({ pieces: [], colours: [], seat: null }, SEATS);
  expect([...hands]).toEqual([
    ['W', []],
    ['B', []],
  ]);
  expect([turnOf, decidedBy]).toEqual(['', '']);
});

test('who decides may act for the other colour, and what is placed then comes from its hand', () => {
  const { turnOf, decidedBy } = positionOf(boardOf('W1:0@0,0', { colours: ['B'], seat: 0 }), SEATS);
  expect([turnOf, decidedBy]).toEqual(['B', 'W']);
});

test('the swap is no move of a tile', () => {
  const moves = moveList('3@1,1:0', 'swap');
  expect(swapAmong(moves)?.move).toBe('swap');
  expect(swapAmong(moves.slice(0, 1))).toBeUndefined();
  expect([...planOf(moves).keys()]).toEqual(['3']);
});

test('the last move comes from the ways that were narration', () => {
  const { towers } = positionOf(MIDDLE, SEATS);
  const narration = (origin: string, ...path: string[]): NarratedEvent => ({
    kind: 'moved',
    clause: '',
    sentence: '',
    parameters: {},
    effect: '',
    ways: path.length > 0 ? [{ colour: 'W', origin, path, is_sent_back: false }] : [],
  });
  expect(lastMove([], towers)).toBeUndefined();
  expect(lastMove([narration('hand', '0,1')], towers)).toEqual({ to: '0,1' });
  expect(lastMove([narration('3,0', '2,0', '1,0'), narration('')], towers)).toEqual({ from: '3,0', to: '1,0' });
  expect(lastMove([narration('hand', '9,9')], towers)).toBeUndefined();
});

test('arrows turn with the tile, and the other face has its own', () => {
  const tile = { colour: 'W', number: 8, isFlipped: false, turn: 4 };
  expect(arrowsOf(tile, DATA)).toEqual([4, 5, 1]);
  expect(arrowsOf({ ...tile, isFlipped: true }, DATA)).toEqual([4, 0, 1]);
});

test('moves are sorted by what is tapped, both faces of a tile together', () => {
  const plan = planOf(moveList('8@1,1:0', "8'@1,1:2", '-2,3--1,3:0', '-2,3--1,3:1', '0,1-1,1:0'));
  expect([...plan.keys()]).toEqual(['8', '-2,3', '0,1']);
  const lies = (source: string, cell: string) =>
    plan
      .get(source)!
      .get(cell)!
      .map(({ turn, isFlipped }) => [turn, isFlipped]);
  expect(lies('8', '1,1')).toEqual([
    [0, false],
    [2, true],
  ]);
  expect(lies('-2,3', '-1,3')).toEqual([
    [0, false],
    [1, false],
  ]);
});

test('what is not legal is named as it was tapped', () => {
  expect(tappedLeg('13', '0,0', 'B')).toEqual({ origin: 'hand', target: '0,0', colour: 'B', number: 13 });
  expect(tappedLeg('1,0', '-1,2', 'W')).toEqual({ origin: '1,0', target: '-1,2', colour: 'W' });
});

test('the six neighbours of a cell go round it', () => {
  const around = [0, 1, 2, 3, 4, 5].map((direction) => neighbour('2,-1', direction));
  expect(around).toEqual(['3,-1', '3,-2', '2,-2', '1,-1', '1,0', '2,0']);
});

test('tiles that others moved before the last one are marked too', () => {
  const towers = towersOf('W1:0@0,0/B3:4@1,0/N1:0@0,1');
  const round = ['1,0', '0,1', '5,5'].map((cell) => ({
    kind: 'moved',
    sentence: '',
    ways: [{ colour: 'B', origin: 'hand', path: [cell], is_sent_back: false }],
  })) as unknown as Parameters<typeof earlierMoves>[0];
  expect(earlierMoves(round, towers, { to: '0,1' })).toEqual(['1,0']);
});
