"""Compiles kernels with Numba, each of them once.

Numba compiles every function that another one calls as if Python called it too: with a wrapper, optimised down to
machine code and written to the cache, and once for every integer type and literal that it is called with. For rules,
which are many small functions that call each other, most of that work is thrown away, since callers inline what they
call.

Here a kernel is two dispatchers. The outer one, `Kernel`, is what Python calls: its code is linked with all that it
needs and optimised once, as a whole. Calls between kernels go to its `Inlined` twin, which is only translated to LLVM's
language and simplified by itself, so that the inliner judges its true size, with all integers as int64.

This relies on how Numba's dispatchers and code libraries work inside, so this module and kernel_cache.py are imported
only with versions that the tests have seen (kernel.py).
"""

import hashlib
import importlib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.util import find_spec
from typing import Any, Final

from numba.core import funcdesc, sigutils, types
from numba.core.compiler import Compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import AnnotateTypes
from numba.core.typing.typeof import typeof
from numba.np import arrayobj, linalg

from ludoteca.core.kernel_cache import TranslationCache
from ludoteca.core.linking import Address, InlinedLibrary, KernelLibrary
from ludoteca.core.specialised import is_specialised, known_type

SHARED_NAME_LENGTH: Final = 32  # hexadecimal digits


def load_array_functions() -> None:
    """Load what Numba knows of arrays, but not SciPy, which it would import only to see whether it is there.

    Kernels use no linear algebra, and importing SciPy takes some tenths of a second. Functions that do use it import
    it when they are compiled.
    """
    import_scipy, linalg.ensure_blas = linalg.ensure_blas, lambda: None
    try:
        arraymath: Any = importlib.import_module("numba.np.arraymath")
    finally:
        linalg.ensure_blas = import_scipy
    arraymath._HAVE_BLAS = find_spec("scipy") is not None


load_array_functions()

# What Numba compiles for itself while it compiles kernels; a context of ours is known by it.
INTERNAL_FUNCTIONS: Final[dict[Any, Any]] = {}


def counting_from_start(context: Any) -> Any:
    """Return a context for kernels, in which indices count from the start and none is checked for being negative.

    Kernels have no negative indices, but LLVM cannot know that, and the choice before each access is in its way.
    """
    return context.subtarget(cached_internal_func=INTERNAL_FUNCTIONS)


def fixed_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """Return an index as an offset from the start: in kernels as it is, elsewhere as Numba has it."""
    if context.cached_internal_func is INTERNAL_FUNCTIONS:
        return context.cast(builder, index, kind, types.intp)
    return _fixed_index_of_numba(context, builder, kind, index, size)


_fixed_index_of_numba: Final = arrayobj.fix_integer_index
arrayobj.fix_integer_index = fixed_index


# The modules of a game whose kernels take a microsecond when Python calls them. They keep the interpreter: to hand it
# over and have it back takes longer than they do where another thread waits for it, as the one that writes to a disk.
SHORT_MODULES: Final = frozenset({"engine", "events", "pieces", "showing", "spelling", "story"})


def compiled(function: Callable[..., Any]) -> Any:
    """Make the dispatcher of a kernel."""
    calls_itself = function.__name__ in function.__code__.co_names
    is_long = function.__module__.rpartition(".")[2] not in SHORT_MODULES
    options = {"nopython": True, "nogil": is_long, "no_cfunc_wrapper": True}
    if calls_itself:
        return RecursiveKernel(function, targetoptions=options, pipeline_class=SharedNames)
    return Kernel(function, targetoptions=options, pipeline_class=KernelCompiler)


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
        if is_specialised(state.args) and not state.flags.no_compile:
            state.library.is_one_function = True
            state.flags = state.flags.copy()
            state.flags.noalias = True
        state.library.enable_object_caching()
        return True


class SharedName(str):
    """Identifies a kernel with the types of its arguments, by the same name in every process."""


def shared_name(function: Callable[..., Any], arguments: tuple[Any, ...]) -> SharedName:
    """Compute the name of a kernel of a module for some types of arguments."""
    what = (function.__module__, function.__qualname__, function.__code__.co_firstlineno, *map(str, arguments))
    return SharedName(hashlib.sha256(repr(what).encode()).hexdigest()[:SHARED_NAME_LENGTH])


def symbol(name: str, types: Any, *, abi_tags: Any = (), uid: Any = None) -> str:
    """Name a function for the linker: as Numba does, but by its shared name alone where it has one.

    Numba's names hold numbers of functions and of record types that each process counts. A caller that one process
    has translated would not find what another has translated, or find something else.
    """
    distinguished_by = () if isinstance(uid, SharedName) else types
    known: str = funcdesc.default_mangler(name, distinguished_by, abi_tags=abi_tags, uid=uid)
    return known


class KernelCompiler(Compiler):
    """Numba's compiler with our libraries, for what Python calls."""

    def define_pipelines(self) -> list[Any]:
        """Choose the context, and list the one pipeline."""
        state: Any = self.state
        state.targetctx = counting_from_start(state.targetctx)
        [passes] = super().define_pipelines()
        passes.add_pass_after(ChooseLibrary, AnnotateTypes)
        passes.finalize()
        return [passes]


class SharedNames(Compiler):
    """Numba's compiler for what processes share: its names in LLVM's language are the same in every process."""

    def define_pipelines(self) -> list[Any]:
        """Choose the names, and list the one pipeline."""
        state: Any = self.state
        if "<locals>" not in state.func_id.func_qualname:  # which can be several functions
            state.func_id.unique_id = shared_name(state.func_id.func, state.args)
            state.targetctx = state.targetctx.subtarget(mangler=symbol)
        pipelines: list[Any] = super().define_pipelines()
        return pipelines


class InlinedCompiler(SharedNames, KernelCompiler):
    """Both, for what other kernels call."""


class Inlined(CPUDispatcher):
    """A kernel as other kernels call it: one translation for all integer types, and no entry from Python."""

    _compiler: Any
    overloads: Any
    is_kept = False  # whether translations are kept on disk

    def __init__(self, function: Callable[..., Any]) -> None:
        options = {"nopython": True, "nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        super().__init__(function, targetoptions=options, pipeline_class=InlinedCompiler)
        self._compiler._customize_flags = without_machine_code

    def compile(self, sig: Any) -> Any:
        """Translate the kernel for some types; returns the key under which Numba finds it."""
        with global_compiler_lock:
            arguments, return_type = sigutils.normalize_signature(sig)
            widened = tuple(map(widen, arguments))
            if widened not in self.overloads:
                result = self._load(widened) or self._translate(widened, return_type)
                result = result._replace(entry_point=object())
                self.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
                self.overloads[widened] = result
            return self.overloads[widened].entry_point

    def _translate(self, arguments: Any, return_type: Any) -> Any:
        with self._compiling_counter:
            result = self._compiler.compile(arguments, return_type)
        result.library.address = self._address(arguments, result)
        if self.is_kept:
            self._translations.save_overload(arguments, result)
        return result

    def _load(self, arguments: Any) -> Any:
        """Load what another process has translated, or return None."""
        result = self._translations.load_overload(arguments, self.targetctx) if self.is_kept else None
        if result is not None:
            result.library.address = self._address(arguments, result)
        return result

    def _address(self, arguments: Any, result: Any) -> Address:
        return Address(self.py_func.__module__, self.py_func.__qualname__, arguments, result.fndesc.mangled_name)

    @cached_property
    def _translations(self) -> TranslationCache:
        return TranslationCache(self.py_func)


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
        super().__init__(py_func, locals or {}, targetoptions or {}, pipeline_class)
        self.inlined = Inlined(py_func)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Resolve a call by another kernel."""
        return self.inlined.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        """Find what another kernel calls."""
        return self.inlined.get_overload(sig)

    def specialised(self, record: Any, known: Mapping[str, int], arguments: Sequence[Any]) -> Callable[..., None]:
        """Compile the kernel for records of a kind some fields of which have known values, or load it.

        Returns what is called with such arguments. Its arrays do not overlap. It holds all kernels that it calls, each
        wherever it is called: that takes several times as long to compile, and pays for loops that run for seconds.
        """
        plain = typeof(record)
        kinds = tuple(known_type(typeof(one), plain, known) for one in arguments)
        entry: Callable[..., None] = self.compile(kinds)
        return entry


class RecursiveKernel(CPUDispatcher):
    """A kernel that calls itself. It has no twin: Numba must know that what is called is what it is compiling.

    It is translated for one type of integers, since code of several types that call each other cannot be loaded again.
    """

    def compile(self, sig: Any) -> Any:
        """Compile the kernel for some types."""
        arguments, return_type = sigutils.normalize_signature(sig)
        widened = tuple(map(widen, arguments))
        return super().compile(widened if return_type is None else return_type(*widened))
