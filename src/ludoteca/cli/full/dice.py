"""Dice as drawings of three lines in a frame: pips where a die has the faces of the usual one, else numbers."""

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


def drawn(dice: Sequence[int], faces: range) -> str:
    """Draw dice that have such faces side by side."""
    has_pips = PIPS.keys() >= set(faces)
    pictures = [PIPS[face] if has_pips else number(face) for face in dice]
    middle = ["".join(f"│{picture[line]}│" for picture in pictures) for line in range(3)]
    return "\n".join([TOP * len(dice), *middle, BOTTOM * len(dice)])


def number(face: int) -> tuple[str, str, str]:
    """Draw a face as its number."""
    return "     ", f"{face:^5}", "     "


def written(dice: Sequence[int]) -> str:
    """Write dice on one line."""
    return " ".join(f"[{face}]" for face in dice)
