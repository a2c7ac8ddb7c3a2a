"""The Parqués board in characters: the cross of four places as it is, larger boards as one strip a colour."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from ludoteca.core.pieces import Leg, Piece
from ludoteca.core.spans import Rows, Size, Span, fitting, merged
from ludoteca.games.arms import GOAL, HOME, Spot
from ludoteca.games.cross import (
    EMPTY,
    LARGE,
    SMALL,
    Board,
    Canvas,
    Square,
    notes,
    squares,
    write_places,
    write_small,
    write_square,
)
from ludoteca.games.parques.board import PIECES
from ludoteca.games.parques.layout import Layout, layout_of
from ludoteca.games.track import CORRIDOR_SQUARES, SQUARES_A_PLACE

# What never changes on four places; 8 and 9 meet on a diagonal as on the real board.
CROSS = """\
     ┏━━━┯━━╸R╺━━┯━━━┓      ┌──────┬──────┬──────┐      ┏━━━┯━━╸B╺━━┯━━━┓
     ┃   │   │   │   ┃      │      │      │      │      ┃   │   │   │   ┃
     ┃   │   │   │   ┃      │      │      │      │      ┃   │   │   │   ┃
     ┃   │   │   │   ┃      │      │      │      │      ┃   │   │   │   ┃
     ┃   │   │   │   ┃      │      │      │      │      ┃   │   │   │   ┃
     ┃   │   │   │   ┃      │      │      │      │      ┃   │   │   │   ┃
     ┗━━━┷━━━┷━━━┷━━━┛      │      │      │      │      ┗━━━┷━━━┷━━━┷━━━┛
                            │      │      │      │
┌───┬───┬───┬───┬───┬───┬───┤      │      │      ├───┬───┬───┬───┬───┬───┬───┐
│   │   │   │   │   │   │   │   ╲──┴──────┴──╱   │   │   │   │   │   │   │   │
├───┼───┼───┼───┼───┼───┼───┼───┤╲          ╱├───┼───┼───┼───┼───┼───┼───┼───┤
│   │   │   │   │   │   │   │   │            │   │   │   │   │   │   │   │   │
├───┼───┼───┼───┼───┼───┼───┼───┤╱          ╲├───┼───┼───┼───┼───┼───┼───┼───┤
│   │   │   │   │   │   │   │   ╱──┬──────┬──╲   │   │   │   │   │   │   │   │
└───┴───┴───┴───┴───┴───┴───┤      │      │      ├───┴───┴───┴───┴───┴───┴───┘
                            │      │      │      │
     ┏━━━┯━━╸G╺━━┯━━━┓      │      │      │      │      ┏━━━┯━━╸Y╺━━┯━━━┓
     ┃   │   │   │   ┃      │      │      │      │      ┃   │   │   │   ┃
     ┃   │   │   │   ┃      │      │      │      │      ┃   │   │   │   ┃
     ┃   │   │   │   ┃      │      │      │      │      ┃   │   │   │   ┃
     ┃   │   │   │   ┃      │      │      │      │      ┃   │   │   │   ┃
     ┃   │   │   │   ┃      │      │      │      │      ┃   │   │   │   ┃
     ┗━━━┷━━━┷━━━┷━━━┛      └──────┴──────┴──────┘      ┗━━━┷━━━┷━━━┷━━━┛
"""
# Notes stand in the corners.
SMALL_CROSS = """\

  ┏━━╸R╺━━┓                   ┏━━╸B╺━━┓
  ┃ │ │ │ ┃                   ┃ │ │ │ ┃
  ┗━┷━┷━┷━┛                   ┗━┷━┷━┷━┛









  ┏━━╸G╺━━┓                   ┏━━╸Y╺━━┓
  ┃ │ │ │ ┃                   ┃ │ │ │ ┃
  ┗━┷━┷━┷━┛                   ┗━┷━┷━┷━┛



"""


@dataclass(frozen=True, slots=True)
class Strips:
    """How boards of six and eight places are drawn: a line of 17 squares from a colour's start, a line of its own.

    That has its jail, its mouth, its corridor, below the seventh square and those after it, and its arrival.
    """

    columns: int
    first: int  # the column of the first square
    pitch: int  # from one square to the next
    jail: str
    jail_at: int
    mouth: str
    goal: str
    gap: int = 0  # lines between strips
    ruler: str = ""  # the first line, which counts squares from the start; strips then begin with their first number

    def draw(
        self, layout: Layout, found: Mapping[Spot, Square], pieces: Sequence[Piece], playing: Collection[str]
    ) -> Rows:
        """Draw a position, strip by strip."""
        canvas = [dim(self.ruler.ljust(self.columns))] if self.ruler else []
        crowded = []
        mouths = {colour: number for number, colour in layout.mouths.items()}
        for start, colour in layout.starts.items():
            line = len(canvas)
            canvas += [[Span(" ")] * self.columns for _ in range(2 + self.gap)]
            loop = [layout.common_spot((start + at - 1) % layout.track.squares + 1) for at in range(SQUARES_A_PLACE)]
            for spots, down, begin in ((loop, 0, self.first), (layout.corridor(colour), 1, self.corridor)):
                for at, spot in enumerate(spots):
                    if not self.write(canvas, (line + down, begin + at * self.pitch, self.pitch), found[spot]):
                        crowded.append(found[spot])
            ink = colour if colour in playing else "dim"
            canvas[line][0] = Span(colour, ink=ink)
            if self.ruler:
                number = dim(str(start))
                canvas[line][self.first - 1 - len(number) : self.first - 1] = number
            self.write_own(canvas[line + 1], colour, mouths[colour], ink)
            if colour in playing:
                self.write_pieces(canvas[line + 1], colour, pieces)
        return [merged(line) for line in canvas[: len(canvas) - self.gap] + notes(crowded, self.columns)]

    @property
    def corridor(self) -> int:
        """The column of the first corridor square."""
        return self.first + 6 * self.pitch

    def write(self, canvas: Canvas, cell: tuple[int, int, int], square: Square) -> bool:
        """Write a square; return whether all of its pieces fit."""
        if self.ruler:
            return write_small(canvas, cell, square._replace(name=square.sign))
        return write_square(canvas, cell, square, digits=self.pitch - 1, over=self.pitch - 1)

    def write_own(self, row: list[Span], colour: str, mouth: int, ink: str) -> None:
        """Write what never changes of a colour's own line: its jail, the number of its mouth, its arrival."""
        row[self.jail_at : self.jail_at + len(self.jail)] = [Span(mark, ink=ink) for mark in self.jail]
        before = dim(self.mouth.format(mouth))
        row[self.corridor - len(before) : self.corridor] = before
        end = self.corridor + CORRIDOR_SQUARES * self.pitch
        row[end : end + len(self.goal)] = dim(self.goal)

    def write_pieces(self, row: list[Span], colour: str, pieces: Sequence[Piece]) -> None:
        """Write the pieces in a jail and in the arrival."""
        jailed, arrived = (pieces.count(Piece(colour, f"{colour}:{name}")) for name in (HOME, GOAL))
        places = [self.jail_at + at for at, mark in enumerate(self.jail) if mark == EMPTY]
        write_places(row, places, colour, HOME, jailed)
        end = self.corridor + CORRIDOR_SQUARES * self.pitch + len(self.goal)
        write_places(row, range(end, end + PIECES), colour, GOAL, arrived)


def dim(text: str) -> list[Span]:
    """Write faintly."""
    return [Span(mark, ink="dim") for mark in text]


CROSSES = (
    Board(
        LARGE,
        CROSS,
        homes={"Y": (16, 56), "B": (0, 56), "R": (0, 5), "G": (16, 5)},
        home_lines=7,
        home_columns=17,
        in_home=((3, (2, 6, 10, 14)),),
    ),
    Board(
        SMALL,
        SMALL_CROSS,
        homes={"Y": (13, 30), "B": (1, 30), "R": (1, 2), "G": (13, 2)},
        home_lines=3,
        home_columns=9,
        in_home=((1, (1, 3, 5, 7)),),
    ),
)
STRIPS = (
    Strips(78, first=3, pitch=4, jail="┃·│·│·│·┃", jail_at=4, mouth="{} › ", goal=" › m ", gap=1),
    Strips(
        40, first=6, pitch=2, jail="┃····┃", jail_at=5, mouth="{}›", goal="›m ",
        ruler=f"{0:>8}{5:>10}{10:>10}{15:>10}",
    ),
)  # fmt: skip


def board_rows(
    seats: int, pieces: Sequence[Piece], playing: Collection[str], moved: Sequence[Leg] = (), size: Size | None = None
) -> Rows:
    """Draw the board, as `games/cross.py` says."""
    layout = layout_of(seats)
    found = squares(layout, layout.safe, pieces, moved)
    if seats == 4:
        return fitting((board.draw(found, pieces, playing) for board in CROSSES), size)
    return fitting((strips.draw(layout, found, pieces, playing) for strips in STRIPS), size)
