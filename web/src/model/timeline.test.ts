import { describe, expect, it } from 'vitest';
import type { NarratedEvent, Way } from '../net/messages';
import { bonusOf, cuesOf, lieMs, PACES, SPEEDS, timelineOf, timeToSee, tumbleMs, type Manner } from './timeline';

const NORMAL: Manner = { speed: 1, isStill: false };
const STILL: Manner = { speed: 1, isStill: true };

function told(ways: Way[], more: Partial<NarratedEvent> = {}): NarratedEvent {
  return { kind: 'moved', clause: '', sentence: '', parameters: {}, effect: '', ways, ...more };
}

const walk = (origin: string, ...path: string[]): Way => ({ colour: 'Y', origin, path, is_sent_back: false });
const home = (origin: string): Way => ({ colour: 'R', origin, path: ['R:h'], is_sent_back: true });
const moved = told([walk('20', '21', '22', '23', '24')]);
const captured = told([home('24')], { kind: 'ate', effect: 'capture' });
const earned = told([], { kind: 'earned_bonus', parameters: { bonus: 20, playable: true } });
const CAPTURE = [moved, captured, earned];

describe('a capture', () => {
  it('is a landing, a beat, a flight home, and what it earns', () => {
    const { legs, landedMs, bonus, totalMs } = timelineOf(CAPTURE, NORMAL);
    const [walked, flown] = legs;
    expect([walked!.kind, flown!.kind]).toEqual(['walk', 'flight']);
    expect(walked!.startMs).toBe(0);
    expect(landedMs).toBe(walked!.endMs);
    expect(flown!.startMs - landedMs).toBeGreaterThan(150);
    expect(flown!.endMs).toBe(totalMs);
    expect(bonus).toMatchObject({ amount: 20, spot: '24' });
    expect(bonus!.startMs).toBeGreaterThan(flown!.startMs);
    expect(bonus!.startMs).toBeLessThan(totalMs);
  });

  it('is heard square by square, and then when the piece goes', () => {
    const timeline = timelineOf(CAPTURE, NORMAL);
    const cues = cuesOf(CAPTURE, timeline);
    expect(cues.map(({ kind }) => kind)).toEqual(['hop', 'hop', 'hop', 'hop', 'capture']);
    expect(cues[3]!.atMs).toBeCloseTo(timeline.landedMs);
    expect(cues[4]!.atMs).toBe(timeline.legs[1]!.startMs);
  });

  it('of several pieces lets them go one shortly after the other', () => {
    const { legs } = timelineOf([moved, captured, captured], NORMAL);
    expect(legs[2]!.startMs).toBeGreaterThan(legs[1]!.startMs);
    expect(legs[2]!.startMs).toBeLessThan(legs[1]!.endMs);
  });

  it('is over before the next piece goes', () => {
    const { legs } = timelineOf([moved, captured, told([walk('5', '6')])], NORMAL);
    expect(legs[2]!.startMs).toBe(legs[1]!.endMs);
  });

  it('comes at once where the walk was seen while it was chosen', () => {
    const { legs, landedMs } = timelineOf(CAPTURE, NORMAL, 1);
    expect(landedMs).toBe(0);
    expect(legs[1]!.startMs).toBeGreaterThan(0);
  });

  it('takes as many times as long as the pace says', () => {
    const times = PACES.map((pace) => timelineOf(CAPTURE, { speed: SPEEDS[pace], isStill: false }).totalMs);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(times.at(-1)).toBe(0);
    expect(new Set(times).size).toBe(PACES.length);
  });

  it('without movement is left to be seen, but nothing goes', () => {
    const { legs, totalMs } = timelineOf(CAPTURE, STILL);
    expect(legs.every(({ startMs, endMs }) => startMs === 0 && endMs === 0)).toBe(true);
    expect(totalMs).toBeGreaterThan(0);
  });
});

describe('a walk', () => {
  it('takes longer the longer it is, up to a bound', () => {
    const time = (squares: number) =>
      timelineOf([told([walk('1', ...Array.from({ length: squares }, (_, at) => `${at + 2}`))])], NORMAL).totalMs;
    expect(time(6)).toBeGreaterThan(time(3));
    expect(time(60)).toBe(time(40));
  });

  it('of pieces that are told together is at the same time', () => {
    const { legs } = timelineOf([told([walk('Y:h', '5'), walk('Y:h', '5')])], NORMAL);
    expect(legs.map(({ startMs }) => startMs)).toEqual([0, 0]);
  });
});

describe('steps that were earned', () => {
  it('are told by the operand of an event, and only where they can be played', () => {
    expect(bonusOf(CAPTURE)?.amount).toBe(20);
    expect(bonusOf([moved, told([], { parameters: { bonus: 20, playable: false } })])).toBeNull();
    expect(bonusOf([moved, captured])).toBeNull();
  });
});

describe('a throw', () => {
  const threw = told([], { kind: 'threw' });

  it('tumbles, and then lies', () => {
    expect(timeToSee([threw], true, NORMAL)).toBe(tumbleMs(NORMAL) + lieMs(NORMAL));
    expect(timeToSee([threw, moved], true, NORMAL)).toBeGreaterThan(timeToSee([threw], true, NORMAL));
  });

  it('without movement only lies', () => {
    expect(tumbleMs(STILL)).toBe(0);
    expect(timeToSee([threw], true, STILL)).toBe(lieMs(STILL));
  });
});
