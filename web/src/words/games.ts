// Names of games within Spanish sentences, as the server gives them: with their article, which melts into `a` and `de`.

interface Named {
  plain: string; // without the article
  to: string; // al …
  of: string; // del …
}

export function inSpanishSentence(game: string): Named {
  return {
    plain: game.replace(/^(el|la) /, ''),
    to: `a ${game}`.replace(/^a el /, 'al '),
    of: `de ${game}`.replace(/^de el /, 'del '),
  };
}
