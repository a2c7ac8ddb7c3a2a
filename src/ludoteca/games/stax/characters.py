"""The table of Stax in characters, for a terminal of 80 columns as long as the tiles are not spread too far."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from ludoteca.core.spans import Span, merged
from ludoteca.games.stax.board import COLOURS, DIRECTIONS, FACE_ARROWS, KING, Cell, Tile, number_with_face

# A cell has three lines, and its neighbours in the rows above and below are shifted by half a cell. The edges show how
# cells are named: row r has its number at the left, and q is read down the slants. Where there is room, every cell
# shows its name too, an empty one in its middle. W12 stands on 0,-1; the last move ended there, two tiles high:
#
#          -1╲     0╲      1╲                  -1╲    0╲    1╲
#             │↖ ▸×2 ↗│                             │↖▸×2↗│
#     -1 -1,-1│← W12 →│ 1,-1               -1   ·  │←W12→│  ·
#             │↙ 0,-1↘│                             │↙   ↘│
MARKS = "→↗↖←↙↘"  # by direction
KING_MARK = "○"
HEIGHT_MARK = "×"
EMPTY_MARK = "·"
SIDE_MARK = "│"
TURN_MARK = "●"
SLANT_MARK = "╲"
LEFT_MARK, REACHED_MARK = "▹", "▸"  # of the last move

CELL_LINES = 3
MAX_COLUMNS = 80
CENTRE: Cell = (0, 0)  # where the first tile goes

Canvas = list[list[Span]]  # one span a character


@dataclass(frozen=True, slots=True)
class Form:
    """How large cells are drawn; a cell's width is odd, and a column parts it from the next."""

    width: int
    has_names: bool  # in the cells, not only along the edges
    left: int = 0  # columns and lines of the edges
    top: int = 0

    @property
    def half(self) -> int:
        """The columns from a cell to where the row below begins."""
        return (self.width + 1) // 2


ROOMY = Form(width=7, has_names=True, left=4, top=1)
COMPACT = Form(width=5, has_names=False, left=4, top=1)


def board_rows(
    towers: Mapping[Cell, Sequence[Tile]],
    hands: Sequence[Sequence[int]],
    *,
    turn: int | None,
    moved: tuple[Cell | None, Cell] | None = None,
) -> list[list[Span]]:
    """Draw the table, what lies beneath the tops of towers, and the hands.

    A cell shows its top tile with its arrows (`○` is the king), `×2` its height, and faintly its name. The last move
    goes from `▹` to `▸`; `●` is to move.
    """
    ends = [cell for cell in moved or () if cell is not None]
    cells = around(towers) | set(ends)
    form = form_for(cells, towers)
    picture = Picture(form, cells)
    for cell in cells:
        mark = REACHED_MARK if moved and cell == moved[1] else LEFT_MARK if cell in ends else ""
        picture.draw_cell(cell, towers.get(cell, ()), mark)
    picture.draw_edges()
    rows = [*picture.canvas, *tower_rows(towers), [], *hand_rows(hands, turn)]
    return [merged(row) for row in rows]


def around(towers: Iterable[Cell]) -> set[Cell]:
    """Find the occupied cells and those that touch them; on an empty table, the one to begin on."""
    occupied = set(towers)
    beside = {(q + right, r + down) for q, r in occupied for right, down in DIRECTIONS}
    return occupied | beside or {CENTRE}


def form_for(cells: Iterable[Cell], occupied: Iterable[Cell]) -> Form:
    """Choose the roomy form where the cells fit in it, and their names between two arrows."""
    columns = [across(cell) for cell in cells]
    width = ROOMY.left + (max(columns) - min(columns)) * ROOMY.half + ROOMY.width
    longest = max((len(name(cell)) for cell in occupied), default=0)
    return ROOMY if width <= MAX_COLUMNS and longest <= ROOMY.width - 2 else COMPACT


def across(cell: Cell) -> int:
    """Tell how far right a cell is, in halves of a cell."""
    q, r = cell
    return 2 * q + r


def name(cell: Cell) -> str:
    """Write a cell as moves are spelled."""
    return f"{cell[0]},{cell[1]}"


def tile_name(tile: Tile) -> str:
    """Write a tile: `W3`, `N8'`, and the king with its ring: `B1○`."""
    ring = KING_MARK if tile.number == KING else ""
    return COLOURS[tile.seat] + number_with_face(tile.number, is_flipped=tile.is_flipped) + ring


class Picture:
    """A canvas with a place for each of some cells."""

    def __init__(self, form: Form, cells: Iterable[Cell]) -> None:
        self.form, self.cells = form, sorted(cells)
        self.first_row = min(r for _, r in self.cells)
        self.first_column = min(map(across, self.cells))
        places = [self.corner(cell) for cell in self.cells]
        lines = max(line for line, _ in places) + CELL_LINES
        columns = max(column for _, column in places) + form.width
        self.canvas: Canvas = [[Span(" ")] * columns for _ in range(lines)]

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Find the line and the column where a cell begins."""
        line = self.form.top + (cell[1] - self.first_row) * CELL_LINES
        return line, self.form.left + (across(cell) - self.first_column) * self.form.half

    def write(self, line: int, column: int, span: Span) -> None:
        """Write a text of one look over the canvas."""
        for offset, letter in enumerate(span.text):
            self.canvas[line][column + offset] = replace(span, text=letter)

    def draw_cell(self, cell: Cell, tiles: Sequence[Tile], mark: str) -> None:
        """Draw a cell with what stands on it."""
        line, column = self.corner(cell)
        if tiles:
            self.draw_tile(line, column, tiles[-1])
            self.draw_level(line, column, tiles, mark)
            if self.form.has_names:
                paper = COLOURS[tiles[-1].seat]
                self.write(line + 2, column + 1, Span(f"{name(cell):^{self.form.width - 2}}", paper=paper))
            return
        self.write(line, column + self.form.width // 2, Span(mark, bold=True))
        shown = name(cell) if self.form.has_names else EMPTY_MARK
        self.write(line + 1, column, Span(f"{shown:^{self.form.width}}", ink="dim"))

    def draw_level(self, line: int, column: int, tiles: Sequence[Tile], mark: str) -> None:
        """Write a tower's height above its name, after the mark of the last move."""
        room = self.form.width - 2
        text = f"{mark}{HEIGHT_MARK}{len(tiles)}" if len(tiles) > 1 else mark
        text = text if len(text) <= room else text.replace(HEIGHT_MARK, "")
        self.write(line, column + 1, Span(f"{text:^{room}}", paper=COLOURS[tiles[-1].seat], bold=True))

    def draw_tile(self, line: int, column: int, tile: Tile) -> None:
        """Draw a tile: a patch of its owner's paper, its name in the middle and its arrows at the sides."""
        colour, last = COLOURS[tile.seat], self.form.width - 1
        for down in range(CELL_LINES):
            self.write(line + down, column, Span(" " * self.form.width, paper=colour))
            for side in (column - 1, column + self.form.width):
                self.write(line + down, side, Span(SIDE_MARK, ink="dim"))
        places = ((1, last), (0, last), (0, 0), (1, 0), (2, 0), (2, last))  # by direction
        for side in tile.arrows:
            down, right = places[side]
            self.write(line + down, column + right, Span(MARKS[side], paper=colour, bold=True))
        self.write(line + 1, column + 1, Span(f"{tile_name(tile):^{last - 1}}", ink=colour, bold=True))

    def draw_edges(self) -> None:
        """Write the rows' numbers at the left, and those of the slants above the highest cell of each."""
        for r in {r for _, r in self.cells}:
            line, _ = self.corner((0, r))
            self.write(line + 1, 0, Span(f"{r:>{self.form.left - 1}}", ink="dim"))
        for q, slant in groupby(self.cells, key=lambda cell: cell[0]):
            line, column = self.corner(next(slant))
            text = f"{q}{SLANT_MARK}"  # two lines above the cell's middle, the slant is two columns left of it
            self.write(line - 1, column + 1 - len(text), Span(text, ink="dim"))


def tower_rows(towers: Mapping[Cell, Sequence[Tile]]) -> list[list[Span]]:
    """Write the tiles of each tower from the table up, as many towers in a row as fit."""
    rows: list[list[Span]] = []
    room = 0
    for cell, tiles in sorted(towers.items()):
        if len(tiles) < 2:
            continue
        spans = [Span(f"{name(cell)} {HEIGHT_MARK}{len(tiles)}", ink="dim")]
        for tile in tiles:
            spans += [Span(" "), Span(tile_name(tile), ink=COLOURS[tile.seat], bold=True)]
        width = sum(len(span.text) for span in spans)
        if width > room:
            rows += [[]] if rows else [[], []]
            room = MAX_COLUMNS
        gap = [Span("   ")] if rows[-1] else []
        rows[-1] += [*gap, *spans]
        room -= width + 3
    return rows


def hand_rows(hands: Sequence[Sequence[int]], turn: int | None) -> list[list[Span]]:
    """Write the hands, a row a seat and a column a tile, under the arrows that tiles have before they are turned."""
    arrows = {number: "".join(MARKS[side] for side in sides) or KING_MARK for number, sides in FACE_ARROWS.items()}
    widths = {number: max(len(marks), 2) for number, marks in arrows.items()}
    rows = [[Span(" " * 5 + " ".join(arrows[number].ljust(widths[number]) for number in arrows), ink="dim")]]
    for seat, hand in enumerate(hands):
        numbers = " ".join((str(number) if number in hand else EMPTY_MARK).ljust(widths[number]) for number in arrows)
        mark = TURN_MARK if seat == turn else " "
        colour = COLOURS[seat]
        rows.append([Span(f"{mark} ", bold=True), Span(colour, ink=colour, bold=True), Span(f"  {numbers}")])
    return rows
