"""Boards drawn in characters: rows of spans, each with a look of its own."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True, slots=True)
class Span:
    """A run of characters of a board drawn for a terminal; `ink` and `paper` are a seat's letter or a role."""

    text: str
    ink: str = ""
    paper: str = ""
    bold: bool = False


def merged(line: Iterable[Span]) -> list[Span]:
    """Join neighbours of one look."""
    looks = groupby(line, key=lambda span: (span.ink, span.paper, span.bold))
    return [Span("".join(span.text for span in spans), *look) for look, spans in looks]
