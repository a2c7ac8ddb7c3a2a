"""The board of Felix Sex in characters, for a terminal of 80 by 24."""

from dataclasses import replace

from ludoteca.core.spans import Span, merged
from ludoteca.games.felix_sex import layout
from ludoteca.games.felix_sex.board import BLACK, COLOURS, WHITE
from ludoteca.games.felix_sex.layout import HAND, OFF, Cells, Moved

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
COLUMNS = 79
CELL_PITCH = 6
FIRST_COLUMN = 2
WORD_GAP = 4  # more than the pitch, between the two words of a row
FIRST_LINE = 2
LINES_OF_ROW = 6

TRAY_LINES = {WHITE: 18, BLACK: 0}
TRAY_COLUMNS = {HAND: 2, OFF: 42}
TRAY_COUNT = 6  # from the name of a tray to the number in it
TRAY_DOTS = 12
TRAY_DOT = "●"

LEFT_MARK, REACHED_MARK = "▹", "▸"  # of the last move

Canvas = list[list[Span]]  # one span a character


def board_rows(cells: Cells, *, moved: Moved = ()) -> list[list[Span]]:
    """Draw the board: each cell has its letter, its pieces as `3W` or `2B`, and its name.

    The last move goes from `▹` to `▸`.
    """
    canvas = [[Span(mark, ink="dim") for mark in line.ljust(COLUMNS)] for line in BOARD.splitlines()]
    owners = {name: COLOURS[seat] for seat, names in enumerate(layout.OWN_ROWS) for name in names}
    for name, letter, _ in layout.letters():
        write_cell(canvas, name, letter, owners.get(name, ""))
    for seat, colour in enumerate(COLOURS):
        for tray in TRAY_COLUMNS:
            write_tray(canvas, seat, tray, cells[seat].get(tray, 0))
        for name in layout.SPOTS:
            if count := cells[seat].get(name, 0):
                write_count(canvas, count_place(seat, name), count, colour)
    for seat, start, end, _ in moved:
        for name, mark in ((start, LEFT_MARK), (end, REACHED_MARK)):
            line, column = count_place(seat, name)
            canvas[line][column - 1] = replace(canvas[line][column - 1], text=mark, ink="", bold=True)
    return [merged(line) for line in canvas]


def corner(name: str) -> tuple[int, int]:
    """Find the line and the column where a cell begins."""
    row, column = layout.SPOTS[name]
    gap = WORD_GAP if column >= layout.WORD else 0
    return FIRST_LINE + row * LINES_OF_ROW, FIRST_COLUMN + column * CELL_PITCH + gap


def count_place(seat: int, name: str) -> tuple[int, int]:
    """Find the line and the column of the number of a seat's pieces somewhere."""
    if name in TRAY_COLUMNS:
        return TRAY_LINES[seat], TRAY_COLUMNS[name] + TRAY_COUNT
    line, column = corner(name)
    return line + 1, column + 1


def write(canvas: Canvas, line: int, column: int, span: Span) -> None:
    """Write a text of one look over the canvas."""
    for offset, mark in enumerate(span.text):
        canvas[line][column + offset] = replace(span, text=mark)


def write_cell(canvas: Canvas, name: str, letter: str, paper: str) -> None:
    """Write a cell without its pieces, on its owner's paper."""
    line, column = corner(name)
    write(canvas, line, column, Span(f"  {letter}  ", paper=paper, bold=True))
    write(canvas, line + 1, column, Span(" " * 5, paper=paper))
    write(canvas, line + 2, column, Span(f"{name:^5}", ink="" if paper else "dim", paper=paper))


def write_count(canvas: Canvas, place: tuple[int, int], count: int, colour: str) -> None:
    """Write how many pieces of a colour stand somewhere; on no paper, since they have their own."""
    write(canvas, *place, Span(f"{count:>2}{colour}", ink=colour, bold=True))


def write_tray(canvas: Canvas, seat: int, tray: str, count: int) -> None:
    """Write a tray: its name, its number, and a dot for each piece, in fives."""
    line, column = TRAY_LINES[seat], TRAY_COLUMNS[tray]
    write(canvas, line, column, Span(tray))
    write_count(canvas, count_place(seat, tray), count, COLOURS[seat])
    fives = [TRAY_DOT * min(layout.TRAY_PILE, count - start) for start in range(0, count, layout.TRAY_PILE)]
    write(canvas, line, column + TRAY_DOTS, Span(" ".join(fives), ink=COLOURS[seat]))
