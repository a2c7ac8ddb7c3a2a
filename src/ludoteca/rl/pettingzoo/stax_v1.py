"""Stax as a PettingZoo environment, with the encoding of `games/stax/features.py`, version 2.

Keywords are `players`, `mode` and the options of the rules, as `ludoteca.new("stax", …)` takes them, and
`render_mode`, `screen_width` and `max_cycles`. How it behaves is told in `environment.py`.
"""

from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from ludoteca.rl.pettingzoo.environment import GameEnv, checked, in_parallel, metadata_of


class raw_env(GameEnv):  # noqa: N801  (PettingZoo's name)
    """Stax, without checks around it."""

    game = "stax"
    metadata = metadata_of("stax_v1", encoding=2)


def env(**keywords: Any) -> AECEnv:
    """Make an environment with PettingZoo's usual checks."""
    return checked(raw_env(**keywords))


def parallel_env(**keywords: Any) -> ParallelEnv:
    """Make an environment in which all act at once, and only the action of who decides counts."""
    return in_parallel(env(**keywords))
