"""Each game's copies of the templates of this folder."""

from functools import cache
from typing import Protocol, cast

from ludoteca.bots.dice_search.instances import inputs_of
from ludoteca.bots.parts import move_scores_of
from ludoteca.core.interface import Codes, Floats
from ludoteca.core.moves import State
from ludoteca.core.state import Workspace
from ludoteca.core.templates import filled
from ludoteca.games import rulebook_of


class Games(Protocol):
    """A game's copy of games.py."""

    def play_on(
        self, start: State, guide: int, workspace: Workspace, seen: Floats, results: Floats, lengths: Codes
    ) -> None:
        """Play a game on, and the next ones, and fill in what is learned from."""

    def play_match(self, start: State, own: int, networks: Codes, ahead: Codes, workspace: Workspace) -> float:
        """Play a game of two networks; return what the first one's side has won."""

    def play_looking_match(self, start: State, own: int, networks: Codes, ahead: Codes, workspace: Workspace) -> float:
        """Play such a game with throws looked ahead."""


@cache
def games_of(game_id: str) -> Games:
    """Return how a game's network plays on a GPU."""
    rulebook = rulebook_of(game_id)
    package = f"{rulebook.package}.shared_network_search"
    inputs = inputs_of(game_id)
    parts = {"engine": rulebook.engine, "info": rulebook.info}
    evaluation = filled("ludoteca.bots.gpu.shared_evaluation", package, {"inputs": inputs})
    search = filled("ludoteca.bots.dice_search.search", package, parts | {"evaluation": evaluation})
    own = {"inputs": inputs, "move_scores": move_scores_of(game_id), "search": search}
    return cast("Games", filled("ludoteca.bots.gpu.games", package, parts | own))
