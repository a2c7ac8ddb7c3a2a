"""The levels at which bots play: by name for people, by number for kernels."""

from typing import Final

LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
BEGINNER, EASY, MEDIUM, HARD, EXPERT = range(len(LEVELS))
