"""How lucky throws are, as a game's network sees it.

The luck of a throw is what a side's chance to win gains by it, against the mean over all throws that could have fallen.
That mean is 0 whatever the network knows. So a result less the luck of all throws on the way to it has the same mean as
the result itself, and the better the network, the less it is spread: fewer games show the same difference.
"""

import numpy as np

from ludoteca.bots.dice_search.instances import search_of
from ludoteca.bots.dice_search.weights import network_for
from ludoteca.bots.dice_search.workspace import workspace_for
from ludoteca.core.dice import pack
from ludoteca.core.game import Game
from ludoteca.core.moves import Dice
from ludoteca.core.options import Setup
from ludoteca.games import rulebook_of


class LuckMeter:
    """Measures luck at one kind of table."""

    def __init__(self, setup: Setup) -> None:
        self._rulebook = rulebook_of(setup.game)
        network = network_for(setup)
        self._search = search_of(setup.game, with_network=network is not None)
        self._workspace = workspace_for(self._rulebook, setup, network)
        self._never = np.zeros(1, np.int64)

    def of_throw(self, game: Game, dice: Dice, side: int) -> float:
        """Return how lucky a side is, in phase `roll`, when the dice fall in a way."""
        mean = sum(float(chance) * self._chance_after(game, thrown, side) for thrown, chance in game.chances())
        return self._chance_after(game, dice, side) - mean

    def _chance_after(self, game: Game, dice: Dice, side: int) -> float:
        """Return the chance of a side to win after a throw that everyone plays as the network likes best."""
        state = game.state
        self._rulebook.engine.throw(state, pack(dice))
        self._search.settle(state, self._workspace, self._never)
        return float(self._search.leaf(state, side, self._workspace))
