"""WebAssembly's binary format (version 1), as far as linking needs it: sections, numbers and texts."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

MAGIC: Final = b"\0asm\1\0\0\0"
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT = range(13)
FUNCTION_KIND, TABLE_KIND, MEMORY_KIND, GLOBAL_KIND = range(4)  # of imports and exports
PAGE_BYTES: Final = 1 << 16


class Section(NamedTuple):
    """A part of a module or an object."""

    id: int
    name: str  # of a custom section
    content: bytes  # without the name


class Import(NamedTuple):
    """Something that an object asks of its surroundings."""

    name: str
    kind: int


class Reader:
    """Reads numbers and texts one after the other."""

    def __init__(self, content: bytes, position: int = 0) -> None:
        self.content, self.position = content, position

    @property
    def is_at_end(self) -> bool:
        """Whether all is read."""
        return self.position >= len(self.content)

    def byte(self) -> int:
        """Read a byte."""
        return self.take(1)[0]

    def take(self, length: int) -> bytes:
        """Read some bytes."""
        taken = self.content[self.position : self.position + length]
        assert len(taken) == length, "the content ends too early"
        self.position += length
        return taken

    def number(self) -> int:
        """Read a number without sign (LEB128)."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        """Read a number with a sign (LEB128)."""
        start = self.position
        value = self.number()
        bits = 7 * (self.position - start)
        return value - (1 << bits) if value >> bits - 1 else value

    def text(self) -> str:
        """Read a text with its length before it."""
        return self.take(self.number()).decode()


def number(value: int) -> bytes:
    """Write a number without sign."""
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])


def signed(value: int) -> bytes:
    """Write a number with a sign."""
    written = bytearray()
    while not -0x40 <= value < 0x40:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value & 0x7F])


def text(value: str) -> bytes:
    """Write a text with its length before it."""
    return sized(value.encode())


def sized(content: bytes) -> bytes:
    """Write something with its length before it."""
    return number(len(content)) + content


def vector(items: Iterable[bytes]) -> bytes:
    """Write items with their number before them."""
    listed = list(items)
    return number(len(listed)) + b"".join(listed)


def section(id: int, content: bytes) -> bytes:
    """Write a section."""
    return bytes([id]) + sized(content)


def sections_of(content: bytes) -> Iterator[Section]:
    """Read the sections of a module or an object."""
    assert content.startswith(MAGIC), "not a WebAssembly module"
    reader = Reader(content, len(MAGIC))
    while not reader.is_at_end:
        id = reader.byte()
        inner = Reader(reader.take(reader.number()))
        name = inner.text() if id == CUSTOM else ""
        yield Section(id, name, inner.content[inner.position :])


def imports_of(content: bytes) -> list[Import]:
    """List what a module or an object imports."""
    found = [one.content for one in sections_of(content) if one.id == IMPORT]
    return _imports(Reader(found[0])) if found else []


def _imports(reader: Reader) -> list[Import]:
    found = []
    for _ in range(reader.number()):
        reader.text()  # the module, always env
        name, kind = reader.text(), reader.byte()
        if kind == FUNCTION_KIND:
            reader.number()
        elif kind == GLOBAL_KIND:
            reader.take(2)  # its type, and whether it can change
        else:
            if kind == TABLE_KIND:
                reader.byte()  # the type of its elements
            for _ in range(1 + (reader.byte() & 1)):  # the least size, and the most where there is one
                reader.number()
        found.append(Import(name, kind))
    return found
