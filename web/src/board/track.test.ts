import { describe, expect, it } from 'vitest';
import type { NarratedEvent } from '../net/messages';
import {
  edgesOf,
  follow,
  markedWays,
  middleOf,
  neighbour,
  pathData,
  place,
  standOf,
  type Direction,
  type Piece,
  type Standing,
} from './track';
import type { BoardData, Point, Spot, Stand } from './types';

const ARROWS: Direction[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** A square of side 10, on which up to two pieces stand apart. */
function square(x: number, y: number): Spot {
  const outline: Point[] = [
    [x - 5, y - 5],
    [x + 5, y - 5],
    [x + 5, y + 5],
    [x - 5, y + 5],
  ];
  const stands: Stand[][] = [
    [[x, y, 1]],
    [
      [x - 2, y, 0.8],
      [x + 2, y, 0.8],
    ],
  ];
  return { label: '', outline, stands, number_at: null, is_upright: false };
}

function board(spots: Record<string, Spot>, colours: string): BoardData {
  const look = (colour: string) => ({
    shapes: [`piece-${colour}`],
    home: '',
    letter: colour,
    counted: [],
    has_dark_ink: false,
  });
  const pieces = Object.fromEntries([...colours].map((colour) => [colour, look(colour)]));
  return {
    kind: 'track',
    box: [0, 0, 100, 100],
    ground: '',
    over: '',
    spots,
    pieces,
    turns: {},
    swaps: {},
    piles: false,
  };
}

/** Sixty-eight squares in rows of ten, and the homes, corridors and goals of two colours below them. */
function trackBoard(): BoardData {
  const spots: Record<string, Spot> = {};
  for (let number = 1; number <= 68; number++) {
    spots[number] = square(((number - 1) % 10) * 10, Math.floor((number - 1) / 10) * 10);
  }
  [...'YR'].forEach((colour, row) => {
    ['h', 'c1', 'c2', 'm'].forEach((name, at) => (spots[`${colour}:${name}`] = square(at * 10, 80 + row * 10)));
  });
  return board(spots, 'YR');
}

/** A ring with an arm of its own for white and for black, a hand and a place for those that are off. */
function ringBoard(): BoardData {
  const spots: Record<string, Spot> = {};
  for (let number = 7; number <= 30; number++) spots[number] = square((number - 7) * 10, 0);
  for (const [row, side] of ['a', 'b'].entries()) {
    for (let number = 1; number <= 6; number++) spots[`${number}${side}`] = square(number * 10, 20 + row * 10);
  }
  [...'WB'].forEach((colour, row) => {
    spots[`${colour}:hand`] = square(0, 50 + row * 10);
    spots[`${colour}:off`] = square(20, 50 + row * 10);
  });
  return board(spots, 'WB');
}

const track = trackBoard();
const ring = ringBoard();

function narrated(colour: string, origin: string, ...path: string[]): NarratedEvent {
  const ways = [{ colour, origin, path, is_sent_back: false }];
  return { kind: 'moved', clause: '', sentence: '', parameters: {}, effect: '', ways };
}

/** Set pieces out: `Y:h` and `Y5` are yellow ones, at their home and on square 5. */
function standing(text: string): Standing[] {
  const words = text.split(' ').filter(Boolean);
  return words.map((word) => ({ colour: word[0]!, spot: word[1] === ':' ? word : word.slice(1) }));
}

describe('pieces that are followed to where they stand now', () => {
  const where = (pieces: Piece[]) => Object.fromEntries(pieces.map(({ key, spot }) => [key, spot]));
  const pathsOf = (pieces: Piece[]) =>
    Object.fromEntries(pieces.filter(({ path }) => path.length > 0).map(({ key, path }) => [key, path]));
  const first = follow([], standing('Y:h Y5 Y20 R5 R39'), []);

  it('get a key each', () => {
    expect(where(first)).toEqual({ R00: '5', R01: '39', Y00: 'Y:h', Y01: '5', Y02: '20' });
  });

  it('keep their keys where nothing moves, even if what happened is told once more', () => {
    expect(follow(first, standing('Y:h Y5 Y20 R5 R39'), [])).toEqual(first);
    expect(follow(first, standing('Y:h Y5 Y20 R5 R39'), [narrated('Y', '20', '30')])).toEqual(first);
  });

  it('keep their keys when one of them moves, and know their way', () => {
    const next = follow(first, standing('Y:h Y12 Y20 R5 R39'), [narrated('Y', '5', '6', '12')]);
    expect(where(next)).toEqual({ ...where(first), Y01: '12' });
    expect(pathsOf(next)).toEqual({ Y01: ['6', '12'] });
    expect(pathsOf(follow(next, standing('Y:h Y12 Y20 R5 R39'), []))).toEqual({});
  });

  it('are narration apart by what was narration when two move at once', () => {
    const next = follow(first, standing('Y:h Y25 Y30 R5 R39'), [narrated('Y', '5', '30'), narrated('Y', '20', '25')]);
    expect(where(next)).toMatchObject({ Y01: '30', Y02: '25' });
  });

  it('go on from where they touched', () => {
    const next = follow(first, standing('Y:h Y12 Y20 R5 R39'), [
      narrated('Y', '5', '6', '8'),
      narrated('Y', '8', '9', '12'),
    ]);
    expect(pathsOf(next)).toEqual({ Y01: ['6', '8', '9', '12'] });
  });

  it('go home when they are captured', () => {
    const next = follow(first, standing('Y:h Y:h Y20 R5 R5'), [narrated('R', '39', '5'), narrated('Y', '5', 'Y:h')]);
    expect(where(next)).toEqual({ ...where(first), R01: '5', Y01: 'Y:h' });
  });

  it('are found without words too, after a leap in the history', () => {
    const next = follow(first, standing('Y40 Y41 Y42 R5 R39'), []);
    expect(Object.keys(where(next))).toEqual(Object.keys(where(first)));
    expect(next.filter(({ colour }) => colour === 'Y').map(({ spot }) => spot)).toEqual(['40', '41', '42']);
    expect(pathsOf(next)).toEqual({});
  });

  it('stand where they are listed, whatever was narration', () => {
    const next = follow(first, standing('Y:h Y9 Y20 R5 R39'), [narrated('Y', '5', '12'), narrated('G', '1', '2')]);
    expect(where(next)).toEqual({ ...where(first), Y01: '9' });
    expect(pathsOf(next)).toEqual({});
  });

  it('never share a key', () => {
    const many = follow([], standing('W:hand '.repeat(12) + 'W10 W10 W10'), []);
    expect(new Set(many.map(({ key }) => key)).size).toBe(15);
  });

  it('go away where a colour has fewer', () => {
    expect(where(follow(first, standing('R5'), []))).toEqual({ R00: '5' });
  });
});

describe('what was narration', () => {
  it('is marked where a player chose it', () => {
    const eaten = narrated('R', '8', 'R:h');
    eaten.ways[0]!.is_sent_back = true;
    expect(markedWays([narrated('Y', '5', '6', '7', '8'), eaten])).toEqual([narrated('Y', '5', '6', '7', '8').ways[0]]);
  });
});

describe('pieces on their places', () => {
  it('stand in the middle alone, and beside each other together', () => {
    const pieces = follow([], standing('Y1 Y2 R2'), []);
    const placed = Object.fromEntries(place(pieces, track).map((piece) => [piece.key, piece]));
    expect(placed.Y00).toMatchObject({ x: 0, y: 0, scale: 1, height: 0, together: 1, isTop: true });
    expect([placed.R00, placed.Y01].map((piece) => piece!.x)).toEqual([8, 12]);
    expect(placed.Y01).toMatchObject({ scale: 0.8, height: 1, together: 2 });
  });

  it('share the stands where they are more than the board has stands for', () => {
    const pieces = follow([], standing('W10 W10 W10 W10 W10'), []);
    const placed = place(pieces, ring);
    expect(placed.map(({ height }) => height)).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(placed.map(({ x }) => x)).size).toBe(2);
  });

  it('are covered by those that stand on them', () => {
    const pile: Stand[][] = [[[0, 0, 1]], [[0, 0, 1], [0, -5, 1]], [[0, 0, 1], [0, -5, 1], [9, 0, 1]]]; // prettier-ignore
    const data = { ...track, piles: true, spots: { a: { ...square(0, 0), stands: pile } } };
    const pieces = ['W0', 'W1', 'W2'].map((key): Piece => ({ key, colour: 'W', spot: 'a', path: [], ways: [] }));
    expect(place(pieces, data).map(({ isTop }) => isTop)).toEqual([false, true, true]);
  });

  it('have their edges marked on top of where they stood and of where they stand', () => {
    const shapes = ['body', 'mark', 'middle', 'edge'];
    const data = { ...track, piles: true, pieces: { Y: { ...track.pieces.Y!, shapes } } };
    const way = { colour: 'Y', origin: '1', path: ['2', '3'], is_sent_back: false };
    expect(edgesOf([way, way], standing('Y3 Y3'), data)).toEqual([
      { shape: 'edge', isLeft: true, stand: [0, 0, 1] },
      { shape: 'edge', isLeft: true, stand: [2, 0, 0.8] },
      { shape: 'edge', isLeft: false, stand: [22, 0, 0.8] },
      { shape: 'edge', isLeft: false, stand: [18, 0, 0.8] },
    ]);
  });

  it('stand somewhere even where the board knows no such place', () => {
    expect(standOf(undefined, 0, 1)).toEqual([0, 0, 1]);
  });
});

describe('the arrow keys', () => {
  it('go to the next place in their direction', () => {
    expect(neighbour(track, '12', 'ArrowRight')).toBe('13');
    expect(neighbour(track, '12', 'ArrowLeft')).toBe('11');
    expect(neighbour(track, '12', 'ArrowUp')).toBe('2');
    expect(neighbour(track, '12', 'ArrowDown')).toBe('22');
  });

  it('stay at the edge', () => {
    expect(neighbour(track, '1', 'ArrowUp')).toBe('1');
    expect(neighbour(track, '1', 'ArrowLeft')).toBe('1');
  });

  it.each([
    ['rows', track],
    ['a ring with arms', ring],
  ])('lead from every place to every other on a board of %s', (_, data) => {
    const all = Object.keys(data.spots);
    const beside = new Map(all.map((spot) => [spot, ARROWS.map((arrow) => neighbour(data, spot, arrow))]));
    for (const start of all) {
      const reached = new Set([start]);
      for (const spot of reached) for (const next of beside.get(spot)!) reached.add(next);
      expect(reached.size, `from ${start}`).toBe(all.length);
    }
  });
});

describe('an outline', () => {
  const outline: Point[] = [
    [0, 0],
    [10, 0],
    [10, 4],
  ];

  it('has its middle in the middle of its box', () => {
    expect(middleOf(outline)).toEqual([5, 2]);
  });

  it('is written as a closed path', () => {
    expect(pathData(outline)).toBe('M0 0L10 0L10 4Z');
  });
});
