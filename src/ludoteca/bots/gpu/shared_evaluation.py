"""The chance to win as a network predicts it that is shared by many games: a template, like `dice_search/search.py`.

What it sees lies in the frame of the kernel: a GPU keeps those of threads side by side, and reads them faster.
"""

from typing import TYPE_CHECKING, Final

from ludoteca.bots.gpu.shared_network import predict
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.scratch import local_floats, local_words
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import inputs

ORDER_IS_FREE: Final = inputs.ORDER_IS_FREE
ROLLOUTS: Final = inputs.ROLLOUTS
ROLLOUT_THROWS: Final = inputs.ROLLOUT_THROWS
INPUTS: Final = inputs.INPUTS
key = inputs.key


@kernel
def chance_to_win(state: State, side: int, workspace: Workspace) -> float:
    """Return the chance of a side to win."""
    seen, nonzero = local_floats(INPUTS), local_words(INPUTS)
    inputs.encode(state, side, seen)
    return predict(workspace.weights, workspace.rows, workspace.width, seen, nonzero)
