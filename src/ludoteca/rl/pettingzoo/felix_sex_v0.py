"""Felix Sex as a PettingZoo environment, with the encoding of `games/felix_sex/features.py`, version 1."""

from typing import Final

from ludoteca.rl.pettingzoo.game_env import environments_of

GAME: Final = "felix-sex"
raw_env, env, parallel_env = environments_of(GAME)
