"""What the operands of rows of numbers stand for in sentences.

Kernels decide what happened and fill rows: a kind, whose sentence stands in the catalogues, and its operands. A form
says how an operand becomes what the sentence names. Forms are data, so that other clients (the app, which runs the same
kernels as WebAssembly) put the same sentences together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

END: Final = -1  # behind the last operand of a list

Kind: TypeAlias = Literal["number", "flag", "letter", "player", "spot", "name", "set", "list", "range", "text"]


@dataclass(frozen=True)
class Form:
    """How an operand becomes a part of a sentence."""

    kind: Kind
    names: tuple[str, ...] = ()  # of a `name`: by number
    of: "Form | None" = None  # of a `set` or a `list`: the form of what is in it
    columns: int = 1  # that it takes, where it is no list
    most: int = 0  # of a `text`: the characters that are said

    def as_data(self) -> dict[str, Any]:
        """Describe it as JSON."""
        data: dict[str, Any] = {"kind": self.kind}
        if self.names:
            data["names"] = list(self.names)
        if self.of:
            data["of"] = self.of.as_data()
        if self.most:
            data["most"] = self.most
        return data


NUMBER: Final = Form("number")
FLAG: Final = Form("flag")
LETTER: Final = Form("letter")  # of a colour
PLAYER: Final = Form("player")  # a seat, by the letters of its colours
SPOT: Final = Form("spot")  # as people say it: `c3`, not `Y:c3`
RANGE: Final = Form("range", columns=3)  # all numbers from a first to a last, by steps


def one_of(names: Sequence[str]) -> Form:
    """Return the form of a number that stands for one of some names."""
    return Form("name", names=tuple(names))


def set_of(form: Form) -> Form:
    """Return the form of a set of small numbers, a bit each, that is said as a list."""
    return Form("set", of=form)


def list_of(form: Form) -> Form:
    """Return the form of a list: an operand each from this one on, and END behind the last."""
    return Form("list", of=form)


def text_of(most: int) -> Form:
    """Return the form of a part of what somebody wrote, from a place to an end; so many characters of it are said."""
    return Form("text", columns=2, most=most)
