"""What bots of a personality like in parchís, where several moves are about as good.

The bold run ahead with one piece, the careful stand where nobody reaches them, hunters stay close behind the others.
"""

from typing import Final

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.personalities import BOLD, CAREFUL, HUNTER
from ludoteca.games.parchis import rules
from ludoteca.games.parchis.board import PIECES, START
from ludoteca.games.parchis.heuristic import OWN_WEIGHT, STEP, danger_of, side_of, sides, worth_of

POINTS: Final = STEP * OWN_WEIGHT  # of the heuristic, that a move may be worse than the best: one step
CHANCE: Final = 0.0015  # to win, likewise


@kernel
def liking(state: State, seat: int, personality: int) -> int:
    """Return how much a personality likes a position that its seat has moved to."""
    side = seat % sides(state)
    points = 0
    for owner in range(state.players):
        for colour in rules.colours_of(state, owner):
            if side_of(state, colour) != side:
                if personality == HUNTER:
                    points += danger_of(state, colour) - worth_of(state, colour)
            elif personality == CAREFUL:
                points -= danger_of(state, colour)
            elif personality == BOLD:
                points += lead_of(state, colour)
    return points


@kernel
def lead_of(state: State, colour: int) -> int:
    """Return the squares of the steps that a colour's pieces have made: the more, the further one is ahead."""
    points = 0
    for piece in range(PIECES):
        step = int(state.pieces[colour, piece])
        if step >= START:
            points += step * step
    return points
