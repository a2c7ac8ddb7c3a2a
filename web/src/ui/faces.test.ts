import { expect, it } from 'vitest';
import { looksOf } from './faces';

const GAMES = ['parchis', 'parques', 'felix-sex', 'stax'];
const MANNERS = ['bold', 'careful', 'hunter'];

it('gives every manner of play in every game a face of its own', () => {
  const faces = GAMES.flatMap((game) => MANNERS.map((manner) => JSON.stringify(looksOf(game, manner))));
  expect(new Set(faces).size).toBe(faces.length);
});

it('gives a face to games and manners that are new', () => {
  expect(looksOf('ur', 'sleepy').eyes.length).toBeGreaterThan(0);
});
