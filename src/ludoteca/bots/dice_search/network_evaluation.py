"""The chance to win as a game's network predicts it: a template, like `search.py`, which it is a part of."""

from typing import TYPE_CHECKING, Final

from ludoteca.bots.dice_search.network import guess
from ludoteca.bots.dice_search.room import Room
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import inputs

ORDER_IS_FREE: Final = inputs.ORDER_IS_FREE
key = inputs.key


@kernel
def chance_to_win(state: State, side: int, room: Room) -> float:
    """Return the chance of a side to win."""
    inputs.look(state, side, room.inputs)
    return guess(room.first, room.second, room.inputs, room.hidden)
