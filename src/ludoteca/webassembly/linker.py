"""Makes a WebAssembly module of one object that LLVM has emitted.

The object is complete: it imports no function, and nothing in it is left over. What a linker has still to do is little
(https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md):

- memory and stack pointer, which objects import, become the module's own; the only table would be for calls by pointer,
  which kernels do not make;
- data is laid behind the stack, so that addresses of data move; LLVM leaves five bytes for each address and each number
  of a function, which are written again as short as they can be;
- functions are exported by name;
- a section of its own has the stamp of the sources, which the description of the module has too.

What lies where in memory:

    0          STACK_BYTES                heap_base
    | <- stack | data, in LLVM's order    | for whoever uses the module

A stack that is too long runs into address 0 and traps.
"""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from ludoteca.webassembly.binary import (
    CODE,
    CUSTOM,
    DATA,
    EXPORT,
    FUNCTION,
    FUNCTION_KIND,
    GLOBAL,
    GLOBAL_KIND,
    MAGIC,
    MEMORY,
    MEMORY_KIND,
    PAGE_BYTES,
    TYPE,
    Reader,
    imports_of,
    number,
    section,
    sections_of,
    signed,
    sized,
    text,
    vector,
)

STAMP_SECTION: Final = "stamp"
STACK_BYTES: Final = 1 << 16
ALIGNMENT: Final = 16

# What the module has itself. The stack pointer is the only global variable, so that its index stays the same.
PROVIDED: Final = frozenset({"__linear_memory", "__stack_pointer"})

I32, CONSTANT, VARIABLE = b"\x7f", b"\x00", b"\x01"
I32_CONST, END = b"\x41", b"\x0b"
WITHOUT_MAXIMUM: Final = b"\x00"
ACTIVE_SEGMENT: Final = 0

# Kinds of relocations: places of the code or data that hold an index or an address
FUNCTION_INDEX, ADDRESS, SIGNED_ADDRESS, WORD_ADDRESS, TYPE_INDEX, GLOBAL_INDEX = 0, 3, 4, 5, 6, 7
KINDS: Final = (FUNCTION_INDEX, ADDRESS, SIGNED_ADDRESS, WORD_ADDRESS, TYPE_INDEX, GLOBAL_INDEX)
ADDRESSES: Final = (ADDRESS, SIGNED_ADDRESS, WORD_ADDRESS)
PADDED_BYTES: Final = 5  # that such a number takes in an object
WORD_BYTES: Final = 4  # that a WORD_ADDRESS takes

# In the section `linking`
LINKING_VERSION: Final = 2
SYMBOL_TABLE: Final = 8
FUNCTION_SYMBOL, DATA_SYMBOL, GLOBAL_SYMBOL = range(3)
UNDEFINED: Final = 0x10
NAMED: Final = 0x40  # of an undefined symbol: whether it has a name of its own

Relocations: TypeAlias = Mapping[int, int]
"""Kinds by their offsets in a section."""


class LinkError(Exception):
    """An object cannot be made a module; says why."""


def module_of(content: bytes, exported: Iterable[str], stamp: str) -> bytes:
    """Make a module of an object, which exports some functions, `memory` and `__heap_base`, and has a stamp."""
    missing = sorted({one.name for one in imports_of(content)} - PROVIDED)
    if missing:
        raise LinkError(f"kernels call what a module does not have: {', '.join(missing)}")
    sections = {one.name or one.id: one.content for one in sections_of(content)}
    code = _code(sections[CODE], _relocations(sections.get("reloc.CODE")))
    data = _data(sections.get(DATA, number(0)), _relocations(sections.get("reloc.DATA")))
    heap_base = -(-(STACK_BYTES + len(data)) // ALIGNMENT) * ALIGNMENT
    stored = data.rstrip(b"\0")  # memory is zero from the beginning
    functions = _functions(sections["linking"])
    exports = [text(name) + bytes([FUNCTION_KIND]) + number(functions[name]) for name in exported]
    exports += [text("memory") + bytes([MEMORY_KIND, 0]), text("__heap_base") + bytes([GLOBAL_KIND, 1])]
    globals_ = [I32 + VARIABLE + _constant(STACK_BYTES), I32 + CONSTANT + _constant(heap_base)]
    segments = [number(ACTIVE_SEGMENT) + _constant(STACK_BYTES) + sized(stored)] if stored else []
    return b"".join(
        [
            MAGIC,
            section(TYPE, sections[TYPE]),
            section(FUNCTION, sections[FUNCTION]),
            section(MEMORY, vector([WITHOUT_MAXIMUM + number(-(-heap_base // PAGE_BYTES))])),
            section(GLOBAL, vector(globals_)),
            section(EXPORT, vector(exports)),
            section(CODE, code),
            section(DATA, vector(segments)),
            section(CUSTOM, text(STAMP_SECTION) + stamp.encode()),
        ]
    )


def _constant(value: int) -> bytes:
    """Write an expression whose value is a number."""
    return I32_CONST + signed(value) + END


def _relocations(content: bytes | None) -> Relocations:
    """Read where a section holds indexes and addresses."""
    if content is None:
        return {}
    reader = Reader(content)
    reader.number()  # which section it is
    found = {}
    for _ in range(reader.number()):
        kind, offset, _ = reader.byte(), reader.number(), reader.number()
        if kind not in KINDS:
            raise LinkError(f"a relocation of kind {kind}: kernels call no functions by pointers")
        if kind in ADDRESSES:
            reader.signed()  # what is added to the address, and contained in the number
        found[offset] = kind
    return found


def _code(content: bytes, relocations: Relocations) -> bytes:
    """Write the bodies of functions with their final numbers, which take fewer bytes."""
    reader = Reader(content)
    places = sorted(relocations)
    bodies = []
    for _ in range(reader.number()):
        size = reader.number()
        end = reader.position + size
        body = b""
        while places and places[0] < end:
            place = places.pop(0)
            body += reader.take(place - reader.position) + _shortest(reader, relocations[place])
        bodies.append(sized(body + reader.take(end - reader.position)))
    return vector(bodies)


def _shortest(reader: Reader, kind: int) -> bytes:
    """Read a number of five bytes; write what it is in the module."""
    start = reader.position
    value = reader.signed() if kind == SIGNED_ADDRESS else reader.number()
    assert reader.position == start + PADDED_BYTES, "a number that LLVM has not padded"
    moved = value + STACK_BYTES if kind in ADDRESSES else value
    return signed(moved) if kind == SIGNED_ADDRESS else number(moved)


def _data(content: bytes, relocations: Relocations) -> bytes:
    """Return the bytes of all data as they lie in memory."""
    patched = bytearray(content)
    for place in relocations:
        address = int.from_bytes(patched[place : place + WORD_BYTES], "little") + STACK_BYTES
        patched[place : place + WORD_BYTES] = address.to_bytes(WORD_BYTES, "little")
    reader = Reader(bytes(patched))
    memory = bytearray()
    for _ in range(reader.number()):
        assert reader.number() == ACTIVE_SEGMENT
        assert reader.take(1) == I32_CONST
        address = reader.signed()
        assert reader.take(1) == END
        memory = memory.ljust(address, b"\0") + reader.take(reader.number())
    return bytes(memory)


def _functions(linking: bytes) -> dict[str, int]:
    """Read the indexes of functions by their names."""
    reader = Reader(linking)
    assert reader.number() == LINKING_VERSION
    while reader.byte() != SYMBOL_TABLE:
        reader.take(reader.number())
    reader.number()
    found = {}
    for _ in range(reader.number()):
        kind, flags = reader.byte(), reader.number()
        is_defined = not flags & UNDEFINED
        if kind == DATA_SYMBOL:
            reader.text()
            for _ in range(3 * is_defined):  # segment, offset, size
                reader.number()
        else:
            index = reader.number()
            name = reader.text() if is_defined or flags & NAMED else ""
            if kind == FUNCTION_SYMBOL:
                found[name] = index
    return found
