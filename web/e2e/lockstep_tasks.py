"""Writes tasks for the lockstep in the browser: all ways to play every game, as tests/lockstep.py describes them."""

import json
import sys

import ludoteca
from lockstep import task_of
from playing import DEPTH, ways_to_play

NODES = 25 if DEPTH == 1 else 100_000  # of each game

tasks = [
    (game_id, task_of(ludoteca.games[game_id].setup(**way), seed * DEPTH + number, NODES))
    for game_id in ludoteca.games
    for seed, way in enumerate(ways_to_play(game_id))
    for number in range(DEPTH)
]
json.dump(tasks, sys.stdout)
