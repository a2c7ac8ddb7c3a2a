"""The table of Stax in characters: whatever stands on it can be read off the drawing."""

import re

import pytest

from ludoteca.core.spans import Rows, Size, Span
from ludoteca.games.stax.board import COLOURS, DIRECTIONS, FACE_ARROWS, SETS, TURNS, Cell, Tile, Towers
from ludoteca.games.stax.characters import LOW, SMALL, Picture, board_rows
from ludoteca.games.stax.layout import around

MARKS = {"→": 0, "↗": 1, "↖": 2, "←": 3, "↙": 4, "↘": 5}
FULL = list(range(1, SETS + 1))
Moved = tuple[Cell | None, Cell] | None


def drawn(towers: Towers, *, moved: Moved = None, turn: int | None = 0) -> list[str]:
    return text_of(board_rows(towers, [FULL, FULL], turn=turn, moved=moved))


def text_of(rows: Rows) -> list[str]:
    return ["".join(span.text for span in row) for row in rows]


def block(lines: list[str], line: int, column: int, width: int) -> list[str]:
    """Cut a cell out of the drawing; bars or nothing stand beside it."""
    cell = [text[column : column + width] for text in lines[line - 1 : line + 2]]
    assert not set("".join(cell)) & set("│╲")
    return cell


def named_cell(lines: list[str], cell: Cell) -> list[str]:
    """Find a cell by its name in the roomy drawing."""
    name = re.escape(f"{cell[0]},{cell[1]}")
    pattern = re.compile(rf"(?<![\d,×-]){name}(?![\d,])(?! ×)")
    [(line, found)] = [(at, match) for at, text in enumerate(lines) for match in pattern.finditer(text)]
    # The grid: cells begin every eight columns, shifted by four from row to row.
    starts = {found.start() - shift for shift in range(7)}
    origin = lines_origin(lines)
    row, within = divmod(line - 1, 3)  # below the edge
    [column] = [start for start in starts if (start - origin[0] - 4 * (row - origin[1])) % 8 == 0]
    return block(lines, line if within == 1 else line - 1, column, 7)


def lines_origin(lines: list[str]) -> tuple[int, int]:
    """Tell the column and the row of a cell with tile: a bar stands before it."""
    line, text = next((at, text) for at, text in enumerate(lines) if "│" in text)
    return text.index("│") + 1, (line - 1) // 3


def labelled_cell(lines: list[str], cell: Cell) -> list[str]:
    """Find a cell of the compact drawing as a person does: down the slant of q, to the row that has r at its left."""
    q, r = cell
    pattern = re.compile(rf"(?<![\d-]){q}╲")
    [(line, slant)] = [(at, match.end() - 1) for at, text in enumerate(lines) for match in pattern.finditer(text)]
    while not re.match(rf" *{r} ", lines[line][:4]):
        line, slant = line + 1, slant + 1
    return block(lines, line, slant - 2, 5)


def arrows_of(cell: list[str]) -> set[int]:
    return {MARKS[letter] for letter in "".join(cell) if letter in MARKS}


def wide(count: int) -> Towers:
    """Lay a row of tiles to the east."""
    return {(q, 0): [Tile(q % 2, 2, False, q % 6)] for q in range(count)}


ALL_TILES = [
    Tile(seat, number, is_flipped, turn)
    for seat in range(len(COLOURS))
    for number in FULL
    for is_flipped in ((False, True) if number == 8 else (False,))
    for turn in range(int(TURNS[number]))
]


@pytest.mark.parametrize("is_compact", [False, True])
def test_every_tile_shows_its_owner_its_number_and_its_arrows_at_their_sides(is_compact: bool) -> None:
    places = (("→", 1, -1), ("↗", 0, -1), ("↖", 0, 0), ("←", 1, 0), ("↙", 2, 0), ("↘", 2, -1))
    for tile in ALL_TILES:
        towers = (wide(9) if is_compact else {}) | {(1, 0): [tile]}
        lines = drawn(towers)
        cell = labelled_cell(lines, (1, 0)) if is_compact else named_cell(lines, (1, 0))
        shown = f"{COLOURS[tile.seat]}{tile.number}{chr(39) * tile.is_flipped}{'○' * (tile.number == 1)}"
        assert cell[1][1:-1].strip() == shown
        assert arrows_of(cell) == set(tile.arrows)
        for direction, (mark, line, column) in enumerate(places):
            assert (cell[line][column] == mark) == (direction in tile.arrows)


def test_arrows_point_at_the_neighbour_they_are_for() -> None:
    beside = {direction: Tile(1, direction + 2, False, 0) for direction in range(6)}
    towers: Towers = {(0, 0): [Tile(0, 13, False, 0)]}
    towers |= {DIRECTIONS[direction]: [tile] for direction, tile in beside.items()}
    lines = drawn(towers)
    [(line, column)] = [(at, text.index("W13")) for at, text in enumerate(lines) if "W13" in text]
    steps = {0: (0, 8), 1: (-3, 4), 2: (-3, -4), 3: (0, -8), 4: (3, -4), 5: (3, 4)}
    for direction, (down, right) in steps.items():
        assert lines[line + down][column + right :].startswith(f"B{direction + 2}")


def test_every_cell_that_touches_a_tile_is_shown_by_its_name_and_no_other() -> None:
    towers: Towers = {(0, 0): [Tile(0, 3, False, 0)], (2, -1): [Tile(1, 5, False, 0)], (1, 0): [Tile(1, 2, False, 0)]}
    near = {(q + right, r + down) for q, r in towers for right, down in DIRECTIONS}
    names = re.findall(r"-?\d+,-?\d+", " ".join(drawn(towers)))
    assert sorted(names) == sorted(f"{q},{r}" for q, r in near | set(towers))
    assert named_cell(drawn(towers), (2, -1))[1].split() == ["←", "B5", "→"]
    assert named_cell(drawn(towers), (3, -1))[1].split() == ["3,-1"]


def test_the_edges_of_a_wide_table_lead_to_every_cell() -> None:
    towers = wide(9) | {(2, -1): [Tile(0, 3, False, 0)], (-1, 3): [Tile(1, 1, False, 0)]}
    towers |= {(q, 1): [Tile(1, 13, False, 0)] for q in range(3)} | {(0, 2): [Tile(0, 12, False, 0)]}
    lines = drawn(towers)
    near = {(q + right, r + down) for q, r in towers for right, down in DIRECTIONS} - set(towers)
    for cell, tiles in towers.items():
        assert labelled_cell(lines, cell)[1][1:-1].strip(" ○") == str(tiles[-1]).partition(":")[0]
        assert arrows_of(labelled_cell(lines, cell)) == set(tiles[-1].arrows)
    for cell in near:
        assert [line.strip() for line in labelled_cell(lines, cell)] == ["", "·", ""]
    assert sum(line.count("·") for line in lines) == len(near)


def test_heights_are_shown_and_what_is_beneath() -> None:
    tower = [Tile(0, 3, False, 0), Tile(1, 8, True, 2), Tile(2, 1, False, 0)]
    for more, find in (({}, named_cell), (wide(9), labelled_cell)):
        lines = drawn(more | {(1, -1): tower, (0, 0): [Tile(0, 5, False, 0)]})
        assert find(lines, (1, -1))[0].strip() == "×3"
        assert find(lines, (0, 0))[0].strip() == ""
        assert [line for line in lines if "1,-1 ×" in line] == ["1,-1 ×3 W3 B8' N1○"]


def test_a_tower_of_ten_still_shows_its_height_where_the_last_move_ended() -> None:
    tower = [Tile(0, number, False, 0) for number in FULL if number not in (1, 8, 13)]
    lines = drawn(wide(9) | {(1, -1): tower}, moved=((1, 0), (1, -1)))
    assert labelled_cell(lines, (1, -1))[0][1:-1] == "▸10"


def test_many_towers_take_several_rows_of_at_most_eighty_columns() -> None:
    towers: Towers = {(q, 0): [Tile(0, n, False, 0) for n in (2, 3, 4, 5)] for q in range(6)}
    lines = drawn(towers)
    listed = [line for line in lines if "×4 W2" in line]
    assert sum(line.count("×4 W2 W3 W4 W5") for line in listed) == 6
    assert len(listed) == 2
    assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize(
    ("moved", "marks"),
    [
        (None, {}),
        ((None, (1, 0)), {(1, 0): "▸"}),
        (((0, 1), (1, 0)), {(0, 1): "▹", (1, 0): "▸"}),
        (((0, 0), (1, 0)), {(0, 0): "▹", (1, 0): "▸"}),
        (((1, 0), (0, 0)), {(1, 0): "▹", (0, 0): "▸"}),
    ],
)
@pytest.mark.parametrize("is_compact", [False, True])
def test_the_last_move_is_marked(moved: Moved, marks: dict[Cell, str], is_compact: bool) -> None:
    towers = (wide(9) if is_compact else {}) | {(0, 0): [Tile(0, 3, False, 0)], (1, 0): [Tile(1, 1, False, 0)] * 2}
    lines = drawn(towers, moved=moved)
    find = labelled_cell if is_compact else named_cell
    for cell in ((0, 0), (1, 0), (0, 1)):
        assert find(lines, cell)[0].strip(" →↗↖←↙↘×2") == marks.get(cell, "")
    assert sum("".join(lines).count(mark) for mark in "▹▸") == len(marks)


def test_hands_show_exactly_the_tiles_that_are_left_under_their_arrows() -> None:
    hands = [[2, 3, 5, 8, 13], [], FULL]
    lines = text_of(board_rows({}, hands, turn=1))
    legend, *rows = lines[-4:]
    arrows = ["○" if not sides else "".join("→↗↖←↙↘"[side] for side in sides) for sides in FACE_ARROWS.values()]
    assert legend.split() == arrows
    columns = [match.start() for match in re.finditer(r"\S+", legend)]
    for seat, (row, hand) in enumerate(zip(rows, hands, strict=True)):
        assert row.startswith(f"{'●' if seat == 1 else ' '} {COLOURS[seat]}  ")
        assert [int(word) for word in row[3:].split() if word != "·"] == hand
        assert all(row[columns[number - 1] :].split()[0] == str(number) for number in hand)


def test_nobody_is_to_move_when_the_game_is_over() -> None:
    assert "●" not in "".join(drawn({}, turn=None))


def test_an_empty_table_shows_where_the_first_tile_goes() -> None:
    lines = drawn({})
    assert [line.split() for line in lines[:4]] == [["0╲"], [], ["0", "0,0"], []]
    assert len(lines) == 1 + 3 + 1 + 3


def test_colours_are_those_of_the_owners_and_empty_cells_are_faint() -> None:
    rows = board_rows({(0, 0): [Tile(1, 3, False, 0)]}, [FULL, FULL], turn=0)
    spans = [span for row in rows for span in row]
    assert Span(" B3  ", ink="B", bold=True, spot="0,0") in spans
    assert Span("→", paper="B", bold=True, spot="0,0") in spans
    assert any("1,0" in span.text and span.ink == "dim" for span in spans)
    assert {span.ink for span in spans} == {"", "dim", "W", "B"}


@pytest.mark.parametrize("count", range(1, 14))
def test_all_rows_of_the_drawing_are_equally_long_and_fit_the_columns_while_they_can(count: int) -> None:
    lines = drawn(wide(count))
    table = lines[: lines.index("")]
    assert len({len(line) for line in table}) == 1
    assert (len(table[0]) <= 80) == (count <= 10)
    assert sum(line.count("│") for line in table) == 3 * (count + 1)


@pytest.mark.parametrize(("count", "is_roomy"), [(7, True), (8, False)])
def test_the_form_is_roomy_as_long_as_cells_fit(count: int, is_roomy: bool) -> None:
    towers = {(q, 0): [Tile(0, 3, False, 0)] for q in range(count)}
    assert ("-1,0" in "".join(drawn(towers))) == is_roomy


@pytest.mark.parametrize(("cell", "is_roomy"), [((-9, -9), True), ((-10, -9), False)])
def test_the_form_is_roomy_as_long_as_names_fit(cell: Cell, is_roomy: bool) -> None:
    assert (f"{cell[0]},{cell[1]}" in "".join(drawn({cell: [Tile(0, 3, False, 0)]}))) == is_roomy


TILES = [Tile(seat, number, False, turn % 6) for turn, number in enumerate(FULL) for seat in (0, 1)]
HEAP: Towers = {(at % 5, at // 5 - at % 5 // 2): [tile] for at, tile in enumerate(TILES[:15])} | {(2, 0): TILES[20:22]}


def test_a_low_form_has_the_arrows_on_two_lines() -> None:
    lines = text_of(board_rows(HEAP, [FULL, []], turn=0, moved=(None, (0, 0)), size=Size(44, 19)))
    picture = Picture(LOW, {*HEAP, *around(HEAP)})
    for cell, tiles in HEAP.items():
        line, column = picture.corner(cell)
        block = [text[column : column + LOW.width] for text in lines[line : line + 2]]
        assert {MARKS[mark] for mark in "".join(block) if mark in MARKS} == set(tiles[-1].arrows)
        assert block[0][1:4].strip(" ○") == f"{COLOURS[tiles[-1].seat]}{tiles[-1].number}"
    assert "2,0 ×2" in lines[-3]
    assert lines[-2] == "● W  1 2 3 4 5 6 7 8 9 10 11 12 13"
    assert sum(text.count("▸") for text in lines) == 1


def test_a_small_form_names_every_top_on_one_line() -> None:
    towers = {(q, 3 * (q % 4)): [tile] for q, tile in enumerate(TILES[:12])}
    lines = text_of(board_rows(towers, [[], []], turn=1, moved=((0, 0), (1, 3)), size=Size(44, 19)))
    picture = Picture(SMALL, {*towers, *around(towers)})
    for cell, tiles in towers.items():
        line, column = picture.corner(cell)
        assert lines[line][column : column + SMALL.width].strip(" ○") == f"{COLOURS[tiles[-1].seat]}{tiles[-1].number}"
    line, column = picture.corner((1, 3))
    assert lines[line][column - 1] == "▸"
