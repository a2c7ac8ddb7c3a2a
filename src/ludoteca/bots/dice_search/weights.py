"""The trained networks of a game: files in the folder `weights` of its package, each with a note of its origin.

A file holds the network for one way to play: the game, the number of players and the mode. Where no file has been
trained for a way, the nearest number of players of the same mode serves; of two as near, the larger.

Editions that later bots are measured against lie in folders of their own, `weights/2026-11`. A game without such a
folder has the same networks as then.
"""

import io
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

import numpy as np

from ludoteca.bots.dice_search.workspace import Network, Shape, shape_of
from ludoteca.core.options import GameInfo, Setup
from ludoteca.games import package_of

NOW: Final = "now"  # the networks that bots play with, among editions


def name_of(game: str, players: int, mode: str) -> str:
    """Name the file for a way to play."""
    return f"{game}-{players}-{mode}"


def weight_files(game: str, edition: str = "") -> list[Traversable]:
    """List the files of a game's networks, sorted; none where nothing was trained."""
    folder = resources.files(package_of(game)).joinpath("weights")
    if edition and folder.joinpath(edition).is_dir():
        folder = folder.joinpath(edition)
    files = [one for one in folder.iterdir() if one.name.endswith(".npz")] if folder.is_dir() else []
    return sorted(files, key=lambda one: one.name)


def network_shapes(game: str) -> list[Shape]:
    """List the shapes of a game's networks, each once and sorted."""
    return sorted({shape_of(read_weights(file)) for file in weight_files(game)})


def networks_by_way(info: GameInfo) -> dict[str, tuple[str, int]]:
    """Name the network of each way to play, as `4 pairs`, and count its hidden values; none where a game has none."""
    found = {}
    for players in info.players:
        for mode in info.modes:
            file = file_for(info.id, players, mode.id) if players in mode.players else None
            if file:
                found[f"{players} {mode.id}"] = (file.name.removesuffix(".npz"), shape_of(read_weights(file))[1])
    return found


def network_for(setup: Setup, edition: str = "") -> Network | None:
    """Return the network for a way to play; None where the game has none."""
    return _load(setup.game, setup.players, setup.mode, edition)


@cache
def _load(game: str, players: int, mode: str, edition: str) -> Network | None:
    file = file_for(game, players, mode, edition)
    return read_weights(file) if file else None


def file_for(game: str, players: int, mode: str, edition: str = "") -> Traversable | None:
    """Find the file of the network for a way to play; None where the game has none."""

    def distance(file: Traversable) -> tuple[bool, int, int]:
        count, _, its_mode = file.name.removeprefix(f"{game}-").removesuffix(".npz").partition("-")
        return its_mode != mode, abs(int(count) - players), -int(count)

    return min(weight_files(game, edition), key=distance, default=None)


def read_weights(file: Traversable) -> Network:
    """Read the weights of a file."""
    with np.load(io.BytesIO(file.read_bytes())) as arrays:
        return arrays["first"].astype(np.float32), arrays["second"].astype(np.float32)
