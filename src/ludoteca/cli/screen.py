"""The terminal as people meet it: sentences, questions, and the board in colours or in words."""

import sys
import textwrap
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from ludoteca.cli.completion import Completer, Offer, load_readline, nothing
from ludoteca.cli.output import Speaker, can_print, shorten
from ludoteca.cli.story import ranking_words, recorded_seat, result_words
from ludoteca.core.game import Game
from ludoteca.core.spans import MOVED, Rows, Size, Span
from ludoteca.core.text import catalogue

NARROWEST = 20  # columns left for words after their lead
COLUMN_GAP = 3
LINES_WITH_BOARD = 6  # a blank one, three of history, the question and its answer
LINES_BELOW = 4  # the same where history stands right of the board, and a question that needs two lines
LOW = 32  # lines; on a lower terminal, history and moves stand right of the board where they fit
SIDE_GAP = 2
LEAST_SIDE_COLUMNS = 30


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour's three uses, each readable on dark and on light terminals."""

    piece: str
    ink: str
    paper: str


PAINTS = {
    "yellow": Paint("bold color(16) on color(220)", "color(136)", "color(16) on color(229)"),
    "blue": Paint("bold color(231) on color(26)", "color(69)", "color(16) on color(153)"),
    "red": Paint("bold color(231) on color(160)", "color(167)", "color(16) on color(217)"),
    "green": Paint("bold color(231) on color(28)", "color(71)", "color(16) on color(157)"),
    "orange": Paint("bold color(16) on color(208)", "color(172)", "color(16) on color(223)"),
    "violet": Paint("bold color(231) on color(91)", "color(134)", "color(16) on color(183)"),
    "pink": Paint("bold color(16) on color(211)", "color(169)", "color(16) on color(225)"),
    "white": Paint("bold color(16) on color(255)", "color(246)", "color(16) on color(255)"),
    "black": Paint("bold color(231) on color(236)", "color(243)", "color(231) on color(240)"),
}
NO_PAINT = Paint("bold reverse", "bold", "reverse")
ROLES = {"": "", "dim": "dim", "safe": "color(16) on color(252)", MOVED: "underline"}


class Screen(Speaker):
    """Prints and asks things in one language."""

    def __init__(
        self,
        language: str,
        domain: str = "cli",
        *,
        plain: bool = False,
        color: bool = True,
        pace: float | None = None,
    ) -> None:
        """Find out what the terminal can do; `pace` is the pause after each line about a bot, in seconds."""
        super().__init__(language, domain)
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a letter the terminal lacks must not end the game
        self.plain = plain
        self.console = Console(no_color=None if color else True, highlight=False, markup=False, emoji=False)
        self.is_interactive = sys.stdin.isatty()
        self.pace_s = pace if pace is not None else 0.6 * self.is_interactive
        self.readline = load_readline() if self.is_interactive else None

    def say(self, key: str, **parameters: Any) -> None:
        """Print a sentence."""
        self.print(self.words(key, **parameters))

    def print(self, text: str | Text = "") -> None:
        """Print a line; a pipe gets it whole, a terminal wraps it between words."""
        self.console.print(text, soft_wrap=not self.console.is_terminal)

    def entry(self, lead: str | Text, words: str, *, style: str = "") -> None:
        """Print words after a lead; lines that they are wrapped to are indented by it."""
        lead = Text(lead) if isinstance(lead, str) else lead
        width = max(self.console.width - lead.cell_len, NARROWEST) if self.console.is_terminal else len(words) + 1
        lines = textwrap.wrap(words, width, break_on_hyphens=False) or [""]
        self.print(Text.assemble(lead, (lines[0], style)))
        for line in lines[1:]:
            self.print(Text(" " * lead.cell_len + line, style))

    def columns(self, entries: Sequence[str]) -> None:
        """Print short entries side by side; one after the other in a sentence where nothing is drawn."""
        if self.plain:
            self.print("; ".join(" ".join(entry.split()) for entry in entries) + ".")
            return
        width = max(map(cell_len, entries)) + COLUMN_GAP
        in_row = max((self.console.width - COLUMN_GAP) // width, 1)
        for start in range(0, len(entries), in_row):
            row = "".join(set_cell_size(entry, width) for entry in entries[start : start + in_row])
            self.print(" " * COLUMN_GAP + row.rstrip())

    def list_usages(self, usages: Mapping[str, str]) -> None:
        """List what can be typed, with what each does."""
        width = max(map(len, usages))
        for usage, purpose in usages.items():
            self.entry(f"{usage}: " if self.plain else f"  {usage.ljust(width)}  ", purpose)

    def print_end(self, game: Game) -> None:
        """Print how a recorded game has ended, and the places."""
        self.print(result_words(game, self.language))
        for line in ranking_words(game.ranking, lambda seat: recorded_seat(game, seat, self.language), self.language):
            self.print(line)

    def lines_of(self, show: Callable[[], None], columns: int) -> list[Text]:
        """Return what something prints, wrapped to a number of columns."""
        width = self.console.width
        self.console.width = columns
        try:
            with self.console.capture() as captured:
                show()
        finally:
            self.console.width = width
        return [Text.from_ansi(line) for line in captured.get().splitlines()]

    def ask(self, prompt: str, offer: Offer = nothing) -> str:
        """Read a line, which Tab completes to what is offered; EOFError when there is no more."""
        if self.readline:
            self.readline.set_completer(Completer(offer))
        line = input(prompt)
        if not self.is_interactive:
            self.print(shorten(line))  # what a terminal echoes is missing in a pipe's transcript
        return line.strip()

    def pause(self) -> None:
        """Leave time to read a line about a bot."""
        if self.pace_s:
            time.sleep(self.pace_s)


class Palette:
    """The colours of one game: those of its boards, and of the letters of its seats."""

    def __init__(self, game: Game) -> None:
        self.rulebook, self.setup = game.rulebook, game.setup
        colours: dict[str, str] = catalogue(game.id, "en").get("words", {}).get("colour", {})
        self.paints = {letter: PAINTS.get(colour, NO_PAINT) for letter, colour in colours.items()}

    def style(self, span: Span) -> str:
        """Choose the colours of a run of characters; bold letters of a seat are its pieces."""
        paper = self.paints[span.paper].paper if span.paper in self.paints else ROLES.get(span.paper, "")
        if span.ink in self.paints:
            paint = self.paints[span.ink]
            if span.bold:
                return f"{paint.piece} {ROLES[MOVED]}" if span.paper == MOVED else paint.piece
            return f"{paper} {paint.ink}".strip()
        ink = ROLES.get(span.ink, "")
        return f"{'bold ' if span.bold else ''}{ink} {paper}".strip()

    def badge(self, seat: int) -> Text:
        """Write the letters of a seat in its colours."""
        letters = self.rulebook.seat_label(self.setup, seat).split("+")
        return Text.assemble(*((f" {letter} ", self.paints.get(letter, NO_PAINT).piece) for letter in letters))


class BoardView:
    """Shows one game's board, as a drawing or in words, and remembers which position a person has seen."""

    def __init__(self, screen: Screen, game: Game, *, is_fitted: bool = False) -> None:
        """Show boards in their usual size, or, where they are to be fitted, in one that leaves space for some lines."""
        self.screen, self.game, self.is_fitted = screen, game, is_fitted
        self.palette = Palette(game)
        self.seen: Rows = ()
        self.is_narrow = False

    @property
    def has_news(self) -> bool:
        """Whether the board has changed since it was last shown."""
        return self.rows() != self.seen

    def show_news(self) -> None:
        """Show the board if it has changed since it was last shown."""
        if self.has_news:
            self.show()

    def show(self, side: Sequence[Text] = ()) -> None:
        """Show the board, with some lines at its right side."""
        self.seen = self.rows()
        self.screen.print()
        if self.screen.plain or not self.can_draw():
            self.describe()
        else:
            self.draw(side)

    @property
    def side_columns(self) -> int:
        """The columns right of the board, where they are needed and enough for words; else none."""
        console = self.screen.console
        if not self.is_fitted or self.screen.plain or not console.is_terminal or console.height >= LOW:
            return 0
        columns = console.width - width_of(self.rows()) - SIDE_GAP
        return columns if columns >= LEAST_SIDE_COLUMNS else 0

    def describe(self) -> None:
        """Print the position in words."""
        self.screen.print(self.game.describe(self.screen.language))

    def draw(self, side: Sequence[Text] = ()) -> None:
        """Draw the board, and some lines at its right side."""
        width = width_of(self.seen) + SIDE_GAP
        for row, words in zip_longest(self.seen, side):
            line = Text.assemble(*((span.text, self.palette.style(span)) for span in row or ()))
            line.rstrip()
            if words:
                line.pad_right(width - line.cell_len)
                line.append_text(words)
            self.screen.console.print(line, soft_wrap=True)

    def rows(self) -> Rows:
        """Ask the rulebook for the drawing, with the last move marked."""
        return self.game.rulebook.characters(self.game.state, self.game.last_legs(), self.board_size())

    def board_size(self) -> Size | None:
        """Return how large the drawing may be: of a low terminal a part, so that words fit to its right."""
        console = self.screen.console
        if not self.is_fitted or not console.is_terminal:
            return None
        if console.height < LOW:
            return Size(console.width - LEAST_SIDE_COLUMNS - SIDE_GAP, console.height - LINES_BELOW)
        return Size(console.width, console.height - LINES_WITH_BOARD)

    def can_draw(self) -> bool:
        """Return whether the drawing fits the terminal's width, which is complained about once, and its letters."""
        console, columns = self.screen.console, width_of(self.seen)
        if console.is_terminal and console.width < columns:
            if not self.is_narrow:
                self.screen.say("too_narrow", columns=columns)
            self.is_narrow = True
            return False
        return can_print("".join(span.text for row in self.seen for span in row), console.encoding)


def width_of(rows: Rows) -> int:
    """Measure a drawing, without blanks at the ends of its rows."""
    return max(len("".join(span.text for span in row).rstrip()) for row in rows)
