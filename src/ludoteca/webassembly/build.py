"""Makes the modules of games, each in a process of its own.

Numba compiles in a way there that is the same on every machine (UNOPTIMISED), which must be set before it is loaded,
and its cache is empty, so that a module depends on the sources alone.
"""

import os
import subprocess
import sys
from tempfile import TemporaryDirectory
from typing import Final

from ludoteca.webassembly.exports import exports_of
from ludoteca.webassembly.linker import module_of
from ludoteca.webassembly.sources import stamp_of

UNOPTIMISED: Final = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
QUIET: Final = {"PYTHONWARNINGS": "ignore"}  # Numba's, that code which is not optimised cannot be cached


class BuildError(Exception):
    """A game's module cannot be made; says why."""


def build(game: str) -> bytes:
    """Make the module of a game."""
    with TemporaryDirectory() as cache:
        command = [sys.executable, "-m", __name__, game]
        variables = os.environ | UNOPTIMISED | QUIET | {"LUDOTECA_CACHE": cache, "LUDOTECA_JIT": "1"}
        done = subprocess.run(command, env=variables, capture_output=True, check=False)
    if done.returncode:
        raise BuildError(f"{game}: {done.stderr.decode().strip()}")
    return done.stdout


def main() -> None:
    """Write the module of a game to standard output."""
    from ludoteca.webassembly.compiler import object_of  # noqa: PLC0415  (loads Numba)

    game = sys.argv[1]
    names = [export.name for export in exports_of(game)]
    sys.stdout.buffer.write(module_of(object_of(game), names, stamp_of(game)))


if __name__ == "__main__":
    main()
