"""What bots of a personality like in Felix Sex, where several uses of a die are about as good.

The bold run ahead with few pieces, the careful leave none alone, and hunters stay close behind single enemy pieces.
"""

from typing import Final

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.personalities import BOLD, CAREFUL, HUNTER
from ludoteca.games.felix_sex.board import LAST
from ludoteca.games.felix_sex.heuristic import POINT_A_STEP, danger_of, worth_of

POINTS: Final = POINT_A_STEP // 2  # of the heuristic, that a move may be worse than the best: half a step
CHANCE: Final = 0.0015  # to win, likewise


@kernel
def liking(state: State, seat: int, personality: int) -> int:
    """Return how much a personality likes a position that its seat has moved to."""
    if personality == CAREFUL:
        return -danger_of(state, seat)
    if personality == HUNTER:
        return danger_of(state, 1 - seat) - worth_of(state, 1 - seat)
    return lead_of(state, seat) if personality == BOLD else 0


@kernel
def lead_of(state: State, seat: int) -> int:
    """Return the squares of the steps that a player's pieces have made: the more, the further some are ahead."""
    points = 0
    for step in range(1, LAST + 1):
        points += int(state.counts[seat, step]) * step * step
    return points
