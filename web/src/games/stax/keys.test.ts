import { expect, test } from 'vitest';
import { actOf } from './keys';

test('six keys walk in the six directions, in two ways', () => {
  const direction = (key: string) => actOf(key, false);
  expect([...'swqazx'].map(direction)).toEqual(
    ['ArrowRight', 'PageUp', 'Home', 'ArrowLeft', 'End', 'PageDown'].map(direction),
  );
  expect(actOf('Q', false)).toEqual({ does: 'walk', direction: 2 });
});

test('while a tile is turned, arrows turn it and Enter plays', () => {
  expect(actOf('ArrowRight', true)).toEqual({ does: 'turn', by: -1 });
  expect(actOf('ArrowLeft', true)).toEqual({ does: 'turn', by: 1 });
  expect(actOf('Enter', true)).toEqual({ does: 'confirm' });
  expect(actOf('Enter', false)).toEqual({ does: 'choose' });
});

test('Escape goes back from anywhere; other keys are left alone', () => {
  expect(actOf('Escape', true)).toEqual({ does: 'back' });
  expect(actOf('Escape', false)).toEqual({ does: 'back' });
  expect(actOf('Tab', false)).toBeUndefined();
  expect(actOf('r', false)).toBeUndefined();
});
