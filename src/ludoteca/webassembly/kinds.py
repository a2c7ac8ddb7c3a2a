"""The kinds of parameters and results of exported kernels.

JavaScript passes numbers and addresses. Numba passes an array as seven values and more, and all integers as int64; a
function around each exported kernel (compiler.py) makes one of the other.
"""

from typing import Final, NamedTuple, TypeAlias

LENGTH: Final = ""  # a dimension of an array that JavaScript passes, as a 32-bit integer behind the address


class Scalar(NamedTuple):
    """A number, passed as it is."""

    name: str
    passed_as: str  # LLVM's name of the type on JavaScript's side
    numba_type: str


class Record(NamedTuple):
    """The address of a record."""

    name: str  # of its data type (description.py)


class Array(NamedTuple):
    """The address of an array in C's order, and then those of its dimensions that are no constants of the game."""

    element: str  # the name of a NumPy type, or of a record
    shape: tuple[str, ...]  # names of constants (description.py), or LENGTH


Kind: TypeAlias = Scalar | Record | Array

NUMBER: Final = Scalar("number", "i32", "int64")  # a whole number or a flag that fits 32 bits: a JavaScript number
CODE: Final = Scalar("code", "i64", "int64")  # of a move (Stax needs 57 bits) or a throw: a bigint
WORD: Final = Scalar("word", "i64", "uint64")  # of a random generator: a bigint
WHOLE: Final = Scalar("whole", "double", "int64")  # a whole number below 2**53: a JavaScript number
REAL: Final = Scalar("real", "double", "float64")

STATE: Final = Record("state")
SETTINGS: Final = Record("settings")
READING: Final = Record("reading")  # a position that is read
CHOOSING: Final = Record("choosing")  # the workspace of bots that look at their own moves

STATES: Final = Array("state", (LENGTH,))
REALS: Final = Array("float64", (LENGTH,))
CHANCES: Final = Array("float64", (LENGTH, LENGTH))  # rows of chances, one for each side
CODES: Final = Array("int64", (LENGTH,))
WORDS: Final = Array("uint64", (LENGTH,))
MOVES: Final = Array("int64", ("MAX_MOVES",))
CHOSEN: Final = Array("int64", ("PARTS",))
LEGS: Final = Array("int32", ("MAX_LEGS", "LEG_COLUMNS"))
EVENTS: Final = Array("int32", ("MAX_EVENTS", "EVENT_COLUMNS"))
EVENTS_OF_MOVES: Final = Array("int32", (LENGTH, "MAX_EVENTS", "EVENT_COLUMNS"))
SPELLING: Final = Array("uint8", ("MAX_SPELLING",))
POSITION: Final = Array("uint8", ("MAX_POSITION",))
LETTERS: Final = Array("uint8", (LENGTH,))
MASK: Final = Array("uint8", (LENGTH,))
OBSERVATION: Final = Array("int8", (LENGTH,))
PIECES: Final = Array("int32", ("MAX_PIECES", "PIECE_COLUMNS"))
SOME_LEGS: Final = Array("int32", (LENGTH, "LEG_COLUMNS"))
SPOT_NAME: Final = Array("uint8", ("MAX_SPOT_NAME",))
EVENT: Final = Array("int32", ("EVENT_COLUMNS",))
OPERANDS: Final = Array("int32", ("LONG_ROW",))
WAY: Final = Array("int32", ("MAX_WAY",))
LENGTHS: Final = Array("int32", (LENGTH, "OUTCOME_COLUMNS"))
PLACES: Final = Array("int8", (LENGTH, LENGTH))
COUNTS: Final = Array("int32", (LENGTH, LENGTH))
