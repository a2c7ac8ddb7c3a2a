"""The trained networks of a game: files in the folder `weights` of its package, each with a note of its origin.

A file holds the network for one way to play: the game, the number of players and the mode. Where no file has been
trained for a way, the nearest number of players of the same mode serves; of two as near, the larger.
"""

import io
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import numpy as np

from ludoteca.bots.dice_search.workspace import Network
from ludoteca.core.options import Setup
from ludoteca.games import package_of


def name_of(game: str, players: int, mode: str) -> str:
    """Name the file for a way to play."""
    return f"{game}-{players}-{mode}"


def weight_files(game: str) -> list[Traversable]:
    """List the files of a game's networks, sorted; none where nothing was trained."""
    folder = resources.files(package_of(game)).joinpath("weights")
    files = [one for one in folder.iterdir() if one.name.endswith(".npz")] if folder.is_dir() else []
    return sorted(files, key=lambda one: one.name)


def network_for(setup: Setup) -> Network | None:
    """Return the network for a way to play; None where the game has none."""
    return _load(setup.game, setup.players, setup.mode)


@cache
def _load(game: str, players: int, mode: str) -> Network | None:
    def distance(file: Traversable) -> tuple[bool, int, int]:
        count, _, its_mode = file.name.removeprefix(f"{game}-").removesuffix(".npz").partition("-")
        return its_mode != mode, abs(int(count) - players), -int(count)

    nearest = min(weight_files(game), key=distance, default=None)
    if nearest is None:
        return None
    with np.load(io.BytesIO(nearest.read_bytes())) as arrays:
        return arrays["first"].astype(np.float32), arrays["second"].astype(np.float32)
