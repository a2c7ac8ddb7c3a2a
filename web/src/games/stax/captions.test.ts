import { expect, test } from 'vitest';
import { goalsText, goalText, isLong, laidText } from './captions';
import type { Goal } from './picking';
import { words } from './words';

const option = { move: '1,0-0,1:4', label: 'White moves tile 3.', turn: 4, isFlipped: false, takes: false };
const laid = { option, isExposed: false, hasTurns: true, hasFaces: false };
const goal: Goal = { cell: '0,1', kind: 'free', height: 1, label: 'White moves the king.', isExposed: false };

test('a capture and a danger are said before anything else, in both languages', () => {
  for (const w of [words.en, words.es]) {
    expect(laidText(w, { ...laid, option: { ...option, takes: true } }).indexOf(w.takes)).toBe(0);
    expect(laidText(w, { ...laid, isExposed: true }).indexOf(w.exposed)).toBe(0);
    expect(goalText(w, { ...goal, kind: 'take' }).indexOf(w.takes)).toBe(0);
    expect(goalText(w, { ...goal, isExposed: true }).indexOf(w.exposed)).toBe(0);
    expect(goalText(w, goal)).toBe(goal.label);
  }
});

test('turning is spoken of where there is a choice of turn, and the other face where there is one', () => {
  const w = words.en;
  expect(laidText(w, laid)).toContain(w.turning);
  expect(laidText(w, { ...laid, hasTurns: false })).not.toContain(w.turning);
  expect(laidText(w, { ...laid, hasTurns: false })).toContain(w.toConfirm);
  expect(laidText(w, { ...laid, hasFaces: true })).toContain(w.faces);
  expect(laidText(w, laid)).not.toContain(w.faces);
});

test('the sentence of a capture is read whole in three lines of a phone', () => {
  const label = 'El blanco mueve la reina de 1,0 a 0,0. ¡Captura al rey negro! Fin de la partida: gana el blanco.';
  const text = laidText(words.es, { ...laid, option: { ...option, label, takes: true }, hasTurns: false });
  expect(text).toBe(`${words.es.takes} ${label}`);
});

test('who may go where is said with an article', () => {
  const tile = (number: number) => ({ colour: 'W', number, turn: 0, isFlipped: false });
  expect(words.es.goals(words.es.theTile(tile(1)), 2)).toBe('El rey blanco puede ir a 2 celdas. Toca una.');
  expect(words.es.goals(words.es.theTile(tile(13)), 1)).toBe('La reina blanca puede ir a una celda. Tócala.');
  expect(words.es.theTile(tile(2))).toBe('La ficha 2 blanca');
  expect(words.en.theTile(tile(1))).toBe('The white king');
  expect(words.en.theTile(tile(2))).toBe('White tile 2');
});

test('on how many cells a tile could be captured is said with how many there are', () => {
  expect(goalsText(words.en, 'The white king', [goal])).toBe(words.en.goals('The white king', 1));
  expect(goalsText(words.en, 'The white king', [goal, { ...goal, isExposed: true }])).toContain(
    words.en.exposedGoals(1, 2),
  );
});

test('a caption that fills more than two lines gets smaller letters', () => {
  expect(isLong('x'.repeat(80), 310)).toBe(false);
  expect(isLong('x'.repeat(120), 310)).toBe(true);
  expect(isLong('x'.repeat(120), 620)).toBe(false);
});
