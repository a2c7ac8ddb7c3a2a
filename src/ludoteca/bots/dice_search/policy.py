"""What the upper levels of the games with dice do: look ahead by plies (throws), with a learned network."""

import numpy as np

from ludoteca.bots.dice_search.instances import inputs_of, search_of
from ludoteca.bots.dice_search.room import UP, room_for
from ludoteca.bots.dice_search.weights import network_for
from ludoteca.core.game import Game
from ludoteca.core.interface import Codes


def choose(game: Game, level: str, stop: Codes, luck: np.random.Generator) -> int:
    """Return the code of a move: by the deepest search that ends before time is up."""
    search = search_of(game.id)
    state, rulebook = game.state, game.rulebook
    room = room_for(rulebook, game.setup, network_for(game.setup))
    moves = [move.code for move in game.legal_moves]
    best = 0
    for plies in range(inputs_of(game.id).PLIES[level] + 1):
        # Without a throw ahead it takes no time, and there must be an answer however busy the machine is.
        ended_by = stop if plies > 0 else np.zeros_like(stop)
        count = search.score_moves(state, plies, room, ended_by)
        if ended_by[UP]:
            break
        best = int(np.argmax(room.scores[:count]))
    return moves[best]
