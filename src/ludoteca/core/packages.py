"""Which package holds a game: its modules, its words (`locale/en.toml`) and the files of its rules.

Filled by the registry of games (`games/registry.py`), so that core finds a game's files without knowing any game.
"""

from collections.abc import Mapping

_packages: dict[str, str] = {}  # by the game's id


def register(packages: Mapping[str, str]) -> None:
    """Take down the packages of some games, by their ids."""
    _packages.update(packages)


def package_of(game: str) -> str | None:
    """Return the package of a game; None for what is no game."""
    return _packages.get(game)
