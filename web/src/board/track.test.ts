import { describe, expect, it } from 'vitest';
import type { LegalMove, Told } from '../net/messages';
import {
  choicesOf,
  fieldsOf,
  follow,
  holding,
  middleOf,
  neighbour,
  passed,
  pathData,
  place,
  signOf,
  spotOf,
  standing,
  standOf,
  targetsFrom,
  toldWays,
  type Direction,
  type Piece,
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
  return { outline, stands };
}

function board(spots: Record<string, Spot>, colours: string): BoardData {
  const pieces = Object.fromEntries([...colours].map((colour) => [colour, [`piece-${colour}`]]));
  return { game: 'parchis', box: [0, 0, 100, 100], ground: '', over: '', spots, pieces };
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
  return { ...board(spots, 'WB'), game: 'felix-sex' };
}

const track = trackBoard();
const ring = ringBoard();

function told(parameters: Told['parameters']): Told {
  return { kind: 'moved', clause: '', sentence: '', parameters };
}

function legal(move: string, ways: string[], does: string[] = []): LegalMove {
  const legs = ways.map((way) => {
    const [origin = '', target = ''] = way.split('-');
    return { origin, target };
  });
  return { move, path: [move], legs, label: `plays ${move}`, does };
}

describe('a place', () => {
  it.each([
    ['Y', '5', '5'],
    ['Y', 'h', 'Y:h'],
    ['R', 'c2', 'R:c2'],
    ['R', 'm', 'R:m'],
  ])('that %s calls %s is %s', (colour, name, spot) => {
    expect(spotOf(track, colour, name)).toBe(spot);
  });

  it('of the hand bears the letter of its colour', () => {
    expect(spotOf(ring, 'B', 'hand')).toBe('B:hand');
    expect(spotOf(ring, 'B', '3b')).toBe('3b');
  });
});

describe('a position', () => {
  it('is read field by field', () => {
    expect(fieldsOf('parchis players=2 Y=h,5 seat=1 phase=roll')).toEqual({
      players: '2',
      Y: 'h,5',
      seat: '1',
      phase: 'roll',
    });
  });

  it('tells where the pieces of each colour stand', () => {
    expect(standing(track, 'parchis Y=h,5,c1,m R=39,39 seat=0')).toEqual({
      Y: ['Y:h', '5', 'Y:c1', 'Y:m'],
      R: ['39', '39'],
    });
  });

  it('counts pieces with a star', () => {
    expect(standing(ring, 'felix-sex W=hand*2,10*3,3a B=off')).toEqual({
      W: ['W:hand', 'W:hand', '10', '10', '10', '3a'],
      B: ['B:off'],
    });
  });

  it('leaves out colours that do not play', () => {
    expect(standing(track, 'parchis Y=5')).toEqual({ Y: ['5'] });
  });
});

describe('choosing a move', () => {
  const choices = choicesOf([
    legal('Y5-8 Y20-24', ['5-8', '20-24']),
    legal('Y5-9 Y20-23', ['5-9', '20-23']),
    legal('Y5-8-12', ['5-12']),
    legal('Y20-27', ['20-27']),
  ]);
  const movesOf = (some = choices) => some.map(({ move }) => move);

  it('keeps what is said of each move', () => {
    expect(choices[0]).toMatchObject({ move: 'Y5-8 Y20-24', label: 'plays Y5-8 Y20-24' });
  });

  it('leaves all moves while nothing is chosen', () => {
    expect(movesOf(holding(choices, []))).toEqual(movesOf());
  });

  it('leaves the moves that hold the way that was chosen', () => {
    expect(movesOf(holding(choices, [{ origin: '5', target: '8' }]))).toEqual(['Y5-8 Y20-24']);
    expect(movesOf(holding(choices, [{ origin: '5', target: '30' }]))).toEqual([]);
  });

  it('counts a way as often as it was chosen', () => {
    const stacks = choicesOf([
      legal('10-14', ['10-14']),
      legal('10*2-14', ['10-14', '10-14']),
      legal('10*3-14', ['10-14', '10-14', '10-14']),
    ]);
    const way = { origin: '10', target: '14' };
    expect(movesOf(holding(stacks, [way]))).toEqual(['10-14', '10*2-14', '10*3-14']);
    expect(movesOf(holding(stacks, [way, way]))).toEqual(['10*2-14', '10*3-14']);
    expect(movesOf(holding(stacks, [way, way, way, way]))).toEqual([]);
  });

  it('shows where a piece can go, and by which moves', () => {
    const targets = targetsFrom(choices, '20');
    expect([...targets].map(([target, found]) => [target, movesOf(found)])).toEqual([
      ['24', ['Y5-8 Y20-24']],
      ['23', ['Y5-9 Y20-23']],
      ['27', ['Y20-27']],
    ]);
  });

  it('names a move once, however many of its pieces go the same way', () => {
    const [stack] = choicesOf([legal('10*3-14', ['10-14', '10-14', '10-14'])]);
    expect(targetsFrom([stack!], '10').get('14')).toEqual([stack]);
  });

  it('shows by a sign that something is eaten, or arrives', () => {
    const sign = (...does: string[][]) => signOf(does.flatMap((one) => choicesOf([legal('Y5-8', ['5-8'], one)])));
    expect(sign(['moved', 'turn_passed'])).toBe('');
    expect(sign(['moved', 'reached_goal'])).toBe('★');
    expect(sign(['moved', 'ate'])).toBe('✕');
    expect(sign(['reached_goal'], ['captured'])).toBe('✕'); // where both can be, the sharper one
  });

  it('shows nothing from a place without pieces that move', () => {
    expect(targetsFrom(choices, '60').size).toBe(0);
  });
});

describe('pieces that are followed from position to position', () => {
  const where = (pieces: Piece[]) => Object.fromEntries(pieces.map(({ key, spot }) => [key, spot]));
  const first = follow([], track, 'parchis Y=h,5,20 R=5,39', []);

  it('get a key each', () => {
    expect(where(first)).toEqual({ R00: '5', R01: '39', Y00: 'Y:h', Y01: '5', Y02: '20' });
  });

  it('keep their keys where nothing moves', () => {
    expect(follow(first, track, 'parchis Y=h,5,20 R=5,39', [])).toEqual(first);
  });

  it('keep their keys when one of them moves', () => {
    const next = follow(first, track, 'parchis Y=h,12,20 R=5,39', [
      told({ colour: 'Y', origin: '5', path: ['6', '12'] }),
    ]);
    expect(where(next)).toEqual({ ...where(first), Y01: '12' });
  });

  it('are told apart by what was told when two move at once', () => {
    const next = follow(first, track, 'parchis Y=h,25,30 R=5,39', [
      told({ colour: 'Y', origin: '5', path: ['30'] }),
      told({ colour: 'Y', origin: '20', path: ['25'] }),
    ]);
    expect(where(next)).toMatchObject({ Y01: '30', Y02: '25' });
  });

  it('go home when they are captured', () => {
    const next = follow(first, track, 'parchis Y=h,h,20 R=5,39', [
      told({ colour: 'R', origin: '1', path: ['5'] }),
      { ...told({ colour: 'Y', square: '5' }), kind: 'captured' },
    ]);
    expect(where(next)).toEqual({ ...where(first), Y01: 'Y:h' });
  });

  it('are found without words too, after a leap in the history', () => {
    const next = follow(first, track, 'parchis Y=40,41,42 R=5,39', []);
    expect(Object.keys(where(next))).toEqual(Object.keys(where(first)));
    expect(next.filter(({ colour }) => colour === 'Y').map(({ spot }) => spot)).toEqual(['40', '41', '42']);
  });

  it('come out of the hand where no origin is told', () => {
    const before = follow([], ring, 'felix-sex W=hand*2,10', []);
    const next = follow(before, ring, 'felix-sex W=hand,3a,10', [told({ player: 'W', path: ['1a', '2a', '3a'] })]);
    expect(next.map(({ spot }) => spot).sort()).toEqual(['10', '3a', 'W:hand']);
    expect(Object.keys(where(next))).toEqual(Object.keys(where(before)));
  });

  it('never share a key', () => {
    const many = follow([], ring, 'felix-sex W=hand*12,10*3', []);
    expect(new Set(many.map(({ key }) => key)).size).toBe(15);
  });
});

describe('what was told', () => {
  const events = [told({ colour: 'Y', origin: '5', path: ['6', '7', '8'] }), told({ colour: 'R' })];

  it('gives the ways of a colour', () => {
    expect(toldWays(track, 'Y', events)).toEqual([{ origin: '5', target: '8' }]);
    expect(toldWays(track, 'R', events)).toEqual([]);
  });

  it('gives the places that a piece passes', () => {
    expect(passed(track, { key: 'Y00', colour: 'Y', spot: '8' }, events)).toEqual(['6', '7', '8']);
    expect(passed(track, { key: 'Y01', colour: 'Y', spot: '30' }, events)).toEqual(['30']);
    expect(passed(track, { key: 'R00', colour: 'R', spot: '8' }, events)).toEqual(['8']);
  });
});

describe('pieces on their places', () => {
  it('stand in the middle alone, and beside each other together', () => {
    const pieces = follow([], track, 'parchis Y=1,2 R=2', []);
    const placed = Object.fromEntries(place(pieces, track).map((piece) => [piece.key, piece]));
    expect(placed.Y00).toMatchObject({ x: 0, y: 0, scale: 1, height: 0, together: 1 });
    expect([placed.R00, placed.Y01].map((piece) => piece!.x)).toEqual([8, 12]);
    expect(placed.Y01).toMatchObject({ scale: 0.8, height: 1, together: 2 });
  });

  it('share the stands where they are more than the board has stands for', () => {
    const pieces = follow([], ring, 'felix-sex W=10*5', []);
    const placed = place(pieces, ring);
    expect(placed.map(({ height }) => height)).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(placed.map(({ x }) => x)).size).toBe(2);
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
