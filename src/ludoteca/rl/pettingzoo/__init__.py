"""The games as PettingZoo environments: `parchis_v0`, `parques_v0`, `felix_sex_v0` and `stax_v1`.

    from ludoteca.rl.pettingzoo import parchis_v0

    env = parchis_v0.env(players=4, render_mode="ansi")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Each module has `env` (with PettingZoo's usual checks), `raw_env` (without) and `parallel_env` (by PettingZoo's
conversion of turn-based games: of the actions given, only that of the agent who decides counts). Keywords are
`players`, `mode` and the options of the rules, as `ludoteca.new` takes them, and `render_mode`, `screen_width` and
`max_cycles`. `environment(game, …)` and `parallel_environment(game, …)` make those of any registered game.

Importing this package registers all of them too: `pettingzoo.make("aec", "ludoteca/parchis_v0", players=2)`,
`"parallel"` likewise. The number after `_v` goes up with every change of what actions and observations mean (a game's
`features.VERSION`). How the environments behave is described in `game_env`.
"""

from functools import partial
from typing import Final

from ludoteca.rl.extras import needed

needed("pettingzoo", "pettingzoo")

from pettingzoo import register  # noqa: E402  (only once it is known to be there)

from ludoteca.games import GAMES, rulebook_of  # noqa: E402
from ludoteca.rl.pettingzoo import felix_sex_v0, parchis_v0, parques_v0, stax_v1  # noqa: E402
from ludoteca.rl.pettingzoo.game_env import environment, name_of, parallel_environment  # noqa: E402

__all__ = ["all_environments", "environment", "parallel_environment"]

NAMESPACE: Final = "ludoteca"
all_environments: Final = {
    f"{NAMESPACE}/{module.__name__.rpartition('.')[2]}": module
    for module in (parchis_v0, parques_v0, felix_sex_v0, stax_v1)
}
"""The environments that have a module here."""

for name, module in all_environments.items():
    register("aec", name, entry_point=f"{module.__name__}:env")
    register("parallel", name, entry_point=f"{module.__name__}:parallel_env")

for game in GAMES.keys() - {module.GAME for module in all_environments.values()}:  # of other packages
    name = f"{NAMESPACE}/{name_of(game, rulebook_of(game).features.VERSION)}"
    register("aec", name, entry_point=partial(environment, game))
    register("parallel", name, entry_point=partial(parallel_environment, game))
