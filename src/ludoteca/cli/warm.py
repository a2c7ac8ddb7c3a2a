"""`ludoteca warm`: compiles the rules ahead, so that nobody waits for it at the board."""

import time

from rich.console import Console

from ludoteca import games
from ludoteca.bots.warming import compile_bots, compile_rules
from ludoteca.core.kernel import COMPILED


def warm() -> None:
    """Compile the rules and bots of every game, once; later starts find them ready."""
    console = Console(stderr=True)
    if not COMPILED:
        console.print("Nothing to prepare: the rules run as plain Python here.")
        return
    for game in games:
        began = time.perf_counter()
        with console.status(f"preparing {game}…"):
            compile_rules(game)
            compile_bots(game)
        console.print(f"  {game}: ready ({time.perf_counter() - began:.1f} s)")
