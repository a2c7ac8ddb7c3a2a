"""Compiles kernels with Numba, each of them once.

Numba compiles every function that another one calls as if Python called it too: with a wrapper, optimised down to
machine code and written to the cache, and once for every integer type and literal that it is called with. For rules,
which are many small functions that call each other, most of that work is thrown away, since callers inline what they
call.

Here a kernel is two dispatchers. The outer one, `Kernel`, is what Python calls: its code is linked with all that it
needs and optimised once, as a whole. Calls between kernels go to its `Inlined` twin, which is only translated to LLVM's
language and simplified by itself, so that the inliner judges its true size, with all integers as int64.

This relies on how Numba's dispatchers and code libraries work inside, so it is used with versions that the tests have
seen; other versions compile kernels in Numba's own way, which takes longer and gives the same games.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

import numba
from numba.core import codegen, sigutils, types
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import AnnotateTypes

TESTED_VERSIONS: Final = ((0, 68),)


def compiled(function: Callable[..., Any]) -> Any:
    """Make the dispatcher of a kernel."""
    if tuple(numba.version_info[:2]) not in TESTED_VERSIONS:
        return numba.njit(nogil=True)(function)
    calls_itself = function.__name__ in function.__code__.co_names
    kind = RecursiveKernel if calls_itself else Kernel
    return kind(function, targetoptions={"nopython": True, "nogil": True, "no_cfunc_wrapper": True})


class InlinedLibrary(codegen.JITCodeLibrary):
    """The LLVM code of one kernel alone, to be linked into others; never run by itself."""

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

    def finalize(self) -> None:
        """Link everything that the kernel needs, once each, and optimise it as a whole."""
        modules = [module_of(library) for library in called_by(self)]
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._linking_libraries = []
        for module in modules:
            self._final_module.link_in(module, preserve=True)
        super().finalize()


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


@register_pass(mutates_CFG=False, analysis_only=False)
class ChooseLibrary(LoweringPass):
    """Chooses what the code of a kernel is written to."""

    _name = "ludoteca_choose_library"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Set the library that lowering writes to."""
        kind = InlinedLibrary if state.flags.no_compile else KernelLibrary
        state.library = kind(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return True


class KernelCompiler(CompilerBase):
    """Numba's passes, with our libraries."""

    def define_pipelines(self) -> list[Any]:
        """List the one pipeline."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(ChooseLibrary, AnnotateTypes)
        passes.finalize()
        return [passes]


class Inlined(CPUDispatcher):
    """A kernel as other kernels call it: one translation for all integer types, and no entry from Python."""

    _compiler: Any
    overloads: Any

    def __init__(self, function: Callable[..., Any]) -> None:
        options = {"nopython": True, "nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        super().__init__(function, targetoptions=options, pipeline_class=KernelCompiler)
        self._compiler._customize_flags = without_machine_code

    def compile(self, sig: Any) -> Any:
        """Translate the kernel for some types; returns the key under which Numba finds it."""
        with global_compiler_lock:
            arguments, return_type = sigutils.normalize_signature(sig)
            widened = tuple(map(widen, arguments))
            if widened not in self.overloads:
                with self._compiling_counter:
                    result = self._compiler.compile(widened, return_type)
                result = result._replace(entry_point=object())
                self.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
                self.overloads[widened] = result
            return self.overloads[widened].entry_point


def without_machine_code(flags: Any) -> Any:
    """Set the flag that ends compiling after LLVM's language."""
    flags.no_compile = True
    return flags


def widen(argument: Any) -> Any:
    """Return the type that stands for all integers; others stay. An int64 cannot hold every uint64."""
    bare = argument.literal_type if isinstance(argument, types.Literal) else argument
    return types.int64 if isinstance(bare, types.Integer) and bare != types.uint64 else bare


class Kernel(CPUDispatcher):
    """A kernel as Python calls it; other kernels get its twin."""

    def __init__(
        self, py_func: Callable[..., Any], locals: Any = None, targetoptions: Any = None, pipeline_class: Any = None
    ) -> None:
        super().__init__(py_func, locals or {}, targetoptions or {}, pipeline_class or KernelCompiler)
        self.inlined = Inlined(py_func)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Resolve a call by another kernel."""
        return self.inlined.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        """Find what another kernel calls."""
        return self.inlined.get_overload(sig)


class RecursiveKernel(CPUDispatcher):
    """A kernel that calls itself. It has no twin: Numba must know that what is called is what it is compiling.

    It is translated for one type of integers, since code of several types that call each other cannot be loaded again.
    """

    def compile(self, sig: Any) -> Any:
        """Compile the kernel for some types."""
        arguments, return_type = sigutils.normalize_signature(sig)
        widened = tuple(map(widen, arguments))
        return super().compile(widened if return_type is None else return_type(*widened))
