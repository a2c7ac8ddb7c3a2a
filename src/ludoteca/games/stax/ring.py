"""Steps and lines on the table, for the rules: cells as places of the ring that board.py draws."""

from ludoteca.core.kernel import kernel
from ludoteca.games.stax.board import NO_LINE, PLACE_MASK, PLACE_STEP, ROW, SIDES


@kernel
def cell_index(q: int, r: int) -> int:
    """Find the place on the ring where a cell is kept."""
    return q + ROW * r & PLACE_MASK


@kernel
def neighbour(place: int, direction: int) -> int:
    """Find the next place in a direction."""
    return place + int(PLACE_STEP[direction]) & PLACE_MASK


@kernel
def opposite(direction: int) -> int:
    """Turn a direction about."""
    return (direction + SIDES // 2) % SIDES


@kernel
def line_to(q: int, r: int) -> tuple[int, int]:
    """Return direction and number of steps to a cell that is q and r away; NO_LINE where it is in no line."""
    steps = max(abs(q), abs(r))
    if r == 0 and q != 0:
        return (0 if q > 0 else 3), steps
    if q == 0 and r != 0:
        return (2 if r < 0 else 5), steps
    if q == -r and q != 0:
        return (1 if q > 0 else 4), steps
    return NO_LINE, 0
