"""A file of pairings: who meets whom at which tables, as TOML. docs/strength.md has an example.

Each table [[pairing]] has a game and the bots as they sit before the seats rotate; games are those of --games, mode and
options the usual ones, where it does not say others.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludoteca.arena.errors import ArenaError
from ludoteca.arena.lineups import Matchup
from ludoteca.arena.players import check_player
from ludoteca.core.errors import LudotecaError
from ludoteca.games import info_of

TABLE: Final = "pairing"
KEYS: Final[Mapping[str, type]] = {"game": str, "bots": list, "games": int, "mode": str, "options": dict}
NEEDED: Final = ("game", "bots")
SHOWN: Final = 40  # characters of a value that cannot be


def read_pairings(path: Path) -> tuple[list[Matchup], dict[str, int]]:
    """Read who meets whom, and how many games those play that say so; ArenaError says what is wrong with which."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ArenaError("unreadable", path=path, problem=error.strerror or error) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ArenaError("pairings", path=path, problem=error) from None
    rows = data.pop(TABLE, None)
    if data or not isinstance(rows, list) or not rows:
        raise ArenaError("no_pairings", path=path)
    matchups, games = list[Matchup](), dict[str, int]()
    for number, row in enumerate(rows, start=1):
        try:
            one = matchup_of(row)
        except LudotecaError as error:
            raise ArenaError("pairing", path=path, number=number, problem=error.message) from None
        if one.key in (known.key for known in matchups):
            raise ArenaError("pairing_twice", path=path, number=number)
        matchups.append(one)
        if "games" in row:
            games[one.key] = row["games"]
    return matchups, games


def matchup_of(row: Mapping[str, Any]) -> Matchup:
    """Read one pairing; LudotecaError says what is wrong with it."""
    unknown = [key for key in row if key not in KEYS]
    if unknown:
        raise ArenaError("pairing_key", name=unknown[0], known=list(KEYS))
    for key, kind in KEYS.items():
        if key in row and (not isinstance(row[key], kind) or isinstance(row[key], bool)):
            raise ArenaError("pairing_value", name=key, value=str(row[key])[:SHOWN])
    missing = [key for key in NEEDED if key not in row]
    if missing:
        raise ArenaError("pairing_missing", names=missing)
    bots = row["bots"]
    if len(bots) < 2 or not all(isinstance(bot, str) for bot in bots):
        raise ArenaError("pairing_value", name="bots", value=str(bots)[:SHOWN])
    if row.get("games", 1) < 1:
        raise ArenaError("pairing_value", name="games", value=row["games"])
    for bot in bots:
        check_player(bot)
    setup = info_of(row["game"]).setup(len(bots), row.get("mode"), **row.get("options", {}))
    return Matchup(setup, tuple(bots))
