"""The table of Stax in characters, for a terminal of 80 columns as long as the tiles are not spread too far."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from ludoteca.core.spans import Rows, Size, Span, assign, fitting, merged
from ludoteca.games.stax.board import COLOURS, FACE_ARROWS, KING, Cell, Tile
from ludoteca.games.stax.layout import around
from ludoteca.games.stax.notation import ARROW_MARKS, RING_MARK, name_of, spell_cell

# A cell has three lines, and its neighbours in the rows above and below are shifted by half a cell. The edges show how
# cells are named: row r has its number at the left, and q is read down the slants. Where it fits, every cell
# shows its name too, an empty one in its middle. W12 stands on 0,-1; the last move ended there, two tiles high:
#
#          -1╲     0╲      1╲                  -1╲    0╲    1╲
#             │↖ ▸×2 ↗│                             │↖▸×2↗│
#     -1 -1,-1│← W12 →│ 1,-1               -1   ·  │←W12→│  ·
#             │↙ 0,-1↘│                             │↙   ↘│
#
# Lower forms have two lines a cell, or only one, too small for arrows:
#
#        -1╲   0╲    1╲                 -1╲ 0╲  1╲
#     -1   ·  │↖W12↗│  ·               -1 · ▸W12│ ·
#             │←↙▸↘→│
HEIGHT_MARK = "×"
EMPTY_MARK = "·"
SIDE_MARK = "│"
TURN_MARK = "●"
SLANT_MARK = "╲"
LEFT_MARK, REACHED_MARK = "▹", "▸"  # of the last move

MAX_COLUMNS = 80
ENDLESS: Final = Size(MAX_COLUMNS, 10_000)  # lines do not matter where nobody says how many there are

Canvas = list[list[Span]]  # one span a character


@dataclass(frozen=True, slots=True)
class Form:
    """How large cells are drawn; a cell's width is odd, and a column parts it from the next."""

    width: int
    lines: int  # of a cell
    left: int  # columns and lines of the edges
    has_names: bool = False  # in the cells, not only along the edges
    has_faces: bool = True  # the arrows of the tiles in hand are shown above them
    top: int = 1

    @property
    def half(self) -> int:
        """The columns from a cell to where the row below begins."""
        return (self.width + 1) // 2

    @property
    def digits(self) -> int:
        """The columns of a row's number; where rows have one line, the number of a slant may stand after it."""
        return self.left - (1 if self.lines > 1 else 3)


LARGE = Form(width=7, lines=3, left=4, has_names=True)
COMPACT = Form(width=5, lines=3, left=4)
NARROW = Form(width=5, lines=3, left=3, has_faces=False)
LOW = Form(width=5, lines=2, left=3, has_faces=False)
SMALL = Form(width=3, lines=1, left=5, has_faces=False)
FORMS = (LARGE, COMPACT, NARROW, LOW, SMALL)
USUAL_FORMS = (LARGE, COMPACT)


def board_rows(
    towers: Mapping[Cell, Sequence[Tile]],
    hands: Sequence[Sequence[int]],
    *,
    turn: int | None,
    moved: tuple[Cell | None, Cell] | None = None,
    size: Size | None = None,
) -> Rows:
    """Draw the table, what lies beneath the tops of towers, and the hands.

    A cell shows its top tile with its arrows (`○` is the king), `×2` its height, and faintly its name. The last move
    goes from `▹` to `▸`; `●` is to move.
    """
    forms: Sequence[Form] = FORMS if size else USUAL_FORMS
    has_long_names = any(
        len(spell_cell(cell)) > LARGE.width - 2 for cell in towers
    )  # they have to stand between two arrows
    size = size or ENDLESS
    forms = forms[1:] if has_long_names else forms
    return fitting((drawing(towers, hands, turn, moved, form, size.columns) for form in forms), size)


def drawing(
    towers: Mapping[Cell, Sequence[Tile]],
    hands: Sequence[Sequence[int]],
    turn: int | None,
    moved: tuple[Cell | None, Cell] | None,
    form: Form,
    columns: int,
) -> Rows:
    """Draw the table in a form; what stands below it has a number of columns."""
    ends = [cell for cell in moved or () if cell is not None]
    picture = Picture(form, {*towers, *around(towers), *ends})
    for cell in picture.cells:
        mark = REACHED_MARK if moved and cell == moved[1] else LEFT_MARK if cell in ends else ""
        picture.draw_cell(cell, towers.get(cell, ()), mark)
    picture.draw_edges()
    below = [tower_rows(towers, min(columns, MAX_COLUMNS)), hand_rows(hands, turn, has_faces=form.has_faces)]
    gap: Canvas = [[]] if form.has_faces else []
    rows = [*picture.canvas, *(row for part in below if part for row in (*gap, *part))]
    return [merged(row) for row in rows]


def across(cell: Cell) -> int:
    """Return how far right a cell is, in halves of a cell."""
    q, r = cell
    return 2 * q + r


def shown_name(tile: Tile) -> str:
    """Write a tile: `W3`, `N8'`, and the king with its ring: `B1○`."""
    return name_of(tile) + (RING_MARK if tile.number == KING else "")


class Picture:
    """A canvas with a place for each of some cells."""

    def __init__(self, form: Form, cells: Iterable[Cell]) -> None:
        self.form, self.cells = form, sorted(cells)
        self.first_row = min(r for _, r in self.cells)
        self.first_column = min(map(across, self.cells))
        places = [self.corner(cell) for cell in self.cells]
        lines = max(line for line, _ in places) + form.lines
        columns = max(column for _, column in places) + form.width
        self.canvas: Canvas = [[Span(" ")] * columns for _ in range(lines)]

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Find the line and the column where a cell begins."""
        line = self.form.top + (cell[1] - self.first_row) * self.form.lines
        return line, self.form.left + (across(cell) - self.first_column) * self.form.half

    def write(self, line: int, column: int, span: Span) -> None:
        """Write a text of one look over the canvas."""
        for offset, letter in enumerate(span.text):
            self.canvas[line][column + offset] = replace(span, text=letter)

    @property
    def middle(self) -> int:
        """The line of a cell that names its tile."""
        return (self.form.lines - 1) // 2

    def draw_cell(self, cell: Cell, tiles: Sequence[Tile], mark: str) -> None:
        """Draw a cell with what stands on it."""
        line, column = self.corner(cell)
        self.draw_content(cell, line, column, tiles, mark)
        side = 1 if tiles and self.form.lines == 1 else 0  # a tile of one line has no character of its own to be lit
        for down in range(self.form.lines):
            assign(self.canvas[line + down], column - side, self.form.width + side, spell_cell(cell))

    def draw_content(self, cell: Cell, line: int, column: int, tiles: Sequence[Tile], mark: str) -> None:
        """Draw what stands on a cell, or else its name."""
        if tiles:
            self.draw_tile(line, column, tiles[-1])
            self.draw_level(line, column, tiles, mark)
            if self.form.has_names:
                paper = COLOURS[tiles[-1].seat]
                self.write(line + 2, column + 1, Span(f"{spell_cell(cell):^{self.form.width - 2}}", paper=paper))
            return
        shown = spell_cell(cell) if self.form.has_names else EMPTY_MARK
        self.write(line + self.middle, column, Span(f"{shown:^{self.form.width}}", ink="dim"))
        before = 0 if self.middle else 1  # the mark stands above, or before where nothing is above
        self.write(line, column + self.form.width // 2 - before, Span(mark, bold=True))

    def draw_level(self, line: int, column: int, tiles: Sequence[Tile], mark: str) -> None:
        """Write a tower's height after the mark of the last move, as far as both fit."""
        if self.form.lines == 1:
            self.write(line, column - 1, Span(mark, bold=True))
            return
        width, down, right = (self.form.width - 2, 0, 1) if self.middle else (1, 1, self.form.width // 2)
        height = str(len(tiles)) if len(tiles) > 1 else ""
        texts = (f"{mark}{HEIGHT_MARK}{height}" if height else mark, f"{mark}{height}", mark or height)
        text = next(text for text in texts if len(text) <= width)
        paper = COLOURS[tiles[-1].seat]
        self.write(line + down, column + right, Span(f"{text:^{width}}", paper=paper, bold=True))

    def draw_tile(self, line: int, column: int, tile: Tile) -> None:
        """Draw a tile: a patch of its owner's paper, its name in the middle and its arrows at the sides."""
        colour, last = COLOURS[tile.seat], self.form.width - 1
        for down in range(self.form.lines):
            self.write(line + down, column, Span(" " * self.form.width, paper=colour))
            for side in (column - 1, column + self.form.width):
                self.write(line + down, side, Span(SIDE_MARK, ink="dim"))
        places = self.arrow_places()
        for side in tile.arrows if places else ():
            down, right = places[side]
            self.write(line + down, column + right, Span(ARROW_MARKS[side], paper=colour, bold=True))
        inset = 1 if places else 0
        text = f"{shown_name(tile):^{last + 1 - 2 * inset}}"
        self.write(line + self.middle, column + inset, Span(text, ink=colour, bold=True))

    def arrow_places(self) -> Sequence[tuple[int, int]]:
        """List by direction where a tile has its arrows, as lines and columns from its corner."""
        last = self.form.width - 1
        if self.form.lines == 3:
            return ((1, last), (0, last), (0, 0), (1, 0), (2, 0), (2, last))
        return ((1, last), (0, last), (0, 0), (1, 0), (1, 1), (1, last - 1)) if self.form.lines == 2 else ()

    def draw_edges(self) -> None:
        """Write the rows' numbers at the left, and those of the slants above the highest cell of each."""
        for r in {r for _, r in self.cells}:
            line, _ = self.corner((0, r))
            self.write(line + self.middle, 0, Span(f"{r:>{self.form.digits}}", ink="dim"))
        for q, slant in groupby(self.cells, key=lambda cell: cell[0]):
            line, column = self.corner(next(slant))
            text = f"{q}{SLANT_MARK}"  # two lines above the cell's middle, the slant is two columns left of it
            self.write(line - 1, column + 1 - len(text), Span(text, ink="dim"))


def tower_rows(towers: Mapping[Cell, Sequence[Tile]], columns: int) -> Canvas:
    """Write the tiles of each tower from the table up, as many towers in a row as fit."""
    rows: Canvas = []
    left = 0
    for cell, tiles in sorted(towers.items()):
        if len(tiles) < 2:
            continue
        spans = [Span(f"{spell_cell(cell)} {HEIGHT_MARK}{len(tiles)}", ink="dim")]
        for tile in tiles:
            spans += [Span(" "), Span(shown_name(tile), ink=COLOURS[tile.seat], bold=True)]
        width = sum(len(span.text) for span in spans)
        if width > left:
            rows.append([])
            left = columns
        gap = [Span("   ")] if rows[-1] else []
        rows[-1] += [*gap, *spans]
        left -= width + 3
    return rows


def hand_rows(hands: Sequence[Sequence[int]], turn: int | None, *, has_faces: bool) -> Canvas:
    """Write the hands, a row a seat and a column a tile, under the arrows that tiles have before they are turned."""
    arrows = {
        number: "".join(ARROW_MARKS[side] for side in sides) or RING_MARK for number, sides in FACE_ARROWS.items()
    }
    widths = {number: max(len(marks), 2) if has_faces else len(str(number)) for number, marks in arrows.items()}
    faces = Span(" " * 5 + " ".join(arrows[number].ljust(widths[number]) for number in arrows), ink="dim")
    rows = [[faces]] if has_faces else []
    for seat, hand in enumerate(hands):
        numbers = " ".join((str(number) if number in hand else EMPTY_MARK).ljust(widths[number]) for number in arrows)
        mark = TURN_MARK if seat == turn else " "
        colour = COLOURS[seat]
        rows.append([Span(f"{mark} ", bold=True), Span(colour, ink=colour, bold=True), Span(f"  {numbers}")])
    return rows
