import { expect, test } from 'vitest';
import { planOf, positionOf } from './tiles';
import {
  canFlip,
  canTurn,
  type Choice,
  chosenBy,
  confirmed,
  flipped,
  goalsOf,
  NOTHING,
  tapCell,
  tapHand,
  turned,
} from './picking';
import { boardOf, moveList, SEATS } from './testing';

const POSITION = positionOf(boardOf('W1:0@0,0/W3:4@1,0/W5:0@1,-1/B1:0@0,1/B4:2@-1,1'), SEATS);
const MOVES = moveList(
  '13@2,0:0',
  '2@2,0:3',
  '6@2,0:1',
  '6@2,0:4',
  '8@2,0:0',
  "8'@2,0:0",
  "8'@2,0:2",
  '0,0-0,-1:0',
  '1,0-0,1:4',
  '1,0--1,2:0',
  '1,0--1,2:4',
  '1,0--1,2:5',
  '1,0-1,-1:4',
);
const table = { plan: planOf(MOVES), position: POSITION };
const nobodys = { ...table, plan: planOf([]) };
const holding = (source: string): Choice => ({ step: 'tile', source });

/** Take one tap after the other, all of cells. */
function taps(first: Choice, ...cells: string[]) {
  return cells.reduce((outcome, cell) => tapCell(outcome.choice, cell, table), { choice: first } as ReturnType<
    typeof tapCell
  >);
}

test('a tile in hand is taken, and put back by the same tap', () => {
  expect(tapHand(NOTHING, 6)).toEqual(holding('6'));
  expect(tapHand(holding('6'), 6)).toEqual(NOTHING);
  expect(tapHand(holding('0,0'), 6)).toEqual(holding('6'));
});

test('a tile on the table is chosen, and let go by the same tap', () => {
  expect(taps(NOTHING, '1,0').choice).toEqual(holding('1,0'));
  expect(taps(NOTHING, '1,0', '1,0')).toEqual({ choice: NOTHING });
});

test('goals tell what happens there', () => {
  expect(goalsOf('1,0', table).map(({ cell, kind, height }) => [cell, kind, height])).toEqual([
    ['0,1', 'take', 1],
    ['-1,2', 'free', 1],
    ['1,-1', 'climb', 2],
  ]);
  expect(goalsOf('12', table)).toEqual([]);
});

test('no tap plays a move: every tile waits for a word, the king and the queen too', () => {
  for (const [source, cell, move] of [
    ['0,0', '0,-1', '0,0-0,-1:0'],
    ['1,0', '0,1', '1,0-0,1:4'],
    ['13', '2,0', '13@2,0:0'],
  ] as const) {
    const { choice, play } = taps(holding(source), cell);
    expect(play).toBeUndefined();
    expect(confirmed(choice)).toEqual({ choice: NOTHING, play: move });
    expect(taps(choice, '-1,1')).toEqual({ choice: NOTHING }); // a tap elsewhere lets it go
  }
});

test('a goal where the tile could be captured is told from the others', () => {
  const exposed = new Set(['0,0-0,-1:0', '1,0--1,2:0', '1,0--1,2:4']);
  expect(goalsOf('0,0', { ...table, exposed }).map(({ isExposed }) => isExposed)).toEqual([true]);
  expect(goalsOf('1,0', { ...table, exposed }).some(({ isExposed }) => isExposed)).toBe(false); // it can be turned
  expect(goalsOf('0,0', table).map(({ isExposed }) => isExposed)).toEqual([false]);
});

test('another tile from the hand is confirmed, even in its only legal turn', () => {
  const { choice, play } = taps(holding('2'), '2,0');
  expect(play).toBeUndefined();
  expect(confirmed(choice)).toEqual({ choice: NOTHING, play: '2@2,0:3' });
});

test('a tile that moves keeps its turn at first, and goes through the legal ones', () => {
  let { choice } = taps(holding('1,0'), '-1,2');
  expect(confirmed(choice).play).toBe('1,0--1,2:4');
  const seen = [1, 1, 1].map(() => {
    choice = turned(choice, 1, table.plan);
    return confirmed(choice).play;
  });
  expect(seen).toEqual(['1,0--1,2:5', '1,0--1,2:0', '1,0--1,2:4']);
  expect(confirmed(turned(choice, -1, table.plan)).play).toBe('1,0--1,2:0');
});

test('there is nothing to turn where one turn is legal', () => {
  expect(canTurn(taps(holding('0,0'), '0,-1').choice, table.plan)).toBe(false);
  expect(canTurn(taps(holding('2'), '2,0').choice, table.plan)).toBe(false);
  expect(canTurn(taps(holding('6'), '2,0').choice, table.plan)).toBe(true);
  expect(canTurn(NOTHING, table.plan)).toBe(false);
});

test('tapping the tile turns it, tapping elsewhere lets it go', () => {
  const { choice } = taps(holding('6'), '2,0');
  expect(confirmed(choice).play).toBe('6@2,0:1');
  expect(confirmed(taps(choice, '2,0').choice).play).toBe('6@2,0:4');
  expect(taps(choice, '0,0')).toEqual({ choice: NOTHING });
});

test('a tile with two faces is turned over where that is legal', () => {
  const { choice } = taps(holding('8'), '2,0');
  expect(canFlip(choice, table.plan)).toBe(true);
  const other = flipped(turned(choice, 1, table.plan), table.plan);
  expect(confirmed(other).play).toBe("8'@2,0:0");
  expect(confirmed(turned(other, 1, table.plan)).play).toBe("8'@2,0:2");
  expect(canFlip(taps(holding('6'), '2,0').choice, table.plan)).toBe(false);
});

test('an own tile that can move is chosen instead, if the first cannot go there', () => {
  expect(taps(holding('1,0'), '0,0')).toEqual({ choice: holding('0,0') });
});

test('a cell that is no goal is sent as it was tapped, for the answer', () => {
  const attempt = { origin: '1,0', target: '2,-1', colour: 'W' };
  expect(taps(holding('1,0'), '2,-1')).toEqual({ choice: NOTHING, attempt });
  expect(taps(holding('12'), '-1,1').attempt).toEqual({ origin: 'hand', target: '-1,1', colour: 'W', number: 12 });
});

test('a tile of somebody else is only looked at', () => {
  expect(taps(NOTHING, '-1,1').choice).toEqual(holding('-1,1'));
  expect(taps(NOTHING, '-1,1', '2,0')).toEqual({ choice: NOTHING });
});

test('who has nothing to decide only looks at tiles', () => {
  expect(tapCell(holding('1,0'), '2,0', nobodys)).toEqual({ choice: NOTHING });
  expect(tapCell(holding('1,0'), '0,1', nobodys)).toEqual({ choice: holding('0,1') });
});

test('a move that is named is chosen as it would be by taps, and only has to be played', () => {
  const choice = chosenBy('1,0--1,2:4', table.plan);
  expect(choice).toEqual(taps(holding('1,0'), '-1,2').choice);
  expect(chosenBy('swap', table.plan)).toEqual(NOTHING);
});
