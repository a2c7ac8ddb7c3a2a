"""Each game's copy of the template `stepping.py`."""

from functools import cache
from types import ModuleType

from ludoteca.core.templates import filled
from ludoteca.games import rulebook_of


@cache
def stepping_of(game: str) -> ModuleType:
    """Fill the template of `stepping.py` in for a game."""
    rulebook = rulebook_of(game)
    parts = {"engine": rulebook.engine, "features": rulebook.features, "info": rulebook.info}
    return filled(f"{__package__}.stepping", rulebook.package, parts)
