"""What a game brings for its bots: modules of its own package, whichever package that is.

    heuristic.py        how good a position is, and what speaks for a move: every game has one
    network_inputs.py   what a network sees, where the dice search is to use one; its weights lie in weights/
    policy.py           a search of the game's own, in place of the dice search
    personality.py      what bots of a personality like; bots of a game without one have no personality

They are imported when a game is first played with, since that loads Numba.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from ludoteca.bots.interface import Choosing, Heuristic, MoveScores, NetworkInputs, OwnPolicy, Personality, WholeGames
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
    liked = {"personality": personality_of(game_id)}
    parts = {"engine": rulebook.engine, "events": rulebook.events, **known, **liked}
    return cast("Choosing", filled("ludoteca.bots.choosing", rulebook.package, parts))


def whole_games_of(game_id: str) -> WholeGames:
    """Return how the lower levels play whole games of a game."""
    rulebook = rulebook_of(game_id)
    parts = {"engine": rulebook.engine, "events": rulebook.events, "info": rulebook.info}
    own = {"choosing": choosing_of(game_id), "playouts": rulebook.playouts}
    return cast("WholeGames", filled("ludoteca.bots.whole_games", rulebook.package, parts | own))


def has_personalities(game_id: str) -> bool:
    """Return whether the bots of a game can have a personality."""
    return find_spec(f"{package_of(game_id)}.personality") is not None


def personality_of(game_id: str) -> Personality:
    """Return what bots of a personality like in a game."""
    own = f"{package_of(game_id)}.personality"
    return cast("Personality", import_module(own if has_personalities(game_id) else "ludoteca.bots.no_personality"))


def network_inputs_of(game_id: str) -> NetworkInputs | None:
    """Return what a network sees of a game; None where the game has no network to train."""
    name = f"{package_of(game_id)}.network_inputs"
    return cast("NetworkInputs", import_module(name)) if find_spec(name) else None


def own_policy_of(game_id: str) -> OwnPolicy | None:
    """Return the search that a game brings for the upper levels; None where they use the dice search."""
    name = f"{package_of(game_id)}.policy"
    return cast("OwnPolicy", import_module(name)) if find_spec(name) else None
