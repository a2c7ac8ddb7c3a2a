"""Parqués as a PettingZoo environment, with the encoding of `games/parques/features.py`, version 1."""

from functools import partial
from typing import Final

from ludoteca.rl.pettingzoo.game_env import GameEnv, environment, parallel_environment

GAME: Final = "parques"
raw_env = partial(GameEnv, GAME)
env = partial(environment, GAME)
parallel_env = partial(parallel_environment, GAME)
