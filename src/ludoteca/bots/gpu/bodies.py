"""What a thread of a GPU does: finds its game among many, and plays it (`gpu/device.py`). Imports numba-cuda."""

from collections.abc import Callable
from typing import Any

from numba import cuda

from ludoteca.bots.gpu.instances import Games


def self_play_body(games: Games) -> Callable[..., None]:
    """Make the body that plays games on; all of its arrays but the first have a row for every game."""
    play_on = games.play_on

    def body(start: Any, guides: Any, workspaces: Any, seen: Any, results: Any, lengths: Any) -> None:
        game = cuda.grid(1)
        if game < len(workspaces):
            one = slice(game, game + 1)
            play_on(start[0], guides[game], workspaces[game], seen[game], results[game], lengths[one])

    return body


def match_body(games: Games) -> Callable[..., None]:
    """Make the body that plays a whole game between two networks."""
    play_match = games.play_match

    def body(start: Any, own: Any, networks: Any, ahead: Any, workspaces: Any, won: Any) -> None:
        game = cuda.grid(1)
        if game < len(workspaces):
            won[game] = play_match(start[0], own[game], networks, ahead, workspaces[game])

    return body


def looking_match_body(games: Games) -> Callable[..., None]:
    """Make the body that plays a whole game between two networks that look ahead."""
    play_looking_match = games.play_looking_match

    def body(start: Any, own: Any, networks: Any, ahead: Any, workspaces: Any, won: Any) -> None:
        game = cuda.grid(1)
        if game < len(workspaces):
            won[game] = play_looking_match(start[0], own[game], networks, ahead, workspaces[game])

    return body
