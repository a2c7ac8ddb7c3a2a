"""How the upper levels of games with dice choose: by a search some throws ahead.

Positions are valued by the game's trained network, or by its heuristic where it has none.
"""

from itertools import count
from typing import Final

import numpy as np

from ludoteca.bots.dice_search.instances import search_of
from ludoteca.bots.dice_search.weights import network_for
from ludoteca.bots.dice_search.workspace import UP, workspace_for
from ludoteca.core.dice import outcomes
from ludoteca.core.game import Game
from ludoteca.core.interface import Codes
from ludoteca.core.options import GameInfo

LOOKS_AHEAD: Final = frozenset({"expert"})  # levels; the others play the throw at hand as well as they can
MOST_SEQUENCES: Final = 36  # of throws, that are looked at after a move: what takes some milliseconds


def choose(game: Game, level: str, stop: Codes, generator: np.random.Generator) -> int:
    """Return the code of a move: by the deepest search that ends before time is up."""
    network = network_for(game.setup)
    search = search_of(game.id, with_network=network is not None)
    state, rulebook = game.state, game.rulebook
    workspace = workspace_for(rulebook, game.setup, network)
    moves = [move.code for move in game.legal_moves]
    best = 0
    for plies in range(plies_of(rulebook.info, level) + 1):
        # Without a throw ahead it takes no time, and there must be an answer however busy the machine is.
        ended_by = stop if plies > 0 else np.zeros_like(stop)
        scored = search.score_moves(state, plies, workspace, ended_by)
        if ended_by[UP]:
            break
        best = int(np.argmax(workspace.scores[:scored]))
    return moves[best]


def plies_of(info: GameInfo, level: str) -> int:
    """Return how many throws a level looks ahead: one at least, and more where there are few different ones."""
    if level not in LOOKS_AHEAD or info.dice == 0:
        return 0
    throws = len(outcomes(info.dice, info.faces))
    return next(plies for plies in count(1) if throws ** (plies + 1) > MOST_SEQUENCES)
