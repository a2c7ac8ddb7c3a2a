"""The Royal Game of Ur: a game from outside, as docs/adding-a-game.md describes it."""
