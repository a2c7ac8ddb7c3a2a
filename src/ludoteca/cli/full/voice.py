"""What the parts of the line mode say, kept for the full screen to show."""

import io
from typing import Any

from rich.console import Console
from rich.text import Text

from ludoteca.cli.prompt import Prompt
from ludoteca.cli.screen import Screen
from ludoteca.cli.table import Table
from ludoteca.core.refusals import Refusal
from ludoteca.core.text import LANGUAGES, has_sentence, say

DOMAIN = "full"


class Voice(Screen):
    """Keeps each sentence instead of printing it, in the full screen's own words where it has them."""

    def __init__(self, language: str, pace: float) -> None:
        """Need no terminal: Textual has it."""
        self.language = language
        self.plain = False
        self.console = Console(file=io.StringIO(), highlight=False, markup=False, emoji=False)
        self.is_interactive = True
        self.pace_s = pace
        self.readline = None
        self.said: list[str] = []

    def words(self, key: str, **parameters: Any) -> str:
        """Look a sentence up: here first, then among those of the line mode."""
        return say(DOMAIN if has_sentence(DOMAIN, key) else "cli", key, self.language, **parameters)

    def print(self, text: str | Text = "") -> None:
        """Keep a line."""
        self.said.append(str(text))

    def heard(self) -> str:
        """Give what was said since the last time."""
        text = "\n".join(line for line in self.said if line)
        self.said.clear()
        return text

    def change_language(self) -> None:
        """Go on in the next language."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]


class Asking(Prompt):
    """One question to a person, that remembers which rule was named in an answer."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.clause = ""

    def say_refusal(self, refusal: Refusal) -> None:
        """Say why a move is not allowed, and remember by which rule."""
        self.clause = refusal.clause
        super().say_refusal(refusal)
