"""What all full screens share: they say so where the window is too small, and show the keys that work."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from ludoteca.cli.full.availability import LEAST_COLUMNS, LEAST_LINES, fits
from ludoteca.cli.output import Speaker

if TYPE_CHECKING:
    from ludoteca.cli.full.app import FullApp

UNBROKEN = "\u00a0"  # a space at which no line is broken
KEY_GAP = "  "
Keys = Sequence[tuple[str, str, str]]
"""How each key is shown, the action it does, and the key of the words that say what it is for."""


SPARED = ("board", "language", "rules")  # in a small window; the help names them


def width_of(keys: Keys, speaker: Speaker) -> int:
    """Count the columns that some keys take in one line."""
    return sum(len(shown) + 1 + len(speaker.words(f"key.{key}")) + len(KEY_GAP) for shown, _, key in keys)


class KeyLine(Static):
    """The keys that work now, each to be clicked as well."""

    def show(self, keys: Keys, speaker: Speaker, columns: int | None = None) -> None:
        """Show some keys; in one line of a width, where given, without those that can be spared."""
        spared = list(SPARED)
        while columns is not None and spared and width_of(keys, speaker) > columns:
            name = spared.pop(0)
            keys = [key for key in keys if key[2] != name]
        parts = []
        for shown, action, key in keys:
            words = speaker.words(f"key.{key}").replace(" ", UNBROKEN)
            markup = f"[@click={action}()][bold]$shown[/]{UNBROKEN}$words[/]{KEY_GAP}"
            parts.append(Content.from_markup(markup, shown=shown, words=words))
        self.update(Content.assemble(*parts))


class BaseScreen(Screen[None]):
    """A screen with a line of keys, that needs a window of some size."""

    @property
    def full_app(self) -> "FullApp":
        """The application."""
        app: Any = self.app
        found: FullApp = app
        return found

    @property
    def speaker(self) -> Speaker:
        """What speaks the person's language."""
        return self.full_app.speaker

    def compose(self) -> ComposeResult:
        """Put the screen's own parts between the sentence for small windows, and what is said and the keys."""
        yield Static(id="small")
        yield from self.parts()
        yield Static(id="note")
        yield KeyLine(id="keys")

    def parts(self) -> Sequence[Widget]:
        """Make the screen's own parts."""
        return ()

    def say(self, sentence: str) -> None:
        """Show something above the keys."""
        note = self.query_one("#note", Static)
        note.display = bool(sentence)
        note.update(Text(sentence))

    def on_resize(self, event: events.Resize) -> None:
        """Show the sentence instead of all else where the window is too small."""
        columns, lines = event.size
        sentence = self.speaker.words("too_small", columns=LEAST_COLUMNS, lines=LEAST_LINES, now=f"{columns}×{lines}")
        self.query_one("#small", Static).update(sentence)
        self.set_class(not fits(columns, lines), "small")
