"""The learned networks that come with the package, and where each comes from.

A file holds the network for one way to play: the game, the number of players and the mode. Where no file has been
trained for a way, the nearest number of players of the same mode serves.
"""

import io
from functools import cache
from importlib import resources

import numpy as np

from ludoteca.bots.dice_search.room import Network
from ludoteca.core.options import Setup


def name_of(game: str, players: int, mode: str) -> str:
    """Name the file for a way to play."""
    return f"{game}-{players}-{mode}"


def network_for(setup: Setup) -> Network:
    """Find the network for a way to play."""
    return _load(_nearest(setup.game, setup.players, setup.mode))


@cache
def _nearest(game: str, players: int, mode: str) -> str:
    folder = resources.files("ludoteca.bots").joinpath("weights")
    known = [one.name.removesuffix(".npz").split("-") for one in folder.iterdir() if one.name.endswith(".npz")]
    fitting = ["-".join(parts) for parts in known if "-".join(parts).startswith(f"{game}-")]

    def distance(name: str) -> tuple[bool, int]:
        count, _, its_mode = name.removeprefix(f"{game}-").partition("-")
        return its_mode != mode, abs(int(count) - players)

    assert fitting, f"there are no weights for {game}"
    return min(fitting, key=distance)


@cache
def _load(name: str) -> Network:
    content = resources.files("ludoteca.bots").joinpath("weights", f"{name}.npz").read_bytes()
    with np.load(io.BytesIO(content)) as arrays:
        return arrays["first"].astype(np.float32), arrays["second"].astype(np.float32)
