import { describe, expect, it } from 'vitest';
import type { NarratedEvent, Way } from '../net/messages';
import { journeysOf, roundOf, roundSeat, type Played } from './round';

const way = (colour: string, origin: string, target: string, is_sent_back = false): Way => ({
  colour,
  origin,
  path: [target],
  is_sent_back,
});

function step(seat: number | null, move: string, ...ways: Way[]): Played {
  return { seat, move, narration: [{ kind: 'moved', sentence: move, ways } as unknown as NarratedEvent] };
}

const sentences = (narration: NarratedEvent[]) => narration.map(({ sentence }) => sentence).filter(Boolean);

describe('the last round', () => {
  const steps = [step(null, ''), step(0, ''), step(0, 'Y5-8'), step(1, ''), step(1, 'B22-25'), step(2, 'R39-41')];

  it('is what others did since the own last move', () => {
    expect(sentences(roundOf(steps, 0))).toEqual(['B22-25', 'R39-41']);
    expect(sentences(roundOf(steps, 1))).toEqual(['R39-41']);
  });

  it('stays while the dice of the own turn are thrown, and goes with the own move', () => {
    expect(sentences(roundOf([...steps, step(0, '')], 0))).toEqual(['B22-25', 'R39-41']);
    expect(roundOf([...steps, step(0, ''), step(0, 'Y8-9')], 0)).toEqual([]);
    expect(roundOf([...steps, step(0, ''), step(0, 'Y8-9'), step(0, '')], 0)).toEqual([]);
  });

  it('is all that happened where one has not played yet', () => {
    expect(sentences(roundOf(steps, 3))).toEqual(['Y5-8', 'B22-25', 'R39-41']);
  });

  it('is nothing for spectators', () => {
    expect(roundOf(steps, null)).toEqual([]);
  });
});

describe('journeys', () => {
  it('join what one piece did in several moves', () => {
    expect(journeysOf([way('R', '39', '45'), way('B', '22', '25'), way('R', '45', '50')])).toEqual([
      { colour: 'B', origin: '22', target: '25' },
      { colour: 'R', origin: '39', target: '50' },
    ]);
  });

  it('leave out pieces that were sent back', () => {
    expect(journeysOf([way('R', '39', '45'), way('B', '40', '45'), way('R', '45', 'R:h', true)])).toEqual([
      { colour: 'B', origin: '40', target: '45' },
    ]);
  });
});

describe('whose round it is', () => {
  const seats = ['person', 'person', 'bot'].map((kind, seat) => ({ seat, kind }));

  it('is that of the person here, or of whoever is to act', () => {
    expect(roundSeat(seats, [1], 0)).toBe(1);
    expect(roundSeat(seats, [0, 1], 1)).toBe(1);
    expect(roundSeat(seats, [0, 1], 2)).toBeNull();
    expect(roundSeat(seats, [], 0)).toBeNull();
  });
});
