"""Each game's copies of the templates `stepping.py`, `chance.py` and `placing.py`."""

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


@cache
def chance_of(game: str) -> ModuleType:
    """Fill the template of `chance.py` in for a game."""
    rulebook = rulebook_of(game)
    parts = {"engine": rulebook.engine, "features": rulebook.features, "info": rulebook.info}
    return filled(f"{__package__}.chance", rulebook.package, parts | {"stepping": stepping_of(game)})


@cache
def placing_of(game: str) -> ModuleType:
    """Fill the template of `placing.py` in for a game."""
    rulebook = rulebook_of(game)
    parts = {"engine": rulebook.engine, "chance": chance_of(game), "stepping": stepping_of(game)}
    return filled(f"{__package__}.placing", rulebook.package, parts)
