"""The board on the full screen: drawn in characters and colours, with the chosen move lit."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text
from textual import events
from textual.containers import ScrollableContainer
from textual.geometry import Region
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from ludoteca.cli.full.marks import Place, cells_of
from ludoteca.cli.screen import BoardView
from ludoteca.core.spans import Room, Rows, Span

LEAST_SIDE = 28  # columns for the players and the moves beside the board of a small window
LIT = "bold color(16) on color(51)"


class Picture(Static):
    """The drawing itself, as large as it needs to be."""

    def on_click(self, event: events.Click) -> None:
        """Tell which character was clicked."""
        self.post_message(BoardPane.Pointed((event.y, event.x)))


class BoardPane(ScrollableContainer):
    """A window onto the drawing, which may be larger."""

    ALLOW_MAXIMIZE = True

    class Pointed(Message):
        """A person points at a place of the drawing."""

        def __init__(self, place: Place) -> None:
            super().__init__()
            self.place = place

    def __init__(self, view: BoardView) -> None:
        """Take the colours from a view of the line mode."""
        super().__init__(Picture(id="picture"), id="board")
        self.view = view

    @property
    def room(self) -> Room | None:
        """How large a drawing may be to be seen as a whole; unknown before the first layout."""
        columns, lines = self.outer_size - self.gutter.totals
        if is_small(self.screen):
            columns = self.screen.size.width - LEAST_SIDE  # the board takes of them what it needs
        return Room(columns, lines) if columns > 0 and lines > 0 else None

    def draw(self, rows: Rows, lit: frozenset[Place] = frozenset()) -> None:
        """Draw the board, and bring what is lit into the window."""
        lines = [self.line(row) for row in rows]
        cells = cells_of(rows) if lit else []
        for line, column in lit:
            if not cells[line][column].bold:  # pieces keep their colours
                lines[line].stylize(LIT, column, column + 1)
        self.query_one(Picture).update(Text("\n", no_wrap=True).join(lines))
        if lit:
            self.call_after_refresh(self.scroll_to_region, around(lit), animate=False, force=True)

    def line(self, row: Sequence[Span]) -> Text:
        """Colour one line."""
        return Text.assemble(*((span.text, self.view.style(span)) for span in row))


def is_small(screen: Screen[Any]) -> bool:
    """Tell whether a window is both narrow and low: board, moves and history have to share it."""
    return screen.has_class("-narrow") and screen.has_class("-low")


def around(places: frozenset[Place]) -> Region:
    """Find the rectangle that holds some places, and a little more."""
    lines, columns = [line for line, _ in places], [column for _, column in places]
    left, top = max(min(columns) - 2, 0), max(min(lines) - 1, 0)
    return Region(left, top, max(columns) + 3 - left, max(lines) + 2 - top)
