"""How good a position of Ur is at a glance: how far pieces have come."""

from typing import Final

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import ROLL, State
from ludoteca.core.text import Message
from ludoteca_ur.state import GAME, HOME, NAMES, STEP_MASK

NEARLY_EQUAL: Final = 1
SLIPS: Final = 40
AGAIN: Final = 4  # steps that another throw is worth
AT_HOME: Final = 3  # steps that it is worth to be out of reach


@kernel
def score(state: State, seat: int) -> int:
    """Return by how many steps a seat that has just moved is ahead."""
    ahead = AGAIN if state.phase == ROLL and state.seat == seat else 0
    ahead += AT_HOME * (int(state.counts[seat, HOME]) - int(state.counts[1 - seat, HOME]))
    for step in range(HOME + 1):
        ahead += step * (int(state.counts[seat, step]) - int(state.counts[1 - seat, step]))
    return ahead


def reason(before: State, move: int, after: State) -> Message:
    """Return what speaks for a move, as a sentence."""
    return Message(GAME, "reason.advances", {"square": NAMES[move & STEP_MASK]})
