"""The Parqués board in characters: the cross of four places as it is, larger boards as one strip a colour.

A square shows its number, or else its pieces: their letters, or of many `Y3`. Where even that has no room, a `+`
ends the letters, and a note under the board tells all the pieces.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from ludoteca.core.spans import Rows, Size, Span, assign, fitting, merged
from ludoteca.games import cross as crosses
from ludoteca.games.parques import layout as geometry
from ludoteca.games.parques.board import COLOURS
from ludoteca.games.parques.layout import ARRIVAL, JAIL, PIECES_A_COLOUR, Layout, Spot, Squares
from ludoteca.games.track import CORRIDOR_SQUARES, SQUARES_A_PLACE

Moves = Sequence[tuple[str, str, str]]
Canvas = list[list[Span]]  # one span a character

# What never changes on four places. Squares are written over it: six characters wide in the upper and lower arms,
# three in the side arms; 8 and 9 meet on a diagonal as on the real board.
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
COLUMNS = 78

MIDDLE_LINE = 11
SIDE_LANE_LINES = 2  # from one lane of a side arm to the next
SIDE_WIDTH = 3
SIDE_PITCH = 4
LEFT_ARM_COLUMN = 29
RIGHT_ARM_COLUMN = 46
LOWER_ARM_LINE = 14
UPPER_ARM_LINE = 8
MIDDLE_COLUMN = 36
LANE_PITCH = 7
LANE_WIDTH = 6

ARRIVAL_AT = {"Y": (12, 37), "B": (11, 40), "R": (10, 37), "G": (11, 34)}  # line and column
JAIL_AT = {"Y": (16, 56), "B": (0, 56), "R": (0, 5), "G": (16, 5)}
JAIL_LINES = 7
JAIL_COLUMNS = 17
JAIL_PIECES = (3, 2, 4)  # line and first column from its corner, and columns from piece to piece

# The same in few characters, with squares as in `games.cross`; notes stand in the corners.
SMALL_CROSS = """\

  ┏━━╸R╺━━┓                   ┏━━╸B╺━━┓
  ┃ │ │ │ ┃                   ┃ │ │ │ ┃
  ┗━┷━┷━┷━┛                   ┗━┷━┷━┷━┛









  ┏━━╸G╺━━┓                   ┏━━╸Y╺━━┓
  ┃ │ │ │ ┃                   ┃ │ │ │ ┃
  ┗━┷━┷━┷━┛                   ┗━┷━┷━┷━┛



"""
SMALL_ARRIVAL_AT = {"Y": (10, 18), "B": (9, 20), "R": (8, 18), "G": (9, 16)}
SMALL_JAIL_AT = {"Y": (13, 30), "B": (1, 30), "R": (1, 2), "G": (13, 2)}
SMALL_JAIL_LINES = 3
SMALL_JAIL_COLUMNS = 9
SMALL_JAIL_PIECES = (1, 1, 2)
SMALL_NOTE_LINES = (4, 5, 6, 16, 17, 18)  # beside the arms, on both sides
SMALL_NOTE_COLUMNS = (0, 27)
SMALL_NOTE_ROOM = 13

STRIP_PITCH = 4
STRIP_DIGITS = STRIP_PITCH - 1
STRIP_FIRST = 3  # columns before the first square of a strip
STRIP_LINES = 3
CORRIDOR_FIRST = STRIP_FIRST + 6 * STRIP_PITCH
STRIP_JAIL = "┃·│·│·│·┃"

# Small strips: a line that counts squares from the start, then two lines a colour.
SMALL_FIRST = 6
SMALL_COLUMNS = SMALL_FIRST + SQUARES_A_PLACE * crosses.SIDE_WIDTH
SMALL_CORRIDOR = SMALL_FIRST + 6 * crosses.SIDE_WIDTH
SMALL_JAIL = "┃····┃"
COUNTED = 5  # squares from one number of the first line to the next

# The mark before a square's number: plain, left by the last moves, reached by them.
PLAIN_MARKS = (" ", "▹", "▸")
SAFE_MARKS = ("○", "◎", "◉")
START_MARKS = ("●", "◎", "◉")
REACHED_MARKS = frozenset({PLAIN_MARKS[2], SAFE_MARKS[2]})
EMPTY_PLACE = "·"
MORE = "+"
NOTE_GAP = "   "


class Square(NamedTuple):
    """What is to be written in a square: its mark, its name, its spot, its pieces and the paper it is painted on."""

    mark: str
    name: str
    spot: str
    colours: Sequence[str]
    paper: str
    is_marked: bool  # by the last moves
    sign: str  # the mark that it has without them


def board_rows(pieces: Squares, *, seats: int = 4, moved: Moves = (), size: Size | None = None) -> Rows:
    """Draw the board; an empty square shows its number, an occupied one its pieces.

    `○` marks a safe square, `●` a start. The last moves go from `▹` to `▸`, on marked squares from `◎` to `◉`. On six
    and eight places each colour has the 17 squares from its start, then its jail, its mouth, corridor and arrival.
    """
    layout = geometry.layout_of(seats)
    forms = (cross, small_cross) if seats == 4 else (strips, small_strips)
    drawings = ([merged(line) for line in draw(layout, pieces, moved)] for draw in forms)
    return fitting(drawings, size)


def squares(layout: Layout, pieces: Squares, moved: Moves) -> dict[Spot, Square]:
    """Work out what is written in each square."""
    occupants = layout.occupants(pieces)
    left = {layout.spot_of(colour, start) for colour, start, _ in moved if geometry.on_track(start)}
    reached = {layout.spot_of(colour, end) for colour, _, end in moved if geometry.on_track(end)}

    def square(
        spot: Spot, name: str, marks: tuple[str, str, str] = PLAIN_MARKS, paper: str = "", owner: str = ""
    ) -> Square:
        index = 2 if spot in reached else int(spot in left)
        named = f"{owner}:{name}" if owner else name
        return Square(marks[index], name, named, occupants.get(spot, []), paper, index > 0, marks[0].strip())

    found = {}
    for n in layout.numbers:
        spot = layout.common_spot(n)
        if n in layout.starts:
            found[spot] = square(spot, str(n), START_MARKS, layout.starts[n])
        elif n in layout.safe:
            found[spot] = square(spot, str(n), SAFE_MARKS, "safe")
        else:
            found[spot] = square(spot, str(n))
    for colour in layout.colours:
        for n in range(1, CORRIDOR_SQUARES + 1):
            spot = layout.corridor_spot(colour, n)
            found[spot] = square(spot, f"c{n}", paper=colour, owner=colour)
    return found


def counted(colours: Iterable[str]) -> str:
    """Spell pieces with their number, as `Y2B`."""
    stacks = [(colour, len(list(same))) for colour, same in groupby(colours)]
    return "".join(colour + (str(count) if count > 1 else "") for colour, count in stacks)


def crowd(colours: Sequence[str], room: int) -> str:
    """Spell the pieces of a square in so many characters; a last `+` says that there are more."""
    for text in ("".join(colours), counted(colours)):
        if len(text) <= room:
            return text
    return "".join(dict.fromkeys(colours))[: room - 1] + MORE


def cross(layout: Layout, pieces: Squares, moved: Moves) -> Canvas:
    """Draw the board of four places."""
    canvas = [[Span(mark, ink="dim") for mark in line.ljust(COLUMNS)] for line in CROSS.splitlines()]
    crowded = []
    for spot, square in squares(layout, pieces, moved).items():
        line, column, width = cell(spot)
        for at in range(column, column + width):
            canvas[line][at] = Span(" ", paper=square.paper)
        first = column + (width - SIDE_WIDTH) // 2
        room = column + width - first - square.is_marked  # over the mark, but for those of the last moves
        if not write_square(canvas[line], first, SIDE_WIDTH - 1, square, room):
            crowded.append(square)
        assign(canvas[line], column, width, square.spot)
    for colour in layout.colours:
        if colour in pieces:
            write_jail(canvas, colour, pieces)
            line, column = ARRIVAL_AT[colour]
            write_places(canvas[line], column, 1, colour, ARRIVAL, pieces)
    return canvas + notes(crowded, COLUMNS)


def small_cross(layout: Layout, pieces: Squares, moved: Moves) -> Canvas:
    """Draw the board of four places without lines between its squares."""
    canvas = [[Span(mark, ink="dim") for mark in line.ljust(crosses.COLUMNS)] for line in SMALL_CROSS.splitlines()]
    crowded = [
        square
        for spot, square in squares(layout, pieces, moved).items()
        if not write_small(canvas, crosses.cell(*spot), square, square.name)
    ]
    for colour in layout.colours:
        if colour in pieces:
            top, left = SMALL_JAIL_AT[colour]
            ink_jail(canvas[top : top + SMALL_JAIL_LINES], left, SMALL_JAIL_COLUMNS, colour)
            down, right, pitch = SMALL_JAIL_PIECES
            write_places(canvas[top + down], left + right, pitch, colour, JAIL, pieces)
            line, column = SMALL_ARRIVAL_AT[colour]
            write_places(canvas[line], column, 1, colour, ARRIVAL, pieces)
    places = [(line, column) for line in SMALL_NOTE_LINES for column in SMALL_NOTE_COLUMNS]
    for (line, column), note in zip(places, notes(crowded, SMALL_NOTE_ROOM), strict=False):  # 16 pieces need five
        canvas[line][column : column + len(note)] = note
    return canvas


def write_small(canvas: Canvas, place: tuple[int, int, int], square: Square, name: str) -> bool:
    """Write a square in few characters; tell whether all of its pieces had room."""
    mark = (PLAIN_MARKS[2] if square.mark in REACHED_MARKS else PLAIN_MARKS[1]) if square.is_marked else ""
    text = crowd(square.colours, place[2]) if square.colours else ""
    crosses.write_square(canvas, place, crosses.Square(name, text, square.paper, square.sign, mark))
    line, column, width = place
    assign(canvas[line], column, width, square.spot)
    return not text.endswith(MORE)


def cell(spot: Spot) -> tuple[int, int, int]:
    """Find the line, the first column and the width of a square of the cross."""
    arm = COLOURS[spot.arm]
    if arm == "Y":
        return LOWER_ARM_LINE + spot.row, MIDDLE_COLUMN + spot.lane * LANE_PITCH, LANE_WIDTH
    if arm == "R":
        return UPPER_ARM_LINE - spot.row, MIDDLE_COLUMN - spot.lane * LANE_PITCH, LANE_WIDTH
    if arm == "B":
        line = MIDDLE_LINE - spot.lane * SIDE_LANE_LINES
        return line, RIGHT_ARM_COLUMN + spot.row * SIDE_PITCH, SIDE_WIDTH
    line = MIDDLE_LINE + spot.lane * SIDE_LANE_LINES
    return line, LEFT_ARM_COLUMN - spot.row * SIDE_PITCH, SIDE_WIDTH


def write_square(line: list[Span], first: int, digits: int, square: Square, room: int) -> bool:
    """Write a square's mark, then its number in so many digits or its pieces; tell whether all of them had room."""
    line[first] = Span(square.mark, paper=square.paper, bold=square.is_marked)
    if not square.colours:
        for at, mark in enumerate(square.name.rjust(digits), start=first + 1):
            line[at] = Span(mark, paper=square.paper)
        return True
    text = crowd(square.colours, room)
    begin = first + digits + 1 - len(text) if len(text) <= digits else first + square.is_marked
    ink = ""
    for at, mark in enumerate(text, start=begin):
        # A count has its colour's ink. Pieces stand on no paper, since their ink may be the paper's own colour.
        ink = "" if mark == MORE else mark if mark in COLOURS else ink
        line[at] = Span(mark, ink=ink, bold=True)
    return not text.endswith(MORE)


def write_places(line: list[Span], first: int, pitch: int, colour: str, name: str, pieces: Squares) -> None:
    """Write the four places of a jail or an arrival: pieces, then dots for those that are out."""
    spot, taken = f"{colour}:{name}", list(pieces[colour]).count(name)
    for at in range(PIECES_A_COLOUR):
        is_piece = at < taken
        line[first + at * pitch] = Span(colour if is_piece else EMPTY_PLACE, ink=colour, bold=is_piece, spot=spot)


def write_jail(canvas: Canvas, colour: str, pieces: Squares) -> None:
    """Write the pieces behind the bars of a jail, and ink it."""
    top, left = JAIL_AT[colour]
    ink_jail(canvas[top : top + JAIL_LINES], left, JAIL_COLUMNS, colour)
    down, right, pitch = JAIL_PIECES
    write_places(canvas[top + down], left + right, pitch, colour, JAIL, pieces)


def ink_jail(lines: Canvas, left: int, columns: int, colour: str) -> None:
    """Ink the frame of a jail."""
    for line in lines:
        for at in range(left, left + columns):
            line[at] = replace(line[at], ink=colour)


def strips(layout: Layout, pieces: Squares, moved: Moves) -> Canvas:
    """Draw a larger board, colour by colour: the squares from its start to the next, and below them its own ones."""
    canvas: Canvas = []
    crowded = []
    found = squares(layout, pieces, moved)
    mouths = {colour: n for n, colour in layout.mouths.items()}
    for start, colour in layout.starts.items():
        loop, own, gap = ([Span(" ") for _ in range(COLUMNS)] for _ in range(STRIP_LINES))
        ink = colour if colour in pieces else "dim"
        loop[0] = Span(colour, ink=ink)
        spots = [layout.common_spot((start + at - 1) % layout.track.squares + 1) for at in range(SQUARES_A_PLACE)]
        corridor = [layout.corridor_spot(colour, n + 1) for n in range(CORRIDOR_SQUARES)]
        for line, first, row in ((loop, STRIP_FIRST, spots), (own, CORRIDOR_FIRST, corridor)):
            for column, spot in enumerate(row):
                begin = first + column * STRIP_PITCH
                line[begin : begin + STRIP_PITCH] = [Span(" ", paper=found[spot].paper)] * STRIP_PITCH
                if not write_square(line, begin, STRIP_DIGITS, found[spot], STRIP_DIGITS):
                    crowded.append(found[spot])
                assign(line, begin, STRIP_PITCH, found[spot].spot)
        write_own_places(own, colour, mouths[colour], pieces)
        canvas += [loop, own, gap]
    return canvas[:-1] + notes(crowded, COLUMNS)


def write_own_places(line: list[Span], colour: str, mouth: int, pieces: Squares) -> None:
    """Write a strip's jail, the number of its mouth before the corridor, and its arrival after it."""
    ink = colour if colour in pieces else "dim"
    jail_at = STRIP_FIRST + 1
    line[jail_at : jail_at + len(STRIP_JAIL)] = [Span(mark, ink=ink) for mark in STRIP_JAIL]
    hint = f"{mouth} ›"
    line[CORRIDOR_FIRST - len(hint) - 1 : CORRIDOR_FIRST - 1] = [Span(mark, ink="dim") for mark in hint]
    end = CORRIDOR_FIRST + CORRIDOR_SQUARES * STRIP_PITCH
    line[end + 1 : end + 4] = [Span(mark, ink="dim") for mark in f"› {ARRIVAL}"]
    if colour in pieces:
        write_places(line, jail_at + 1, 2, colour, JAIL, pieces)
        write_places(line, end + 5, 1, colour, ARRIVAL, pieces)


def small_strips(layout: Layout, pieces: Squares, moved: Moves) -> Canvas:
    """Draw a larger board with two characters a square; a strip's first square has its number before it."""
    numbers = "".join(f"{at:>{COUNTED * crosses.SIDE_WIDTH}}" for at in range(COUNTED, SQUARES_A_PLACE, COUNTED))
    ruler = f"{0:>{SMALL_FIRST + crosses.SIDE_WIDTH}}{numbers}".ljust(SMALL_COLUMNS)
    canvas: Canvas = [[Span(mark, ink="dim") for mark in ruler]]
    crowded = []
    found = squares(layout, pieces, moved)
    mouths = {colour: n for n, colour in layout.mouths.items()}
    for start, colour in layout.starts.items():
        first = len(canvas)
        canvas += [[Span(" ") for _ in range(SMALL_COLUMNS)] for _ in range(2)]
        canvas[first][0] = Span(colour, ink=colour if colour in pieces else "dim")
        write_dim(canvas[first], SMALL_FIRST - 1, str(start))
        spots = [layout.common_spot((start + at - 1) % layout.track.squares + 1) for at in range(SQUARES_A_PLACE)]
        corridor = [layout.corridor_spot(colour, n + 1) for n in range(CORRIDOR_SQUARES)]
        for line, begin, row in ((first, SMALL_FIRST, spots), (first + 1, SMALL_CORRIDOR, corridor)):
            for column, spot in enumerate(row):
                square = found[spot]
                place = (line, begin + column * crosses.SIDE_WIDTH, crosses.SIDE_WIDTH)
                if not write_small(canvas, place, square, square.sign):
                    crowded.append(square)
        write_small_places(canvas[first + 1], colour, mouths[colour], pieces)
    return canvas + notes(crowded, SMALL_COLUMNS)


def write_dim(line: list[Span], end: int, text: str) -> None:
    """Write faintly up to a column."""
    line[end - len(text) : end] = [Span(mark, ink="dim") for mark in text]


def write_small_places(line: list[Span], colour: str, mouth: int, pieces: Squares) -> None:
    """Write a small strip's jail, the number of its mouth before the corridor, and its arrival after it."""
    ink = colour if colour in pieces else "dim"
    line[SMALL_FIRST - 1 : SMALL_FIRST - 1 + len(SMALL_JAIL)] = [Span(mark, ink=ink) for mark in SMALL_JAIL]
    write_dim(line, SMALL_CORRIDOR, f"{mouth}›")
    end = SMALL_CORRIDOR + CORRIDOR_SQUARES * crosses.SIDE_WIDTH
    write_dim(line, end + 2, f"›{ARRIVAL}")
    if colour in pieces:
        write_places(line, SMALL_FIRST, 1, colour, JAIL, pieces)
        write_places(line, end + 3, 1, colour, ARRIVAL, pieces)


def notes(crowded: Sequence[Square], columns: int) -> Canvas:
    """Write all the pieces of the squares that had no room for them, in lines of so many columns."""
    lines: list[str] = []
    for square in crowded:
        note = f"{square.name}: {counted(square.colours)}"
        if lines and len(lines[-1]) + len(NOTE_GAP) + len(note) <= columns:
            lines[-1] += NOTE_GAP + note
        else:
            lines.append(note)
    return [[Span(mark, ink=mark, bold=True) if mark in COLOURS else Span(mark) for mark in line] for line in lines]
