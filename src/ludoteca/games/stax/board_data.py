"""The table of Stax as data, for clients that draw it themselves."""

from typing import Any

from ludoteca.core.options import Setup
from ludoteca.games import boards
from ludoteca.games.stax import drawing, layout
from ludoteca.games.stax.board import COLOURS, FACE_ARROWS, OTHER_FACE_ARROWS, SETS
from ludoteca.games.stax.state import INFO


def board_data(setup: Setup, language: str) -> dict[str, Any]:
    """Describe the tiles: their shapes, and by their numbers the directions of their arrows on each face, unturned.

    The table has no end, so that there are no spots; the box is the least that a picture shows.
    """
    cloth = layout.cloth({}, None)
    board = boards.board_of(
        "tiles",
        width=cloth.width,
        height=cloth.height,
        ground=drawing.definitions(),
        spots={},
        pieces={
            colour: boards.piece_of(INFO, colour, [f"stax-tile-{seat}"], language, home="", most=SETS)
            for seat, colour in enumerate(COLOURS[: setup.players])
        },
    )
    faces = (FACE_ARROWS, OTHER_FACE_ARROWS)
    return board | {"arrows": {str(number): [list(face[number]) for face in faces] for number in range(1, SETS + 1)}}
