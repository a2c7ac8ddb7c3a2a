"""Ludoteca: board games to play, host, study and trust.

>>> import ludoteca
>>> game = ludoteca.new("parchis", players=4, seed=7)
>>> game.phase, game.seat
('roll', 0)
"""

from typing import Any

from ludoteca.core.errors import (
    Fault,
    IllegalMove,
    InvalidMove,
    LudotecaError,
    OptionError,
    PositionError,
    RecordError,
    RollError,
    UndoError,
)
from ludoteca.core.game import Game
from ludoteca.core.moves import Move, Played, Thrown
from ludoteca.core.options import GameInfo, Mode, Option, Setup
from ludoteca.core.positions import read_position
from ludoteca.core.record_reader import read_record
from ludoteca.core.records import Record, is_seed
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.replay import replay
from ludoteca.games.registry import Games, info_of, rulebook_of
from ludoteca.version import __version__

games = Games()

__all__ = [
    "Event",
    "Fault",
    "Game",
    "GameInfo",
    "IllegalMove",
    "InvalidMove",
    "LudotecaError",
    "Mode",
    "Move",
    "Option",
    "OptionError",
    "Played",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "RollError",
    "Setup",
    "Thrown",
    "UndoError",
    "__version__",
    "from_position",
    "games",
    "load",
    "new",
]


def new(
    game: str,
    *,
    players: int | None = None,
    mode: str | None = None,
    seed: int | str | None = None,
    **options: Any,
) -> Game:
    """Begin a game.

    Rule options are keywords; `ludoteca.games[game]` lists them. With a seed the dice of `roll()` are always the
    same. OptionError names everything that there is not, and what there is.
    """
    setup = info_of(game).setup(players, mode, **options)
    return Game(rulebook_of(game), setup, _checked_seed(seed))


def load(text: str | bytes) -> Game:
    """Play a record again, text or JSON, to where it ends; RecordError lists what is wrong with it."""
    return replay(read_record(text), rulebook_of)


def from_position(text: str | bytes, *, seed: int | str | None = None) -> Game:
    """Begin a game at a position, as `Game.position` writes it; PositionError lists what is wrong with it."""
    rulebook, setup, state = read_position(text, rulebook_of)
    game = Game(rulebook, setup, _checked_seed(seed), state=state)
    return Game(rulebook, setup, _checked_seed(seed), state=state, start=game.position())


def _checked_seed(seed: int | str | None) -> str | None:
    if seed is None:
        return None
    if isinstance(seed, bool) or not isinstance(seed, int | str) or not is_seed(str(seed)):
        raise OptionError([Fault("core", "fault.seed", where="seed")])
    return str(seed)
