"""Pictures of positions, at once: while rules are still being compiled, plain Python draws them in a process beside.

`python -m ludoteca.server.pictures` is that process.
"""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import ludoteca
from ludoteca.compilation.processes import LineProcess, ProcessEndedError, serve_lines
from ludoteca.core.errors import LudotecaError

KEPT_PICTURES: Final = 200  # some 30 kB each: all examples of all games in a language


@lru_cache(maxsize=KEPT_PICTURES)
def picture_of(position: str, move: str, language: str) -> str:
    """Draw a position, after a move if there is one; LudotecaError tells what is wrong with them."""
    game = ludoteca.from_position(position)
    if move:
        game.push(move)
    return game.svg(language)


class PlainPainter:
    """Draws without compiled rules, one picture after the other."""

    def __init__(self) -> None:
        self._process = LineProcess("ludoteca.server.pictures", LUDOTECA_JIT="0")
        self._turn = asyncio.Lock()

    async def draw(self, position: str, move: str, language: str) -> str:
        """Draw a position; nothing where there is something wrong with it, or with the process."""
        async with self._turn:
            return await asyncio.to_thread(self._ask, position, move, language)

    def close(self) -> None:
        """End the process."""
        self._process.close()

    def _ask(self, position: str, move: str, language: str) -> str:
        drawn: list[str] = []

        def hear(message: dict[str, Any]) -> bool:
            drawn.append(message["svg"])
            return True

        try:
            self._process.ask({"position": position, "move": move, "language": language}, hear)
        except ProcessEndedError:
            return ""
        return drawn[0]


def answer(message: dict[str, Any], send: Callable[[dict[str, Any]], None]) -> None:
    """Draw what a message asks for."""
    try:
        send({"svg": picture_of(**message)})
    except LudotecaError:
        send({"svg": ""})


if __name__ == "__main__":
    serve_lines(answer)
