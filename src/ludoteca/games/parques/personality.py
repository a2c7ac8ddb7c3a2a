"""What bots of a personality like in parqués, where several plays are about as good.

The bold run ahead with one piece, the careful stand where nobody reaches them, hunters stay close behind the others.
"""

from typing import Final

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.personalities import BOLD, CAREFUL, HUNTER
from ludoteca.games.parques import rules
from ludoteca.games.parques.board import PIECES
from ludoteca.games.parques.heuristic import OWN_WEIGHT, STEP, danger_of, worth_of

POINTS: Final = 2 * STEP * OWN_WEIGHT  # of the heuristic, that a play may be worse than the best: two steps
CHANCE: Final = 0.0015  # to win, likewise


@kernel
def liking(state: State, seat: int, personality: int) -> int:
    """Return how much a personality likes a position that its seat has moved to."""
    own = rules.colour_of(state, seat)
    if personality == CAREFUL:
        return -danger_of(state, own)
    if personality == BOLD:
        return lead_of(state, own)
    points = 0
    if personality == HUNTER:
        for other in range(state.players):
            if other != seat:
                colour = rules.colour_of(state, other)
                points += danger_of(state, colour) - worth_of(state, colour)
    return points


@kernel
def lead_of(state: State, colour: int) -> int:
    """Return the squares of the steps that a colour's pieces have made: the more, the further one is ahead."""
    points = 0
    for piece in range(PIECES):
        step = int(state.pieces[colour, piece])
        if step > 0:
            points += step * step
    return points
