"""The board of Felix Sex drawn as a picture and in characters."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from xml.etree import ElementTree

import pytest

from ludoteca.core.pieces import Leg, OnBoard, Piece
from ludoteca.core.spans import Rows
from ludoteca.games import boards
from ludoteca.games.felix_sex import characters, drawing, layout
from ludoteca.games.felix_sex.board import COLOURS
from ludoteca.games.felix_sex.layout import HAND, OFF

Cells = Sequence[Mapping[str, int]]  # for each seat, white first, how many pieces it has on each cell
Moved = Sequence[tuple[int, str, str, int]]  # seat, cell left, cell reached, number of pieces

PIECES = 15
LETTERS = "VINARILETARI LVDERERIDERE OCCESTVIVERE"  # F-B1
NAMES = """
    18 17 16 15 14 13   12 11 10 9 8 7
    1a 2a 3a 4a 5a 6a   1b 2b 3b 4b 5b 6b
    19 20 21 22 23 24   25 26 27 28 29 30
"""

POSITIONS: dict[str, Cells] = {
    "start": ({HAND: 15}, {HAND: 15}),
    "mid-game": (
        {"1a": 1, "2a": 2, "4a": 1, "7": 1, "9": 3, "18": 2, "15": 1, "20": 4},
        {HAND: 2, "3b": 1, "6b": 2, "11": 8, "13": 1, "24": 1},
    ),
    "endgame": ({"25": 5, "27": 1, "29": 2, "30": 1, OFF: 6}, {HAND: 1, "2b": 1, "26": 2, "28": 7, OFF: 4}),
    "one stack each": ({"6a": 15}, {"19": 15}),
    "won": ({OFF: 15}, {"30": 14, OFF: 1}),
}
MOVES = (
    (),
    ((1, "6b", "11", 2),),
    ((0, HAND, "1a", 1),),
    ((0, "10", "20", 2), (0, "12", "20", 1)),
    ((1, "28", OFF, 1),),
)

every_position = pytest.mark.parametrize("cells", POSITIONS.values(), ids=POSITIONS)


def piece(seat: int, cell: str) -> Piece:
    return Piece(COLOURS[seat], cell if cell in layout.SPOTS else f"{COLOURS[seat]}:{cell}")


def pieces_of(cells: Cells) -> list[Piece]:
    return [piece(seat, cell) for seat in (0, 1) for cell, count in cells[seat].items() for _ in range(count)]


def legs(moved: Moved) -> list[Leg]:
    return [Leg(piece(seat, start).spot, piece(seat, end)) for seat, start, end, count in moved for _ in range(count)]


def board_svg(
    cells: Cells,
    *,
    dice: Sequence[int] = (),
    turn: int | None = None,
    moved: Moved = (),
    title: str = "",
    size: int = 760,
) -> str:
    """Draw a position."""
    letters = [] if turn is None else [COLOURS[turn]]
    more = drawing.dice_shown(turn or 0, dice)
    shown = OnBoard(pieces_of(cells), letters, legs(moved))
    return boards.svg(drawing.board("en"), shown, more=more, title=title, size=size)


def board_rows(cells: Cells, moved: Moved = ()) -> Rows:
    return characters.board_rows(pieces_of(cells), legs(moved))


def elements(picture: str, name: str) -> list[ElementTree.Element]:
    return ElementTree.fromstring(picture).findall(f".//{{http://www.w3.org/2000/svg}}{name}")


def texts(picture: str) -> list[str]:
    return [element.text or "" for element in elements(picture, "text")]


def uses(picture: str, name: str) -> list[ElementTree.Element]:
    return [element for element in elements(picture, "use") if element.get("href") == f"#felix-{name}"]


def place(element: ElementTree.Element) -> tuple[float, float]:
    return float(element.get("x", "nan")), float(element.get("y", "nan"))


def lines(cells: Cells) -> list[str]:
    return ["".join(span.text for span in row) for row in board_rows(cells)]


def counts(cells: Cells) -> Iterator[tuple[int, str]]:
    for text in lines(cells):
        yield from ((int(count), colour) for count, colour in re.findall(r"(\d+)([WB])", text))


@every_position
@pytest.mark.parametrize("moved", MOVES)
@pytest.mark.parametrize(("dice", "turn"), [((), None), ((1, 2, 3), 0), ((6,), 1), ((4, 5), None)])
def test_a_picture_is_sound_small_and_always_the_same(
    cells: Cells, moved: Moved, dice: tuple[int, ...], turn: int | None
) -> None:
    picture = board_svg(cells, dice=dice, turn=turn, moved=moved, title="<W & B>")
    assert picture == board_svg(cells, dice=dice, turn=turn, moved=moved, title="<W & B>")
    assert len(picture.encode()) < 80_000
    assert [element.text for element in elements(picture, "title")] == ["<W & B>"]
    ids = re.findall(r' id="([^"]*)"', picture)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("felix-") for name in ids)
    assert set(re.findall(r"#(felix-[\w-]+)", picture)) <= set(ids)


def test_pictures_define_the_same_shapes_so_that_several_can_stand_on_one_page() -> None:
    pictures = [
        board_svg(cells, turn=seat, dice=(seat + 1,)) for seat, cells in enumerate(list(POSITIONS.values())[:2])
    ]
    first, second = (picture[picture.index("<defs>") : picture.index("</defs>")] for picture in pictures)
    assert first == second


@pytest.mark.parametrize("size", [360, 760, 1200])
def test_a_picture_is_as_wide_as_asked(size: int) -> None:
    root = ElementTree.fromstring(board_svg(POSITIONS["start"], size=size))
    assert root.get("width") == str(size)


@every_position
def test_a_picture_shows_the_letters_and_names_of_f_b1_in_order(cells: Cells) -> None:
    shown = texts(board_svg(cells))
    assert "".join(text for text in shown if text.isalpha()) == LETTERS.replace(" ", "")
    names = NAMES.split()
    start = shown.index(names[0])
    assert shown[start : start + len(names)] == names


def test_letters_stand_in_three_rows_of_twelve() -> None:
    feet = [foot for _, _, foot in layout.letters()]
    rows = [feet[start : start + 12] for start in (0, 12, 24)]
    assert all(row == sorted(row) and len({y for _, y in row}) == 1 for row in rows)
    assert [row[0][1] for row in rows] == sorted(row[0][1] for row in rows)


@every_position
def test_every_piece_is_drawn_where_it_stands(cells: Cells) -> None:
    picture = board_svg(cells)
    for seat in (0, 1):
        drawn = Counter(place(element) for element in uses(picture, f"piece-{seat}"))
        wanted = [
            stand
            for cell, count in cells[seat].items()
            for stand in (layout.stack(cell, count) if cell in layout.SPOTS else layout.tray_stands(seat, cell, count))
        ]
        assert drawn == Counter((round(x, 2), round(y, 2)) for x, y, _ in wanted)
        assert drawn.total() == PIECES


@every_position
def test_every_stack_and_tray_bears_its_number(cells: Cells) -> None:
    fixed = Counter(NAMES.split()) + Counter(LETTERS.replace(" ", ""))
    stacks = [count for seat in cells for cell, count in seat.items() if cell in layout.SPOTS and count > 1]
    trays = [seat.get(cell, 0) for seat in cells for cell in (HAND, OFF)]
    assert Counter(texts(board_svg(cells))) - fixed == Counter(str(count) for count in stacks + trays)


@every_position
def test_a_mark_besides_colour_tells_the_pieces_apart(cells: Cells) -> None:
    picture = board_svg(cells)
    for seat in (0, 1):
        stacks = sum(1 for cell in cells[seat] if cell in layout.SPOTS)
        piles = sum(-(-cells[seat].get(tray, 0) // layout.TRAY_PILE) for tray in (HAND, OFF))
        assert len(uses(picture, f"mark-{seat}")) == stacks + piles


def test_the_highest_stack_leaves_the_names_above_it_free() -> None:
    for name in layout.OWN_ROWS[0] + layout.BOTTOM_ROW:
        top = layout.stack(name, PIECES)[-1][1] - layout.PIECE_HEIGHT - layout.PIECE_Y
        assert top > layout.foot(name)[1] - layout.ROW_PITCH + layout.NAME_DROP + 8


def test_the_last_move_is_dashed_where_it_began_and_outlined_where_it_ended() -> None:
    before, after = board_svg(POSITIONS["mid-game"]), board_svg(POSITIONS["mid-game"], moved=MOVES[3])
    assert after.count("stroke-dasharray") - before.count("stroke-dasharray") == 3
    assert len(uses(after, "edge-0")) - len(uses(before, "edge-0")) == 6


@every_position
@pytest.mark.parametrize("moved", MOVES)
def test_characters_fit_a_terminal(cells: Cells, moved: Moved) -> None:
    rows = board_rows(cells, moved=moved)
    assert len(rows) <= 24
    assert {len("".join(span.text for span in row)) for row in rows} == {79}
    assert {role for row in rows for span in row for role in (span.ink, span.paper)} <= {"W", "B", "dim", "safe", ""}


@every_position
def test_characters_show_letters_names_and_every_piece(cells: Cells) -> None:
    shown = lines(cells)
    letters = ["".join(re.findall("[A-Z]", text)) for text in shown if re.search(r"  [A-Z]  │  [A-Z]  ", text)]
    assert " ".join(letters) == LETTERS
    assert re.findall(r"\b\d+[ab]?\b", "".join(shown)) == NAMES.split()
    for seat, colour in enumerate(COLOURS):
        assert sum(count for count, owner in counts(cells) if owner == colour) == PIECES
        stacks = [count for cell, count in cells[seat].items() if cell in layout.SPOTS]
        trays = [cells[seat].get(tray, 0) for tray in (HAND, OFF)]
        assert Counter(count for count, owner in counts(cells) if owner == colour) == Counter(stacks + trays)


@every_position
def test_bold_characters_in_the_ink_of_a_seat_are_its_pieces_and_no_others(cells: Cells) -> None:
    for row in board_rows(cells):
        for span in row:
            is_piece = re.fullmatch(r" ?\d+[WB]", span.text) is not None
            assert is_piece == (span.bold and span.ink in tuple(COLOURS))
            assert not is_piece or span.text[-1] == span.ink


def test_characters_mark_the_last_move() -> None:
    rows = board_rows(POSITIONS["mid-game"], moved=((1, "6b", "11", 2), (0, HAND, "1a", 1)))
    text = "\n".join("".join(span.text for span in row) for row in rows)
    assert all(part in text for part in ("▹ 2B", "▸ 8B", "▹ 0W", "▸ 1W"))
    assert text.count("▹") == text.count("▸") == 2
