"""Perft: how many lines of play there are to a depth, throws and moves alike; the plainest proof of move generation."""

import copy
from collections.abc import Sequence
from typing import Any

import ludoteca
from ludoteca.core.dice import outcomes


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


def perft_of_reference(reference: Any, depth: int, dice_count: int | None = None) -> int:
    """Count the same lines with a game's slow reference; one that always throws as many dice is told how many."""
    if depth == 0 or reference.phase == "over":
        return 1
    throws: Sequence[Any] = ()
    if reference.phase == "roll":
        throws = [dice for dice, _ in outcomes(dice_count or reference.dice_count)]
    lines = 0
    for choice in throws or reference.legal():
        after = copy.deepcopy(reference)
        if isinstance(choice, str):
            after.play(choice)
        elif dice_count == 1:
            after.roll(*choice)
        else:
            after.roll(choice)
        lines += perft_of_reference(after, depth - 1, dice_count)
    return lines
