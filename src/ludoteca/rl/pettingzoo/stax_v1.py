"""Stax as a PettingZoo environment, with the encoding of `games/stax/features.py`, version 2."""

from typing import Final

from ludoteca.rl.pettingzoo.game_env import environments_of

GAME: Final = "stax"
raw_env, env, parallel_env = environments_of(GAME)
