"""The Parchís board as data, for clients that draw it themselves."""

from collections.abc import Collection, Iterator
from typing import Any

from ludoteca.core.text import say
from ludoteca.games import boards
from ludoteca.games.parchis import drawing, layout
from ludoteca.games.parchis.board import COLOURS, PIECES, SQUARES
from ludoteca.games.parchis.state import GAME, INFO
from ludoteca.games.track import CORRIDOR_SQUARES

MOST_TOGETHER = 2  # pieces on a square


def board_data(playing: Collection[str], language: str) -> dict[str, Any]:
    """Describe the board; the homes of colours that do not play are paler."""
    ground = [
        *drawing.definitions(),
        *drawing.ground(),
        *(part for colour in COLOURS for part in drawing.home(colour, colour in playing, to_play=False)),
        *drawing.track(),
        *drawing.goal(),
        *drawing.numbers(),
    ]
    return boards.board_of(
        width=2 * drawing.REACH,
        height=2 * drawing.REACH,
        ground=ground,
        spots=dict(spots(playing, language)),
        pieces={
            colour: boards.piece_of(INFO, colour, [f"parchis-{colour}"], language, home=f"{colour}:h", most=PIECES)
            for colour in playing
        },
    )


def spots(playing: Collection[str], language: str) -> Iterator[tuple[str, Any]]:
    """Describe every square on which a piece may stand."""
    for number in range(1, SQUARES + 1):
        yield str(number), square(say(GAME, "board.square", language, square=number), layout.common_spot(number))
    for colour in COLOURS:
        if colour not in playing:
            continue
        middle = layout.home_middle(colour)
        home = boards.in_turn(layout.home_places(colour), drawing.HOME_SCALE)
        outline = boards.circle_about(middle, drawing.DISC_RADIUS)
        yield f"{colour}:h", boards.spot_of(say(GAME, "board.home", language, colour=colour), outline, home)
        for number in range(1, CORRIDOR_SQUARES + 1):
            label = say(GAME, "board.corridor", language, colour=colour, square=number)
            yield f"{colour}:c{number}", square(label, layout.corridor_spot(colour, number))
        goal = boards.in_turn(layout.goal_places(colour), drawing.GOAL_SCALE)
        label = say(GAME, "board.goal", language, colour=colour)
        yield f"{colour}:m", boards.spot_of(label, layout.goal_outline(colour), goal)


def square(label: str, spot: layout.Spot) -> dict[str, Any]:
    """Describe a square of the track."""
    crowds = [[(x, y, 1.0) for x, y in layout.standing(spot, count)] for count in range(1, MOST_TOGETHER + 1)]
    return boards.spot_of(label, layout.outline(spot), crowds)
