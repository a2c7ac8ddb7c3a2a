"""Questions and pages in front of the table."""

from collections.abc import Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static


class Dialog(ModalScreen[str]):
    """What stands in front of the table until it is answered or closed."""

    def action_close(self, answer: str = "") -> None:
        """Return an answer, once: a key pressed twice would close the screen behind it, too."""
        if self.is_active:
            self.dismiss(answer)


class AskText(Dialog):
    """Asks for a line; an empty one where the person cancels."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close")]

    def __init__(self, question: str, explanation: str, default: str = "", example: str = "") -> None:
        super().__init__()
        self.question, self.explanation, self.default, self.example = question, explanation, default, example

    def compose(self) -> ComposeResult:
        """Show the question, what Enter and Esc do, and a place to write."""
        with Vertical(classes="dialog"):
            yield Static(Text(self.question, "bold"))
            yield Input(self.default, placeholder=self.example)
            yield Static(Text(self.explanation), classes="faint")

    @on(Input.Submitted)
    def answer(self, event: Input.Submitted) -> None:
        """Return the line."""
        self.action_close(event.value.strip())


class AskWhich(Dialog):
    """Asks for one of some answers, each a button."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close"),
        Binding("left,up", "app.focus_previous"),
        Binding("right,down", "app.focus_next"),
    ]

    def __init__(self, question: str, answers: Sequence[tuple[str, str]]) -> None:
        """Take answers as their names and their words; the first is the default."""
        super().__init__()
        self.question, self.answers = question, answers

    def compose(self) -> ComposeResult:
        """Show the question above its answers."""
        with Vertical(classes="dialog"):
            yield Static(Text(self.question, "bold"))
            with Horizontal(classes="answers"):
                for name, words in self.answers:
                    yield Button(words, id=name)

    @on(Button.Pressed)
    def answer(self, event: Button.Pressed) -> None:
        """Return the name of the answer."""
        self.action_close(event.button.id or "")


class Page(Dialog):
    """A page to read, which may begin at one of its paragraphs."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,space,question_mark,l", "close")]

    def __init__(self, title: str, paragraphs: Sequence[Text | Table], closing: str, first: int = 0) -> None:
        super().__init__()
        self.heading, self.paragraphs, self.closing, self.first = title, paragraphs, closing, first

    def compose(self) -> ComposeResult:
        """Show the paragraphs one below the other."""
        with Vertical(classes="dialog page"):
            yield Static(Text(self.heading, "bold"))
            with VerticalScroll():
                for number, paragraph in enumerate(self.paragraphs):
                    named = "named" if self.first and number == self.first else ""
                    yield Static(paragraph, classes=f"paragraph {named}")
            yield Static(Text(self.closing), classes="faint")

    def on_mount(self) -> None:
        """Begin to read where it matters."""
        for named in self.query(".named"):
            self.call_after_refresh(named.scroll_visible, animate=False, top=True)


class Preparing(Dialog):
    """Says what is waited for."""

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self.sentence = sentence

    def compose(self) -> ComposeResult:
        """Show the sentence."""
        with Vertical(classes="dialog"):
            yield Static(Text(self.sentence, "bold"))
