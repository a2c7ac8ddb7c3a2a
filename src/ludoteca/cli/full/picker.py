"""A question on one line, whose answers are chosen with the arrows or the mouse."""

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import set_cell_size
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from ludoteca.cli.output import shorten
from ludoteca.core.options import Value

LABEL_COLUMNS = 30
MARGINS = 14  # columns around question and answers
PAGE = 50  # answers that Page Up and Page Down go over

Answer = tuple[Value, str]
"""What is answered, and the words for it."""


class Picker(Static, can_focus=True):
    """One question; a person sees the answers, or the one chosen of many."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)"),
        Binding("right", "go(1)"),
        Binding("pageup", f"go({-PAGE})"),
        Binding("pagedown", f"go({PAGE})"),
        Binding("up", "app.focus_previous"),
        Binding("down", "app.focus_next"),
    ]

    class Changed(Message):
        """Another answer is chosen."""

        def __init__(self, picker: "Picker") -> None:
            super().__init__()
            self.picker = picker

    def __init__(self, name: str) -> None:
        """Ask nothing yet."""
        super().__init__(id=f"ask-{name}", name=name, classes="row")
        self.label, self.explanation = "", ""
        self.answers: Sequence[Answer] = ()
        self.index = 0

    @property
    def value(self) -> Value:
        """The answer."""
        return self.answers[self.index][0]

    def ask(self, label: str, answers: Sequence[Answer], default: Value, explanation: str = "") -> None:
        """Ask a question, which is not shown where there is only one answer."""
        self.label, self.answers, self.explanation = label, answers, explanation
        values = [value for value, _ in answers]
        self.index = values.index(default) if default in values else 0
        self.display = len(answers) > 1
        self.show()

    def show(self) -> None:
        """Show the question with its answers."""
        needed = sum(len(words) + 2 for _, words in self.answers)
        fits = LABEL_COLUMNS + needed + MARGINS <= self.app.size.width
        shown = range(len(self.answers)) if fits else [self.index]
        parts = [Content(set_cell_size(shorten(self.label, LABEL_COLUMNS - 1), LABEL_COLUMNS))]
        parts += [self.arrow("‹", -1), *(self.answer(number) for number in shown), self.arrow("›", 1)]
        self.update(Content.assemble(*parts))

    def answer(self, number: int) -> Content:
        """Show one answer, with signs around it where it is chosen."""
        words = self.answers[number][1]
        markup = "[bold reverse] $words [/]" if number == self.index else f"[@click=pick({number})] $words [/]"
        return Content.from_markup(markup, words=words)

    def arrow(self, sign: str, step: int) -> Content:
        """Show which way more answers are."""
        number = self.index + step
        is_open = 0 <= number < len(self.answers)
        return Content.from_markup(f"[@click=pick({number})]$sign[/]" if is_open else " ", sign=sign)

    def action_go(self, step: int) -> None:
        """Go some answers on or back."""
        self.action_pick(min(max(self.index + step, 0), len(self.answers) - 1))

    def action_pick(self, number: int) -> None:
        """Choose an answer."""
        if number != self.index:
            self.index = number
            self.show()
            self.post_message(self.Changed(self))
