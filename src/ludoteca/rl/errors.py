"""What can go wrong in environments. These errors speak to programmers, and so in English only."""

from ludoteca.core.errors import LudotecaError
from ludoteca.core.text import Message


class RLError(LudotecaError):
    """Something given to an environment that it cannot take; says what, and what it takes."""

    def __init__(self, sentence: str) -> None:
        super().__init__(Message("rl", sentence))

    def explain(self, language: str = "en") -> str:
        """Say what is wrong and what was expected."""
        return self.message.key
