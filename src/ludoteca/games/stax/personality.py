"""What bots of a personality like in Stax: lower levels choose by it among like actions, a search weighs by it.

The bold want room for their tiles, the careful a king who is safe, and hunters press on the enemy king.
"""

from typing import Final

import numpy as np

from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.personalities import ALL_PERSONALITIES, BOLD, CAREFUL, HUNTER
from ludoteca.games.stax.evaluation import (
    ATTACKERS,
    COVERED,
    CROWD,
    FREE,
    MOBILITY,
    NO_SAFE,
    ON_KING,
    PRESSURE,
    SAFE,
    WEIGHTS,
)
from ludoteca.games.stax.heuristic import colour_acted_for, reach

POINTS: Final = 3  # of the heuristic, that an action may be worse than the best
CHANCE: Final = 0.0  # a search goes by weights instead

LIKED: Final = {
    BOLD: (MOBILITY, FREE),
    CAREFUL: (SAFE, NO_SAFE, CROWD, COVERED),
    HUNTER: (PRESSURE, ON_KING, ATTACKERS),
}
TIMES: Final = 1.5  # as much as others that weighs


def _weights() -> Codes:
    """Make the weights of each personality: those that are learnt, with what it likes made larger."""
    weights = np.stack([WEIGHTS] * len(ALL_PERSONALITIES)).astype(np.float64)
    for personality, columns in LIKED.items():
        weights[personality][:, list(columns)] *= TIMES
    return np.rint(weights).astype(np.int64)


WEIGHTS_OF: Final = _weights()  # by personality


@kernel
def liking(state: State, seat: int, personality: int) -> int:
    """Return how much a personality likes a position that its seat has acted to."""
    own = colour_acted_for(state, seat)
    if personality == CAREFUL:
        points = 0
        for other in range(state.players):
            if other != own:
                points -= reach(state, other)[1]
        return points
    mobility, pressure = reach(state, own)
    return pressure if personality == HUNTER else mobility
