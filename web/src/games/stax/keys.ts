// What each key does on the table, while cells are walked over and while a tile is being turned.

import { CLOCKWISE, COUNTER_CLOCKWISE } from './picking';

export type Act =
  | { does: 'walk'; direction: number }
  | { does: 'row'; isUp: boolean }
  | { does: 'turn'; by: 1 | -1 }
  | { does: 'flip' | 'confirm' | 'back' | 'choose' | 'whole' }
  | { does: 'zoom'; isIn: boolean };

const WALKING: Record<string, Act> = {
  ArrowRight: { does: 'walk', direction: 0 },
  ArrowLeft: { does: 'walk', direction: 3 },
  ArrowUp: { does: 'row', isUp: true },
  ArrowDown: { does: 'row', isUp: false },
  PageUp: { does: 'walk', direction: 1 },
  Home: { does: 'walk', direction: 2 },
  End: { does: 'walk', direction: 4 },
  PageDown: { does: 'walk', direction: 5 },
  s: { does: 'walk', direction: 0 },
  w: { does: 'walk', direction: 1 },
  q: { does: 'walk', direction: 2 },
  a: { does: 'walk', direction: 3 },
  z: { does: 'walk', direction: 4 },
  x: { does: 'walk', direction: 5 },
  Enter: { does: 'choose' },
  ' ': { does: 'choose' },
};

const TURNING: Record<string, Act> = {
  ArrowRight: { does: 'turn', by: CLOCKWISE },
  ArrowDown: { does: 'turn', by: CLOCKWISE },
  ArrowLeft: { does: 'turn', by: COUNTER_CLOCKWISE },
  ArrowUp: { does: 'turn', by: COUNTER_CLOCKWISE },
  r: { does: 'turn', by: CLOCKWISE },
  f: { does: 'flip' },
  Enter: { does: 'confirm' },
  ' ': { does: 'confirm' },
};

const ALWAYS: Record<string, Act> = {
  Escape: { does: 'back' },
  '+': { does: 'zoom', isIn: true },
  '-': { does: 'zoom', isIn: false },
  '0': { does: 'whole' },
};

export function actOf(key: string, isTurning: boolean): Act | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return (isTurning ? TURNING : WALKING)[name] ?? ALWAYS[name];
}
