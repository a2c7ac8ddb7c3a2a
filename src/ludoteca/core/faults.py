"""What can be wrong with a position, as kernels note it: a row of numbers each, which a narrator turns into a sentence.

A row has the kind of fault, the field that it is in, and operands. A kind says how operands become what its sentence
names, by forms (core/words.py) that lie in columns one behind the other.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from ludoteca.core.moves import PHASES
from ludoteca.core.words import RANGE, Form, one_of, set_of, text_of

KIND, FIELD, OPERANDS = range(3)  # columns of a row; operands go on from the last of them
MOST_OPERANDS: Final = 4
FAULT_COLUMNS: Final = OPERANDS + MOST_OPERANDS
CORE: Final = "core"

# Kinds that all games have
UNKNOWN_FIELD, MISSING, WRONG_NUMBER, WRONG_PHASE, NOT_NOW = range(5)

# Fields that all games have, the first of each
SEAT_FIELD, PHASE_FIELD = range(2)
COMMON_FIELDS: Final = ("seat", "phase")

NAME_LENGTH: Final = 40  # characters of an unknown name that are said


class Operand(NamedTuple):
    """Where an operand begins in a row, and what it becomes."""

    column: int
    form: Form


class FaultKind(NamedTuple):
    """A kind of fault: whose catalogue has its sentence, under which name, and its operands."""

    domain: str
    name: str
    operands: Mapping[str, Operand]
    where: str  # the operand that says where it is; empty where that is the field


class FaultKinds(list[FaultKind]):
    """The kinds of faults of a game's positions: the number of a kind is its place in the list."""

    def __init__(self, game: str, own_fields: Sequence[str]) -> None:
        """Begin with the kinds that all games have; the fields are those of the game behind the common ones."""
        super().__init__()
        self.fields = (*COMMON_FIELDS, *own_fields)
        self.game = CORE
        self.add("unknown_field", where="field", field=text_of(NAME_LENGTH), known=set_of(one_of(self.fields)))
        self.add("missing")
        self.add("number", allowed=RANGE)
        self.add("phase")
        self.add("not_now", phase=one_of(PHASES))
        self.game = game

    def add(self, name: str, *, where: str = "", **forms: Form) -> int:
        """Add a kind with the forms of its operands; return its number."""
        operands: dict[str, Operand] = {}
        column = OPERANDS
        for operand, form in forms.items():
            operands[operand] = Operand(column, form)
            column += form.columns
        assert column <= FAULT_COLUMNS, f"{name} has too many operands"
        self.append(FaultKind(self.game, name, MappingProxyType(operands), where))
        return len(self) - 1

    def field(self, name: str) -> int:
        """Return the number of a field."""
        return self.fields.index(name)
