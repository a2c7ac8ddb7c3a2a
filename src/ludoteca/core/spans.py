"""Boards drawn in characters: rows of spans, each with a style of its own."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

MOVED: Final = "moved"  # a paper: what the last move touched, where its mark does not fit


@dataclass(frozen=True, slots=True)
class Span:
    """A run of characters of a board drawn for a terminal; `ink` and `paper` are a seat's letter or a role.

    `spot` names the place of the board that the characters show, as the legs of moves name it; lines between places and
    notes have none.
    """

    text: str
    ink: str = ""
    paper: str = ""
    bold: bool = False
    spot: str = ""


Rows: TypeAlias = Sequence[Sequence[Span]]
"""A drawing, row by row."""


class Size(NamedTuple):
    """How large a drawing may be."""

    columns: int
    lines: int

    def holds(self, rows: Rows) -> bool:
        """Return whether a drawing is no larger, not counting blanks at the ends of its rows."""
        widths = (len("".join(span.text for span in row).rstrip()) for row in rows)
        return len(rows) <= self.lines and max(widths, default=0) <= self.columns


def fitting(drawings: Iterable[Rows], size: Size | None) -> Rows:
    """Choose the first of some drawings that fits, else the last; they go from the largest to the smallest."""
    rows: Rows = ()
    for rows in drawings:
        if size is None or size.holds(rows):
            break
    return rows


def assign(line: list[Span], first: int, width: int, spot: str) -> None:
    """Assign the characters of a line to a spot of the board, from a column on."""
    for column in range(first, first + width):
        line[column] = replace(line[column], spot=spot)


def merged(line: Iterable[Span]) -> list[Span]:
    """Join neighbours of one style."""
    styles = groupby(line, key=lambda span: (span.ink, span.paper, span.bold, span.spot))
    return [Span("".join(span.text for span in spans), *style) for style, spans in styles]
