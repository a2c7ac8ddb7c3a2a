"""Draws the pictures of the documents with the package itself: `make picture`."""

from pathlib import Path

import ludoteca

POSITIONS = {
    "parchis.svg": "parchis Y=h,5,29,c5 B=h,27,27,m R=39,39,2,12 G=h,5,12,33 order=5:GY,12:GR "
    "seat=1 phase=move die=6 sixes=1",
    "parques.svg": "parques Y=5,37,37,c3 B=h,24,40,m R=h,h,57,10 G=68,3,21,33 seat=1 phase=move dice=1-5",
    "parques-6.svg": "parques players=6 seats=6 Y=h,5,37,c3 B=h,24,40,m R=h,h,57,10 G=68,3,21,33 O=h,73,80,c5 "
    "V=90,90,m,m seat=4 phase=move dice=3-4",
    "stax.svg": "stax table=W4:1@-4,0/B12:5@-3,-1/B1:0@-3,0/W1:0@-3,2/W2:4@-2,0/W8:4@-2,1/B11:2@-2,2/"
    "W7:0@-1,0/W12:3+B8:3@-1,1/W5:2@-1,3/W11:1@-1,4/W10:2@0,0/B2:5@0,1/W6:5+B4:5@0,2/"
    "W3:2+B10:1@1,0/W9:2@1,1/W13:0@2,0/B9:4@2,1 "
    "seat=0 phase=move played=26",
    "felix-sex.svg": "felix-sex W=5a*2,7*3,10*3,17,19*2,20,28*3 B=2b,4b,5b*4,9*3,14,21,22*2,23,30 entered=W,B "
    "seat=1 phase=move unused=2-4-6",
}


def pictures() -> dict[str, str]:
    """Draw every picture, by file name."""
    return {name: ludoteca.from_position(text)._repr_svg_() for name, text in POSITIONS.items()}


if __name__ == "__main__":
    for name, picture in pictures().items():
        Path(__file__).with_name(name).write_text(picture, encoding="utf-8")
