"""Draws the pictures of the documents with the package itself: `make picture`."""

from pathlib import Path

import ludoteca

MID_GAME = "parchis Y=h,5,29,c5 B=h,27,27,m R=39,39,2,12 G=h,5,12,33 order=5:GY,12:GR seat=1 phase=move die=6 sixes=1"


def pictures() -> dict[str, str]:
    """Draw every picture, by file name."""
    return {"parchis.svg": ludoteca.from_position(MID_GAME)._repr_svg_()}


if __name__ == "__main__":
    for name, picture in pictures().items():
        Path(__file__).with_name(name).write_text(picture, encoding="utf-8")
