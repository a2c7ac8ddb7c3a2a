"""What the upper levels of the games with dice do: look ahead by plies (throws), with a learned network."""

from typing import Final

import numpy as np

from ludoteca.bots.race.instances import instance
from ludoteca.bots.race.room import UP, room_for
from ludoteca.bots.race.weights import network_for
from ludoteca.core.game import Game
from ludoteca.core.interface import Codes

# Throws looked ahead at most: what takes some milliseconds for a move, and more only where it is worth it.
DEEPEST: Final = {
    "hard": {"parchis": 0, "parques": 0, "felix-sex": 0},
    "expert": {"parchis": 2, "parques": 1, "felix-sex": 1},
}


def think(game: Game, level: str, stop: Codes, seed: int) -> int:
    """Choose the code of a move: by the deepest search that ends before time is up."""
    folder = game.id.replace("-", "_")
    search = instance("search", folder)
    state, rulebook = game.state, game.rulebook
    room = room_for(rulebook.dtype, rulebook.max_moves, network_for(game.setup))
    moves = [move.code for move in game.legal_moves]
    best = 0
    deepest = DEEPEST[level][game.id]
    for plies in range(deepest + 1):
        # Without a throw ahead it takes no time, and there must be an answer however busy the machine is.
        ended_by = stop if plies > 0 else np.zeros_like(stop)
        count = search.score_moves(state, plies, room, ended_by)
        if ended_by[UP]:
            break
        best = int(np.argmax(room.scores[:count]))
    return moves[best]
