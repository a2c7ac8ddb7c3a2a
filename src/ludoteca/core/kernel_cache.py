"""Keeps compiled kernels on disk: Numba's function cache over the folder that belongs to a kernel's sources.

What Python calls is kept as machine code. What other kernels call is kept as LLVM's language, so that a process that
compiles one kernel need not translate all those that it calls.

This module loads Numba, so it is imported only where kernels are compiled.
"""

import contextlib
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm
from numba.core import caching, codegen
from numba.core.compiler import compile_result
from numba.core.environment import lookup_environment

from ludoteca.core.kernel import code_folder
from ludoteca.core.linking import Address, InlinedLibrary, module_of
from ludoteca.core.processes import locked

ENVIRONMENT_PREFIX: Final = "_ZN08NumbaEnv"  # of the global variables that hold a function's Python constants
ADDRESS_PREFIX: Final = "numba.dynamic.globals"  # of those that hold addresses of this process


class Locator(caching._CacheLocator):
    """Says where the compiled code of one function lies and which sources it belongs to."""

    kind = ""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = file
        self._module = function.__module__
        self._line = function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        """Return the folder."""
        return str(code_folder(self._module))

    def get_source_stamp(self) -> str:
        """Return what changes with the sources."""
        return code_folder(self._module).name

    def get_disambiguator(self) -> str:
        """Return the part of the file's name that tells functions of one name apart."""
        return f"{self._module}{self.kind}-{self._line}"

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> "Locator":
        """Make the locator of a function; any function has one."""
        return cls(function, file)


class TranslationLocator(Locator):
    """Says where the translation of a function lies."""

    kind = ".inlined"


class MachineCode(caching.CompileResultCacheImpl):
    """Reads and writes compiled kernels as Numba does."""

    _locator_classes = [Locator]  # noqa: RUF012  (Numba's own form)


class KernelCache(caching.FunctionCache):
    """The compiled code of one kernel, by types of arguments."""

    _impl_class: type[caching.CompileResultCacheImpl] = MachineCode

    def save_overload(self, signature: Any, data: Any) -> None:
        """Keep compiled code; one process at a time, since two that number a file alike would mix them up."""
        with contextlib.suppress(OSError), locked(Path(self.cache_path) / "index.lock"):  # or it cannot be kept
            super().save_overload(signature, data)


class Translation(caching.CompileResultCacheImpl):
    """Reads and writes what other kernels call: LLVM's language, with the addresses of the kernels that it calls."""

    _locator_classes = [TranslationLocator]  # noqa: RUF012

    def check_cachable(self, result: Any) -> bool:
        """Return whether another process can use a translation: it finds all kernels and needs no address."""
        library = result.library
        kernels = [library, *(called for called in library._linking_libraries if isinstance(called, InlinedLibrary))]
        has_addresses = any(one.name.startswith(ADDRESS_PREFIX) for one in library.own_module().global_variables)
        return not has_addresses and all(one.address and dispatcher_at(one.address) for one in kernels)

    def reduce(self, result: Any) -> Any:
        """Return what is written."""
        library, description = result.library, result.fndesc
        description.typemap = description.calltypes = None
        linked = dict.fromkeys(library._linking_libraries)
        called = [
            one.address if isinstance(one, InlinedLibrary) else (one.name, module_of(one).as_bitcode())
            for one in linked
        ]
        own = [library, *(one for one in linked if not isinstance(one, InlinedLibrary))]
        environments = tuple(environment for one in own for environment in environments_in(module_of(one)))
        code = library.name, library.own_module().as_bitcode()
        return code, called, description, result.signature, result.reload_init, environments

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        """Return the translation that was written; None where what it calls has another symbol in this process."""
        (name, bitcode), called, description, signature, reload_init, environments = payload
        libraries = [
            translation_at(one) if isinstance(one, Address) else library_of(target_context.codegen(), *one)
            for one in called
        ]
        if None in libraries:
            return None
        for initialise in reload_init:
            initialise()
        library = InlinedLibrary(target_context.codegen(), name)
        library._shared_module = llvm.parse_bitcode(bitcode)
        library._linking_libraries = libraries
        library.environments = environments
        library.finalize()
        return compile_result(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=library,
            environment=lookup_environment(description.env_name),
            fndesc=description,
            type_annotation="",
            signature=signature,
            objectmode=False,
            lifted=(),
            reload_init=reload_init,
            referenced_envs=environments,
        )


class TranslationCache(KernelCache):
    """The translations of one kernel, by types of arguments."""

    _impl_class = Translation


def dispatcher_at(address: Address) -> Any:
    """Find what kernels call at an address; None where it is no kernel of a module."""
    kernel = getattr(sys.modules.get(address.module), address.name, None)
    return getattr(kernel, "inlined", None)


def translation_at(address: Address) -> InlinedLibrary | None:
    """Load or make the translation at an address; None where nothing in this process has that address."""
    dispatcher = dispatcher_at(address)
    if dispatcher is None:
        return None
    dispatcher.compile(address.arguments)
    library: InlinedLibrary = dispatcher.overloads[address.arguments].library
    return library if library.address == address else None


@cache
def library_of(generator: Any, name: str, bitcode: bytes) -> Any:
    """Make a library of code that Numba has compiled for itself: once, however many kernels call it."""
    library = codegen.JITCodeLibrary(generator, name)
    library._shared_module = llvm.parse_bitcode(bitcode)
    library._finalized = True
    return library


def environments_in(module: Any) -> Iterator[Any]:
    """Yield the environments that a module refers to, of those that another process can make again."""
    for variable in module.global_variables:
        if variable.name.startswith(ENVIRONMENT_PREFIX):
            environment = lookup_environment(variable.name)
            if environment is not None and environment.can_cache():
                yield environment


def keep_on_disk(dispatcher: Any, function: Callable[..., Any]) -> None:
    """Let a kernel keep what is compiled of it."""
    dispatcher._cache = KernelCache(function)
    if hasattr(dispatcher, "inlined"):
        dispatcher.inlined.is_kept = True
