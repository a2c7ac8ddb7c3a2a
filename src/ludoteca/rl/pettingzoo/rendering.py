"""Pictures of a game in progress: as text, as pixels."""

import sys
from collections.abc import Sequence
from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.pieces import Leg
from ludoteca.rl.extras import needed
from ludoteca.rl.table import Table

PAPER = "white"


def as_text(table: Table, moved: Sequence[Leg]) -> str:
    """Draw the board in characters, and say below it whose turn it is and which parts of a move are chosen."""
    rows = ["".join(span.text for span in row).rstrip() for row in table.rulebook.characters(table.state, moved)]
    turn = table.rulebook.turn(table.setup, table.state)
    chosen = [f"Chosen so far: {table.parts_text()}."] if table.parts else []
    return "\n".join([*rows, turn.explain("en"), *chosen])


def as_pixels(table: Table, moved: Sequence[Leg], width: int) -> NDArray[np.uint8]:
    """Draw the board, `width` pixels wide, as an array of rows, columns and three colours."""
    painter, images = needed("resvg_py", "pettingzoo"), needed("PIL.Image", "pettingzoo")
    picture = bytes(painter.svg_to_bytes(table.rulebook.svg(table.state, moved), width=width, background=PAPER))
    return np.array(images.open(BytesIO(picture)).convert("RGB"))


def show(text: str) -> None:
    """Write a picture to standard output."""
    sys.stdout.write(text + "\n\n")
    sys.stdout.flush()
