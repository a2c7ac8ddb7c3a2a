"""The search and the training of each game: templates with the game's own parts put in."""

from functools import cache
from typing import cast

from ludoteca.bots.interface import DicePolicy, Evaluation, NetworkInputs, Rollouts, Search, SelfPlay
from ludoteca.bots.parts import heuristic_of, move_scores_of, network_inputs_of, personality_of
from ludoteca.core.templates import filled
from ludoteca.games import rulebook_of


@cache
def search_of(game_id: str, *, with_network: bool = True) -> Search:
    """Return the search of a game: with its network, or with its heuristic in place of one."""
    rulebook = rulebook_of(game_id)
    _, package = kind_and_package(game_id, with_network=with_network)
    evaluation = evaluation_of(game_id, with_network=with_network)
    parts = {"engine": rulebook.engine, "evaluation": evaluation, "info": rulebook.info}
    return cast("Search", filled(f"{__package__}.search", package, parts))


@cache
def evaluation_of(game_id: str, *, with_network: bool) -> Evaluation:
    """Return how that search values positions."""
    kind, package = kind_and_package(game_id, with_network=with_network)
    known = {"heuristic": heuristic_of(game_id), "inputs": network_inputs_of(game_id)}
    return cast("Evaluation", filled(f"{__package__}.{kind}_evaluation", package, known))


@cache
def rollouts_of(game_id: str, *, with_network: bool = True) -> Rollouts:
    """Return the rollouts of a game."""
    rulebook = rulebook_of(game_id)
    _, package = kind_and_package(game_id, with_network=with_network)
    parts = {
        "engine": rulebook.engine,
        "evaluation": evaluation_of(game_id, with_network=with_network),
        "info": rulebook.info,
        "search": search_of(game_id, with_network=with_network),
    }
    return cast("Rollouts", filled(f"{__package__}.rollouts", package, parts))


@cache
def dice_policy_of(game_id: str, *, with_network: bool = True) -> DicePolicy:
    """Return how the upper levels choose by that search."""
    _, package = kind_and_package(game_id, with_network=with_network)
    rulebook = rulebook_of(game_id)
    parts = {
        "engine": rulebook.engine,
        "info": rulebook.info,
        "personality": personality_of(game_id),
        "rollouts": rollouts_of(game_id, with_network=with_network),
        "search": search_of(game_id, with_network=with_network),
    }
    return cast("DicePolicy", filled(f"{__package__}.policy", package, parts))


def kind_and_package(game_id: str, *, with_network: bool) -> tuple[str, str]:
    """Name a kind of search of a game, and the package that its copies of templates are named for."""
    kind = "network" if with_network else "heuristic"
    return kind, f"{rulebook_of(game_id).package}.{kind}_search"  # a game can have both


@cache
def self_play_of(game_id: str) -> SelfPlay:
    """Return the self-play of a game that has a network."""
    rulebook = rulebook_of(game_id)
    parts = {
        "engine": rulebook.engine,
        "inputs": inputs_of(game_id),
        "info": rulebook.info,
        "move_scores": move_scores_of(game_id),
        "search": search_of(game_id),
    }
    return cast("SelfPlay", filled(f"{__package__}.self_play", rulebook.package, parts))


def inputs_of(game_id: str) -> NetworkInputs:
    """Return what the network of a game sees."""
    inputs = network_inputs_of(game_id)
    assert inputs, f"{game_id} has no network"
    return inputs
