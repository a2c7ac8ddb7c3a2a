"""Perft: how many lines of play there are to a depth, throws and moves alike; the plainest proof of move generation."""

import ludoteca


def perft(game: ludoteca.Game, depth: int) -> int:
    """Count the lines of `depth` throws and moves; every distinct throw counts once."""
    if depth == 0 or game.phase == "over":
        return 1
    lines = 0
    if game.phase == "roll":
        for dice, _ in game.chances():
            game.roll(dice)
            lines += perft(game, depth - 1)
            game.undo()
    else:
        for move in game.legal_moves:
            game.push(move)
            lines += perft(game, depth - 1)
            game.undo()
    return lines
