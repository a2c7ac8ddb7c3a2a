"""Texts that people give for others to read: names, and what they say. What cannot be seen is none."""

import itertools
import unicodedata
from collections.abc import Collection
from typing import Final

MAX_NAME: Final = 20
WHICH_PERSONALITY: Final = "Of a bot: another one for each seat where it is left out, none where it is empty."
MOST_MARKS: Final = 3  # on one letter: Vietnamese needs two, and what towers over other lines is no name
# Letters and symbols by their category that have no picture: fillers of Hangul, and the empty pattern of Braille.
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def is_visible(text: str) -> bool:
    """Return whether a text can be seen and shown on one line.

    Python calls neither controls printable nor what has no width or turns the direction of writing. What is left are
    blanks, and marks with no letter to stand on or too many on one.
    """
    if not text.isprintable() or BLANKS & set(text):
        return False
    marks = MOST_MARKS  # none may come first
    for letter in unicodedata.normalize("NFC", text):
        if unicodedata.category(letter).startswith("M"):
            marks += 1
        else:
            marks = MOST_MARKS if letter == " " else 0
        if marks > MOST_MARKS:
            return False
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)


def trimmed(text: str) -> str:
    """Return a text with single spaces within and none around, and letters with their marks where there are such."""
    return unicodedata.normalize("NFC", " ".join(text.split()))


def told_apart(name: str, taken: Collection[str]) -> str:
    """Return a name that nobody has yet: where somebody does, however capitalised, the same with a number after it."""
    others = {one.casefold() for one in taken}
    candidates = itertools.chain([name], (numbered(name, number) for number in itertools.count(2)))
    return next(one for one in candidates if one.casefold() not in others)


def numbered(name: str, number: int) -> str:
    """Put a number after a name, which is shortened where both would be too long."""
    end = f" {number}"
    return name[: MAX_NAME - len(end)].rstrip() + end
