"""The levels at which bots play: by name for people, by number for kernels."""

from typing import Final

LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
FROZEN_LEVELS: Final = ("expert@2026-11",)  # as it was then, for later ones to be measured against; not for people
ALL_LEVELS: Final = (*LEVELS, *FROZEN_LEVELS)  # kernels know a level by its place here
BEGINNER, EASY, MEDIUM, HARD, EXPERT, EXPERT_2026_11 = range(len(ALL_LEVELS))


def edition_of(level: str) -> str:
    """Return of when a level is that is frozen; nothing for the others."""
    return level.partition("@")[2]
