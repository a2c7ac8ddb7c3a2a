import { describe, expect, it } from 'vitest';
import { isInside, neighbour } from './track';
import { boardFor, turned, turnedBoard, turnFor } from './turning';
import { viewerAmong } from './viewer';
import type { BoardData, Spot } from './types';

function spotAt(x: number, y: number, isUpright = false): Spot {
  return {
    label: '',
    outline: [
      [x - 5, y - 5],
      [x + 5, y - 5],
      [x + 5, y + 5],
      [x - 5, y + 5],
    ],
    stands: [[[x - 2, y, 1]]],
    number_at: [x, y + 1],
    is_upright: isUpright,
  };
}

const data = {
  turns: { Y: 0, B: 90, R: 180 },
  swaps: {},
  spots: { right: spotAt(40, 0), bottom: spotAt(0, 40), home: spotAt(40, 40, true) },
} as unknown as BoardData;

describe('a turned board', () => {
  it('turns by what the board says of the first colour of a player', () => {
    expect(turnFor(data, 'B')).toBe(90);
    expect(turnFor(data, 'R+Y')).toBe(180);
    expect(turnFor(data, '')).toBe(0);
    expect(turnFor(data, 'W')).toBe(0);
  });

  it('brings what is on the right to the bottom by a quarter turn', () => {
    expect(turned([40, 0], 90)).toEqual([0, 40]);
    const { spots } = turnedBoard(data, 90);
    expect(isInside(spots.right!.outline, 0, 40)).toBe(true);
    expect(spots.right!.stands).toEqual([[[0, 38, 1]]]);
    expect(spots.right!.number_at).toEqual([-1, 40]);
  });

  it('carries what is upright along without turning it', () => {
    const home = turnedBoard(data, 90).spots.home!;
    expect(home.outline[0]).toEqual([-45, 35]);
    expect(home.stands).toEqual([[[-42, 40, 1]]]);
    expect(home.number_at).toEqual([-40, 41]);
  });

  it('is walked with the arrows as it is seen', () => {
    expect(neighbour(data, 'right', 'ArrowDown')).toBe('home');
    const half = turnedBoard(data, 180); // right is left now, bottom is top
    expect(neighbour(half, 'right', 'ArrowUp')).toBe('home');
  });

  it('is the same object where nothing turns', () => {
    expect(turnedBoard(data, 0)).toBe(data);
  });
});

describe('whose side a board is seen from', () => {
  const seats = [
    { seat: 0, kind: 'person', colours: 'Y' },
    { seat: 1, kind: 'person', colours: 'B' },
    { seat: 2, kind: 'bot', colours: 'R' },
  ];

  it('is that of the one person of this browser', () => {
    expect(viewerAmong(seats, [1])).toBe('B');
    expect(viewerAmong(seats, [1, 2])).toBe('B');
  });

  it("is nobody's where several share the screen, and for spectators", () => {
    expect(viewerAmong(seats, [0, 1])).toBe('');
    expect(viewerAmong(seats, [])).toBe('');
  });
});

describe('a board that cannot turn', () => {
  const trays = {
    turns: {},
    swaps: { B: [['W:hand', 'B:hand']] },
    spots: { 'W:hand': spotAt(0, 40), 'B:hand': spotAt(0, -40), '1': spotAt(40, 0) },
  } as unknown as BoardData;

  it('changes the places of trays for whoever would sit above', () => {
    const { spots } = boardFor(trays, 'B');
    expect([spots['B:hand'], spots['W:hand']]).toEqual([trays.spots['W:hand'], trays.spots['B:hand']]);
    expect(spots['1']).toBe(trays.spots['1']);
    expect(boardFor(trays, 'W')).toBe(trays);
  });
});
