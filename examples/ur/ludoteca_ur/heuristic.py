"""How good a position of Ur is at a glance: how far pieces have come."""

from typing import Final

from ludoteca.core.events import EventKinds, Row
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import ROLL, State
from ludoteca_ur.state import HOME, MASK

NEARLY_EQUAL: Final = 1
SLIPS: Final = 40
AGAIN: Final = 4  # steps that another throw is worth
AT_HOME: Final = 3  # steps that it is worth to be out of reach
REASONS: Final = EventKinds()
ADVANCES = REASONS.add("advances", "", "square")


@kernel
def score(state: State, seat: int) -> int:
    """Return by how many steps a seat that has just moved is ahead."""
    ahead = AGAIN if state.phase == ROLL and state.seat == seat else 0
    ahead += AT_HOME * (int(state.counts[seat, HOME]) - int(state.counts[1 - seat, HOME]))
    for step in range(HOME + 1):
        ahead += step * (int(state.counts[seat, step]) - int(state.counts[1 - seat, step]))
    return ahead


@kernel
def reason(before: State, move: int, after: State, out: Row) -> int:
    """Fill in what speaks for a move; return its kind."""
    out[1] = move & MASK
    return ADVANCES
