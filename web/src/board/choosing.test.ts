import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../net/messages';
import { choicesOf, distinct, moved, optionsAfter, signOf, targetsFrom } from './choosing';
import { Hand } from './hand.svelte';
import { diceWithout } from './playedDice.svelte';
import type { Piece } from './track';

/** A move by its legs: `5-8/3` goes by the die 3. In parts, each leg is one, with an effect of its own. */
function legal(move: string, ways: string[], effects?: LegalMove['effect'][]): LegalMove {
  const legs = ways.map((way) => {
    const [origin = '', target = '', dice = ''] = way.split(/[-/]/);
    return { colour: 'Y', origin, target, via: [], tile: null, dice: [...dice].map(Number) };
  });
  const parts = effects?.map((effect, at) => ({ legs: 1, label: `part ${ways[at]}`, effect })) ?? [];
  const effect = effects?.includes('capture') ? 'capture' : '';
  return { move, path: [move], legs, label: `plays ${move}`, effect, parts };
}

const MOVES = [
  legal('Y5-8 Y20-24', ['5-8/3', '20-24/4'], ['', 'capture']),
  legal('Y5-8 Y30-34', ['5-8/3', '30-34/4'], ['', '']),
  legal('Y5-9 Y20-23', ['5-9/4', '20-23/3'], ['', '']),
  legal('Y5-12', ['5-12/34']),
];
const choices = choicesOf(MOVES);
const first = choices[0]!.parts[0]!;
const movesOf = (options: { move: string }[]) => options.map(({ move }) => move);

describe('the parts of moves', () => {
  it('have the legs, the dice, the words and the effect of their own', () => {
    expect(choices[0]!.parts).toMatchObject([
      { label: 'part 5-8/3', effect: '', dice: [3], legs: [{ origin: '5' }] },
      { label: 'part 20-24/4', effect: 'capture', dice: [4], legs: [{ origin: '20' }] },
    ]);
    expect(choices[3]!.parts).toMatchObject([{ label: 'plays Y5-12', dice: [3, 4] }]);
  });

  it('can all be chosen at first', () => {
    expect(optionsAfter(choices, [])).toHaveLength(7);
  });

  it('leave those of moves that have what is chosen, which make the move whole', () => {
    const left = optionsAfter(choices, [first]);
    expect(left.map(({ move, part, isLast }) => [move, part.legs[0]!.origin, isLast])).toEqual([
      ['Y5-8 Y20-24', '20', true],
      ['Y5-8 Y30-34', '30', true],
    ]);
  });

  it('lead to targets, each of which is one for whoever taps', () => {
    const targets = targetsFrom(optionsAfter(choices, []), '5');
    expect([...targets.keys()]).toEqual(['8', '9', '12']);
    expect(targets.get('8')).toHaveLength(2);
    expect(distinct(targets.get('8')!)).toHaveLength(1);
  });

  it('stay apart where moves differ that are whole', () => {
    const stacks = choicesOf([legal('10-14', ['10-14']), legal('10*2-14', ['10-14', '10-14'])]);
    expect(movesOf(distinct(targetsFrom(optionsAfter(stacks, []), '10').get('14')!))).toEqual(['10-14', '10*2-14']);
  });

  it('have a sign where they eat or arrive, of both the sharper one', () => {
    const sign = (...effects: LegalMove['effect'][]) => signOf(effects.map((effect) => ({ effect })));
    expect([sign(''), sign('', 'arrival'), sign('arrival', 'capture')]).toEqual(['', '★', '✕']);
    expect(signOf([first])).toBe(''); // the other half captures
  });

  it('take a piece of their colour where they go', () => {
    const pieces = ['Y0', 'Y1', 'R0'].map((key): Piece => ({ key, colour: key[0]!, spot: '5', path: [], ways: [] }));
    const { pieces: now, keys } = moved(pieces, [first]);
    expect(now.map(({ spot }) => spot)).toEqual(['8', '5', '5']);
    expect([...keys]).toEqual(['Y0']);
  });

  it('use dice up, one at a time', () => {
    expect(diceWithout([3, 3, 5], [3])).toEqual([3, 5]);
  });
});

describe('a hand', () => {
  function handOf(moves = MOVES, die: number | null = null): { hand: Hand; played: string[] } {
    const played: string[] = [];
    const hand = new Hand(
      () => moves,
      () => die,
      (move) => played.push(move),
    );
    hand.follow(moves);
    return { hand, played };
  }

  function bring(hand: Hand, origin: string, target: string): void {
    hand.origin = origin;
    hand.bring(target);
  }

  it('plays a move when its last part is chosen', () => {
    const { hand, played } = handOf();
    bring(hand, '5', '8');
    expect([played, hand.used, [...hand.movable]]).toEqual([[], [3], ['20', '30']]);
    bring(hand, '30', '34');
    expect(played).toEqual(['Y5-8 Y30-34']);
  });

  it('may begin with either part', () => {
    const { hand, played } = handOf();
    bring(hand, '20', '24');
    expect([...hand.movable]).toEqual(['5']);
    bring(hand, '5', '8');
    expect(played).toEqual(['Y5-8 Y20-24']);
  });

  it('takes a part back: from where it went, or the last thing first', () => {
    const { hand } = handOf();
    bring(hand, '5', '8');
    expect(hand.isTakenBackAt('8')).toBe(true);
    hand.takeBack('8');
    expect(hand.used).toEqual([]);
    bring(hand, '5', '8');
    hand.origin = '20';
    expect([hand.back(), hand.origin, hand.used]).toEqual([true, '', [3]]);
    expect([hand.back(), hand.used, hand.back()]).toEqual([true, [], false]);
  });

  it('asks where several moves are meant', () => {
    const { hand, played } = handOf([legal('Y5-8-12', ['5-12']), legal('Y5-9-12', ['5-12'])]);
    bring(hand, '5', '12');
    expect([movesOf(hand.asked), played]).toEqual([['Y5-8-12', 'Y5-9-12'], []]);
    hand.choose(hand.asked[1]!);
    expect(played).toEqual(['Y5-9-12']);
  });

  it('offers only what a die is used for, where one is wanted', () => {
    expect([...handOf(MOVES, 3).hand.movable]).toEqual(['5', '20']);
    const { hand } = handOf(MOVES, 4);
    hand.origin = '5';
    expect([...hand.targets.keys()]).toEqual(['9', '12']);
  });

  it('keeps what is chosen while the same moves come back, and lets go of it for others', () => {
    const { hand } = handOf();
    bring(hand, '5', '8');
    hand.follow([]);
    hand.follow(MOVES);
    expect(hand.used).toEqual([3]);
    hand.follow([...MOVES]);
    expect(hand.used).toEqual([]);
  });

  it('is empty again when a move was refused', () => {
    const { hand } = handOf();
    bring(hand, '5', '8');
    bring(hand, '30', '34');
    hand.follow(MOVES);
    expect(hand.chosen).toEqual([]);
  });

  it('leaves a piece alone that can be taken up where a part went', () => {
    const { hand } = handOf([legal('Y5-8 Y8-12', ['5-8/3', '8-12/4'], ['', ''])]);
    hand.choose({ move: '', part: first, isLast: false });
    expect(hand.isTakenBackAt('8')).toBe(false);
  });
});
