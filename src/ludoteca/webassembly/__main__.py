"""Makes the WebAssembly modules of all registered games, or of those named; `make wasm` calls it.

python -m ludoteca.webassembly [--check] [GAME …]
"""

import argparse
import gzip
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from ludoteca.games import GAMES
from ludoteca.webassembly.build import BuildError, build
from ludoteca.webassembly.description import made_with
from ludoteca.webassembly.files import condition_of, write


def main() -> int:
    """Make or check modules."""
    parser = argparse.ArgumentParser(prog="python -m ludoteca.webassembly", description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="a game's id; all games where none is named")
    parser.add_argument("--check", action="store_true", help="only say which modules are missing or stale")
    given = parser.parse_args()
    unknown = sorted(set(given.games) - set(GAMES))
    if unknown:
        parser.error(f"there is no game {', '.join(unknown)}; known: {', '.join(GAMES)}")
    games = given.games or list(GAMES)
    return check(games) if given.check else make(games)


def check(games: Sequence[str]) -> int:
    """Say in which condition the modules are; return 1 unless all are current."""
    conditions = {game: condition_of(game) for game in games}
    for game, condition in conditions.items():
        print(f"{game}: {condition}")
    return int(set(conditions.values()) != {"current"})


def make(games: Sequence[str]) -> int:
    """Make modules, as many at a time as there are cores; return 1 if one cannot be made."""
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        return max(threads.map(make_one, games))


def make_one(game: str) -> int:
    """Make a module, and say how large it is; return 1 if it cannot be made."""
    print(f"{game}: compiling", flush=True)
    began = time.monotonic()
    try:
        content = build(game)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    write(game, content, made_with())
    packed = len(gzip.compress(content, 9))
    seconds = time.monotonic() - began
    print(f"{game}: {len(content):,} bytes, {packed:,} with gzip, in {seconds:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
