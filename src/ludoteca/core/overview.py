"""What people are shown of a state, decoded from the numbers of a game's copy of core/showing.py."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludoteca.core.moves import Move
from ludoteca.core.pieces import Leg, PieceRows
from ludoteca.core.ranking import Ranking
from ludoteca.core.refusals import Event

# What `look` fills in: the colours whose turn it is (a set), the dice that are left (packed), how many pieces there
# are, and the places of all seats
COLOURS, DICE_LEFT, PIECES, PLACES = range(4)
# Before each move that `list_moves` writes: its code in two parts, and how many letters, legs and events follow
LOW_CODE, HIGH_CODE, LETTER_COUNT, LEG_COUNT, EVENT_COUNT = range(5)
MOVE_HEAD: Final = 5
CODE_BITS: Final = 30  # of the lower part, which an int32 holds


class Overview(NamedTuple):
    """What a board shows of a state."""

    colours: int  # whose turn it is, as a set; none when the game is over
    dice_left: int  # packed; ALL_DICE outside phase `move`
    ranking: Ranking
    pieces: PieceRows
    piece_count: int


class ListedMove(NamedTuple):
    """A legal move, where its pieces come from and go, and what would happen in it."""

    move: Move
    legs: Sequence[Leg]
    events: tuple[Event, ...]
