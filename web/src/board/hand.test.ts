import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LegalMove } from '../net/messages';
import { Hand } from './hand.svelte';

/** A move by its legs: `5-8/3` goes by the die 3. Each leg is a part. */
function legal(...ways: string[]): LegalMove {
  const legs = ways.map((way) => {
    const [origin = '', target = '', die = ''] = way.split(/[-/]/);
    return { colour: 'Y', origin, target, via: [], tile: null, dice: die ? [Number(die)] : [] };
  });
  const move = ways.join(' ');
  const parts = ways.length > 1 ? ways.map((way) => ({ legs: 1, label: way, effect: '' as const })) : [];
  return { move, path: [move], legs, label: move, effect: '', parts };
}

function handWith(moves: LegalMove[], asksFirst = false) {
  const play = vi.fn();
  const hand = new Hand(
    () => moves,
    () => null,
    play,
    () => asksFirst,
  );
  hand.follow(moves);
  return { hand, play };
}

describe('a piece that is taken up', () => {
  it('goes at once where it can only go to one place', () => {
    const { hand, play } = handWith([legal('5-8'), legal('20-23')]);
    hand.takeUp('5');
    expect(play.mock.calls).toEqual([['5-8']]);
  });

  it('waits in hand where it can go to several', () => {
    const { hand, play } = handWith([legal('5-8'), legal('5-9')]);
    hand.takeUp('5');
    expect(play).not.toHaveBeenCalled();
    expect([...hand.targets.keys()]).toEqual(['8', '9']);
  });

  it('waits too where a tap beside it has taken it up', () => {
    const { hand, play } = handWith([legal('5-8'), legal('20-23')]);
    hand.takeUp('5', false);
    expect(play).not.toHaveBeenCalled();
    hand.bring('8');
    expect(play.mock.calls).toEqual([['5-8']]);
  });

  it('is asked about where several moves lead to the one place', () => {
    const several = [legal('10-14'), { ...legal('10-14', '10-14'), parts: [] }];
    const { hand, play } = handWith(several);
    hand.takeUp('10');
    expect(play).not.toHaveBeenCalled();
    expect(hand.asked.map(({ move }) => move)).toEqual(['10-14', '10-14 10-14']);
  });

  it('plays one part of a move, and the other with the next tap', () => {
    const { hand, play } = handWith([legal('5-8/3', '20-24/4')]);
    hand.takeUp('5');
    expect(hand.chosen).toHaveLength(1);
    expect(play).not.toHaveBeenCalled();
    hand.takeUp('20');
    expect(play.mock.calls).toEqual([['5-8/3 20-24/4']]);
  });
});

describe('where moves are confirmed', () => {
  it('a move is seen before it is played', () => {
    const { hand, play } = handWith([legal('5-8'), legal('20-23')], true);
    hand.takeUp('5');
    expect(play).not.toHaveBeenCalled();
    expect(hand.chosen).toHaveLength(1);
    expect(hand.whole).toBe('5-8');
    hand.confirm();
    expect(play.mock.calls).toEqual([['5-8']]);
    expect(hand.ahead).toHaveLength(1); // it was seen walking, and stays there
    hand.confirm();
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('it can be taken back', () => {
    const { hand, play } = handWith([legal('5-8'), legal('20-23')], true);
    hand.takeUp('5');
    expect(hand.isTakenBackAt('8')).toBe(true);
    hand.takeBack('8');
    expect([hand.whole, hand.chosen.length]).toEqual([null, 0]);
    hand.takeUp('20');
    expect(hand.back()).toBe(true);
    hand.confirm();
    expect(play).not.toHaveBeenCalled();
  });
});

describe('a piece that was brought somewhere', () => {
  it('has just arrived there until that has been seen, whatever comes next', () => {
    const { hand } = handWith([legal('5-8'), legal('20-23')]);
    hand.takeUp('5');
    expect(hand.arrived).toEqual(['8']);
    hand.follow([legal('8-10'), legal('20-22')]);
    expect(hand.arrived).toEqual(['8']);
    hand.settle(hand.arrived);
    expect(hand.arrived).toEqual([]);
  });

  it('has arrived, too, as a part of a move', () => {
    const { hand } = handWith([legal('5-8/3', '20-24/4')]);
    hand.takeUp('5');
    expect(hand.arrived).toEqual(['8']);
  });

  it('has not settled because one before it has', () => {
    const { hand } = handWith([legal('5-8/3', '20-24/4')]);
    hand.takeUp('5');
    const before = hand.arrived;
    hand.takeUp('20');
    hand.settle(before);
    expect(hand.arrived).toEqual(['24']);
  });

  it('has not arrived where the move was refused, and the same moves come again', () => {
    const moves = [legal('5-8'), legal('20-23')];
    const { hand } = handWith(moves);
    hand.takeUp('5');
    hand.follow([]);
    hand.follow(moves);
    expect(hand.arrived).toEqual([]);
  });
});

describe('a play that is not answered', () => {
  const both = () => [legal('5-8/3', '20-24/4'), legal('5-8/3', '30-34/4')];
  const placesOf = (hand: Hand) => hand.ahead.flatMap(({ legs }) => legs.map(({ target }) => target));

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function sent() {
    const moves = both();
    const { hand, play } = handWith(moves);
    hand.takeUp('5');
    hand.takeUp('20');
    expect(play.mock.calls).toEqual([['5-8/3 20-24/4']]);
    return { hand, moves };
  }

  it('is drawn as it was chosen after a while, and cannot be taken back any more', () => {
    const { hand } = sent();
    expect(placesOf(hand)).toEqual(['8']); // its last pieces walk when it has happened
    vi.advanceTimersByTime(1000);
    expect(placesOf(hand)).toEqual(['8', '24']);
    hand.follow([]); // while it is waited for nothing can be moved
    vi.advanceTimersByTime(60_000);
    expect(placesOf(hand)).toEqual(['8', '24']);
    expect(hand.isTakenBackAt('24')).toBe(false);
    expect(hand.back()).toBe(false);
    expect(placesOf(hand)).toEqual(['8', '24']);
  });

  it('goes back when it is refused: the same moves come again', () => {
    const { hand, moves } = sent();
    vi.advanceTimersByTime(1000);
    hand.follow(moves);
    expect(placesOf(hand)).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(placesOf(hand)).toEqual([]);
  });

  it('is drawn by what has happened where the answer comes soon', () => {
    const { hand } = sent();
    vi.advanceTimersByTime(200);
    hand.letGo();
    vi.advanceTimersByTime(1000);
    expect(placesOf(hand)).toEqual([]);
  });
});
