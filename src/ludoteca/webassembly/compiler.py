"""Compiles exported kernels of a game into one WebAssembly object.

Numba's LLVM code of the kernels is linked with a function around each (wrappers.py), given another target, and
optimised as a whole. build.py calls this where Numba does not optimise itself, for the processor of this machine.

This module loads Numba, so it is imported only where kernels are compiled.
"""

import re
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import llvmlite.binding as llvm
import numba
from numba.core import types

from ludoteca.core.linking import called_by, module_of
from ludoteca.webassembly.exports import exports_of
from ludoteca.webassembly.kinds import Array, Kind, Scalar
from ludoteca.webassembly.layout import constants_of, dtype_of
from ludoteca.webassembly.wrappers import Wrapper

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+sign-ext,+nontrapping-fptoint"
OPTIMISATION: Final = 2  # of LLVM's levels
NO_LIBRARY: Final = "--disable-loop-idiom-strlen"  # loops are not made calls of a library that is not there

FUNCTION: Final = re.compile(r"^define [^\n]*\{\n.*?^\}\n", re.DOTALL | re.MULTILINE)
NAME: Final = re.compile(r'@("[^"]+"|[\w.$]+)\(')
FOR_PYTHON: Final = ("_ZN7cpython", "_ZN7cfunc", "cfunc.")  # what only CPython calls
EXCEPTION: Final = re.compile(r"ptr @\.const\.picklebuf\.[\w.]+(?=, ptr %)")  # stored where an error is reported
# Addresses of this process: owners of constant arrays, which nothing reads. Should a kernel read one after all, the
# address below traps: it is outside of the memory.
PROCESS_ADDRESS: Final = re.compile(r"^(@numba\.dynamic\.globals\.[\w.]+) = .*$", re.MULTILINE)
OUTSIDE: Final = -16


class Translated(NamedTuple):
    """A kernel in LLVM's language."""

    library: Any
    symbol: str
    result: Any  # Numba's type


def object_of(game: str) -> bytes:
    """Compile the exported kernels of a game into a WebAssembly object."""
    exports = exports_of(game)
    constants = constants_of(game)
    arrays = [kind for export in exports for kind in export.parameters if isinstance(kind, Array)]
    item_bytes = {kind.element: dtype_of(game, kind.element).itemsize for kind in arrays}
    wrappers, libraries = [], []
    for export in exports:
        arguments = tuple(numba_type(game, kind) for kind in export.parameters)
        library, symbol, result = translate(export.kernel(game), arguments)
        wrappers.append(Wrapper(constants, item_bytes).text(export, symbol, result))
        libraries.append(library)
    return emitted("\n".join(wrappers), libraries, {export.name for export in exports})


def translate(kernel: Any, arguments: tuple[Any, ...]) -> Translated:
    """Translate a kernel for some types of arguments, as other kernels call it where it has such a form."""
    dispatcher = getattr(kernel, "inlined", kernel)
    dispatcher.compile(arguments)
    result = dispatcher.overloads[arguments]
    return Translated(result.library, result.fndesc.llvm_func_name, result.signature.return_type)


def numba_type(game: str, kind: Kind) -> Any:
    """Return Numba's type of a kind."""
    if isinstance(kind, Scalar):
        return getattr(types, kind.numba_type)
    if isinstance(kind, Array):
        return types.Array(numba.from_dtype(dtype_of(game, kind.element)), len(kind.shape), "C")
    return numba.from_dtype(dtype_of(game, kind.name))


def emitted(wrappers: str, libraries: Iterable[Any], exported: set[str]) -> bytes:
    """Link some functions with the code that they call, optimise all for WebAssembly, and emit it as an object."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.set_option("", NO_LIBRARY)
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(opt=OPTIMISATION, features=FEATURES)
    module = llvm.parse_assembly(_retargeted(_linked(wrappers, libraries), str(machine.target_data)))
    _hide_all_but(module, exported)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(OPTIMISATION))
    builder.getModulePassManager().run(module, builder)
    content: bytes = machine.emit_object(module)
    return content


def _linked(wrappers: str, libraries: Iterable[Any]) -> str:
    """Link functions with all code that they call, each part once."""
    root = SimpleNamespace(_linking_libraries=list(libraries))
    module = llvm.parse_assembly(wrappers)
    for library in called_by(root):
        module.link_in(module_of(library), preserve=True)
    return str(module)


def _retargeted(code: str, layout: str) -> str:
    """Give code another target."""
    code = re.sub(r'^target (datalayout|triple) = ".*"\n', "", code, flags=re.MULTILINE)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    code = FUNCTION.sub(_without_python, code).replace(" = common ", " = internal ")
    code = EXCEPTION.sub("ptr null", code)
    code = PROCESS_ADDRESS.sub(rf"\1 = internal constant ptr inttoptr (i64 {OUTSIDE} to ptr)", code)
    return f'target datalayout = "{layout}"\ntarget triple = "{TRIPLE}"\n{code}'


def _without_python(found: re.Match[str]) -> str:
    """Leave out what only CPython needs. Kernels own nothing, so that to count references does nothing."""
    name = NAME.search(found[0].split("\n", 1)[0])
    assert name, found[0][:200]
    if "NRT_" in name[1] and ("incref" in name[1] or "decref" in name[1]):
        return f"define void @{name[1]}(ptr %x) {{\n  ret void\n}}\n"
    return "" if name[1].strip('"').startswith(FOR_PYTHON) else found[0]


def _hide_all_but(module: Any, exported: set[str]) -> None:
    """Make everything internal but some functions, so that passes can inline and drop it."""
    for one in [*module.functions, *module.global_variables]:
        if not one.is_declaration and one.name not in exported:
            one.linkage = llvm.Linkage.internal
