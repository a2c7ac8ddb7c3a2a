"""Players that bots are measured against, in the arena and over the engine protocol; people never meet them.

- `random`: any legal move, each as likely as the others;
- `child`: greedy, and not always with it (child.py);
- `monte-carlo`: 2,000 random playouts a choice, shared by the moves, however long they take (monte_carlo.py).
"""

from functools import cache
from typing import Any, Final, cast

import numpy as np

from ludoteca.bots.bot import Bot, Pick, Valued
from ludoteca.bots.interface import Child, MonteCarlo
from ludoteca.core.events import COLUMNS
from ludoteca.core.game import Game
from ludoteca.core.generator import draw_below, position_stream, seed_word
from ludoteca.core.interface import Codes
from ludoteca.core.state import StateRecord, blank, dtype_of
from ludoteca.core.templates import filled
from ludoteca.games import rulebook_of


class OpponentWorkspace(StateRecord):
    """The workspace of these players."""


@cache
def workspace_dtype(game_id: str) -> np.dtype[Any]:
    """Return the data type of the workspace in which they choose."""
    rulebook = rulebook_of(game_id)
    return dtype_of(
        OpponentWorkspace,
        [
            ("words", np.uint64, 1),  # a stream of random numbers
            ("sides", np.int64),  # that play against each other
            ("choices", np.int64, rulebook.max_moves),
            ("totals", np.float64, rulebook.max_moves),  # of the results after each
            ("moves", np.int64, rulebook.max_moves),  # of a position in a playout
            ("events", np.int32, (rulebook.events.MAX_EVENTS, COLUMNS)),
            ("after", rulebook.dtype, 1),
        ],
    )


def any_move(game: Game, bot: Bot, stop: Codes) -> list[Valued]:
    """Choose any legal move, each as likely as the others."""
    with np.errstate(over="ignore"):  # random numbers overflow on purpose
        drawn = draw_below(position_stream(game.state, bot.seed), 0, len(game.legal_moves))
    return [Valued(game.legal_moves[drawn].code)]


def childs_move(game: Game, bot: Bot, stop: Codes) -> list[Valued]:
    """Choose as a child does."""
    rulebook = rulebook_of(game.id)
    parts = {"engine": rulebook.engine, "events": rulebook.events}
    child = cast("Child", filled("ludoteca.bots.child", rulebook.package, parts))
    with np.errstate(over="ignore"):
        return [Valued(int(child.choose(game.state, seed_word(bot.seed), blank(workspace_dtype(game.id)))))]


def best_of_playouts(game: Game, bot: Bot, stop: Codes) -> list[Valued]:
    """Choose by the results of random playouts."""
    rulebook = rulebook_of(game.id)
    parts = {"engine": rulebook.engine, "info": rulebook.info}
    player = cast("MonteCarlo", filled("ludoteca.bots.monte_carlo", rulebook.package, parts))
    workspace = blank(workspace_dtype(game.id))
    workspace.sides = rulebook.info.sides(game.setup)
    with np.errstate(over="ignore"):
        return [Valued(int(player.choose(game.state, seed_word(bot.seed), workspace, stop)))]


OPPONENT_TABLE: Final[dict[str, Pick]] = {
    "random": any_move,
    "child": childs_move,
    "monte-carlo": best_of_playouts,
}
OPPONENTS: Final = tuple(OPPONENT_TABLE)
