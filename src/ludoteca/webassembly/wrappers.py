"""Functions in LLVM's language around exported kernels, with the plain parameters that JavaScript can pass.

Numba's own way to call: a pointer to where the result goes, one to where an error goes, then every array as its owner
and parent (none here), the number and size of its items, the data, its shape and its strides. The status is 0, or there
was an error, which traps.
"""

from collections.abc import Mapping
from itertools import count
from typing import Any, Final, TypeAlias

from ludoteca.webassembly.exports import Export
from ludoteca.webassembly.kinds import LENGTH, Array, Kind, Scalar

# How JavaScript's numbers become the kernel's, and how a result becomes JavaScript's: by both types
CONVERSIONS: Final = {
    ("i32", "i64"): "sext",
    ("i64", "i32"): "trunc",
    ("i8", "i32"): "zext",  # a flag
    ("i64", "double"): "sitofp",
    ("double", "i64"): "fptosi",
    ("float", "double"): "fpext",
}
# By the names of Numba's types
LLVM_TYPES: Final = {
    "bool": "i8",
    "int64": "i64",
    "uint64": "i64",
    "float32": "float",
    "float64": "double",
    "none": "ptr",
}

Value: TypeAlias = str
"""A type of LLVM and a name or a number: `i64 %length`."""


def llvm_type(numba_type: Any) -> str:
    """Return LLVM's type of a number as Numba's functions take and return it."""
    return LLVM_TYPES[str(getattr(numba_type, "literal_type", numba_type))]


class Wrapper:
    """The function around one kernel, as it is written."""

    def __init__(self, constants: Mapping[str, int], item_bytes: Mapping[str, int]) -> None:
        """Take the constants of a game, and the sizes of items of arrays."""
        self._constants, self._item_bytes = constants, item_bytes
        self._parameters: list[Value] = []
        self._lines: list[str] = []
        self._numbers = count()

    def text(self, export: Export, symbol: str, result: Any) -> str:
        """Return the function, and the declaration of the kernel that it calls."""
        arguments = ["ptr %result", "ptr %error"]
        arguments += [value for kind in export.parameters for value in self._arguments(kind)]
        stored = llvm_type(result)
        self._lines += [
            f'%status = call i32 @"{symbol}"({", ".join(arguments)})',
            "%is_error = icmp ne i32 %status, 0",
            "br i1 %is_error, label %failed, label %done",
            "failed:",
            "call void @llvm.trap()",
            "unreachable",
            "done:",
        ]
        returned = "void"
        if export.result:
            loaded = self._value(stored, f"load {stored}, ptr %result")
            returned = self._converted(loaded, export.result.passed_as)
        return "\n".join(
            [
                f'declare i32 @"{symbol}"({", ".join(value.split()[0] for value in arguments)})',
                f"define {returned.split()[0]} @{export.name}({', '.join(self._parameters)}) {{",
                f"%result = alloca {stored}",
                "%error = alloca ptr",
                *self._lines,
                f"ret {returned}",
                "}",
            ]
        )

    def _arguments(self, kind: Kind) -> list[Value]:
        """Add the parameters of a kind; return what the kernel is called with."""
        if isinstance(kind, Scalar):
            passed = self._parameter(kind.passed_as)
            return [self._converted(passed, LLVM_TYPES[kind.numba_type])]
        address = self._parameter("ptr")
        return self._array(kind, address) if isinstance(kind, Array) else [address]

    def _array(self, kind: Array, address: Value) -> list[Value]:
        """Describe an array without gaps as Numba does."""
        shape = [
            self._converted(self._parameter("i32"), "i64") if size == LENGTH else f"i64 {self._constants[size]}"
            for size in kind.shape
        ]
        item_bytes = f"i64 {self._item_bytes[kind.element]}"
        strides = [item_bytes]
        for size in shape[:0:-1]:
            strides.insert(0, self._product(strides[0], size))
        items = shape[0]
        for size in shape[1:]:
            items = self._product(items, size)
        return ["ptr null", "ptr null", items, item_bytes, address, *shape, *strides]

    def _parameter(self, llvm_type: str) -> Value:
        self._parameters.append(f"{llvm_type} %p{len(self._parameters)}")
        return self._parameters[-1]

    def _product(self, left: Value, right: Value) -> Value:
        return self._value("i64", f"mul {left}, {right.split()[1]}")

    def _converted(self, value: Value, wanted: str) -> Value:
        given, _ = value.split()
        if given == wanted:
            return value
        return self._value(wanted, f"{CONVERSIONS[given, wanted]} {value} to {wanted}")

    def _value(self, llvm_type: str, instruction: str) -> Value:
        name = f"%v{next(self._numbers)}"
        self._lines.append(f"{name} = {instruction}")
        return f"{llvm_type} {name}"
