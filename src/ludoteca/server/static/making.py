"""Files of the static data without compiled rules: a helper process makes them in plain Python, in a second a game.

`python -m ludoteca.server.static.making` is that process.
"""

import base64
from collections.abc import Callable
from typing import Any, Self

from ludoteca.compilation.processes import LineProcess, serve_lines
from ludoteca.server.static.files import DataFile, game_files


class PlainMaker:
    """Makes the files of games in a helper process, which runs from the first request until it is closed."""

    def __init__(self) -> None:
        self._process = LineProcess("ludoteca.server.static.making", LUDOTECA_JIT="0")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def game_files(self, game: str) -> list[DataFile]:
        """Make the files of a game; ProcessEndedError when the process fails."""
        files: list[DataFile] = []

        def hear(message: dict[str, Any]) -> bool:
            if message:
                files.append(DataFile(message["path"], base64.b64decode(message["content"]), message["media_type"]))
            return not message

        self._process.ask({"game": game}, hear)
        return files

    def close(self) -> None:
        """End the process."""
        self._process.close()


def answer(message: dict[str, Any], send: Callable[[dict[str, Any]], None]) -> None:
    """Send the files of a game, and an empty message behind the last."""
    for file in game_files(message["game"]):
        content = base64.b64encode(file.content).decode()
        send({"path": file.path, "content": content, "media_type": file.media_type})
    send({})


if __name__ == "__main__":
    serve_lines(answer)
