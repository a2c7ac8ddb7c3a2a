import { expect, test } from 'vitest';
import { DataLibrary } from './dataLibrary';
import { exposedMovesOf } from './exposure';
import { readPackages } from './fakes';
import { positionOf } from './position';

const library = new DataLibrary(readPackages);

/** Read a position of two players of Stax in which white is to move, with some tiles on the table. */
function whiteToMove(table: string) {
  const setup = { players: 2, mode: 'duel', options: DEFAULTS };
  const position = `stax players=2 mode=duel table=${table} seat=0 phase=move`;
  return positionOf(library, { game: 'stax', setup, position, language: 'en' });
}

const DEFAULTS = { pie: false, one_group: 'lifted', flip: false, repetition: 3, move_limit: 500 };

test('the king is told where another could capture it, be it on the table or in the hand', async () => {
  // Black's king, on 2,-1, reaches 1,0; the arrows of black's tile, on 1,-1, point east and west.
  const onTable = await whiteToMove('W13:0@0,0/W1:0@0,1/B5:0@1,-1/B1:0@2,-1'); // to 0,0, 1,0 and -1,1
  expect(await exposedMovesOf(library, onTable, { spot: '0,1', number: 1 })).toEqual(['0,1-1,0:0']);
  // With another tile on 1,0 the one on 1,-1 may leave, to the west.
  const inHand = await whiteToMove('W4:0@0,0/W3:0@0,1/W2:0@1,0/B5:0@1,-1/B1:0@2,-1');
  const placed = await exposedMovesOf(library, inHand, { spot: 'hand', number: 1 });
  expect(placed).toContain('1@0,-1:0');
  expect(placed).not.toContain('1@-1,1:0');
  expect(await exposedMovesOf(library, inHand, { spot: '0,1', number: 1 })).toEqual([]); // another tile lies there
});
