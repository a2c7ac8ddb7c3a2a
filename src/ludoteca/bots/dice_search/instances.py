"""The search and the training of each game: templates with the game's own parts put in."""

from functools import cache
from typing import cast

from ludoteca.bots.interface import NetworkInputs, Search, Training
from ludoteca.bots.parts import move_scores_of, network_inputs_of
from ludoteca.core.templates import filled
from ludoteca.games import rulebook_of


@cache
def search_of(game_id: str) -> Search:
    """Return the search of a game."""
    rulebook = rulebook_of(game_id)
    parts = {"engine": rulebook.engine, "inputs": inputs_of(game_id), "info": rulebook.info}
    return cast("Search", filled(f"{__package__}.search", rulebook.package, parts))


@cache
def training_of(game_id: str) -> Training:
    """Return the self-play of a game that has a network."""
    rulebook = rulebook_of(game_id)
    parts = {
        "engine": rulebook.engine,
        "inputs": inputs_of(game_id),
        "info": rulebook.info,
        "move_scores": move_scores_of(game_id),
        "search": search_of(game_id),
    }
    return cast("Training", filled(f"{__package__}.training", rulebook.package, parts))


def inputs_of(game_id: str) -> NetworkInputs:
    """Return what the network of a game sees."""
    inputs = network_inputs_of(game_id)
    assert inputs, f"{game_id} has no network"
    return inputs
