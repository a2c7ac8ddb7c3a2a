"""What happened in a game of Ur, and why: what sentences name, and the state in words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ludoteca.core.events import EventKinds, Row
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import ROLL, State
from ludoteca.core.text import Message
from ludoteca.core.words import PLAYER, Form, one_of
from ludoteca_ur.engine import spot_of
from ludoteca_ur.events import ARRIVED, CAPTURED, ENTERED, MOVED
from ludoteca_ur.state import BITS, COLOURS, DICE, GAME, HAND, HOME, MASK, NAMES

FORMS: Final[Mapping[str, Form]] = {
    **dict.fromkeys(("square", "origin", "from", "to"), one_of(NAMES)),
    **dict.fromkeys(("player", "starter", "captured", "next", "winner"), PLAYER),
}
RESULTS: Final = EventKinds()
ALL_HOME = RESULTS.add("all_home", "U-7", "winner")
REFUSAL_OPERANDS: Final[Sequence[str]] = ("player", "total", "from", "to")
MAX_WAY: Final = 3 + DICE


@kernel
def why(state: State, move: int, number: int, out: Row) -> int:
    """Fill in what the sentence of a refusal names; return its number."""
    out[0], out[1], out[2], out[3] = state.seat, state.total, move >> BITS & MASK, move & MASK
    return number


@kernel
def ending(state: State, out: Row) -> int:
    """Fill in who has won; return how."""
    out[1] = state.seat
    return ALL_HOME


@kernel
def way(seat: int, event: Row, index: int, out: Row) -> int:
    """Fill in the squares that a piece went over in an event; return how many numbers that are."""
    kind, first, last = int(event[0]), int(event[1]), int(event[2])
    if index == 0 and kind == CAPTURED:
        out[0], out[1], out[2], out[3] = first, 1, spot_of(first, last), spot_of(first, HAND)
        return 4
    if index > 0 or kind not in (ENTERED, MOVED, ARRIVED):
        return 0
    out[0], out[1] = seat, 0
    for step in range(first, last + 1):
        out[2 + step - first] = spot_of(seat, step)
    return 3 + last - first


def turn(state: State) -> Message:
    """Say whose turn it is, while the game goes on."""
    key = "opening" if state.opening else "throws" if state.phase == ROLL else "plays"
    return Message(GAME, f"describe.{key}", {"player": COLOURS[state.seat], "total": int(state.total)})


def describe(state: State) -> Iterator[Message]:
    """Describe the board in sentences."""
    for seat, colour in enumerate(COLOURS):
        squares = [NAMES[step] for step in range(1, HOME) if state.counts[seat, step]]
        counts = {"hand": int(state.counts[seat, HAND]), "home": int(state.counts[seat, HOME])}
        key = "pieces" if squares else "pieces_none"
        yield Message(GAME, f"describe.{key}", {"colour": colour, "squares": squares, **counts})
