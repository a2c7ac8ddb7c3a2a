"""The games there are: what can be known of each before it is started, and its rules.

Rules are imported only when a game is first played, since that loads Numba.
"""

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from ludoteca.core.errors import Fault, OptionError
from ludoteca.core.options import GameInfo
from ludoteca.core.rulebook import Rulebook
from ludoteca.games.felix_sex.state import INFO as FELIX_SEX
from ludoteca.games.parchis.state import INFO as PARCHIS
from ludoteca.games.parques.state import INFO as PARQUES
from ludoteca.games.stax.state import INFO as STAX

GAMES = {info.id: info for info in (PARCHIS, PARQUES, FELIX_SEX, STAX)}


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


def rulebook_of(game: str) -> Rulebook:
    """Load a game's rules; OptionError lists the games there are."""
    return _load(info_of(game).id)


@cache
def _load(game: str) -> Rulebook:
    rulebook = import_module(f"ludoteca.games.{game.replace('-', '_')}.rulebook").RULEBOOK
    assert isinstance(rulebook, Rulebook)
    return rulebook
