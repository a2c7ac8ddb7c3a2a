"""Parchís as a PettingZoo environment, with the encoding of `games/parchis/features.py`, version 1."""

from typing import Final

from ludoteca.rl.pettingzoo.game_env import environments_of

GAME: Final = "parchis"
raw_env, env, parallel_env = environments_of(GAME)
