"""The board on the full screen: drawn in characters and colours, with the chosen move lit."""

from collections.abc import Collection, Iterator
from typing import Any

from rich.text import Text
from textual import events
from textual.containers import ScrollableContainer
from textual.geometry import Region
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from ludoteca.cli.screen import Palette
from ludoteca.core.spans import Rows, Size, Span

LEAST_SIDE = 28  # columns for the players and the moves next to the board of a small window
LIT = "bold color(16) on color(51)"


class Picture(Static):
    """The drawing itself, as large as it needs to be."""

    def on_click(self, event: events.Click) -> None:
        """Report which character was clicked."""
        self.post_message(BoardPane.Clicked(event.y, event.x))


class BoardPane(ScrollableContainer):
    """A window onto the drawing, which may be larger."""

    ALLOW_MAXIMIZE = True

    class Clicked(Message):
        """A person clicked on a character of the drawing."""

        def __init__(self, line: int, column: int) -> None:
            super().__init__()
            self.line, self.column = line, column

    def __init__(self, palette: Palette) -> None:
        super().__init__(Picture(id="picture"), id="board")
        self.palette = palette
        self.rows: Rows = ()

    @property
    def board_size(self) -> Size | None:
        """How large a drawing may be to be seen as a whole; unknown before the first layout."""
        columns, lines = self.outer_size - self.gutter.totals
        if is_small(self.screen):
            columns = self.screen.size.width - LEAST_SIDE  # the board takes of them what it needs
        return Size(columns, lines) if columns > 0 and lines > 0 else None

    def draw(self, rows: Rows, lit: Collection[str] = ()) -> None:
        """Draw the board with some spots lit, and bring those into the window."""
        self.rows = rows
        lines = [Text.assemble(*((span.text, self.style(span, lit)) for span in row)) for row in rows]
        self.query_one(Picture).update(Text("\n", no_wrap=True).join(lines))
        region = region_of(rows, lit)
        if region:
            self.call_after_refresh(self.scroll_to_region, region, animate=False, force=True)

    def style(self, span: Span, lit: Collection[str]) -> str:
        """Choose the style of a span; pieces on a lit spot keep their colours."""
        is_piece = span.bold and span.ink
        return LIT if span.spot in lit and not is_piece else self.palette.style(span)

    def spot_at(self, line: int, column: int) -> str:
        """Find the spot of the board that a character belongs to; empty where it shows none."""
        spans = placed(self.rows)
        return next((span.spot for at, first, span in spans if at == line and 0 <= column - first < len(span.text)), "")


def is_small(screen: Screen[Any]) -> bool:
    """Return whether a window is both narrow and low: board, moves and history have to share it."""
    return screen.has_class("-narrow") and screen.has_class("-low")


def placed(rows: Rows) -> Iterator[tuple[int, int, Span]]:
    """List the spans of a drawing, each with its line and its first column."""
    for line, row in enumerate(rows):
        first = 0
        for span in row:
            yield line, first, span
            first += len(span.text)


def region_of(rows: Rows, spots: Collection[str]) -> Region | None:
    """Find the rectangle that holds the characters of some spots, and a little more; None where none is drawn."""
    found = [(line, first, first + len(span.text)) for line, first, span in placed(rows) if span.spot in spots]
    if not found:
        return None
    lines, firsts, lasts = zip(*found, strict=True)
    left, top = max(min(firsts) - 2, 0), max(min(lines) - 1, 0)
    return Region(left, top, max(lasts) + 2 - left, max(lines) + 2 - top)
