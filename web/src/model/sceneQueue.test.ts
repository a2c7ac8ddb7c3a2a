import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SceneQueue, type Scene } from './sceneQueue.svelte';

let log: string[];

/** A scene that tumbles and rests for as long as it is told. */
function scene(name: string, restMs: number, tumbleMs = 0, isMoving = false): Scene {
  const prelude = { begin: () => void log.push(`${name} tumbles`), ms: () => tumbleMs };
  return {
    prelude: tumbleMs ? prelude : null,
    show: () => {
      log.push(name);
      return { ms: restMs, isMoving };
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
});

afterEach(() => vi.useRealTimers());

describe('a queue of scenes', () => {
  it('shows one after the other, each for its time', () => {
    const queue = new SceneQueue();
    queue.push(scene('a', 100));
    queue.push(scene('b', 50));
    expect(log).toEqual(['a']);
    expect(queue.isBehind).toBe(true);
    vi.advanceTimersByTime(99);
    expect(log).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(['a', 'b']);
    expect([queue.isBehind, queue.isIdle]).toEqual([false, false]);
    vi.advanceTimersByTime(50);
    expect(queue.isIdle).toBe(true);
  });

  it('lets dice tumble before it shows what they show', () => {
    const queue = new SceneQueue();
    queue.push(scene('six', 0, 300));
    expect([log, queue.isBehind]).toEqual([['six tumbles'], true]);
    vi.advanceTimersByTime(300);
    expect([log, queue.isBehind, queue.isIdle]).toEqual([['six tumbles', 'six'], false, true]);
  });

  it('shows everything at once when somebody acts, and the last thing last', () => {
    const idle = vi.fn();
    const queue = new SceneQueue(undefined, idle);
    for (const name of ['a', 'b', 'c']) queue.push(scene(name, 400, 300, true));
    expect(log).toEqual(['a tumbles']);
    queue.finish();
    expect(log).toEqual(['a tumbles', 'a', 'b', 'c']);
    expect([queue.isBehind, queue.isMoving, queue.isIdle]).toEqual([false, false, true]);
    expect(idle).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(log).toHaveLength(4); // nothing comes again
    queue.push(scene('d', 10));
    expect(log.at(-1)).toBe('d');
  });

  it('says that pieces are on their way only while they are', () => {
    const queue = new SceneQueue();
    queue.push(scene('move', 200, 0, true));
    expect([queue.isMoving, queue.isBehind]).toEqual([true, false]);
    vi.advanceTimersByTime(200);
    expect(queue.isMoving).toBe(false);
  });

  it('of a hidden page keeps nothing to be shown later', () => {
    let isHidden = true;
    const queue = new SceneQueue(() => isHidden);
    for (let count = 0; count < 500; count++) queue.push(scene(`${count}`, 1000, 800));
    expect(log).toHaveLength(500);
    expect(log.at(-1)).toBe('499');
    expect(queue.isIdle).toBe(true);
    isHidden = false;
    queue.push(scene('seen', 10, 10));
    expect(log.at(-1)).toBe('seen tumbles');
  });

  it('catches up when it is far behind', () => {
    const queue = new SceneQueue();
    for (let count = 0; count < 14; count++) queue.push(scene(`${count}`, 1000));
    expect(log).toHaveLength(14);
  });

  it('lets what is only said pass, but never before what happened earlier', () => {
    const queue = new SceneQueue();
    queue.push(scene('move', 500, 0, true));
    queue.pass(scene('hello', 0));
    expect(log).toEqual(['move', 'hello']);
    expect(queue.isMoving).toBe(true);
    queue.push(scene('throw', 0, 300));
    queue.pass(scene('oh', 0));
    expect(log).toEqual(['move', 'hello']);
    vi.advanceTimersByTime(800);
    expect(log).toEqual(['move', 'hello', 'throw tumbles', 'throw', 'oh']);
  });
});
