"""The games there are: what can be known of each before it is started, and its rules.

A game registers itself by an entry point of the group `ludoteca.games`, in this package as in any other: its name is
the game's id, its value the package that holds the game's modules. Rules are imported only when a game is first played,
since that loads Numba.
"""

import sys
import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from ludoteca.core.errors import Fault, OptionError
from ludoteca.core.options import GameInfo, Setup
from ludoteca.core.rulebook import Rulebook
from ludoteca.core.text import PACKAGES

GROUP: Final = "ludoteca.games"
OWN_PACKAGES: Final = "ludoteca.games."


def _load_infos() -> dict[str, GameInfo]:
    """Load what is to be known of every game. One that cannot be loaded is left out, and a warning says why.

    No package replaces a game of another: those of Ludoteca come first.
    """
    infos: dict[str, GameInfo] = {}
    points = {(point.name, point.value): point for point in entry_points(group=GROUP)}  # two folders may list the same
    for point in sorted(points.values(), key=lambda one: not one.value.startswith(OWN_PACKAGES)):
        if point.name in infos:
            warnings.warn(f"the game {point.name} of {point.value} is left out: there is one of that id", stacklevel=2)
            continue
        try:
            info = import_module(f"{point.value}.state").INFO
        except Exception as error:
            warnings.warn(f"the game {point.name} ({point.value}) is left out: {error!r}", stacklevel=2)
            continue
        if isinstance(info, GameInfo) and info.id == point.name:
            infos[info.id] = info
            PACKAGES[info.id] = point.value
        else:
            warnings.warn(f"{point.name} is left out: {point.value}.state.INFO is not its GameInfo", stacklevel=2)
    return dict(sorted(infos.items(), key=lambda item: (item[1].order, item[0])))


GAMES: Final = _load_infos()


class Games(Mapping[str, GameInfo]):
    """The games by their ids, as `ludoteca.games`.

    The package has the same name, so that what is imported from it is found here too: `ludoteca.games.stax.board`.
    """

    def __getitem__(self, game: str) -> GameInfo:
        return GAMES[game]

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)

    def __getattr__(self, name: str) -> Any:
        return getattr(sys.modules["ludoteca.games"], name)


def info_of(game: str) -> GameInfo:
    """Find a game by its id; OptionError lists those there are."""
    if game not in GAMES:
        shown = str(game)[:40]
        raise OptionError([Fault("core", "fault.game", {"game": shown, "known": sorted(GAMES)}, where="game")])
    return GAMES[game]


def setup_data(setup: Setup) -> dict[str, Any]:
    """Return as plain data what is played; options only where they are not the usual ones."""
    options = setup.changed_options(info_of(setup.game))
    return {"game": setup.game, "players": setup.players, "mode": setup.mode, "options": options}


def package_of(game: str) -> str:
    """Return the package that holds a game's modules; OptionError lists the games there are."""
    return PACKAGES[info_of(game).id]


def rulebook_of(game: str) -> Rulebook:
    """Load a game's rules; OptionError lists the games there are."""
    return _load(package_of(game))


@cache
def _load(package: str) -> Rulebook:
    rulebook = import_module(f"{package}.rulebook").RULEBOOK
    assert isinstance(rulebook, Rulebook)
    return rulebook
