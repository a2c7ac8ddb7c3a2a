"""What the end of a game is worth to a side."""

from typing import Final

from ludoteca.core.kernel import kernel

PLACE_VALUE: Final = 0.1  # what the second place is worth where the first is worth 1


@kernel
def worth_of_place(place: int, behind: int, opponents: int) -> float:
    """Return what a place is worth by the number of opponents behind: 1 the first, a little the next ones."""
    return 1.0 if place == 1 else PLACE_VALUE * behind / opponents
