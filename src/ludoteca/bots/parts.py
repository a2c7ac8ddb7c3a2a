"""What a game brings for its bots: modules of its own package, whichever package that is.

    heuristic.py        how good a position is, and what speaks for a move: every game has one
    network_inputs.py   what a network sees, where the dice search is to use one; its weights lie in weights/
    policy.py           a search of the game's own, in place of the dice search

They are imported when a game is first played with, since that loads Numba.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from ludoteca.bots.interface import Choosing, Heuristic, MoveScores, NetworkInputs, OwnPolicy
from ludoteca.core.templates import filled
from ludoteca.games import package_of, rulebook_of


def heuristic_of(game_id: str) -> Heuristic:
    """Return a game's heuristic."""
    return cast("Heuristic", import_module(f"{package_of(game_id)}.heuristic"))


def move_scores_of(game_id: str) -> MoveScores:
    """Return the kernel that scores a game's moves by its heuristic."""
    rulebook = rulebook_of(game_id)
    parts = {"engine": rulebook.engine, "heuristic": heuristic_of(game_id)}
    return cast("MoveScores", filled("ludoteca.bots.move_scores", rulebook.package, parts))


def choosing_of(game_id: str) -> Choosing:
    """Return how the lower levels choose in a game."""
    rulebook = rulebook_of(game_id)
    known = {"heuristic": heuristic_of(game_id), "move_scores": move_scores_of(game_id)}
    parts = {"engine": rulebook.engine, "events": rulebook.events, **known}
    return cast("Choosing", filled("ludoteca.bots.choosing", rulebook.package, parts))


def network_inputs_of(game_id: str) -> NetworkInputs | None:
    """Return what a network sees of a game; None where the game has no network to train."""
    name = f"{package_of(game_id)}.network_inputs"
    return cast("NetworkInputs", import_module(name)) if find_spec(name) else None


def own_policy_of(game_id: str) -> OwnPolicy | None:
    """Return the search that a game brings for the upper levels; None where they use the dice search."""
    name = f"{package_of(game_id)}.policy"
    return cast("OwnPolicy", import_module(name)) if find_spec(name) else None
