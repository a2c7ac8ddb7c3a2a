"""Tab in a terminal: completes the line as far as it is clear, then lists the ways to go on."""

import contextlib
from collections.abc import Callable, Sequence
from types import ModuleType

Offer = Callable[[str], Sequence[str]]
"""Returns the lines to which a line can be completed."""


def load_readline() -> ModuleType | None:
    """Let `input` edit lines, remember them and complete them, where the system can."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: PLC0415  (changes how every `input` reads)

        readline.set_completer_delims("")  # a line is one word: spellings have commas, signs and quotes in them
        is_libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
        return readline
    return None


class Completer:
    """Answers readline, which asks for one offer after the other."""

    def __init__(self, offer: Offer) -> None:
        self.offer = offer
        self.lines: Sequence[str] = ()

    def __call__(self, line: str, index: int) -> str | None:
        """Return the offer of that number; None after the last."""
        if index == 0:
            self.lines = self.offer(line)
        return self.lines[index] if index < len(self.lines) else None


def nothing(_: str) -> Sequence[str]:
    """Offer nothing, where anything may be typed."""
    return ()
