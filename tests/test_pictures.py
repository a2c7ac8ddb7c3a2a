"""The pictures of the documents are those that the package draws."""

import runpy
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs/pictures"


def test_the_pictures_are_as_drawn_now() -> None:
    drawn = runpy.run_path(str(FOLDER / "draw.py"))["pictures"]()
    for name, picture in drawn.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == picture, "run `make picture`"
