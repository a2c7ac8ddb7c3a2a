"""The table of Stax drawn as a picture."""

import re
from collections.abc import Iterator, Mapping, Sequence
from math import atan2, cos, degrees, radians, sin, sqrt
from xml.etree import ElementTree

import pytest

from ludoteca.games.stax import drawing, layout
from ludoteca.games.stax.board import COLOURS, DIRECTIONS, FACE_ARROWS, OTHER_FACE_ARROWS, SETS, Cell, Tile, Towers
from ludoteca.games.stax.drawing import board_svg
from ludoteca.games.stax.layout import CORNER, FACE, SQUASH, THICKNESS, Moved

Element = ElementTree.Element
Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]  # as in SVG
SVG = "{http://www.w3.org/2000/svg}"
ROUNDING = 0.05  # some coordinates of two decimals added up
NO_CHANGE: Matrix = (1, 0, 0, 1, 0, 0)


def table(text: str) -> Towers:
    """Read lines such as `1,-1 W3:0 B8':2`: a cell and its tiles from the table up."""
    towers: Towers = {}
    for line in text.strip().splitlines():
        place, *tiles = line.split()
        q, r = place.split(",")
        towers[int(q), int(r)] = [tile(word) for word in tiles]
    return towers


def tile(word: str) -> Tile:
    number, turn = word[1:].split(":")
    return Tile(COLOURS.index(word[0]), int(number.rstrip("'")), is_flipped="'" in number, turn=int(turn))


def left_in_hand(towers: Towers, players: int) -> list[list[int]]:
    placed = {(tile.seat, tile.number) for tower in towers.values() for tile in tower}
    return [[number for number in range(1, SETS + 1) if (seat, number) not in placed] for seat in range(players)]


TABLES = {
    "empty": table(""),
    "one": table("0,0 W3:1"),
    "two": table("0,0 W3:1\n1,0 B5:0"),
    "mid-game": table("""
        0,0 W3:0 B6:2
        1,-1 W8':4
        1,0 B8:1 W12:3 B4:2
        0,1 W13:0
        -1,1 B2:5
        -1,0 B1:0
        2,-1 W1:0
        0,-1 B9:3
        2,-2 W5:1
        -2,1 B13:0
        1,1 W7:1
    """),
    "all tiles of two": table("""
        0,0 W3:0
        1,0 B8:1
        -1,0 B1:0
        0,-1 B9:3
        1,-1 W8':4 W10:1
        -1,1 B2:0
        0,1 W13:0 B3:1 W4:2 B5:0 W6:0 B12:2
        1,1 W7:1 B4:0 W9:2
        2,-1 W1:0
        2,-2 W5:1
        -2,1 B13:0
        2,0 B7:0 B10:2
        -1,2 W2:2 W11:0
        -2,2 B11:1
        3,-1 W12:5
        -2,0 B6:3
    """),
    "all tiles of three in a line": {
        (0, -n): [Tile(n % 3, n // 3 + 1, is_flipped=False, turn=0)] for n in range(3 * SETS)
    },
    "a tower at the back": table(f"0,0 {' '.join(f'W{n}:0 N{n}:0' for n in range(1, SETS))}\n-1,1 B2:0"),
}
MOVES: tuple[Moved | None, ...] = (None, (None, (0, 0)), ((-9, 4), (0, 0)), ((1, -1), (0, 0)))
CASES = [(name, moved) for name, towers in TABLES.items() for moved in (MOVES if towers else (None,))]

every_table = pytest.mark.parametrize("towers", TABLES.values(), ids=TABLES)
every_case = pytest.mark.parametrize(("name", "moved"), CASES)


def drawn(
    towers: Towers, *, players: int = 3, turn: int | None = 0, moved: Moved | None = None, language: str = "en"
) -> str:
    hands = left_in_hand(towers, players)
    return board_svg(towers, hands, turn=turn, moved=moved, title="<W & B>", language=language)


def elements(picture: str, name: str) -> list[Element]:
    root = ElementTree.fromstring(picture)
    definitions = root.find(f"{SVG}defs")
    assert definitions is not None
    root.remove(definitions)
    return root.findall(f".//{SVG}{name}")


def uses(picture: str, name: str) -> list[Element]:
    return [element for element in elements(picture, "use") if element.get("href", "").startswith(f"#stax-{name}")]


def faces(picture: str) -> list[Element]:
    """Find what stands upon faces: on the table first, then in trays."""
    return [group for group in elements(picture, "g") if "scale" in group.get("transform", "")]


def words(element: Element) -> list[str]:
    return [text.text or "" for text in element.findall(f"{SVG}text")]


def signs(element: Element, name: str) -> list[Element]:
    return [use for use in element.findall(f"{SVG}use") if use.get("href") == f"#stax-{name}"]


def transformation(text: str) -> Matrix:
    matrix = NO_CHANGE
    for name, arguments in re.findall(r"(\w+)\(([^)]*)\)", text):
        first, *rest = (float(word) for word in arguments.split())
        if name == "translate":
            matrix = after(matrix, (1, 0, 0, 1, first, rest[0]))
        elif name == "scale":
            matrix = after(matrix, (first, 0, 0, rest[0] if rest else first, 0, 0))
        else:
            assert name == "rotate"
            c, s = cos(radians(first)), sin(radians(first))
            matrix = after(matrix, (c, s, -s, c, 0, 0))
    return matrix


def after(m: Matrix, n: Matrix) -> Matrix:
    columns = [(m[0] * x + m[2] * y, m[1] * x + m[3] * y) for x, y in ((n[0], n[1]), (n[2], n[3]))]
    return (*columns[0], *columns[1], *at(m, (n[4], n[5])))


def at(m: Matrix, point: Point) -> Point:
    x, y = point
    return m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]


def numbers(element: Element, *names: str) -> list[float]:
    return [float(element.get(name, "0")) for name in names]


def extreme_points(element: Element) -> list[Point]:
    """List points such that the shape lies between them; letters are taken to be wide."""
    match element.tag.removeprefix(SVG):
        case "rect":
            x, y, width, height = numbers(element, "x", "y", "width", "height")
            return [(x, y), (x + width, y + height)]
        case "circle":
            x, y, r = numbers(element, "cx", "cy", "r")
            return [(x - r, y - r), (x + r, y + r)]
        case "text":
            x, y, size = numbers(element, "x", "y", "font-size")
            half = 0.35 * size * len(element.text or "")
            return [(x - half, y - size), (x + half, y + size / 4)]
        case "path":
            assert set(re.findall("[A-Za-z]", element.get("d", ""))) <= set("MLQZ")
            values = [float(word) for word in re.findall(r"-?[\d.]+", element.get("d", ""))]
            return list(zip(values[::2], values[1::2], strict=True))
        case _:
            return []


def all_points(element: Element, names: Mapping[str, Element], outer: Matrix = NO_CHANGE) -> Iterator[Point]:
    if element.tag == f"{SVG}defs":
        return
    matrix = after(outer, transformation(element.get("transform", "")))
    yield from (at(matrix, point) for point in extreme_points(element))
    children: Sequence[Element] = list(element)
    if element.tag == f"{SVG}use":
        x, y = numbers(element, "x", "y")
        matrix = after(matrix, (1, 0, 0, 1, x, y))
        children = [names[element.get("href", "")[1:]]]
    for child in children:
        yield from all_points(child, names, matrix)


@every_case
@pytest.mark.parametrize("turn", [None, 0, 2])
def test_a_picture_is_sound_small_and_always_the_same(name: str, moved: Moved | None, turn: int | None) -> None:
    picture = drawn(TABLES[name], turn=turn, moved=moved)
    assert picture == drawn(dict(reversed(TABLES[name].items())), turn=turn, moved=moved)
    assert len(picture.encode()) < 40_000
    assert [element.text for element in elements(picture, "title")] == ["<W & B>"]
    ids = re.findall(r' id="([^"]*)"', picture)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("stax-") for name in ids)
    assert set(re.findall(r"#(stax-[\w-]+)", picture)) <= set(ids)


def test_pictures_define_the_same_shapes_so_that_several_can_stand_on_one_page() -> None:
    pictures = [drawn(towers) for towers in TABLES.values()]
    assert len({picture[picture.index("<defs>") : picture.index("</defs>")] for picture in pictures}) == 1


@every_case
def test_nothing_lies_outside_the_picture(name: str, moved: Moved | None) -> None:
    root = ElementTree.fromstring(drawn(TABLES[name], moved=moved))
    left, top, width, height = (float(word) for word in root.get("viewBox", "").split())
    named = {element.get("id", ""): element for element in root.iter() if element.get("id")}
    points = list(all_points(root, named))
    assert len(points) > 100
    for x, y in points:
        assert left - ROUNDING <= x <= left + width + ROUNDING
        assert top - ROUNDING <= y <= top + height + ROUNDING


@every_case
def test_the_cloth_holds_all_towers_and_marks_of_the_last_move(name: str, moved: Moved | None) -> None:
    picture = drawn(TABLES[name], moved=moved)
    _, _, cloth, *_ = elements(picture, "rect")
    left, top, width, height = numbers(cloth, "x", "y", "width", "height")
    outlines = [use for use in uses(picture, "tile") + uses(picture, "outline") if use.get("x")]
    for x, y in (numbers(use, "x", "y") for use in outlines):
        assert left + FACE < x < left + width - FACE
        assert top + FACE * CORNER * SQUASH < y < top + height - FACE * CORNER * SQUASH - THICKNESS


def test_a_picture_grows_with_the_towers_but_a_tile_alone_is_no_giant() -> None:
    def extent(name: str) -> tuple[float, float]:
        width, height = numbers(ElementTree.fromstring(drawn(TABLES[name], players=2)), "width", "height")
        return width, height

    assert extent("empty")[0] == extent("one")[0] == drawing.LEAST_SIZE
    assert extent("all tiles of two")[0] > extent("one")[0]
    assert extent("all tiles of three in a line")[1] > 2 * extent("one")[1]
    room = layout.cloth(TABLES["one"], None)
    assert room.width > 6 * 2 * layout.CELL


@pytest.mark.parametrize("size", [360, 800])
def test_a_picture_is_as_wide_as_asked(size: int) -> None:
    root = ElementTree.fromstring(board_svg(TABLES["mid-game"], [[], []], turn=None, size=size))
    assert root.get("width") == str(size)


def test_directions_on_screen_are_those_of_the_rules() -> None:
    view = layout.view({})
    x, y = zip(*(view.ground(cell) for cell in DIRECTIONS), strict=True)
    assert [round(degrees(atan2(-dy / SQUASH, dx))) % 360 for dx, dy in zip(x, y, strict=True)] == [*range(0, 360, 60)]
    assert y[0] == y[3] == 0 > y[1] == y[2]


@every_table
def test_every_tile_stands_on_those_below_it_and_near_towers_cover_far_ones(towers: Towers) -> None:
    view = layout.view(towers)
    shown = [
        (use.get("href"), *numbers(use, "x", "y"))
        for use in uses(drawn(towers), "tile")
        if use.get("transform") is None
    ]
    wanted = [
        (f"#stax-tile-{tile.seat}", *view.face(cell, level))
        for cell in sorted(towers, key=lambda cell: (cell[1], cell[0]))
        for level, tile in enumerate(towers[cell])
    ]
    assert [name for name, *_ in shown] == [name for name, *_ in wanted]
    assert [place for _, *place in shown] == [pytest.approx(place, abs=0.01) for _, *place in wanted]


@every_table
@pytest.mark.parametrize(("language", "letters"), [("en", "WBU"), ("es", "BNA")])
def test_every_top_tile_shows_its_name_its_cell_and_its_arrows(towers: Towers, language: str, letters: str) -> None:
    picture = drawn(towers, language=language)
    tops = faces(picture)[: len(towers)]
    assert len(tops) == len(towers)
    for face in tops:
        name, place = words(face)
        q, r = place.split(",")
        top = towers[int(q), int(r)][-1]
        assert name == f"{letters[top.seat]}{top.number}{chr(39) if top.is_flipped else ''}"
        sides = (OTHER_FACE_ARROWS if top.is_flipped else FACE_ARROWS)[top.number]
        wanted = sorted((side + top.turn) % 6 for side in sides)
        assert sorted(map(pointing, signs(face, "arrow"))) == wanted
        assert len(signs(face, "king")) == (top.number == 1)
        assert len(signs(face, "queen")) == (top.number == 13)


def pointing(arrow: Element) -> int:
    """Tell in which direction an arrow points: to which neighbour of 0,0."""
    tip = at(transformation(arrow.get("transform", "")), max(drawing.ARROW))
    for direction, (q, r) in enumerate(DIRECTIONS):
        x, y = q + r / 2, r * sqrt(3) / 2
        if abs(atan2(tip[1], tip[0]) % 6.2831853 - atan2(y, x) % 6.2831853) < 0.01:
            return direction
    pytest.fail(f"an arrow points at {tip}")


def test_the_king_has_a_ring_and_no_arrows_and_the_queen_six() -> None:
    king, queen = faces(board_svg(table("0,0 W1:0\n1,0 B13:0"), [[], []], turn=0))
    assert (len(signs(king, "king")), len(signs(king, "arrow"))) == (1, 0)
    assert (len(signs(queen, "king")), len(signs(queen, "arrow"))) == (0, 6)
    picture = ElementTree.fromstring(drawn({}))
    (sign,) = (element for element in picture.iter() if element.get("id") == "stax-king")
    assert "none" in [ring.get("fill") for ring in sign.findall(f"{SVG}circle")]


@every_table
def test_towers_of_two_or_more_bear_their_height(towers: Towers) -> None:
    heights = [len(towers[cell]) for cell in layout.back_to_front(towers)]
    coins = [text.text for text in elements(drawn(towers), "text") if text.get("fill") == drawing.DARK]
    assert coins == [str(height) for height in heights if height > 1]


@every_table
def test_empty_cells_that_touch_the_towers_show_their_coordinates(towers: Towers) -> None:
    (labels,) = (group for group in elements(drawn(towers), "g") if group.get("fill-opacity"))
    touching = {(q + dq, r + dr) for q, r in towers for dq, dr in DIRECTIONS} - set(towers)
    assert sorted(words(labels)) == sorted(f"{q},{r}" for q, r in touching or {(0, 0)})


@pytest.mark.parametrize("height", range(2, 27))
@pytest.mark.parametrize("front", [(-1, 1), (0, 1), (-1, 2)])
def test_a_tower_in_front_leaves_the_arrows_and_names_behind_it_to_be_seen(height: int, front: Cell) -> None:
    queen = Tile(1, 13, is_flipped=False, turn=0)
    towers = {(0, 0): [queen], front: [queen] * height}
    view = layout.view(towers)
    outline = layout.hexagon(view.face(front, height - 1), FACE)
    x, y = view.face((0, 0), 0)
    for turn in range(0, 360, 60):
        for along in (0, 24):  # the middle of the tile; the front half of an arrow
            dx, dy = along * cos(radians(turn)), along * sin(radians(turn))
            assert not is_inside((x + dx, y + dy * SQUASH), outline)


@pytest.mark.parametrize("height", range(2, 27))
@pytest.mark.parametrize("behind", [(0, -1), (1, -1)])
def test_a_tower_leaves_the_coordinates_of_empty_cells_behind_it_to_be_seen(height: int, behind: Cell) -> None:
    towers = {(0, 0): [Tile(0, 2, is_flipped=False, turn=0)] * height}
    view = layout.view(towers)
    outline = layout.hexagon(view.face((0, 0), height - 1), FACE)
    x, y = view.ground(behind)
    half_width, half_height = drawing.EMPTY_SIZE, drawing.EMPTY_SIZE * 0.36
    for corner in ((x - half_width, y + half_height), (x + half_width, y + half_height)):
        assert not is_inside(corner, outline)


def is_inside(point: Point, outline: Sequence[Point]) -> bool:
    x, y = point
    edges = zip(outline, [*outline[1:], outline[0]], strict=True)
    return len({(bx - ax) * (y - ay) > (by - ay) * (x - ax) for (ax, ay), (bx, by) in edges}) == 1


def test_levels_can_be_told_apart_as_long_as_towers_are_of_this_world() -> None:
    assert layout.view(TABLES["mid-game"]).level == THICKNESS
    assert layout.view(TABLES["all tiles of two"]).level >= THICKNESS / 2  # a tower of six


@every_table
@pytest.mark.parametrize("players", [2, 3])
def test_trays_list_the_hands_in_turn_0(towers: Towers, players: int) -> None:
    hands = left_in_hand(towers, players)
    picture = drawn(towers, players=players)
    shown = faces(picture)[len(towers) :]
    assert [words(face) for face in shown] == [[str(number)] for hand in hands for number in hand]
    arrows = [tuple(pointing(arrow) for arrow in signs(face, "arrow")) for face in shown]
    assert arrows == [FACE_ARROWS[number] for hand in hands for number in hand]
    tiles = [use.get("href") for use in uses(picture, "tile") if use.get("transform")]
    assert tiles == [f"#stax-tile-{seat}" for seat, hand in enumerate(hands) for _ in hand]
    counts = [text.text for text in elements(picture, "text") if (text.text or "").startswith("×")]
    assert counts == [f"×{len(hand)}" for hand in hands]
    hollows = [use for use in uses(picture, "outline") if use.get("transform")]
    assert len(hollows) == hands.count([])


@pytest.mark.parametrize("turn", [0, 1, 2, None])
def test_the_tray_of_the_seat_to_play_is_framed(turn: int | None) -> None:
    frames = [rect for rect in elements(drawn({}, turn=turn), "rect") if rect.get("stroke") == drawing.GOLD][1:]
    trays = layout.trays(left_in_hand({}, 3), layout.cloth({}, None))
    wanted = [] if turn is None else [round(trays[turn].box.top, 2)] * 2
    assert [float(frame.get("y", "nan")) for frame in frames] == wanted


def test_a_tile_from_the_hand_is_outlined() -> None:
    towers = TABLES["mid-game"]
    (outline,) = uses(drawn(towers, players=2, moved=(None, (1, 0))), "outline")
    assert numbers(outline, "x", "y") == pytest.approx(layout.view(towers).face((1, 0), 2), abs=0.01)
    assert outline.get("stroke-dasharray") is None
    assert not uses(drawn(towers, players=2), "outline")


@pytest.mark.parametrize("start", [(-2, 2), (0, 0)])
def test_a_move_is_dashed_where_it_began_and_outlined_where_it_ended(start: Cell) -> None:
    towers = TABLES["mid-game"]
    view = layout.view(towers)
    before, after_move = drawn(towers, players=2), drawn(towers, players=2, moved=(start, (2, -2)))
    reached, left = uses(after_move, "outline")
    assert numbers(reached, "x", "y") == pytest.approx(view.face((2, -2), 0), abs=0.01)
    was = view.face(start, len(towers[start])) if start in towers else view.ground(start)
    assert numbers(left, "x", "y") == pytest.approx(was, abs=0.01)
    assert left.get("stroke-dasharray")
    ways = [path for path in elements(after_move, "path") if "Q" in path.get("d", "")]
    assert len(ways) == 2
    assert not [path for path in elements(before, "path") if "Q" in path.get("d", "")]


@pytest.mark.parametrize("direction", range(6))
@pytest.mark.parametrize("steps", [1, 2, 5])
def test_the_way_of_a_tile_runs_from_where_it_was_to_where_it_is(direction: int, steps: int) -> None:
    view = layout.view({})
    q, r = DIRECTIONS[direction]
    start, end = view.ground((0, 0)), view.ground((q * steps, r * steps))
    first, bend, last = layout.jump(start, end, free=drawing.JUMP_FREE)
    for (x, y), (near_x, near_y) in ((first, start), (last, end)):
        assert 15 < sqrt((x - near_x) ** 2 + (y - near_y) ** 2) < 35
    cross = (bend[0] - start[0]) * (end[1] - start[1]) - (bend[1] - start[1]) * (end[0] - start[0])
    assert abs(cross) > 1
    assert abs(last[0] - end[0]) > abs(last[1] - end[1])


@pytest.mark.parametrize(("language", "letters"), [("en", "WBU"), ("es", "BNA")])
def test_the_plate_of_a_hand_has_the_letter_of_its_colour_in_the_language(language: str, letters: str) -> None:
    shown = [text.text for text in elements(drawn({}, language=language), "text")]
    assert [one for one in shown if one in set("WBUNA")] == list(letters)
