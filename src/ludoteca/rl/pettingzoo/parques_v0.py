"""Parqués as a PettingZoo environment, with the encoding of `games/parques/features.py`, version 1."""

from typing import Final

from ludoteca.rl.pettingzoo.game_env import environments_of

GAME: Final = "parques"
raw_env, env, parallel_env = environments_of(GAME)
