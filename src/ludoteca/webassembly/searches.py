"""The searches of a game's upper bots: one for every size of a network, since sizes are compiled into kernels."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ludoteca.bots.dice_search.instances import dice_policy_of
from ludoteca.bots.dice_search.weights import network_shapes
from ludoteca.bots.dice_search.workspace import workspace_dtype
from ludoteca.bots.interface import Policy
from ludoteca.bots.parts import own_policy_of
from ludoteca.games import rulebook_of


class Search(NamedTuple):
    """How upper bots choose, and the data type of the workspace in which they do."""

    policy: Policy
    workspace: np.dtype[Any]


@cache
def searches_of(game: str) -> dict[str, Search]:
    """List the searches of a game by name: `_32` with a network of so many hidden values, nothing without one."""
    own = own_policy_of(game)
    if own:
        return {"": Search(own, own.WORKSPACE)}
    rulebook, shapes = rulebook_of(game), network_shapes(game)
    if not shapes:
        return {"": Search(dice_policy_of(game, with_network=False), workspace_dtype(rulebook, None))}
    policy = dice_policy_of(game)
    return {f"_{hidden}": Search(policy, workspace_dtype(rulebook, (inputs, hidden))) for inputs, hidden in shapes}
