"""The games as OpenSpiel games, registered by importing this package.

    import pyspiel
    import ludoteca.rl.openspiel

    game = pyspiel.load_game("python_ludoteca_parchis(players=2,six_counts=12)")

There are `python_ludoteca_parchis`, `python_ludoteca_parques`, `python_ludoteca_felix_sex` and `python_ludoteca_stax`,
and one for each registered game of another package. They run the same kernels as everything else in Ludoteca, called
from Python. How they behave is described in `game`, which parameters they take in `parameters`.
"""

from ludoteca.rl.extras import needed

needed("pyspiel", "openspiel")

from ludoteca.rl.openspiel.game import GAMES, LudotecaGame, LudotecaState  # noqa: E402

__all__ = ["GAMES", "LudotecaGame", "LudotecaState"]
