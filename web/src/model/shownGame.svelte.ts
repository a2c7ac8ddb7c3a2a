// Of which game what is on the screen is: the header leads to its rules.

class ShownGame {
  id = $state('');
}

export const shownGame = new ShownGame();

/** Say of which game the screen is, until it is another one's. Called in an effect, whose cleanup it returns. */
export function showGame(id: string): () => void {
  shownGame.id = id;
  return () => (shownGame.id = '');
}
