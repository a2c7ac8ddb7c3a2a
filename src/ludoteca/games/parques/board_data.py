"""The Parqués board of four, six or eight places as data, for clients that draw it themselves."""

from collections.abc import Collection, Iterator
from typing import Any

from ludoteca.core.text import say
from ludoteca.games import boards
from ludoteca.games.parques import drawing
from ludoteca.games.parques.board import PIECES
from ludoteca.games.parques.layout import ARRIVAL, JAIL, Layout, Spot, layout_of
from ludoteca.games.parques.state import GAME, INFO
from ludoteca.games.track import CORRIDOR_SQUARES

MOST_TOGETHER = 8  # pieces on a square that are told apart; more stand over each other


def board_data(playing: Collection[str], seats: int, language: str) -> dict[str, Any]:
    """Describe the board of so many places; the fields of colours that do not play are paler."""
    layout = layout_of(seats)
    ground = [
        *drawing.definitions(layout),
        *drawing.frame(layout),
        *(part for colour in layout.colours for part in drawing.field(layout, colour, colour in playing)),
        *(drawing.flower_in(layout, colour) for colour in layout.colours if colour in playing),
        *drawing.track(layout),
        *drawing.arrival(layout),
        *drawing.numbers(layout),
    ]
    width, height = drawing.extent(layout)
    return boards.board_of(
        width=width,
        height=height,
        ground=ground,
        over=[drawing.bars(layout, colour, colour in playing) for colour in layout.colours],
        spots=dict(spots(layout, playing, language)),
        pieces={
            colour: boards.piece_of(INFO, colour, [f"parques-{colour}"], language, home=f"{colour}:{JAIL}", most=PIECES)
            for colour in playing
        },
    )


def spots(layout: Layout, playing: Collection[str], language: str) -> Iterator[tuple[str, Any]]:
    """Describe every square on which a piece may stand."""
    for number in layout.numbers:
        label = say(GAME, "board.square", language, square=number)
        yield str(number), square(label, layout, layout.common_spot(number))
    for colour in layout.colours:
        if colour not in playing:
            continue
        jail = boards.in_turn(layout.jail_places(colour), drawing.JAIL_SCALE * layout.jail_half)
        outline = boards.square_about(layout.jail_middle(colour), layout.jail_half)
        yield f"{colour}:{JAIL}", boards.spot_of(say(GAME, "board.jail", language, colour=colour), outline, jail)
        for number in range(1, CORRIDOR_SQUARES + 1):
            label = say(GAME, "board.corridor", language, colour=colour, square=number)
            yield f"{colour}:c{number}", square(label, layout, layout.corridor_spot(colour, number))
        arrival = boards.in_turn(layout.arrival_places(colour), drawing.ARRIVAL_SCALE)
        label = say(GAME, "board.arrival", language, colour=colour)
        yield f"{colour}:{ARRIVAL}", boards.spot_of(label, layout.arrival_outline(colour), arrival)


def square(label: str, layout: Layout, spot: Spot) -> dict[str, Any]:
    """Describe a square of the track."""
    crowds = []
    for count in range(1, MOST_TOGETHER + 1):
        scale, places = layout.standing(spot, count)
        crowds.append([(x, y, scale) for x, y in places])
    return boards.spot_of(label, layout.outline(spot), crowds)
