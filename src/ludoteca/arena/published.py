"""The ladder as it was last measured and put into the package, which docs and app show.

`make ladder` plays it and puts its result, as `ludoteca arena --ladder` writes it, into `ladder.json`.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from ludoteca.arena.workers import code_stamp

FILE: Final = Path(__file__).with_name("ladder.json")


@cache
def published() -> dict[str, Any]:
    """Read the ladder; not to be changed by who asks."""
    result: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return result


def is_current() -> bool:
    """Return whether it was measured with the rules and bots of today."""
    return bool(published()["settings"]["code"] == code_stamp())


def tables_of(game: str) -> list[dict[str, Any]]:
    """List a game's kinds of table, the one with two players first; none where the game was not measured."""
    return [table for table in published()["tables"] if table["game"] == game]
