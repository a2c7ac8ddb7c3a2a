"""Rule functions at the speed of C, from the same Python that people read.

`@kernel` compiles a function with Numba where Numba is present, and leaves it as it is otherwise (or with
`LUDOTECA_JIT=0`). Modules with kernels are imported only when a game is first used, so that importing
`ludoteca` neither loads Numba nor compiles anything.

Compiled code is kept on disk. Numba's own cache looks at the file of a function alone and would go on using a
caller whose callee has changed in another file. Ours lies in a folder named by a hash of the whole package's
sources: with any change of any rule the folder is another one, and nothing stale can be found in it.
"""

import contextlib
import hashlib
import importlib
import importlib.util
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

# These rooms lie above every kernel by the import contract: a change there cannot change compiled code.
ROOMS_ABOVE_KERNELS = frozenset({"arena", "cli", "server"})

COMPILED: bool = os.environ.get("LUDOTECA_JIT", "1") != "0" and importlib.util.find_spec("numba") is not None
"""Whether kernels are compiled in this process."""


def kernel(function: Function) -> Function:
    """Compile a rule function: the same game as the plain function, some hundred times faster."""
    if not COMPILED:
        return function
    import numba  # noqa: PLC0415  (half a second that `import ludoteca` must not take)

    dispatcher: Any = numba.njit(nogil=True)(function)
    dispatcher._cache = _cache_class()(function)
    compiled: Function = dispatcher
    return compiled


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
    """Give the uncompiled function of a kernel, for callers that want Python objects of it."""
    uncompiled: Function = getattr(function, "py_func", function)
    return uncompiled


@cache
def source_stamp(package: str) -> str:
    """Hash all sources of a package whose change could change what a kernel of it does."""
    root = _package_folder(package)
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).parts
        if parts[0] not in ROOMS_ABOVE_KERNELS:
            content = path.read_bytes()
            digest.update(f"{'/'.join(parts)} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()[:24]


@cache
def cache_folder(package: str) -> Path:
    """Choose where compiled code of a package lies: LUDOTECA_CACHE, beside the sources, or the user's cache."""
    stamp = source_stamp(package)
    chosen = os.environ.get("LUDOTECA_CACHE")
    if chosen:
        return Path(chosen) / package / stamp
    beside = _package_folder(package) / "__pycache__" / "kernels"
    if _is_writable(beside):
        _drop_older(beside, stamp)
        return beside / stamp
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return home / "ludoteca" / package / stamp


def has_compiled(module: str) -> bool:
    """Tell whether compiled code of a module lies in the cache: if not, its first use takes some seconds."""
    return any(cache_folder(module.partition(".")[0]).glob(f"*-{module}-*"))


def _package_folder(package: str) -> Path:
    file = importlib.import_module(package).__file__
    assert file is not None, f"{package} has no folder of its own"
    return Path(file).parent


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def _drop_older(folder: Path, stamp: str) -> None:
    """Forget the compiled code of sources that are no more; a process still on them compiles anew."""
    for old in folder.iterdir():
        if old.is_dir() and old.name != stamp:
            shutil.rmtree(old, ignore_errors=True)


@cache
def _cache_class() -> type[Any]:
    """Build Numba's function cache over our folder (a class made late, since Numba is imported late)."""
    from numba.core import caching  # noqa: PLC0415

    class Locator(caching._CacheLocator):
        """Says where the compiled code of one function lies and which sources it belongs to."""

        def __init__(self, function: Callable[..., Any], file: str) -> None:
            self._py_file = file
            self._module = function.__module__
            self._line = function.__code__.co_firstlineno
            self._package = self._module.partition(".")[0]

        def get_cache_path(self) -> str:
            return str(cache_folder(self._package))

        def get_source_stamp(self) -> str:
            return source_stamp(self._package)

        def get_disambiguator(self) -> str:
            return f"{self._module}-{self._line}"

        @classmethod
        def from_function(cls, function: Callable[..., Any], file: str) -> "Locator":
            return cls(function, file)

    class Implementation(caching.CompileResultCacheImpl):
        _locator_classes = [Locator]  # noqa: RUF012  (Numba's own form)

    class KernelCache(caching.FunctionCache):
        _impl_class = Implementation

        def save_overload(self, signature: Any, data: Any) -> None:
            with contextlib.suppress(OSError):  # a full disk, or a folder that newer sources have dropped
                super().save_overload(signature, data)  # type: ignore[no-untyped-call]

    return KernelCache
