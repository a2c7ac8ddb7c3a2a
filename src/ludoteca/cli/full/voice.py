"""The words of the full screen, in the language that the person has chosen."""

from ludoteca.core.text import LANGUAGES, has_sentence, say

DOMAIN = "full"


class Voice:
    """Speaks one language at a time, in the full screen's own words where it has them."""

    def __init__(self, language: str, pace_s: float) -> None:
        self.language, self.pace_s = language, pace_s

    def words(self, key: str, **parameters: object) -> str:
        """Return a sentence: of the full screen, else of the line mode."""
        return say(DOMAIN if has_sentence(DOMAIN, key) else "cli", key, self.language, **parameters)

    def change_language(self) -> None:
        """Go on in the next language."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
