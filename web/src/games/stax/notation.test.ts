import { expect, test } from 'vitest';
import type { Told } from '../../net/messages';
import {
  arrowsOf,
  lastMove,
  looksTurned,
  nameOf,
  neighbour,
  readMoves,
  readPosition,
  spellMove,
  swapAmong,
  topAt,
} from './notation';
import { DATA, moveList, NUMBERS } from './testing';

const MIDDLE =
  "stax players=2 mode=duel table=B8':5+B11:1@-2,3/W1:0@0,0/W3:4@1,0/B1:0@0,1 seat=1 phase=move played=7 " +
  'past=-2,3--2,2:1/1,0-0,2:4';

test('a position tells towers from the table up, and whose turn it is', () => {
  const { towers, turnOf, flips } = readPosition(MIDDLE, NUMBERS);
  expect([...towers.keys()]).toEqual(['-2,3', '0,0', '1,0', '0,1']);
  expect(towers.get('-2,3')!.map(nameOf)).toEqual(["B8'", 'B11']);
  expect(topAt(towers, '1,0')).toEqual({ colour: 'W', number: 3, isFlipped: false, turn: 4 });
  expect(turnOf).toBe('B');
  expect(flips).toBe(false);
});

test('what is not on the table is in hand', () => {
  const { hands } = readPosition(MIDDLE, NUMBERS);
  expect(hands.get('W')).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(hands.get('B')).toEqual([2, 3, 4, 5, 6, 7, 9, 10, 12, 13]);
});

test('a table at the start is empty, and three players have a hand each', () => {
  const { towers, hands, turnOf } = readPosition(
    'stax players=3 mode=round flip=true table=none seat=0 phase=move played=0',
    NUMBERS,
  );
  expect(towers.size).toBe(0);
  expect([...hands.keys()]).toEqual(['W', 'B', 'N']);
  expect(hands.get('N')).toEqual(NUMBERS);
  expect(turnOf).toBe('W');
});

test('a captured king is in no hand, and it is nobody’s turn', () => {
  const { hands, turnOf } = readPosition(
    'stax players=2 mode=duel table=W1:0@0,0/W3:4@0,1 seat=1 phase=over played=7 end=capture',
    NUMBERS,
  );
  expect(hands.get('B')).not.toContain(1);
  expect(turnOf).toBe('');
});

test('who decides may act for the other colour, and what is placed then comes from its hand', () => {
  const { turnOf, decidedBy } = readPosition(
    'stax players=2 mode=duel pie=true table=W1:0@0,0 seat=0 phase=move played=1',
    NUMBERS,
  );
  expect([turnOf, decidedBy]).toEqual(['B', 'W']);
});

test('the swap is no move of a tile', () => {
  const position = readPosition(
    'stax players=2 mode=duel pie=true table=W1:0@0,0/W9:0@0,1/B4:0@1,0 seat=1 phase=move played=3',
    NUMBERS,
  );
  const moves = moveList('3@1,1:0', 'swap');
  expect(swapAmong(moves)?.move).toBe('swap');
  expect(swapAmong(moves.slice(0, 1))).toBeUndefined();
  expect([...readMoves(moves, position).keys()]).toEqual(['3']);
  expect([position.turnOf, position.decidedBy]).toEqual(['B', 'B']);
});

test('the last move comes from what was told, or from the past of the position', () => {
  const position = readPosition(MIDDLE, NUMBERS);
  const told = (kind: string, parameters: Told['parameters']): Told => ({ kind, clause: '', sentence: '', parameters });
  expect(lastMove([], position)).toEqual({ from: '-2,2', to: '-2,3' });
  expect(lastMove([told('placed', { cell: '0,1' })], position)).toEqual({ from: undefined, to: '0,1' });
  const moved = told('moved', { origin: '3,0', cell: '1,0' });
  expect(lastMove([moved, told('climbed', { cell: '1,0' })], position)).toEqual({ from: '3,0', to: '1,0' });
  expect(lastMove([told('placed', { cell: '9,9' })], position)).toBeUndefined();
});

test('arrows turn with the tile, and the other face has its own', () => {
  const tile = { colour: 'W', number: 8, isFlipped: false, turn: 4 };
  expect(arrowsOf(tile, DATA)).toEqual([4, 5, 1]);
  expect(arrowsOf({ ...tile, isFlipped: true }, DATA)).toEqual([4, 0, 1]);
});

test('turning a king or a queen changes nothing', () => {
  expect(NUMBERS.filter((number) => !looksTurned(number, DATA))).toEqual([1, 13]);
});

test('moves are sorted by what is tapped, both faces of a tile together', () => {
  const position = readPosition(MIDDLE, NUMBERS);
  const plan = readMoves(moveList('8@1,1:0', "8'@1,1:2", '-2,3--1,3:0', '-2,3--1,3:1', '0,1-1,1:0'), position);
  expect([...plan.keys()]).toEqual(['8', '-2,3', '0,1']);
  expect(
    plan
      .get('8')!
      .get('1,1')!
      .map(({ turn, isFlipped }) => [turn, isFlipped]),
  ).toEqual([
    [0, false],
    [2, true],
  ]);
  expect(
    plan
      .get('-2,3')!
      .get('-1,3')!
      .map(({ move }) => move),
  ).toEqual(['-2,3--1,3:0', '-2,3--1,3:1']);
});

test('a tile keeps its face when it moves, unless the table lets it flip', () => {
  const text = "stax players=2 mode=duel table=W1:0@0,0/W8':4@1,0/B1:0@0,1 seat=0 phase=move played=6";
  const faces = (flip: string, ...moves: string[]) => {
    const position = readPosition(text + flip, NUMBERS);
    return readMoves(moveList(...moves), position)
      .get('1,0')!
      .get('1,1')!
      .map(({ isFlipped }) => isFlipped);
  };
  expect(faces('', '1,0-1,1:0')).toEqual([true]);
  expect(faces(' flip=true', '1,0-1,1:0', "1,0-1,1:0'")).toEqual([false, true]);
});

test('a move that is not legal is spelled as the tile lies', () => {
  const { towers } = readPosition("stax players=2 table=W8':4@1,0 seat=0 phase=move", NUMBERS);
  expect(spellMove('13', '0,0', towers, false)).toBe('13@0,0:0');
  expect(spellMove('1,0', '-1,2', towers, false)).toBe('1,0--1,2:4');
  expect(spellMove('1,0', '-1,2', towers, true)).toBe("1,0--1,2:4'");
});

test('the six neighbours of a cell go round it', () => {
  const around = [0, 1, 2, 3, 4, 5].map((direction) => neighbour('2,-1', direction));
  expect(around).toEqual(['3,-1', '3,-2', '2,-2', '1,-1', '1,0', '2,0']);
});
