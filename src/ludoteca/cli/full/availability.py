"""Whether a full screen can be had here: nothing of this needs Textual."""

import os
import shutil
import sys
from importlib.util import find_spec

LEAST_COLUMNS = 80  # every board is at most so wide, but for Stax's, which grows
LEAST_LINES = 24


def has_textual() -> bool:
    """Return whether Textual, which draws the full screen, is installed."""
    return find_spec("textual") is not None


def is_terminal() -> bool:
    """Return whether a person sits at a terminal that can place the cursor, large enough for a board."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "") in {"", "dumb"}:
        return False
    return fits(*shutil.get_terminal_size())


def fits(columns: int, lines: int) -> bool:
    """Return whether a window is large enough."""
    return columns >= LEAST_COLUMNS and lines >= LEAST_LINES
