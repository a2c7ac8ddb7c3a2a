"""The board of Felix Sex in characters, for a terminal of 80 by 24; smaller where it shares that with other things."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ludoteca.core.pieces import Leg, Piece
from ludoteca.core.spans import Rows, Size, Span, assign, fitting, merged
from ludoteca.games.felix_sex import layout
from ludoteca.games.felix_sex.board import COLOURS
from ludoteca.games.felix_sex.layout import HAND, OFF
from ludoteca.games.track import square_of

# What never changes, with the lines of the way at its sides. A cell is written over it: letter, pieces and name.
BOARD = """\

 ┌─────┬─────┬─────┬─────┬─────┬─────┐   ┌─────┬─────┬─────┬─────┬─────┬─────┐
 │     │     │     │     │     │     │   │     │     │     │     │     │     │
 │     │     │     │     │     │     │ ❧ │     │     │     │     │     │     │
╭│     │     │     │     │     │     │←──│     │     │     │     │     │     │╮
│└─────┴─────┴─────┴─────┴─────┴─────┘   └─────┴─────┴─────┴─────┴─────┴─────┘↑
│                                      ╭─────────────────────────────────────→┤
│┌─────┬─────┬─────┬─────┬─────┬─────┐ │ ┌─────┬─────┬─────┬─────┬─────┬─────┐│
││     │     │     │     │     │     │ │ │     │     │     │     │     │     ││
││     │     │     │     │     │     │ ✻ │     │     │     │     │     │     ││
││     │     │     │     │     │     │─╯ │     │     │     │     │     │     │╯
│└─────┴─────┴─────┴─────┴─────┴─────┘   └─────┴─────┴─────┴─────┴─────┴─────┘
↓
│┌─────┬─────┬─────┬─────┬─────┬─────┐   ┌─────┬─────┬─────┬─────┬─────┬─────┐
││     │     │     │     │     │     │   │     │     │     │     │     │     │
││     │     │     │     │     │     │ ❧ │     │     │     │     │     │     │
╰│     │     │     │     │     │     │──→│     │     │     │     │     │     │→
 └─────┴─────┴─────┴─────┴─────┴─────┘   └─────┴─────┴─────┴─────┴─────┴─────┘

"""

# The same without lines between the cells, and trays without dots.
SMALL_BOARD = """\



                     ❧
╭                   ←──                   ╮
│                                         ↑
│                    ╭───────────────────→┤
│                    │                    │
│                    ✻                    │
│                   ─╯                    ╯
│
↓
│
│                    ❧
╰                   ──→                   →


"""


@dataclass(frozen=True, slots=True)
class Form:
    """How large the board is drawn. A cell has three lines: its letter, its pieces, its name."""

    board: str
    columns: int
    first_line: int
    first_column: int
    lines_of_row: int
    cell_pitch: int
    cell_width: int
    word_gap: int  # more than the pitch, between the two words of a row
    count_at: int  # columns from a cell's first to the number of its pieces
    tray_lines: Mapping[str, int]  # by colour
    tray_columns: Mapping[str, int]
    tray_count: int  # columns from the name of a tray to the number in it
    has_dots: bool  # in the trays, one for each piece


LARGE = Form(
    board=BOARD,
    columns=79,
    first_line=2,
    first_column=2,
    lines_of_row=6,
    cell_pitch=6,
    cell_width=5,
    word_gap=4,
    count_at=1,
    tray_lines={"W": 18, "B": 0},
    tray_columns={HAND: 2, OFF: 42},
    tray_count=6,
    has_dots=True,
)
SMALL = Form(
    board=SMALL_BOARD,
    columns=43,
    first_line=2,
    first_column=2,
    lines_of_row=5,
    cell_pitch=3,
    cell_width=3,
    word_gap=3,
    count_at=0,
    tray_lines={"W": 16, "B": 0},
    tray_columns={HAND: 2, OFF: 23},
    tray_count=5,
    has_dots=False,
)
TRAY_DOTS = 12  # columns from the name of a tray
TRAY_DOT = "●"

LEFT_MARK, REACHED_MARK = "▹", "▸"  # of the last move

Canvas = list[list[Span]]  # one span a character


def board_rows(pieces: Sequence[Piece], moved: Sequence[Leg] = (), size: Size | None = None) -> Rows:
    """Draw the board: each cell has its letter, its pieces as `3W` or `2B`, and its name.

    The last move goes from `▹` to `▸`.
    """
    return fitting((drawing(pieces, moved, form) for form in (LARGE, SMALL)), size)


def drawing(pieces: Sequence[Piece], moved: Sequence[Leg], form: Form) -> Rows:
    """Draw the board in a form."""
    canvas = [[Span(mark, ink="dim") for mark in line.ljust(form.columns)] for line in form.board.splitlines()]
    owners = {name: COLOURS[seat] for seat, names in enumerate(layout.OWN_ROWS) for name in names}
    for name, letter, _ in layout.letters():
        write_cell(canvas, form, name, letter, owners.get(name, ""))
    counts = Counter(pieces)
    for colour in COLOURS:
        for tray in form.tray_columns:
            write_tray(canvas, form, Piece(colour, f"{colour}:{tray}"), counts)
    for piece, count in counts.items():
        if piece.spot in layout.SPOTS:
            write_count(canvas, count_place(form, piece.spot), count, piece)
    for spots, mark in (({leg.origin for leg in moved}, LEFT_MARK), ({leg.target for leg in moved}, REACHED_MARK)):
        for spot in spots:
            line, column = mark_place(form, spot)
            canvas[line][column] = replace(canvas[line][column], text=mark, ink="", bold=True)
    return [merged(line) for line in canvas]


def corner(form: Form, name: str) -> tuple[int, int]:
    """Find the line and the column where a cell begins."""
    row, column = layout.SPOTS[name]
    gap = form.word_gap if column >= layout.WORD else 0
    return form.first_line + row * form.lines_of_row, form.first_column + column * form.cell_pitch + gap


def count_place(form: Form, spot: str) -> tuple[int, int]:
    """Find the line and the column of the number of pieces on a spot."""
    colour, _, name = spot.rpartition(":")
    if colour:
        return form.tray_lines[colour], form.tray_columns[name] + form.tray_count
    line, column = corner(form, name)
    return line + 1, column + form.count_at


def mark_place(form: Form, spot: str) -> tuple[int, int]:
    """Find the place of a mark: before a number, or, where that is a cell's whole width, before the letter above."""
    line, column = count_place(form, spot)
    return (line - 1, column) if spot in layout.SPOTS and not form.count_at else (line, column - 1)


def write(canvas: Canvas, line: int, column: int, span: Span) -> None:
    """Write a text of one look over the canvas."""
    for offset, mark in enumerate(span.text):
        canvas[line][column + offset] = replace(span, text=mark)


def write_cell(canvas: Canvas, form: Form, name: str, letter: str, paper: str) -> None:
    """Write a cell without its pieces, on its owner's paper."""
    line, column = corner(form, name)
    width = form.cell_width
    write(canvas, line, column, Span(f"{letter:^{width}}", paper=paper, bold=True))
    write(canvas, line + 1, column, Span(" " * width, paper=paper))
    write(canvas, line + 2, column, Span(f"{name:^{width}}", ink="" if paper else "dim", paper=paper))
    for down in range(3):
        assign(canvas[line + down], column, width, name)


def write_count(canvas: Canvas, place: tuple[int, int], count: int, piece: Piece) -> None:
    """Write how many pieces of a colour stand on a spot; on no paper, since they have their own."""
    write(canvas, *place, Span(f"{count:>2}{piece.colour}", ink=piece.colour, bold=True, spot=piece.spot))


def write_tray(canvas: Canvas, form: Form, piece: Piece, counts: Counter[Piece]) -> None:
    """Write the tray of a piece: its name, its number, and a dot for each piece, in fives."""
    name, count = square_of(piece.spot), counts[piece]
    line, column = form.tray_lines[piece.colour], form.tray_columns[name]
    write(canvas, line, column, Span(name, spot=piece.spot))
    write_count(canvas, count_place(form, piece.spot), count, piece)
    if form.has_dots:
        fives = [TRAY_DOT * min(layout.TRAY_PILE, count - start) for start in range(0, count, layout.TRAY_PILE)]
        write(canvas, line, column + TRAY_DOTS, Span(" ".join(fives), ink=piece.colour))
