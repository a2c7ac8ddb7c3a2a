"""The shelf of games: a mapping from a game's id to what can be known of it before it is started.

    >>> list(ludoteca.games)
    ['parchis', 'parques', 'felix-sex', 'stax']
    >>> ludoteca.games["parchis"].players
    (2, 3, 4)

The package is itself that mapping. Rules are imported only when a game is first played, since that loads Numba.
"""

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType

from ludoteca.core.errors import Fault, OptionError
from ludoteca.core.options import GameInfo
from ludoteca.core.rulebook import Rulebook
from ludoteca.games.felix_sex.state import INFO as FELIX_SEX
from ludoteca.games.parchis.state import INFO as PARCHIS
from ludoteca.games.parques.state import INFO as PARQUES
from ludoteca.games.stax.state import INFO as STAX

_INFOS = {info.id: info for info in (PARCHIS, PARQUES, FELIX_SEX, STAX)}


def info_of(game: str) -> GameInfo:
    """Find a game by its id; OptionError lists those there are."""
    if game not in _INFOS:
        shown = str(game)[:40]
        raise OptionError([Fault("core", "fault.game", {"game": shown, "known": sorted(_INFOS)}, where="game")])
    return _INFOS[game]


@cache
def _load(game: str) -> Rulebook:
    rulebook = import_module(f"ludoteca.games.{game.replace('-', '_')}.rulebook").RULEBOOK
    assert isinstance(rulebook, Rulebook)
    return rulebook


def rulebook_of(game: str) -> Rulebook:
    """Take a game's rules from the shelf; OptionError lists the games there are."""
    return _load(info_of(game).id)


class _Shelf(ModuleType, Mapping[str, GameInfo]):
    """This module as a mapping; equal to itself alone, as modules are."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def __getitem__(self, game: str) -> GameInfo:
        return _INFOS[game]

    def __iter__(self) -> Iterator[str]:
        return iter(_INFOS)

    def __len__(self) -> int:
        return len(_INFOS)


sys.modules[__name__].__class__ = _Shelf
