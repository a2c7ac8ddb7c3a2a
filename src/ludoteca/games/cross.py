"""Boards of arms (`arms.py`) in characters: what is written in a square, and crosses of four arms in two forms.

A square shows its number, or else its pieces: their letters, or of many `Y3`. Where even that does not fit, a `+` ends
the letters, and a note tells all the pieces. `○` marks a safe square, `●` a start. The last move goes from `▹` to `▸`,
on marked squares from `◎` to `◉`.

The large form has lines between squares, which are six characters wide in the upper and lower arms, three in the side
arms. The small one, 40 columns by 19 lines, has none, and squares of four and two characters:

    left arm      lanes       right arm          columns
    0 .. 13   14   18   22    26 .. 39

Its upper and lower arms name every square; side arms name only landmarks (starts and safe squares), from which people
count. The mark of the last move stands before a single piece; where two leave no space for it, they are underlined.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, NamedTuple

from ludoteca.core.pieces import Leg, Piece
from ludoteca.core.spans import MOVED, Rows, Span, assign, merged
from ludoteca.games.arms import GOAL, HOME, Arms, Spot
from ludoteca.games.boards import standing

BOTTOM, RIGHT, TOP = 0, 1, 2  # arms, from the bottom counter-clockwise; what is left is the left one

SAFE, START = "○", "●"
MARKS: Final = {"": (" ", "▹", "▸"), SAFE: (SAFE, "◎", "◉"), START: (START, "◎", "◉")}  # plain, left, reached
EMPTY = "·"
MORE = "+"
NOTE_GAP = "   "

Canvas = list[list[Span]]  # one span a character
Cell = tuple[int, int, int]
"""Where a square is written: its line, its first column and its width."""


class Square(NamedTuple):
    """What is to be written in a square."""

    name: str
    spot: str
    paper: str
    sign: str  # of a landmark: a start or a safe square
    letters: Sequence[str]  # of its pieces
    moved: int  # 1 where the last move began, 2 where it ended


def squares(layout: Arms, safe: Collection[int], pieces: Iterable[Piece], moved: Sequence[Leg]) -> dict[Spot, Square]:
    """Work out what is written in each square."""
    here = standing(layout.squares, (piece for piece in pieces if piece.spot in layout.squares))
    left, reached = {leg.origin for leg in moved}, {leg.target for leg in moved}
    found = {}
    for name, spot in layout.squares.items():
        colour, _, square = name.rpartition(":")
        number = 0 if colour else int(name)
        sign = START if number in layout.starts else SAFE if number in safe else ""
        paper = colour or layout.starts.get(number, "safe" if sign else "")
        index = 2 if name in reached else int(name in left)
        found[spot] = Square(square, name, paper, sign, here[name], index)
    return found


def counted(letters: Iterable[str]) -> str:
    """Spell pieces with their number, as `Y2B`."""
    stacks = [(letter, len(list(same))) for letter, same in groupby(letters)]
    return "".join(letter + (str(count) if count > 1 else "") for letter, count in stacks)


def spelled(letters: Sequence[str], width: int) -> str:
    """Spell the pieces of a square in few characters; a last `+` says that there are more."""
    for text in ("".join(letters), counted(letters)):
        if len(text) <= width:
            return text
    return "".join(dict.fromkeys(letters))[: width - 1] + MORE


def inked(text: str, paper: str = "") -> Iterator[Span]:
    """Ink spelled pieces. A count has its colour's ink; there is no paper, since that may have the ink's colour."""
    ink = ""
    for letter in text:
        ink = letter if letter.isalpha() else ink if letter.isdigit() else ""
        yield Span(letter, ink=ink, paper=paper, bold=True)


def write_square(canvas: Canvas, cell: Cell, square: Square, *, digits: int = 2, over: int = -1) -> bool:
    """Write a square's mark, then its number or its pieces; return whether all of them fit.

    Many pieces are written over the mark too, but for one of the last move; `over` is the space for them.
    """
    line, column, width = cell
    row, is_marked = canvas[line], square.moved > 0
    row[column : column + width] = [Span(" ", paper=square.paper)] * width
    first = column + (width - digits - 1) // 2
    row[first] = Span(MARKS[square.sign][square.moved], paper=square.paper, bold=is_marked)
    text = spelled(square.letters, column + width - first - is_marked if over < 0 else over) if square.letters else ""
    begin = first + digits + 1 - len(text) if len(text) <= digits else first + is_marked
    written = list(inked(text))
    if not text:
        begin, written = first + 1, [Span(letter, paper=square.paper) for letter in square.name.rjust(digits)]
    row[begin : begin + len(written)] = written
    assign(row, column, width, square.spot)
    return not text.endswith(MORE)


def write_small(canvas: Canvas, cell: Cell, square: Square) -> bool:
    """Write a square in few characters: its pieces, or else its name or a dot, after the mark of the last move."""
    line, column, width = cell
    row, paper, is_wide = canvas[line], square.paper, width == SMALL.lane_width
    row[column : column + width] = [Span(" ", paper=paper)] * width
    mark = MARKS[""][square.moved].strip()
    text = spelled(square.letters, width) if square.letters else ""
    if text:
        begin = column + max(0, min(width, SMALL.side_width + 1) - len(text))
        written = list(inked(text, MOVED if mark and begin == column else ""))
    else:
        shown = square.name if is_wide or (square.sign and not mark) else EMPTY
        begin = column + SMALL.side_width + is_wide - len(shown)
        written = [Span(letter, ink="" if paper else "dim", paper=paper) for letter in shown]
    row[begin : begin + len(written)] = written
    before = mark or (square.sign if is_wide else "")
    if before and (begin > column or not text):
        row[column] = Span(before, paper=paper, bold=bool(mark))
    assign(row, column, width, square.spot)
    return not text.endswith(MORE)


def write_places(row: list[Span], columns: Iterable[int], colour: str, name: str, count: int) -> None:
    """Write places of a home or goal: pieces, then dots for those that are elsewhere."""
    for at, column in enumerate(columns):
        is_piece = at < count
        spot = f"{colour}:{name}"
        row[column] = Span(colour if is_piece else EMPTY, ink=colour, bold=is_piece, spot=spot)


def notes(crowded: Iterable[Square], columns: int) -> Canvas:
    """Write all the pieces of the squares that could not show them, in lines of some columns."""
    lines: list[str] = []
    for square in crowded:
        note = f"{square.name}: {counted(square.letters)}"
        if lines and len(lines[-1]) + len(NOTE_GAP) + len(note) <= columns:
            lines[-1] += NOTE_GAP + note
        else:
            lines.append(note)
    return [[Span(mark, ink=mark, bold=True) if mark.isupper() else Span(mark) for mark in line] for line in lines]


# Crosses


@dataclass(frozen=True, slots=True)
class Form:
    """How large a cross is drawn: columns and lines, of the innermost squares of arms and from one to the next."""

    columns: int
    upper_line: int
    middle_line: int
    lower_line: int
    left_column: int
    middle_column: int
    right_column: int
    lane_width: int  # of squares in the upper and lower arms
    lane_pitch: int
    side_width: int  # of those in the side arms
    side_pitch: int
    side_lines: int  # from one lane of a side arm to the next
    goals: Mapping[str, tuple[int, int]]

    def cell(self, spot: Spot) -> Cell:
        """Find where a square is written."""
        arm, lane, row = spot
        if arm == BOTTOM:
            return self.lower_line + row, self.middle_column + lane * self.lane_pitch, self.lane_width
        if arm == TOP:
            return self.upper_line - row, self.middle_column - lane * self.lane_pitch, self.lane_width
        if arm == RIGHT:
            return self.middle_line - lane * self.side_lines, self.right_column + row * self.side_pitch, self.side_width
        return self.middle_line + lane * self.side_lines, self.left_column - row * self.side_pitch, self.side_width


LARGE: Final = Form(
    columns=78,
    upper_line=8, middle_line=11, lower_line=14,
    left_column=29, middle_column=36, right_column=46,
    lane_width=6, lane_pitch=7, side_width=3, side_pitch=4, side_lines=2,
    goals={"Y": (12, 37), "B": (11, 40), "R": (10, 37), "G": (11, 34)},
)  # fmt: skip
SMALL: Final = Form(
    columns=40,
    upper_line=7, middle_line=9, lower_line=11,
    left_column=14, middle_column=18, right_column=24,
    lane_width=4, lane_pitch=4, side_width=2, side_pitch=2, side_lines=1,
    goals={"Y": (10, 18), "B": (9, 20), "R": (8, 18), "G": (9, 16)},
)  # fmt: skip
SMALL_NOTE_LINES = (4, 5, 6, 16, 17, 18)  # next to the arms, on both sides
SMALL_NOTE_COLUMNS = (0, 27)
SMALL_NOTE_WIDTH = 13


@dataclass(frozen=True, slots=True)
class Board:
    """What never changes on a cross; squares are written over it. Homes have their upper left corners by colour."""

    form: Form
    text: str
    homes: Mapping[str, tuple[int, int]]
    home_lines: int
    home_columns: int
    in_home: Sequence[tuple[int, Sequence[int]]]  # of its pieces, from its corner: a line, columns

    def draw(self, found: Mapping[Spot, Square], pieces: Sequence[Piece], playing: Collection[str]) -> Rows:
        """Draw a position, whose colours that do not play have no pieces."""
        canvas = [[Span(mark, ink="dim") for mark in line.ljust(self.form.columns)] for line in self.text.splitlines()]
        write = write_small if self.form is SMALL else write_square
        crowded = [square for spot, square in found.items() if not write(canvas, self.form.cell(spot), square)]
        for colour in playing:
            at_home, arrived = (pieces.count(Piece(colour, f"{colour}:{name}")) for name in (HOME, GOAL))
            self.write_home(canvas, colour, at_home)
            line, column = self.form.goals[colour]
            write_places(canvas[line], range(column, column + 4), colour, GOAL, arrived)
        if self.form is LARGE:
            canvas += notes(crowded, self.form.columns)
        else:
            places = [(line, column) for line in SMALL_NOTE_LINES for column in SMALL_NOTE_COLUMNS]
            for (line, column), note in zip(places, notes(crowded, SMALL_NOTE_WIDTH), strict=False):
                canvas[line][column : column + len(note)] = note  # 16 pieces need five at most
        return [merged(line) for line in canvas]

    def write_home(self, canvas: Canvas, colour: str, count: int) -> None:
        """Write the pieces at home and dots on its empty places, and ink its frame."""
        top, left = self.homes[colour]
        for line in canvas[top : top + self.home_lines]:
            line[left : left + self.home_columns] = [
                replace(span, ink=colour) for span in line[left : left + self.home_columns]
            ]
        for down, columns in self.in_home:
            write_places(canvas[top + down], [left + right for right in columns], colour, HOME, count)
            count -= len(columns)
