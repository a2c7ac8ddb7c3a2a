"""A game's kernels as a WebAssembly object: the LLVM code that Numba makes of them, given another target.

The object is what a linker for WebAssembly takes. Besides memory, stack pointer and table, which every such object
imports, it must import nothing: a kernel that allocates, raises or asks the operating system for something does.

This module loads Numba, so it is imported only where kernels are compiled.
"""

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import llvmlite.binding as llvm

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+sign-ext,+nontrapping-fptoint"
FUNCTION: Final = re.compile(r"^define [^\n]*\{\n.*?^\}\n", re.DOTALL | re.MULTILINE)
NAME: Final = re.compile(r'@("[^"]+"|[\w.$]+)\(')
FOR_PYTHON: Final = ("_ZN7cpython", "_ZN7cfunc", "cfunc.")  # what only CPython calls

# Of a WebAssembly object (its binary format, version 1)
MAGIC: Final = b"\0asm\1\0\0\0"
IMPORT_SECTION: Final = 2
FUNCTION_IMPORT, TABLE_IMPORT, MEMORY_IMPORT, GLOBAL_IMPORT = range(4)


class Import(NamedTuple):
    """Something that an object asks of its surroundings."""

    name: str
    is_function: bool


def object_of(kernel: Any, arguments: Sequence[Any]) -> bytes:
    """Make a WebAssembly object of a kernel, for some types of arguments, with all that it calls."""
    signature = tuple(arguments)
    kernel.compile(signature)
    code = str(kernel.overloads[signature].library._final_module)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=2, features=FEATURES)
    code = re.sub(r'target datalayout = ".*"', f'target datalayout = "{machine.target_data}"', code)
    code = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', code)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    code = FUNCTION.sub(_without_python, code).replace(" = common ", " = internal ")
    emitted: bytes = machine.emit_object(llvm.parse_assembly(code))
    return emitted


def _without_python(found: re.Match[str]) -> str:
    """Leave out what only CPython needs. Kernels own nothing, so that to count references does nothing."""
    name = NAME.search(found[0].split("\n", 1)[0])
    assert name, found[0][:200]
    if "NRT_" in name[1] and ("incref" in name[1] or "decref" in name[1]):
        return f"define void @{name[1]}(ptr %x) {{\n  ret void\n}}\n"
    return "" if name[1].strip('"').startswith(FOR_PYTHON) else found[0]


def imports_of(content: bytes) -> list[Import]:
    """List what a WebAssembly object imports."""
    assert content.startswith(MAGIC), "not a WebAssembly object"
    position = len(MAGIC)
    while position < len(content):
        section, position = content[position], position + 1
        size, position = _number(content, position)
        if section == IMPORT_SECTION:
            return _imports(content, position)
        position += size
    return []


def _imports(content: bytes, position: int) -> list[Import]:
    count, position = _number(content, position)
    found = []
    for _ in range(count):
        _, position = _text(content, position)  # the module, always env
        name, position = _text(content, position)
        kind, position = content[position], position + 1
        if kind == FUNCTION_IMPORT:
            _, position = _number(content, position)
        elif kind == GLOBAL_IMPORT:
            position += 2  # its type, and whether it can change
        else:
            position += kind == TABLE_IMPORT  # the type of its elements
            has_most, position = content[position] & 1, position + 1
            for _ in range(1 + has_most):
                _, position = _number(content, position)
        found.append(Import(name, kind == FUNCTION_IMPORT))
    return found


def _number(content: bytes, position: int) -> tuple[int, int]:
    """Read a number of a variable length (LEB128); returns where it ends too."""
    value = shift = 0
    while True:
        byte = content[position]
        position += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, position


def _text(content: bytes, position: int) -> tuple[str, int]:
    length, position = _number(content, position)
    return content[position : position + length].decode(), position + length
