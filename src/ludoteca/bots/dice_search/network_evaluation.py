"""The chance to win as a game's network predicts it: a template, like `search.py`, which it is a part of."""

from typing import TYPE_CHECKING, Final

from ludoteca.bots.dice_search.network import predict
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import inputs

ORDER_IS_FREE: Final = inputs.ORDER_IS_FREE
ROLLOUTS: Final = inputs.ROLLOUTS
ROLLOUT_THROWS: Final = inputs.ROLLOUT_THROWS
key = inputs.key


@kernel
def chance_to_win(state: State, side: int, workspace: Workspace) -> float:
    """Return the chance of a side to win."""
    inputs.encode(state, side, workspace.inputs)
    return predict(workspace.first, workspace.second, workspace.inputs, workspace.hidden)
