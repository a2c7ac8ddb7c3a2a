"""Runs the full screen, and gives the terminal back as it was."""

import os

from rich.console import Console

from ludoteca.cli.full.app import FullApp
from ludoteca.cli.play import GameRequest


def run(request: GameRequest, language: str, *, color: bool, pace: float) -> int:
    """Play until the person leaves; gives the exit status. LudotecaError says what is wrong with a file."""
    if not color:
        os.environ["NO_COLOR"] = "1"  # as Textual wants to be told
    app = FullApp(request, language, pace)
    error = app.run()
    if error is not None:
        raise error
    console = Console(highlight=False, markup=False, emoji=False)
    for sentence in (app.farewell, app.voice.words("goodbye")):
        if sentence:
            console.print(sentence, soft_wrap=True)
    return app.return_code or 0
