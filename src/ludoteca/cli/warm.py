"""`ludoteca warm`: compiles the rules ahead, so that nobody waits for it at the board."""

import time
from typing import Annotated

import typer
from rich.console import Console

from ludoteca import games
from ludoteca.bots.warming import compile_bots, compile_rules
from ludoteca.cli.play import known_language
from ludoteca.core.kernel import COMPILED
from ludoteca.core.text import language_of_person, say

DOMAIN = "workshop"


def warm(
    lang: Annotated[
        str | None, typer.Option(metavar="en|es", callback=known_language, help="Language.", show_default="yours")
    ] = None,
) -> None:
    """Compile the rules and bots of every game, once; later starts find them ready.

    Example: ludoteca warm
    """
    language = lang or language_of_person()
    console = Console(stderr=True)
    if not COMPILED:
        console.print(say(DOMAIN, "warm.nothing", language))
        return
    for game, info in games.items():
        began, name = time.perf_counter(), info.label(language)
        with console.status(say(DOMAIN, "warm.preparing", language, game=name)):
            compile_rules(game)
            compile_bots(game)
        seconds = f"{time.perf_counter() - began:.1f}"
        console.print(f"  {say(DOMAIN, 'warm.ready', language, game=name, seconds=seconds)}")
