"""The personalities of bots: by name for people, by number for kernels."""

from typing import Final

PERSONALITIES: Final = ("bold", "careful", "hunter")
ALL_PERSONALITIES: Final = ("", *PERSONALITIES)  # kernels know one by its place here; the first has none
NOBODY, BOLD, CAREFUL, HUNTER = range(len(ALL_PERSONALITIES))
