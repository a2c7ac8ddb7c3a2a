"""The games by Gymnasium's registry, once this module is imported.

    import gymnasium
    import ludoteca.rl.gymnasium

    env = gymnasium.make_vec("ludoteca/Parchis-v0", num_envs=1024, players=4)

Keywords are those of `ludoteca.rl.vector.VectorEnv`. The number after `-v` goes up with every change of what actions
and observations mean (a game's `features.VERSION`). Gymnasium imports the module by itself where the name says so:
`gymnasium.make_vec("ludoteca.rl.gymnasium:ludoteca/Parchis-v0")`.
"""

from typing import Final

from ludoteca.games import GAMES, rulebook_of
from ludoteca.rl.extras import needed

needed("gymnasium", "gymnasium")

from gymnasium import register  # noqa: E402  (only once it is known to be there)

__all__ = ["all_environments"]

NAMESPACE: Final = "ludoteca"


def name_of(game: str) -> str:
    """Return the name of a game in the registry: `felix-sex` is `ludoteca/FelixSex-v0`."""
    words = "".join(word.capitalize() for word in game.split("-"))
    return f"{NAMESPACE}/{words}-v{rulebook_of(game).features.VERSION - 1}"


all_environments: Final = {name_of(game): game for game in GAMES}
"""The games by their names in the registry."""

for name, game in all_environments.items():
    register(name, vector_entry_point="ludoteca.rl.vector:VectorEnv", kwargs={"game": game})
