"""The board of Felix Sex as data, for clients that draw it themselves."""

from collections.abc import Iterator
from typing import Any

from ludoteca.core.text import say
from ludoteca.games import boards
from ludoteca.games.felix_sex import drawing, layout
from ludoteca.games.felix_sex.board import COLOURS
from ludoteca.games.felix_sex.state import GAME, INFO

CUP_WIDTH = layout.PITCH / 2 - 1  # half of what can be tapped
CUP_TOP = 40.0  # above the middle of a cup: as high as stacks go
CUP_FOOT = 62.0  # below it: the letter and its name


def board_data(language: str) -> dict[str, Any]:
    """Describe the board."""
    ground = [
        *drawing.definitions(),
        *drawing.table(None),
        *drawing.slab(),
        *drawing.inlays(),
        *drawing.cups(),
        *drawing.way(),
        *drawing.cuts(),
        *drawing.names(),
        *(drawing.tray(seat, cell) for seat in drawing.SEATS for cell in layout.TRAY_LEFTS),
        *(part for seat in drawing.SEATS for part in drawing.between_trays(seat, ())),
    ]
    shapes = [[f"felix-{shape}-{seat}" for shape in ("piece", "mark", "middle")] for seat in range(len(COLOURS))]
    return boards.board_of(
        width=layout.WIDTH,
        height=layout.HEIGHT,
        ground=ground,
        spots=dict(spots(language)),
        pieces={
            letter: boards.piece_of(
                INFO, letter, shapes[seat], language, home=f"{letter}:hand", most=drawing.MOST_PIECES
            )
            for seat, letter in enumerate(COLOURS)
        },
        piles=True,
    )


def spots(language: str) -> Iterator[tuple[str, Any]]:
    """Describe every cell, and the trays of both."""
    for name in layout.SPOTS:
        x, y = layout.cup(name)
        outline = boards.box(x - CUP_WIDTH, y - CUP_TOP, x + CUP_WIDTH, y + CUP_FOOT)
        label = say(GAME, "board.square", language, square=name)
        yield name, boards.spot_of(label, outline, [stands(0, name, count) for count in counts()])
    for seat, letter in enumerate(COLOURS):
        for tray in layout.TRAY_LEFTS:
            left, top = layout.tray_corner(seat, tray)
            outline = boards.box(left, top, left + layout.TRAY_WIDTH, top + layout.STRIP_HEIGHT)
            label = say(GAME, f"board.{tray}", language, colour=letter)
            yield f"{letter}:{tray}", boards.spot_of(label, outline, [stands(seat, tray, count) for count in counts()])


def counts() -> range:
    """Give all numbers of pieces that can stand together."""
    return range(1, drawing.MOST_PIECES + 1)


def stands(seat: int, cell: str, count: int) -> list[boards.Stand]:
    """List where so many pieces of a seat stand."""
    return [(x, y, 1.0) for x, y in layout.standing(seat, cell, count)]
