"""Links the LLVM code of kernels: that of each is translated once, and optimised as a whole where Python calls it."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from llvmlite.binding import Linkage
from numba.core import codegen

COUNTING: Final = "NRT_"  # what names of functions that count references begin with
HIDDEN: Final = ".hidden"  # what names of functions that a module keeps to itself end in


class Address(NamedTuple):
    """Which translation of which kernel something is."""

    module: str
    name: str
    arguments: tuple[Any, ...]
    symbol: str  # by which callers are linked with it


class InlinedLibrary(codegen.JITCodeLibrary):
    """The LLVM code of one kernel alone, to be linked into others; never run by itself."""

    address: Address | None = None  # by which other processes find the kernel
    environments: tuple[Any, ...] = ()  # kept alive as long as the code that refers to them
    _complete_module: Any = None

    def finalize(self) -> None:
        """Close the library. Optimising it as a whole and generating code is left to whoever links it."""
        self._raise_if_finalized()
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True

    def own_module(self) -> Any:
        """Return the kernel's code without that of the kernels that it calls."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """Return the kernel's code with all that it calls, for a library of Numba's own kind."""
        if self._complete_module is None:
            module = self.own_module().clone()
            for library in called_by(self):
                module.link_in(module_of(library), preserve=True)
            self._complete_module = module
        return self._complete_module


class KernelLibrary(codegen.JITCodeLibrary):
    """The machine code of one kernel, with all that it calls."""

    is_one_function = False  # whether all that it calls is inlined, wherever it is called

    def finalize(self) -> None:
        """Link everything that the kernel needs, once each, and optimise it as a whole."""
        modules = [module_of(library) for library in called_by(self)]
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._linking_libraries = []
        for module in modules:
            self._final_module.link_in(module, preserve=True)
        hide_linked(self._final_module, is_inlined=self.is_one_function)
        super().finalize()


def hide_linked(module: Any, *, is_inlined: bool) -> None:
    """Keep what was linked in to the module itself: LLVM inlines whatever is then called from one place only.

    It gets other names, since LLVM may change what it takes: modules of Numba's own that have a copy would else be
    linked with this one. Functions that count references keep theirs, by which Numba finds and removes needless pairs.
    """
    for function in module.functions:
        is_linked = not function.is_declaration and function.linkage == Linkage.linkonce_odr
        if is_linked and not function.name.startswith(COUNTING):
            function.linkage = Linkage.internal
            function.name += HIDDEN
            if is_inlined:
                function.add_function_attribute("alwaysinline")


def module_of(library: Any) -> Any:
    """Return the code of a library as far as it is to be linked apart."""
    return library.own_module() if isinstance(library, InlinedLibrary) else library._get_module_for_linking()


def called_by(library: Any) -> list[Any]:
    """List the libraries that one needs, callers before what they call: the linker drops what nobody has asked for."""
    seen: set[Any] = set()

    def after_what_it_calls(caller: Any) -> Iterator[Any]:
        for called in caller._linking_libraries:
            if called not in seen:
                seen.add(called)
                called._ensure_finalized()
                if isinstance(called, InlinedLibrary):  # others contain what they call
                    yield from after_what_it_calls(called)
                yield called

    return list(after_what_it_calls(library))[::-1]
