"""Rule functions at the speed of C, from the same Python that people read.

`@kernel` compiles a function with Numba where Numba is present, and leaves it as it is otherwise (or with
`LUDOTECA_JIT=0`). Modules with kernels are imported only when a game is first used, so that importing
`ludoteca` neither loads Numba nor compiles anything.

Compiled code is kept on disk. Numba's own cache looks at the file of a function alone and would go on using a
caller whose callee has changed in another file. Ours is stamped with a hash of all sources that a function could
call, by the import contract: the rules of one game know nothing of another's, nor of the bots.
"""

import contextlib
import hashlib
import importlib
import importlib.metadata
import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

# These folders lie above every kernel by the import contract: a change there cannot change compiled code.
FOLDERS_ABOVE_KERNELS = frozenset({"arena", "cli", "compilation", "server", "webassembly"})
# What the kernels of a folder can call besides what lies in it; those of any other can call everything.
FOLDERS_BELOW = {"core": (), "games": ("core",), "bots": ("core", "games"), "rl": ("core", "games", "bots")}
PACKAGE = "ludoteca"
GAMES = "games"  # the folder whose folders know nothing of each other
STAMP_LENGTH = 24  # hexadecimal digits of a hash of sources

KEPT_SECONDS = 28 * 86_400  # compiled code that was not used for this long is dropped
PROTECTED_SECONDS = 86_400  # what was used since then is kept, however large the cache is
CLEANUP_SECONDS = 86_400  # between two cleanups
CLEANUP_MARKER = "last-cleanup"
MAX_CACHE_BYTES = 1 << 30  # some 25 times what all games take

# Our compiler and cache use private parts of Numba. Other versions compile kernels in Numba's own way, in every process
# again, which takes longer and gives the same games.
TESTED_NUMBA = ((0, 68),)

COMPILED: bool = os.environ.get("LUDOTECA_JIT", "1") != "0" and importlib.util.find_spec("numba") is not None
"""Whether kernels are compiled in this process."""


def kernel(function: Function) -> Function:
    """Compile a rule function: the same game as the plain function, some hundred times faster.

    Indices in it are never negative: compiled code does not count from the end.
    """
    if not COMPILED:
        return function
    if not _is_tested():
        import numba  # noqa: PLC0415

        untested: Any = numba.njit(nogil=True)(function)
        return untested
    from ludoteca.core.compiler import compiled  # noqa: PLC0415
    from ludoteca.core.kernel_cache import keep_on_disk  # noqa: PLC0415

    dispatcher: Function = compiled(function)
    keep_on_disk(dispatcher, function)
    return dispatcher


def specialised(function: Function, record: Any, known: Mapping[str, int], arguments: Sequence[Any]) -> Function:
    """Compile a loop of kernels for records like one, fields of which have known values, and arguments like some.

    It does the same, faster; compiling it takes seconds, once on a machine. It stays as it is where kernels are not
    compiled by our compiler.
    """
    if not COMPILED or not _is_tested():
        return function
    from ludoteca.core.compiler import Kernel  # noqa: PLC0415

    assert isinstance(function, Kernel), f"{function} is no kernel"
    compiled: Any = function.specialised(record, known, arguments)
    return compiled


def _is_tested() -> bool:
    """Return whether our compiler knows the version of Numba that is present."""
    import numba  # noqa: PLC0415  (half a second that `import ludoteca` must not take)

    return tuple(numba.version_info[:2]) in TESTED_NUMBA


def over_all(function: Callable[..., Any]) -> Callable[..., None]:
    """Make a loop of a kernel that takes a state and something more: over an array of each.

    Compiled where kernels are, but not kept on disk: meant for measuring.
    """

    def loop(states: Any, along: Any) -> None:
        for index in range(len(states)):
            function(states[index], along[index])

    if not COMPILED:
        return loop
    import numba  # noqa: PLC0415

    looped: Callable[..., None] = numba.njit(nogil=True)(loop)
    return looped


def plain(function: Function) -> Function:
    """Return the uncompiled function of a kernel, for callers that want Python objects from it."""
    uncompiled: Function = getattr(function, "py_func", function)
    return uncompiled


@cache
def source_stamp(package: str, *folders: str) -> str:
    """Hash the sources of a package whose change could change what a kernel does: of some folders, or of all.

    Folders are named from that of the package on: `core`, `games/parchis`. Files in the folders that contain them count
    too.
    """
    digest = hashlib.sha256()
    for parts, content in _sources(package):
        if not folders or _is_in(parts, folders):
            digest.update(f"{'/'.join(parts)} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()[:STAMP_LENGTH]


@cache
def _sources(package: str) -> list[tuple[tuple[str, ...], bytes]]:
    """Read the sources of a package that a kernel could call, once for all stamps: path and content."""
    root = _package_folder(package)
    paths = [(path.relative_to(root).parts, path) for path in sorted(root.rglob("*.py"))]
    return [(parts, path.read_bytes()) for parts, path in paths if parts[0] not in FOLDERS_ABOVE_KERNELS]


def _is_in(parts: tuple[str, ...], folders: tuple[str, ...]) -> bool:
    """Return whether a file counts as part of some folders."""
    own = parts[:-1]
    wanted = [tuple(folder.split("/")) for folder in folders]
    return any(own[: len(one)] == one or one[: len(own)] == own for one in wanted)


def folders_of(module: str) -> tuple[str, ...]:
    """List the folders that the kernels of a module can call; none where it can be any."""
    _, *parts = module.split(".")
    if len(parts) < 2 or parts[0] not in FOLDERS_BELOW:
        return ()
    own = f"{GAMES}/{parts[1]}" if parts[0] == GAMES and len(parts) > 2 else parts[0]
    return (*FOLDERS_BELOW[parts[0]], own)


def sources_of(module: str) -> list[tuple[str, ...]]:
    """List the sources whose change can change the kernels of a module: packages, each with its folders or all of it.

    A copy of a template (core/templates.py) has those of the template besides its own. A game of another package can
    call what our games can.
    """
    package = module.partition(".")[0]
    found = [(package, *folders_of(module))]
    template = getattr(sys.modules.get(module), "TEMPLATE", "")
    if template:
        found.append((template.partition(".")[0], *folders_of(template)))
    elif package != PACKAGE:
        found.append((PACKAGE, *FOLDERS_BELOW[GAMES], GAMES))
    return found


@cache
def cache_folder(package: str) -> Path:
    """Choose where compiled code of a package lies: in LUDOTECA_CACHE, or in the person's cache folder."""
    chosen = os.environ.get("LUDOTECA_CACHE")
    if chosen:
        return Path(chosen).expanduser() / package
    from platformdirs import user_cache_path  # noqa: PLC0415  (only processes that compile need it)

    return user_cache_path("ludoteca", appauthor=False) / "kernels" / package


@cache
def code_folder(module: str) -> Path:
    """Choose where compiled code of a module lies, note that it is in use, and drop what has long been in none."""
    package = module.partition(".")[0]
    name = "-".join(folders_of(module)).replace("/", "-") or "all"
    stamps = " ".join([source_stamp(*sources) for sources in sources_of(module)])
    stamp = hashlib.sha256(f"{stamps} {_compiler_version()}".encode()).hexdigest()
    folder = cache_folder(package) / f"{name}-{stamp[:STAMP_LENGTH]}"
    with contextlib.suppress(OSError):  # not there yet, or not ours to change
        os.utime(folder)
    _drop_unused_once(folder.parent)
    return folder


def has_compiled(module: str) -> bool:
    """Return whether compiled code of a module lies in the cache: if not, its first use takes some seconds."""
    return any(code_folder(module).glob(f"*-{module}-*"))


def _package_folder(package: str) -> Path:
    file = importlib.import_module(package).__file__
    assert file is not None, f"{package} has no folder of its own"
    return Path(file).parent


def _compiler_version() -> str:
    """Return the version of Numba: each writes over what another one has kept in the same folder."""
    try:
        return importlib.metadata.version("numba")
    except importlib.metadata.PackageNotFoundError:
        return "none"


@cache
def _drop_unused_once(folder: Path) -> None:
    """Drop what is unused, once a day: looking through thousands of files would hold up every start."""
    with contextlib.suppress(OSError):
        drop_unused_daily(folder, time.time())


def drop_unused_daily(folder: Path, now: float) -> None:
    """Drop what is unused, unless this was done on this day; the time of a file in the folder says when it was."""
    marker = folder / CLEANUP_MARKER
    if not folder.exists() or (marker.exists() and abs(now - marker.stat().st_mtime) < CLEANUP_SECONDS):
        return
    marker.touch()
    os.utime(marker, (now, now))
    drop_unused(folder, now)


def drop_unused(folder: Path, now: float) -> None:
    """Drop compiled code that no process has used for weeks; where all is too large, the longest unused goes first.

    Several checkouts share a folder, so code of other sources is not old: it may be in use by a neighbour.
    """
    used = sorted(((one.stat().st_mtime, one) for one in folder.glob(f"*-{'?' * STAMP_LENGTH}")), reverse=True)
    total_bytes = 0
    for last_use, one in used:
        total_bytes += sum(file.stat().st_size for file in one.iterdir())
        idle_seconds = now - last_use
        is_too_much = total_bytes > MAX_CACHE_BYTES and idle_seconds > PROTECTED_SECONDS
        if idle_seconds > KEPT_SECONDS or is_too_much:
            shutil.rmtree(one, ignore_errors=True)  # a process that still runs on it compiles again
