"""Games for tests to walk through: every way to play every registered game, and random games in each."""

import os
import random
import re
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import ludoteca
from ludoteca.bots.bot import MOST_SECONDS
from ludoteca.core.moves import State
from ludoteca.core.options import Option, Setup, Value
from ludoteca.games import rulebook_of

DEPTH = int(os.environ.get("LUDOTECA_DEEP", "1"))  # how many times as much a campaign plays: `make campaigns` sets it
QUICK_WAYS: list[tuple[str, dict[str, Any]]] = [
    ("parchis", {"players": 4}),
    ("parchis", {"players": 4, "mode": "pairs"}),
    ("parques", {"players": 3, "pieces": 2}),
    ("felix-sex", {"pieces": 5}),
    ("stax", {"players": 3, "move_limit": 40}),
]
STRIDE = 3 if DEPTH == 1 else 1  # of the positions of a random game every third is looked at, in a deep run each


def values_of(option: Option, players: int) -> Sequence[Value]:
    """Tell the values of an option that are tried: all, or of a range its ends and half the default."""
    allowed = option.allowed(players)
    return (allowed[0], int(option.default) // 2, allowed[-1]) if option.is_range else allowed


def tables_of(game_id: str) -> Iterator[dict[str, Any]]:
    """Yield every number of players and mode, with one option more where the players need it."""
    info = ludoteca.games[game_id]
    for mode in info.modes:
        for players in mode.players:
            table: dict[str, Any] = {"players": players, "mode": mode.id}
            changes: list[dict[str, Any]] = [{}]
            changes += [{option.name: value} for option in info.options for value in values_of(option, players)]
            yield next(table | change for change in changes if info.is_playable(**table, **change))


def ways_to_play(game_id: str) -> Iterator[dict[str, Any]]:
    """Yield every table, and at one table of each mode every value of every option."""
    info = ludoteca.games[game_id]
    tables = list(tables_of(game_id))
    yield from tables
    for mode in info.modes:
        players = info.default_players if info.default_players in mode.players else mode.players[0]
        table = next(table for table in tables if (table["mode"], table["players"]) == (mode.id, players))
        for option in info.options:
            for value in values_of(option, players):
                if value != option.default and info.is_playable(**table | {option.name: value}):
                    yield table | {option.name: value}


def all_ways() -> list[tuple[str, dict[str, Any]]]:
    return [(game_id, way) for game_id in ludoteca.games for way in ways_to_play(game_id)]


def all_tables() -> list[tuple[str, dict[str, Any]]]:
    return [(game_id, table) for game_id in ludoteca.games for table in tables_of(game_id)]


def name_of_way(value: Any) -> str:
    return value if isinstance(value, str) else " ".join(str(one).lower() for one in value.values())


def step(game: ludoteca.Game, chooser: random.Random) -> None:
    """Throw, or play a random move."""
    if game.phase == "roll":
        game.roll()
    else:
        game.push(chooser.choice(game.legal_moves))


def nodes(game: ludoteca.Game, seed: int) -> Iterator[ludoteca.Game]:
    """Walk a random game to its end, and stop at every node of it."""
    chooser = random.Random(seed)
    yield game
    while game.phase != "over":
        step(game, chooser)
        yield game


def played_out(game: ludoteca.Game, seed: int) -> ludoteca.Game:
    """Play a random game to its end."""
    for _ in nodes(game, seed):
        pass
    return game


@contextmanager
def unhurried() -> Iterator[float]:
    """Let bots that search come to the end of their search on a busy machine too; gives seconds that are enough."""
    seconds = 600.0
    with patch.dict(MOST_SECONDS, dict.fromkeys(MOST_SECONDS, seconds)):
        yield seconds


def reward_of(setup: Setup, state: State, seat: int) -> float:
    """Work out what its place is worth to a seat, as environments reward it."""
    rulebook = rulebook_of(setup.game)
    places = [rulebook.place_of(state, other) or setup.players + 1 for other in range(setup.players)]
    opponents = [place for other, place in enumerate(places) if (other - seat) % rulebook.info.sides(setup)]
    return sum((place > places[seat]) - (place < places[seat]) for place in opponents) / len(opponents)


def folder_of(game_id: str) -> Path:
    """Find the folder of a game's own tests and tables."""
    return Path(__file__).with_name(game_id.replace("-", "_"))


def table_of(game_id: str, name: str) -> dict[str, Any]:
    """Read one of a game's tables."""
    return tomllib.loads((folder_of(game_id) / name).read_text(encoding="utf-8"))


def play_line(game: ludoteca.Game, line: str) -> None:
    """Play throws and moves as a line of a record has them: `(6) Y5-11; Y20-40 (2)`."""
    for thrown, move in re.findall(r"\(([^()]*)\)|([^();]+)", line):
        if thrown:
            game.roll(int(face) for face in thrown.split("-"))
        elif move.strip():
            game.push(move.strip())
