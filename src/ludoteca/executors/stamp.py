"""Which code does the work: results of different rules or bots must not be mixed."""

import hashlib
from functools import cache
from typing import Final

from ludoteca.bots.dice_search.weights import weight_files
from ludoteca.core.kernel import source_stamp
from ludoteca.games import GAMES, package_of

PACKAGE: Final = "ludoteca"
FOLDERS: Final = ("core", "games", "bots")  # of rules and bots


@cache
def code_stamp() -> str:
    """Hash the sources and weights of this package's rules and bots, as they were when this process first looked."""
    digest = hashlib.sha256(source_stamp(PACKAGE, *FOLDERS).encode())
    for game in GAMES:
        for file in weight_files(game) if package_of(game).startswith(f"{PACKAGE}.") else ():
            digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:24]
