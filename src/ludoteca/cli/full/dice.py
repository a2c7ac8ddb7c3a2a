"""Dice as drawings of three characters' height, with a frame."""

from collections.abc import Sequence

TOP, BOTTOM = "╭─────╮", "╰─────╯"
PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


def drawn(faces: Sequence[int]) -> str:
    """Draw dice side by side."""
    if not faces:
        return ""
    middle = ["".join(f"│{PIPS[face][line]}│" for face in faces) for line in range(3)]
    return "\n".join([TOP * len(faces), *middle, BOTTOM * len(faces)])


def written(faces: Sequence[int]) -> str:
    """Write dice on one line."""
    return " ".join(f"[{face}]" for face in faces)
