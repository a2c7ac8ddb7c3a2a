import { describe, expect, it } from 'vitest';
import { timelineOf } from '../model/timeline';
import type { NarratedEvent, Way } from '../net/messages';
import { moved, toldOf, type Part } from './choosing';
import { motionsOf, type PieceMotion } from './choreography';
import { follow, place, type Standing } from './track';
import type { BoardData, Spot } from './types';

function square(x: number): Spot {
  return { label: '', outline: [], stands: [[[x, 0, 1]], [[x - 2, 0, 0.8], [x + 2, 0, 0.8]]], number_at: null, is_upright: true }; // prettier-ignore
}

const names = ['R:h', '20', '21', '22', '23'];
const data: BoardData = {
  kind: 'track',
  box: [0, 0, 100, 100],
  ground: '',
  over: '',
  spots: Object.fromEntries(names.map((name, at) => [name, square(at * 10)])),
  pieces: {},
  turns: {},
  swaps: {},
  piles: false,
};

const told = (way: Way): NarratedEvent => ({
  kind: '',
  clause: '',
  sentence: '',
  parameters: {},
  effect: '',
  ways: [way],
});
const walk = told({ colour: 'Y', origin: '20', path: ['21', '22', '23'], is_sent_back: false });
const flight = told({ colour: 'R', origin: '23', path: ['R:h'], is_sent_back: true });
const NORMAL = { speed: 1, isStill: false };

const standing = (text: string): Standing[] =>
  text.split(' ').map((one) => ({ colour: one[0]!, spot: one.slice(one[1] === ':' ? 0 : 1) }));

function motions(before: string, after: string, narration: NarratedEvent[], seen: string[] = []): PieceMotion[] {
  const pieces = follow([], standing(before), []);
  const was = new Map(place(pieces, data).map((piece) => [piece.key, piece]));
  const now = place(follow(pieces, standing(after), narration), data);
  return motionsOf(was, now, timelineOf(narration, NORMAL), data, new Set(seen));
}

/** Where a piece is in each frame, and how large. */
const seenIn = ({ frames }: PieceMotion) => frames.map(({ transform }) => transform.match(/[\d.-]+/g)!.map(Number));

describe('the pieces of a capture', () => {
  const [victim, walker] = motions('Y20 R23', 'Y23 R:h', [walk, flight]);

  it('hop from square to square, higher in between', () => {
    expect(seenIn(walker!).map(([x]) => x)).toEqual([10, 15, 20, 25, 30, 35, 40]);
    expect(seenIn(walker!).map(([, , scale]) => scale! > 1)).toEqual([false, true, false, true, false, true, false]);
    expect(walker!.delayMs).toBe(0);
  });

  it('leave the captured one where it is until the other has landed, and a beat longer', () => {
    expect(victim!.delayMs).toBeGreaterThan(walker!.durationMs + 150);
    expect(seenIn(victim!)[0]).toEqual([40, 0, 1]);
    expect(seenIn(victim!).at(-1)).toEqual([0, 0, 1]);
  });

  it('are drawn one above the other', () => {
    expect(walker!.level).toBeGreaterThan(victim!.level);
    expect(victim!.level).toBeGreaterThan(0);
  });

  it('end where they stand by the position, at the end of their time', () => {
    for (const one of [victim!, walker!]) {
      expect(one.frames.map(({ offset }) => offset)).toEqual(one.frames.map(({ offset }) => offset).sort());
      expect(one.frames.at(-1)!.offset).toBe(1);
    }
  });
});

describe('other pieces', () => {
  it('make room when the one that walks has arrived', () => {
    const found = motions('Y20 Y23', 'Y23 Y23', [walk]);
    const glides = found.filter(({ level }) => level === 0);
    expect(glides).toHaveLength(1);
    expect(glides[0]!.delayMs).toBe(found.find(({ level }) => level === 2)!.durationMs);
  });

  it('do not walk again where they were seen walking', () => {
    expect(motions('Y23', 'Y23', [walk], ['Y00'])).toEqual([]);
  });

  it('wait for their second walk', () => {
    const again = told({ colour: 'Y', origin: '23', path: ['22'], is_sent_back: false });
    const [walker] = motions('Y20 R22', 'Y22 R22', [walk, flight, again]).filter(({ level }) => level === 2);
    const places = seenIn(walker!).map(([x]) => x);
    expect(places.slice(5, 9)).toEqual([35, 40, 40, 36]); // it stands on 23 while the other flies
  });
});

describe('a part of a move that is chosen', () => {
  const part = (origin: string, target: string, via: string[]): Part => ({
    legs: [{ colour: 'Y', origin, target, via, tile: null, dice: [] }],
    dice: [],
    label: '',
    effect: '',
  });
  const [first, second] = [part('20', '23', ['21', '22']), part('21', '22', [])];
  const pieces = follow([], standing('Y20 Y21'), []);

  /** Where pieces are that go when another part is chosen. */
  function chosen(before: Part[], after: Part[]): number[][] {
    const { pieces: stood, keys } = moved(pieces, before);
    const was = new Map(place(stood, data).map((piece) => [piece.key, piece]));
    const timeline = timelineOf(toldOf(after), NORMAL, keys.size);
    const found = motionsOf(was, place(moved(pieces, after).pieces, data), timeline, data, keys);
    return found.map((one) => seenIn(one).map(([x]) => x!));
  }

  it('hops from square to square as one that is played', () => {
    expect(chosen([], [first])).toEqual([[10, 15, 20, 25, 30, 35, 40]]);
  });

  it('does not go again when the next one is chosen', () => {
    expect(chosen([first], [first, second])).toEqual([[20, 25, 30]]);
  });
});
