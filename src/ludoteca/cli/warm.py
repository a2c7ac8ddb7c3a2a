"""`ludoteca warm`: compiles the rules ahead, so that nobody waits for it at the board."""

import time

import numpy as np
from rich.console import Console

from ludoteca import games
from ludoteca.core.game import Game
from ludoteca.core.kernel import COMPILED
from ludoteca.games import rulebook_of


def warm() -> None:
    """Compile the rules of every game, once; later starts find them ready."""
    console = Console(stderr=True)
    if not COMPILED:
        console.print("Nothing to prepare: the rules run as plain Python here.")
        return
    for game in games:
        began = time.perf_counter()
        with console.status(f"preparing {game}…"):
            compile_all(game)
        console.print(f"  {game}: ready ({time.perf_counter() - began:.1f} s)")


def compile_all(game_id: str) -> None:
    """Use every kernel that a game in progress uses."""
    rulebook = rulebook_of(game_id)
    game = Game(rulebook, rulebook.info.setup(), seed=1)
    rulebook.random_games(game.state, 1, np.random.default_rng(1))
    while game.phase != "over":
        if game.phase == "roll":
            game.roll()
        else:
            game.push(game.legal_moves[0])
        game.describe()
        assert game.events
    game.position()
    game._repr_svg_()
