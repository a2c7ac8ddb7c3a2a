import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, keptOf, type KeptSeal } from '../dice/kept';
import type { LiveEvent } from '../net/messages';
import { SealedDice, type DiceNews } from './sealedDice.svelte';

const SEAL = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);
const news = (more: Partial<DiceNews> = {}): DiceNews => ({ commit: SEAL, added: [], can_add: true, ...more });
const event = (kind: string, seat: number | null): LiveEvent => ({
  ...{ seq: 1, at_ms: 0, kind, seat, body: {}, narration: [] },
});

/** Send what a welcome asks for, under the ids 1, 2… */
function sendAll(dice: SealedDice, ...welcome: [DiceNews, number[]]): ReturnType<SealedDice['welcome']> {
  const commands = dice.welcome(...welcome);
  commands.forEach(({ seat }, at) => dice.note(at + 1, seat));
  return commands;
}

/** What a browser keeps; `room` says how many items. */
function fakeStorage(room = Infinity): Record<string, string> {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    removeItem: (key: string) => void delete items[key],
    setItem(key: string, value: string) {
      if (!(key in items) && Object.keys(items).length >= room) throw new Error('the quota is used up');
      items[key] = value;
    },
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(items),
      getOwnPropertyDescriptor: (_, key) => (key in items ? { enumerable: true, configurable: true } : undefined),
    }),
  );
  return items;
}

beforeEach(() => void fakeStorage());
afterEach(() => void vi.unstubAllGlobals());

describe('the dice of a table', () => {
  it('get what is drawn here after their seal was kept, and until it is answered', () => {
    const first = new SealedDice('t').welcome(news(), [0, 1]);
    expect(first.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(keptOf('t')).toMatchObject({ seal: SEAL, own: { 0: { bytes: first[0]!.bytes, answer: '' } } });
    const again = new SealedDice('t'); // the page was loaded again before the answer
    expect(sendAll(again, news({ added: [0], can_add: false }), [0, 1])).toEqual(first);
    expect(again.refused(1, 'bytes_added')).toBe(true);
    again.taken(2);
    expect(again.welcome(news({ added: [0, 1] }), [0, 1])).toEqual([]);
    expect(keptOf('t')!.own).toEqual({
      0: { bytes: first[0]!.bytes, answer: 'added' },
      1: { bytes: first[1]!.bytes, answer: 'added' },
    });
  });

  it.each([
    ['bytes_given', 'given'],
    ['bytes_fixed', 'fixed'],
  ] as const)('are told what was not taken: %s', (code, answer) => {
    const dice = new SealedDice('t');
    sendAll(dice, news(), [0]);
    expect(dice.refused(1, code)).toBe(true);
    expect(dice.answered(answer)).toEqual([0]);
    expect(keptOf('t')!.own[0]!.answer).toBe(answer);
  });

  it('count only the answer to the own message, which is not taken back', () => {
    const dice = new SealedDice('t');
    sendAll(dice, news(), [0, 1]);
    dice.hear([event('bytes', 0)], 'running'); // perhaps of another device
    expect(dice.added).toEqual([0]);
    expect([dice.refused(7, 'bytes_given'), dice.refused(null, 'bytes_given')]).toEqual([false, false]);
    expect(dice.refused(2, 'not_stored')).toBe(false);
    dice.taken(2);
    expect(dice.answered('')).toEqual([0, 1]);
    dice.taken(1);
    dice.refused(1, 'bytes_given');
    expect(dice.answered('added')).toEqual([0]);
  });

  it('get nothing where it is too late, another device has added, or somebody watches', () => {
    expect(new SealedDice('late').welcome(news({ can_add: false }), [0])).toEqual([]);
    expect(new SealedDice('added').welcome(news({ added: [0] }), [0])).toEqual([]);
    expect(keptOf('added')!.seal).toBe(SEAL);
    expect(new SealedDice('watched').welcome(news(), [])).toEqual([]);
    expect(keptOf('watched')).toBeUndefined();
  });

  it('get nothing, and are not to be trusted, where the seal is another one than before', () => {
    new SealedDice('t').see(SEAL, [0]);
    const dice = new SealedDice('t');
    expect(dice.welcome(news({ commit: OTHER }), [0])).toEqual([]);
    expect(dice.isChanged).toBe(true);
    expect(dice.seal).toBe(SEAL);
    expect(keptOf('t')!.seal).toBe(SEAL);
  });

  it('get nothing where there is no seal', () => {
    expect(new SealedDice('t').welcome(news({ commit: 'none' }), [0])).toEqual([]);
  });
});

describe('what is kept', () => {
  const kept = (more: Partial<KeptSeal> = {}): KeptSeal => ({ seal: SEAL, own: {}, at: 1, isOver: false, ...more });

  it('stays for the page where the browser keeps nothing, and it says so', () => {
    fakeStorage(0);
    const dice = new SealedDice('private');
    dice.welcome(news(), [0]);
    expect(dice.isKept).toBe(false);
    expect(keptOf('private')!.seal).toBe(SEAL);
    fakeStorage();
    dice.close();
    expect(dice.isKept).toBe(true);
  });

  it('is forgotten only where many other games came after it and it is over', () => {
    const items = fakeStorage();
    for (let at = 0; at < 2005; at++) keep(`t${at}`, kept({ at, isOver: at > 1 }));
    expect(Object.keys(items)).toHaveLength(2000);
    expect([0, 1, 2, 6, 7].filter((at) => keptOf(`t${at}`))).toEqual([0, 1, 7]);
  });

  it.each(['', '{', 'null', '{"seal":"ab"}', JSON.stringify({ ...kept(), own: { 0: { bytes: 'x', answer: '' } } })])(
    'is nothing where it is spoilt: %s',
    (text) => {
      fakeStorage()['ludoteca.seal.t'] = text;
      expect(keptOf('t')).toBeUndefined();
    },
  );
});
