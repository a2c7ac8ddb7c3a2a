"""What a game's state is made of: one NumPy record with named fields, quick to read from Python.

NumPy's own records look an attribute up in several steps, which takes microseconds. Here every field is a property of
the record's class, and a small number is read straight from memory. To Numba it is the same record.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from struct import Struct
from typing import Any, ClassVar, NamedTuple, TypeAlias

import numpy as np

Workspace: TypeAlias = Any
"""All that some kernels read and write besides a state: a record too, whose fields their module names."""
SMALL_NUMBERS = frozenset("?bBhHiI")  # as both NumPy and struct call them


class Setting(NamedTuple):
    """A field that says how a game is played: a number that is written when the game is set up, and never again."""

    name: str
    kind: Any  # as NumPy has it


Field: TypeAlias = Setting | tuple[Any, ...]
"""A field as NumPy takes it: its name, its kind and, of an array, its shape."""

Way: TypeAlias = tuple[tuple[str, int], ...]
"""How a game is played: the settings of its state with their values."""

_RECORD: Any = np.record  # which NumPy's own types call final, though it is made to be extended


class StateRecord(_RECORD):  # type: ignore[misc]
    """A record whose fields are properties; each kind of record has a subclass, so that states can be pickled."""

    SETTINGS: ClassVar[tuple[str, ...]] = ()  # the names of fields that say how the game is played

    __getattribute__ = object.__getattribute__
    __setattr__ = object.__setattr__
    __getitem__ = np.void.__getitem__
    __setitem__ = np.void.__setitem__

    @property
    def data(self) -> Any:
        """The record's memory, which Numba asks for at every call of a kernel.

        NumPy's own answer describes all fields first, which takes ten times as long as the rest of the call.
        """
        return self

    def copy(self) -> Any:
        """Make a second record with the same bytes, faster than NumPy's own way."""
        twin = np.empty((), self.dtype)
        twin[()] = self
        return twin[()]


def dtype_of(kind: type[StateRecord], fields: Sequence[Field]) -> np.dtype[Any]:
    """Make the data type of a game's states, and give its class a property for each field.

    Fields are aligned, as other targets than this processor want them. What lies between them are fields too: NumPy
    neither copies nor clears bytes outside of fields, and states are compared, hashed and stored by their bytes.
    """
    kind.SETTINGS = tuple(field.name for field in fields if isinstance(field, Setting))
    dtype = np.dtype((kind, np.dtype(_padded([tuple(field) for field in fields]), align=True)))
    for name, *_ in fields:
        setattr(kind, name, property(_getter_of(dtype, name), _setter_of(name)))
    return dtype


def blank(dtype: np.dtype[Any]) -> Any:
    """Make a record with all fields zero."""
    return np.zeros(1, dtype)[0]


def way_of(state: Any) -> Way:
    """Return how a game is played, as far as its state's class says which fields say so."""
    names = type(state).SETTINGS if isinstance(state, StateRecord) else ()
    return tuple((name, int(state[name])) for name in names)


def _padded(fields: Sequence[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """List the fields with one more for each gap that alignment leaves between them or at the end."""
    aligned = np.dtype(list(fields), align=True)
    padded: list[tuple[Any, ...]] = []
    end = 0
    for field in fields:
        padding = aligned.fields[field[0]][1] - end  # type: ignore[index]  # it has fields
        if padding:
            padded.append((f"padding{end}", np.uint8, (padding,)))
        padded.append(field)
        end += padding + np.dtype([field]).itemsize
    if aligned.itemsize > end:
        padded.append((f"padding{end}", np.uint8, (aligned.itemsize - end,)))
    return padded


def _getter_of(dtype: np.dtype[Any], name: str) -> Callable[[StateRecord], Any]:
    """Make what reads a field: a number of up to 32 bits as an int of Python, four times as fast as NumPy's own."""
    field, offset, *_ = dtype.fields[name]  # type: ignore[index]  # it has fields
    if field.char not in SMALL_NUMBERS:
        return itemgetter(name)
    unpack = Struct(field.char).unpack_from

    def read(state: StateRecord) -> Any:
        return unpack(state, offset)[0]

    return read


def _setter_of(name: str) -> Any:
    def put(state: StateRecord, value: Any) -> None:
        state[name] = value

    return put
