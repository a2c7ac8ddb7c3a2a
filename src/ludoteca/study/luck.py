"""The luck of a game, throw by throw: what results of many games are freed from, to say more with fewer of them."""

import numpy as np

from ludoteca.core.moves import Dice, State
from ludoteca.core.options import Setup
from ludoteca.games import info_of
from ludoteca.study.valuing import valuer_for

DEPTH = 0  # throws that are looked ahead: a closer look takes longer than it saves games


class LuckMeter:
    """Adds up the luck of the throws of a game."""

    def __init__(self, setup: Setup) -> None:
        info = info_of(setup.game)
        self.players, self.sides = setup.players, info.sides(setup)
        self.valuer = valuer_for(setup, DEPTH)
        self.total = np.zeros(self.sides)
        self.throws = 0

    def add(self, state: State, dice: Dice) -> None:
        """Add a throw in the position before it."""
        value = self.valuer.throw(state, dice)
        self.total += value.thrown - value.expected
        self.throws += 1

    @property
    def luck(self) -> tuple[float, ...]:
        """What each seat has got by all throws, in chance to win; nothing where nothing was thrown."""
        return tuple(float(self.total[seat % self.sides]) for seat in range(self.players)) if self.throws else ()
