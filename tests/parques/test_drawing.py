"""The boards of parqués as pictures and in characters: sound, complete, and the same whenever they are drawn."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import dist

import pytest

import ludoteca
from ludoteca.core.pieces import Leg, OnBoard, Piece
from ludoteca.games import boards
from ludoteca.games.parques import drawing
from ludoteca.games.parques.board import COLOURS
from ludoteca.games.parques.characters import board_rows
from ludoteca.games.parques.layout import layout_of

BOARDS = (4, 6, 8)
SVG = "{http://www.w3.org/2000/svg}"
BYTES_AT_MOST = 120_000

# A square with five pieces or more, mixed ones, both ends of a corridor, jails and arrivals.
POSITIONS: dict[int, list[dict[str, list[str]]]] = {
    4: [
        {colour: ["h"] * 4 for colour in "YBRG"},
        {"Y": ["h", "7", "26", "26"], "R": ["h", "h", "m", "68"]},
        {"Y": ["5", "5", "12", "c3"], "B": ["12", "12", "12", "m"], "R": ["h", "12", "8", "9"], "G": ["5"] * 4},
        {"Y": ["c7"] * 4, "B": ["9"] * 4, "R": ["9"] * 4, "G": ["9", "9", "c1", "m"]},
    ],
    6: [
        {colour: ["h", "m", "102", "c4"] for colour in "YBRGOV"},
        {"Y": ["5"] * 4, "B": ["5", "5", "12", "m"], "O": ["100", "100", "5", "m"]},
    ],
    8: [
        {colour: ["h", "5", "136", "c2"] for colour in COLOURS},
        {colour: ["111"] * 4 for colour in COLOURS},
        {"Y": ["h", "m"], "O": ["120"]},
    ],
}
every_board = pytest.mark.parametrize("seats", BOARDS)
every_position = pytest.mark.parametrize(
    ("seats", "pieces"), [(seats, pieces) for seats, found in POSITIONS.items() for pieces in found]
)


def piece(colour: str, square: str) -> Piece:
    return Piece(colour, square if square.isdigit() else f"{colour}:{square}")


def pieces_of(squares: Mapping[str, Sequence[str]]) -> list[Piece]:
    return [piece(colour, square) for colour, names in squares.items() for square in names]


def legs(moved: Sequence[tuple[str, str, str]]) -> list[Leg]:
    return [Leg(piece(colour, start).spot, piece(colour, end)) for colour, start, end in moved]


def board_svg(
    squares: Mapping[str, Sequence[str]],
    *,
    seats: int,
    dice: Sequence[int] = (),
    turn: Sequence[str] = (),
    moved: Sequence[tuple[str, str, str]] = (),
    title: str = "",
    size: int = 640,
) -> str:
    """Draw a position, colour by colour."""
    more = drawing.dice_shown(layout_of(seats), dice, turn)
    board = drawing.board(tuple(squares), seats, "en")
    shown = OnBoard(pieces_of(squares), turn, legs(moved))
    return boards.svg(board, shown, more=more, title=title, size=size)


def texts(squares: Mapping[str, Sequence[str]], seats: int, moved: Sequence[tuple[str, str, str]] = ()) -> list[str]:
    rows = board_rows(seats, pieces_of(squares), list(squares), legs(moved))
    return ["".join(span.text for span in row) for row in rows]


def pieces_in(picture: str) -> Counter[str]:
    """Count the pieces drawn of each colour: a cap is one, or as many as the number that follows says."""
    _, drawn = picture.split("</defs>")
    caps = re.findall(r'href="#parques-([A-Z])"', drawn)
    counts = re.findall(r'paint-order="stroke">(\d)</text>', drawn)
    found = Counter(caps)
    found["more"] = sum(int(count) - 1 for count in counts)
    return found


@every_board
def test_neighbours_on_the_loop_share_an_edge(seats: int) -> None:
    layout = layout_of(seats)
    outlines = {
        n: {(round(x, 3), round(y, 3)) for x, y in layout.outline(layout.common_spot(n))} for n in layout.numbers
    }
    for n in layout.numbers:
        assert len(outlines[n] & outlines[n % len(outlines) + 1]) == 2, n


@every_board
def test_corridors_lead_from_the_mouth_to_the_arrival(seats: int) -> None:
    layout = layout_of(seats)
    for mouth, colour in layout.mouths.items():
        way = [layout.common_spot(mouth), *(layout.corridor_spot(colour, n) for n in range(1, 8))]
        outlines = [{(round(x, 3), round(y, 3)) for x, y in layout.outline(spot)} for spot in way]
        assert all(len(here & there) == 2 for here, there in pairwise(outlines))
        assert min(dist(place, layout.middle(way[-1])) for *place, _ in layout.goal_stands(colour)) < 40


@every_board
def test_starts_mouths_and_safe_squares_are_those_of_the_rules(seats: int) -> None:
    layout = layout_of(seats)
    starts = {5 + 17 * at: colour for at, colour in enumerate(COLOURS[:seats])}
    assert layout.starts == starts
    assert layout.mouths == {(start - 6) % (17 * seats) + 1: colour for start, colour in starts.items()}
    assert layout.safe == {start + step for start in starts for step in (7, 12)} - {17 * seats + 17} | {17 * seats}


@every_board
def test_no_two_squares_lie_over_one_another(seats: int) -> None:
    layout = layout_of(seats)
    spots = [layout.common_spot(n) for n in layout.numbers]
    spots += [layout.corridor_spot(colour, n) for colour in layout.colours for n in range(1, 8)]
    assert len(set(spots)) == 24 * seats
    middles = [layout.middle(spot) for spot in spots]
    assert min(dist(one, two) for at, one in enumerate(middles) for two in middles[:at]) > 25


@every_position
def test_the_picture_is_sound_small_and_always_the_same(seats: int, pieces: dict[str, list[str]]) -> None:
    moved = [("Y", "h", "5"), ("Y", "c7", "m"), ("Y", "5", "12")]
    picture = board_svg(pieces, seats=seats, dice=(3, 6), turn=["Y"], moved=moved, title="<parqués>")
    assert picture == board_svg(pieces, seats=seats, dice=(3, 6), turn=["Y"], moved=moved, title="<parqués>")
    assert len(picture.encode()) < BYTES_AT_MOST
    root = ET.fromstring(picture)
    assert root.findtext(f"{SVG}title") == "<parqués>"
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert all(name.startswith("parques-") for name in ids)
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', picture))
    assert used <= set(ids)
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")


@every_position
def test_the_picture_shows_every_piece_and_every_number_once(seats: int, pieces: dict[str, list[str]]) -> None:
    picture = board_svg(pieces, seats=seats)
    found = pieces_in(picture)
    assert found.total() == sum(map(len, pieces.values()))
    assert set(found) - {"more"} == set(pieces)
    numbers = re.findall(r'(?<!"stroke")>(\d+)</text>', picture)
    assert sorted(map(int, numbers)) == list(range(1, 17 * seats + 1))


@every_board
def test_dice_turn_and_moves_each_change_the_picture(seats: int) -> None:
    pieces = {colour: ["h", "h", "5", "m"] for colour in COLOURS[:seats]}
    pictures = {
        board_svg(pieces, seats=seats),
        board_svg(pieces, seats=seats, dice=(1, 2)),
        board_svg(pieces, seats=seats, dice=(1, 2), turn="B"),
        board_svg(pieces, seats=seats, dice=(5,), turn="B"),
        board_svg(pieces, seats=seats, moved=[("Y", "h", "5")]),
        board_svg({"Y": pieces["Y"], "R": pieces["R"]}, seats=seats),
    }
    assert len(pictures) == 6


def test_the_size_is_the_width_in_pixels() -> None:
    for seats in BOARDS:
        root = ET.fromstring(board_svg({}, seats=seats, size=320))
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        assert int(root.attrib["width"]) == 320
        assert int(root.attrib["height"]) == round(320 * height / width)


@every_position
def test_the_characters_fit_a_terminal_and_show_every_square(seats: int, pieces: dict[str, list[str]]) -> None:
    rows = texts(pieces, seats)
    assert max(map(len, rows)) <= 79
    assert len(rows) <= 24
    taken = {square for squares in pieces.values() for square in squares}
    shown = set(re.findall(r"\d+", " ".join(rows)))
    assert {str(n) for n in range(1, 17 * seats + 1)} - taken <= shown


def test_the_cross_shows_every_piece_or_notes_it() -> None:
    for pieces in POSITIONS[4][:2]:
        rows = texts(pieces, 4)
        for colour in pieces:
            assert "".join(rows).count(colour) == len(pieces[colour]) + 1  # and the name on its jail
    *board, note = texts(POSITIONS[4][2], 4)
    assert note == "12: YB3R"
    assert any("YB+" in row for row in board)
    assert any("Y2G4" in row for row in board)
    assert texts(POSITIONS[4][3], 4)[-1] == "9: B4R4G2"


def test_the_last_moves_are_marked_from_light_to_dark() -> None:
    pieces = {"Y": ["8", "12", "h", "h"], "R": ["h"] * 4}
    rows = "\n".join(texts(pieces, 4, [("Y", "6", "8"), ("Y", "5", "12")]))
    assert "▹ 6" in rows
    assert "▸ Y" in rows
    assert "◎ 5" in rows
    assert "◉ Y" in rows


@pytest.mark.parametrize("seats", [6, 8])
def test_larger_boards_are_a_strip_a_colour(seats: int) -> None:
    pieces = {colour: ["h", "h", "c4", "m"] for colour in COLOURS[:seats]}
    rows = texts(pieces, seats)
    for at, colour in enumerate(COLOURS[:seats]):
        loop, own = rows[3 * at : 3 * at + 2]
        assert loop.startswith(colour)
        start = 5 + 17 * at
        assert re.findall(r"\d+", loop) == [str((start + n - 1) % (17 * seats) + 1) for n in range(17)]
        assert loop.count("●") == 1
        assert loop.count("○") == 2
        mouth = (start - 6) % (17 * seats) + 1
        assert own.split() == [f"┃{colour}│{colour}│·│·┃", str(mouth), "›", "c1", "c2", "c3", colour, "c5", "c6", "c7",
                               "›", "m", f"{colour}···"]  # fmt: skip


@every_board
def test_the_flower_of_a_field_gives_way_to_dice(seats: int) -> None:
    game = ludoteca.new("parques", players=3, seats=seats, seed=1)
    assert game._repr_svg_().count('href="#parques-flower"') == 3
    while game.phase == "roll":
        game.roll()
    assert game._repr_svg_().count('href="#parques-flower"') == 2
