import { describe, expect, it } from 'vitest';
import type { NarratedEvent, StepTaken } from '../net/messages';
import { lossesIn, meanwhile } from './meanwhile';

const way = (colour: string, is_sent_back = false) => ({ colour, origin: '1', path: ['2'], is_sent_back });

function told(sentence: string, effect: NarratedEvent['effect'] = '', ways: NarratedEvent['ways'] = []): NarratedEvent {
  return { kind: '', clause: '', sentence, parameters: {}, effect, ways };
}

function step(seat: number | null, what: number[] | string, ...narration: NarratedEvent[]): StepTaken {
  const [dice, move] = typeof what === 'string' ? [[], what] : [what, ''];
  return { seat, dice, move, position: '', board: { pieces: [], colours: [], seat: null }, narration };
}

const START = step(null, '');
const mine = step(0, [3], told('Tres.'));
const threw = step(1, [4], told('Cuatro.'));
const moved = step(1, 'R1-5', told('Va.', '', [way('R')]));
const ate = step(2, 'G1-5', told('Va.', '', [way('G')]), told('Come.', 'capture', [way('Y', true)]));

describe('what others did meanwhile', () => {
  it('is a chip for each throw with its moves', () => {
    const steps = [START, mine, threw, moved, step(2, [5], told('Cinco.')), ate];
    expect(meanwhile(steps, [0])).toEqual([
      { seat: 1, first: 2, last: 3, dice: [4], outcome: 'moved', captured: [], sentences: 'Cuatro. Va.' },
      { seat: 2, first: 4, last: 5, dice: [5], outcome: 'captured', captured: ['Y'], sentences: 'Cinco. Va. Come.' },
    ]);
  });

  it('stays while the person throws and moves, and begins anew after them', () => {
    const steps = [START, threw, moved, mine, step(0, 'Y1-4')];
    expect(meanwhile(steps, [0]).map(({ first }) => first)).toEqual([1]);
    expect(meanwhile([...steps, threw], [0]).map(({ first }) => first)).toEqual([5]);
  });

  it('tells throws that move nothing, and those that move by themselves', () => {
    const out = step(1, [5, 5], told('Sale.', '', [way('R'), way('R')]));
    const back = step(1, [6], told('Tercer seis.', '', [way('R', true)]));
    const steps = [START, mine, threw, out, back];
    expect(meanwhile(steps, [0]).map(({ outcome }) => outcome)).toEqual(['waits', 'moved', 'sent_back']);
  });

  it('is nothing where all sit at one screen, and everything for who watches', () => {
    expect(meanwhile([START, mine, threw, moved], [0, 1])).toEqual([]);
    expect(meanwhile([START, mine, threw, moved], [])).toHaveLength(2);
  });

  it('of games without dice is a chip for each move', () => {
    expect(meanwhile([START, step(1, 'a'), step(1, 'b')], [0]).map(({ last }) => last)).toEqual([1, 2]);
  });
});

describe('what was lost meanwhile', () => {
  const goesOn = step(2, 'G5-9', told('Va más.', '', [way('G')]));

  const seats = ['Y', 'R', 'G'].map((colours, seat) => ({ seat, colours }));
  const duel = [
    { seat: 0, colours: 'Y+B' },
    { seat: 1, colours: 'R+G' },
  ];
  const lost = (count: number, ...sentences: string[]) => ({ owner: 0, captor: 2, count, sentences });

  it('is a capture of an own piece, with what was said of it, and of the last step, which is told whole, without', () => {
    expect(lossesIn([START, mine, ate, goesOn], [0], seats)).toEqual([lost(1, 'Come.')]);
    expect(lossesIn([START, mine, ate], [0], seats)).toEqual([lost(1)]);
    expect(lossesIn([START, mine, ate, ate, goesOn], [0], seats)).toEqual([lost(2, 'Come.', 'Come.')]);
    expect(lossesIn([START, mine, ate, ate], [0], seats)).toEqual([lost(2, 'Come.')]);
  });

  it('names whose it was, where several sit at this screen', () => {
    const other = step(1, 'R1-5', told('Come otra.', 'capture', [way('G', true), way('G', true)]));
    expect(lossesIn([START, ate, other, goesOn], [0, 2], seats)).toEqual([]); // one of them acted last
    expect(lossesIn([START, mine, other, goesOn, other], [0, 2], seats)).toEqual([
      { owner: 2, captor: 1, count: 2, sentences: [] },
    ]);
  });

  it('is of anybody in the last step among more than two, and of nobody else between two', () => {
    const other = step(1, 'R1-5', told('Come otra.', 'capture', [way('G', true)]));
    const ownCapture = step(0, 'Y1-5', told('Como.', 'capture', [way('G', true)]));
    expect(lossesIn([START, mine, other], [0], seats)).toEqual([{ owner: 2, captor: 1, count: 1, sentences: [] }]);
    expect(lossesIn([START, mine, other, goesOn], [0], seats)).toEqual([]);
    expect(lossesIn([START, mine, ownCapture], [0], seats)).toEqual([{ owner: 2, captor: 0, count: 1, sentences: [] }]);
    expect(lossesIn([START, mine, ownCapture], [0], duel)).toEqual([]);
    expect(lossesIn([START, mine, other], [0], duel)).toEqual([]); // its own
  });

  it('is none before the person acted, and no piece that goes back by a rule', () => {
    expect(lossesIn([START, ate, mine, goesOn, goesOn], [0], seats)).toEqual([]);
    const back = step(2, [6], told('Tercer seis.', '', [way('G', true)]));
    expect(lossesIn([START, mine, back], [0], seats)).toEqual([]);
  });
});
