// Which pieces a coach's warning is about: the one in danger, and those of the others that could capture it.

import { expect, test } from 'vitest';
import { adviceFor } from './coach';
import { DataLibrary } from './dataLibrary';
import { readPackages } from './fakes';
import type { Setup } from './game';
import { positionOf } from './position';

const library = new DataLibrary(readPackages);

/** Ask the coach about a position, with the usual options of its game but for some. */
async function threatIn(position: string, options: Setup['options'] = {}) {
  const [game, players, mode] = position.split(' ') as [string, string, string];
  const { choices } = (await library.rules(game)).description;
  const usual = Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice.default]));
  const setup = {
    players: Number(players.replace('players=', '')),
    mode: mode.replace('mode=', ''),
    options: { ...usual, ...options } as Setup['options'],
  };
  return (await adviceFor(library, await positionOf(library, { game, setup, position, language: 'en' }))).threat;
}

const FELIX_SEX = 'felix-sex players=2 mode=duel';

test.each([
  {
    what: 'the next player’s piece',
    position: 'parchis players=4 mode=individual Y=h,h,12,30 B=h,h,h,27 R=h,h,h,h G=h,h,h,h seat=0 phase=move die=2',
    threat: { spot: '30', captors: ['27'] },
  },
  {
    what: 'nothing on a safe square',
    position: 'parchis players=4 mode=individual Y=h,h,h,29 B=h,h,h,27 R=h,h,h,h G=h,h,h,h seat=0 phase=move die=3',
    threat: null,
  },
  {
    what: 'a piece by where it stands before it goes on with another die',
    position: 'parques players=2 mode=individual Y=h,h,12,30 R=h,h,25,40 seat=0 phase=move dice=1-3',
    threat: { spot: '30', captors: ['25'] },
  },
  {
    what: 'a piece in the hand, which goes on after it has entered',
    position: `${FELIX_SEX} pieces=5 W=10,20*4 B=hand,9,25*3 entered=W,B seat=0 phase=move unused=2-3`,
    threat: { spot: '10', captors: ['9', 'B:hand'] },
  },
  {
    what: 'pieces that come together',
    position: `${FELIX_SEX} W=10*2,20*13 B=9*5,8*5,7*5 entered=W,B seat=0 phase=move unused=2`,
    threat: { spot: '10', captors: ['9', '8', '7'] },
  },
  {
    what: 'a king and a tile',
    position: 'stax players=2 mode=duel table=W2:0+W1:0@0,0/B1:0@0,1/B13:0@1,0/W3:0@1,1 seat=0 phase=move played=6',
    threat: { spot: '0,0', captors: ['0,1', '1,0'] },
  },
])('$what', async ({ position, threat }) => {
  const found = await threatIn(position, position.includes('pieces=5') ? { pieces: 5 } : undefined);
  const sorted = found && { ...found, captors: found.captors.toSorted() };
  expect(sorted).toEqual(threat && { ...threat, captors: threat.captors.toSorted() });
});
