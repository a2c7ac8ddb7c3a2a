"""The three boards' geometry, against the rules; how seats, tries and choices fit one another; what is no position."""

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

import ludoteca
from ludoteca.core.pieces import NO_SPOT, Leg, Piece
from ludoteca.games.parques.board import (
    BOARD_OF,
    BOARDS,
    COLOURS,
    GOAL,
    HOME,
    IS_SAFE,
    MOUTH,
    OFF_WAY,
    PLACE,
    SPOT,
    STEP_AT,
    TRACKS,
    name_of,
)
from ludoteca.games.parques.state import DTYPE, MAX_MOVES
from playing import nodes

boards = pytest.mark.parametrize("board", range(3))
STARTS = dict(zip(COLOURS, (5, 22, 39, 56, 73, 90, 107, 124), strict=True))


@boards
def test_every_way_leads_from_jail_to_arrival(board: int) -> None:
    places = BOARDS[board]
    squares = 17 * places
    for colour, letter in enumerate(COLOURS[:places]):
        loop = [str((STARTS[letter] - 1 + step) % squares + 1) for step in range(squares - 4)]
        way = [name_of(board, colour, step) for step in range(HOME, int(GOAL[board]) + 1)]
        assert way == ["h", *loop, *(f"c{n}" for n in range(1, 8)), "m"]
    assert (MOUTH[board], GOAL[board]) == (squares - 5, squares + 3)


def test_the_mouths_of_four_places_are_those_of_the_rules() -> None:
    assert [name_of(0, colour, 63) for colour in range(4)] == ["68", "17", "34", "51"]
    assert GOAL.tolist() == [71, 105, 139]


@boards
def test_start_squares_and_those_7_and_12_steps_on_are_safe(board: int) -> None:
    starts = [STARTS[letter] for letter in COLOURS[: BOARDS[board]]]
    squares = 17 * BOARDS[board]
    safe = {(start - 1 + steps) % squares + 1 for start in starts for steps in (0, 7, 12)}
    assert {place + 1 for place in range(squares) if IS_SAFE[board, place]} == safe
    assert not IS_SAFE[board, squares:].any()


@boards
def test_names_steps_and_places_are_read_back(board: int) -> None:
    for colour in range(BOARDS[board]):
        steps = list(range(HOME, int(GOAL[board]) + 5))
        names = [name_of(board, colour, step) for step in steps]
        assert [TRACKS[board].step_named(colour, name) for name in names] == steps
        assert all(STEP_AT[board, colour, PLACE[board, colour, step]] == step for step in range(GOAL[board]))


@boards
def test_the_number_of_a_spot_says_its_board_and_its_name(board: int) -> None:
    game = ludoteca.new("parques", players=BOARDS[board], seats=BOARDS[board])
    spots, found = game.rulebook.spots, set()
    for colour, letter in enumerate(COLOURS[: BOARDS[board]]):
        for step in range(HOME, int(GOAL[board]) + OFF_WAY + 1):
            spot, name = int(SPOT[board, colour, step - HOME]), name_of(board, colour, step)
            assert BOARD_OF[spot] == board
            assert spots[spot] == (name if name.isdigit() else f"{letter}:{name}")
            assert spots.spoken(spot) == name
            found.add(spot)
    assert found == {spot for spot in range(len(BOARD_OF)) if BOARD_OF[spot] == board}
    assert {spots[spot] for spot in found} == set(game.rulebook.board_data(game.setup)["spots"])


def test_spots_are_found_by_their_names() -> None:
    spots = ludoteca.new("parques").rulebook.spots
    assert all(spots[spots.number(spots[spot])] == spots[spot] for spot in range(len(BOARD_OF)))
    assert {spots.number(name) for name in ("", "0", "137", "h", "c3", "Y:c8", "X:h", "Y:c33")} == {NO_SPOT}


@pytest.mark.parametrize(
    ("seats", "ways", "expected"),
    [
        (4, ["Y 5-12"], "Y5-12"),
        (6, ["Y 5-12"], "Y5-12"),
        (8, ["W 124-131"], "W124-131"),
        (8, ["W W:h-W:m"], "Wh-m"),
        (4, ["Y 2-5"], "Y2-5"),  # not on its way
        (4, ["Y 20-24", "Y 5-8"], "Y5-8 Y20-24"),
        (4, ["Y 5-9", "Y 5-8"], "Y5-8 Y5-9"),
        (4, ["Y 5-R:c3"], "Y5-c3"),
        (4, ["Y 5-69"], None),
        (6, ["P 5-12"], None),
        (4, ["Y 5-8", "B 20-24"], None),
        (4, ["Y 5-8", "Y 20-24", "Y 20-24"], None),
    ],
)
def test_ways_of_pieces_are_attempted_on_every_board(seats: int, ways: list[str], expected: str | None) -> None:
    game = ludoteca.new("parques", players=2, seats=seats)
    parts = [re.fullmatch(r"(\w) (.*)-(.*)", way) for way in ways]
    legs = [Leg(part[2], Piece(part[1], part[3])) for part in parts if part]
    if expected is None:
        with pytest.raises(ludoteca.InvalidMove):
            game.attempt(legs)
    else:
        assert str(game.attempt(legs)) == expected


def test_a_state_is_small_and_has_room_for_everything() -> None:
    assert DTYPE.itemsize <= 128
    game = ludoteca.from_position("parques hops=two players=2 Y=5,9,20,31 R=h,h,h,h seat=0 phase=move dice=1-2")
    assert len(game.legal_moves) == MAX_MOVES


@pytest.mark.parametrize(
    ("players", "seats", "letters"),
    [(2, 4, "YR"), (3, 4, "YBR"), (4, 4, "YBRG"), (2, 6, "YG"), (3, 6, "YBR"), (6, 6, "YBRGOV"), (2, 8, "YO"),
     (8, 8, COLOURS)],
)  # fmt: skip
def test_who_sits_where(players: int, seats: int, letters: str) -> None:
    game = ludoteca.new("parques", players=players, seats=seats)
    assert [game.rulebook.seat_label(game.setup, seat) for seat in range(players)] == list(letters)


def test_the_seat_named_begins_with_its_tries() -> None:
    game = ludoteca.new("parques", players=3, first=2)
    assert (game.seat, game.phase, game.dice_count) == (2, "roll", 2)
    assert "tries_left=3" in game.position()


@pytest.mark.parametrize(("players", "seats", "least"), [(5, 4, 6), (6, 4, 6), (7, 4, 8), (7, 6, 8), (8, 6, 8)])
def test_more_players_than_places_are_refused_with_the_board_that_has_room(
    players: int, seats: int, least: int
) -> None:
    with pytest.raises(ludoteca.OptionError) as error:
        ludoteca.new("parques", players=players, seats=seats)
    said = f"seats: a board of {seats} has no room for {players}; one of {least} has: seats={least}"
    assert str(error.value) == said
    assert [fault.where for fault in error.value.faults] == ["seats"]
    assert "no caben" in error.value.explain("es")


@pytest.mark.parametrize(
    ("text", "plays"),
    [("Y20-27", "Y20-27"), (" Y20-23 Y30-34 ", "Y20-23 Y30-34"), ("Y30-34  Y20-23", "Y20-23 Y30-34"),
     ("Y20-24 Y20-23", "Y20-23 Y20-24"), ("Y20-23-27", "Y20-23-27"), ("Yh-5", "Yh-5"), ("Y67-4", "Y67-4")],
)  # fmt: skip
def test_what_is_spelled_well_is_read(text: str, plays: str) -> None:
    game = ludoteca.from_position("parques players=2 Y=h,h,20,30 R=h,h,h,h seat=0 phase=move dice=3-4")
    move = game.rulebook.read_move(game.state, text)
    assert str(move) == plays


@pytest.mark.parametrize(
    "text",
    ["", "Y", "Y20", "Y20-", "20-27", "y20-27", "Y20-69", "Y20-027", "Y20-c8", "O73-80", "Y20-23 B30-34",
     "Y20-23-27-30", "Y20-23 Y30-32-34", "Y20-23 Y30-34 Y5-6", "Y20-23Y30-34", "Y20 -27", "Y٢٠-27"],
)  # fmt: skip
def test_what_is_no_spelling_is_not(text: str) -> None:
    game = ludoteca.from_position("parques players=2 Y=h,h,20,30 R=h,h,h,h seat=0 phase=move dice=3-4")
    with pytest.raises(ludoteca.InvalidMove):
        game.push(text)


REST = "R=h,h,h,h"


@pytest.mark.parametrize(
    ("fields", "faults"),
    [
        (f"Y=h,h,h {REST} seat=0 phase=roll", [("Y", "pieces")]),
        (f"Y=h,h,h,3 {REST} seat=0 phase=roll", [("Y", "square")]),
        ("Y=h,c8,x,h R=h seat=0 phase=roll", [("Y", "square"), ("Y", "square"), ("R", "pieces")]),
        (f"{REST} B=h,h,h,h seat=0 phase=roll", [("B", "unknown_field"), ("Y", "missing")]),
        (f"Y=h,h,h,5 {REST} seat=2 phase=sleep", [("seat", "number"), ("phase", "phase")]),
        (f"Y=h,h,h,5 {REST} seat=0 phase=roll dice=3-4", [("dice", "not_now")]),
        (f"Y=h,h,h,5 {REST} seat=0 phase=roll pairs=3", [("pairs", "number")]),
        (f"Y=h,h,h,5 {REST} seat=0 phase=roll tries_left=3", [("tries_left", "tries_in_play")]),
        (f"Y=h,h,h,h {REST} seat=0 phase=roll tries_left=4", [("tries_left", "number")]),
        (f"Y=h,h,h,h {REST} seat=0 phase=roll pairs=1 tries_left=2", [("tries_left", "number")]),
        (f"Y=h,h,h,5 {REST} seat=0 phase=move tries_left=1 dice=3-4", [("tries_left", "not_now")]),
        (f"Y=h,h,h,5 {REST} seat=0 phase=move", [("dice", "dice")]),
        (f"Y=h,h,h,5 {REST} seat=0 phase=move dice=5", [("dice", "dice")]),
        (f"Y=h,h,h,5 {REST} seat=0 phase=move dice=3-7", [("dice", "dice")]),
        (f"Y=h,h,h,h {REST} seat=0 phase=move dice=3-4", [("phase", "no_play")]),
        (f"Y=20,m,m,m {REST} seat=0 phase=move dice=3-3", [("pairs", "pair_not_counted")]),
        (f"Y=20,m,m,m {REST} seat=0 phase=move dice=3-4 pairs=3", [("pairs", "third_without_pair")]),
        (f"Y=h,h,h,5 {REST} seat=0 phase=move dice=3-3 pairs=1", [("dice", "must_come_out")]),
        (f"third_pair=jail Y=20,m,m,m {REST} seat=0 phase=move dice=3-3 pairs=3", [("pairs", "third_not_played")]),
        (
            f"exit_pairs_count=false Y=h,m,m,5 {REST} seat=0 phase=move dice=3-3 pairs=3",
            [("pairs", "third_not_played")],
        ),
        (f"third_pair=none Y=20,m,m,m {REST} seat=0 phase=roll pairs=1", [("pairs", "pairs_not_counted")]),
        (f"exit_uses=one Y=5,20,m,m {REST} seat=0 phase=roll dice_used=1", [("dice_used", "not_now")]),
        (f"exit_uses=one Y=h,h,h,h {REST} seat=0 phase=roll contest=0,1 dice_used=1", [("dice_used", "not_now")]),
        (f"exit_uses=one Y=5,m,m,m {REST} seat=0 phase=move dice=3-3 pairs=1 dice_used=2", [("dice_used", "number")]),
        (f"Y=5,20,m,m {REST} seat=0 phase=move dice=3-3 pairs=1 dice_used=1", [("dice_used", "no_exit")]),
        (f"exit_uses=one Y=5,20,m,m {REST} seat=0 phase=move dice=3-4 dice_used=1", [("dice_used", "no_exit")]),
        (f"exit_uses=one Y=h,5,m,m {REST} seat=0 phase=move dice=3-3 pairs=1 dice_used=1", [("dice_used", "no_exit")]),
        (f"exit_uses=one Y=6,20,m,m {REST} seat=0 phase=move dice=3-3 pairs=1 dice_used=1", [("dice_used", "no_exit")]),
        (
            "exit_uses=one Y=5,20,m,m R=h,h,h,5 seat=0 phase=move dice=3-3 pairs=1 dice_used=1",
            [("dice_used", "no_exit")],
        ),
        (f"exit_uses=one Y=5,20,m,m {REST} seat=0 phase=move dice=3-3 pairs=3 dice_used=1", [("pairs", "number")]),
        (f"exit_uses=one Y=5,20,m,m {REST} seat=0 phase=move dice=3-3 dice_used=1", [("pairs", "pair_not_counted")]),
        (f"one_die_at_end=true Y=c4,m,m,m {REST} seat=0 phase=move dice=1-2", [("dice", "dice")]),
        (f"Y=m,m,m,m {REST} seat=1 phase=roll", [("finished", "finished")]),
        (f"Y=m,m,m,m {REST} seat=1 phase=roll finished=0", [("phase", "phase_of_end")]),
        ("Y=m,m,m,m R=m,m,m,m seat=1 phase=over finished=0,1", [("finished", "finished_too_many")]),
        (f"Y=h,h,h,h {REST} seat=0 phase=over", [("phase", "phase_of_end")]),
        (f"Y=h,h,h,h {REST} seat=0 phase=roll contest=0", [("contest", "contest")]),
        (f"Y=h,h,h,5 {REST} seat=0 phase=roll contest=0,1", [("contest", "contest_in_play")]),
        (f"Y=h,h,h,h {REST} seat=1 phase=roll contest=0,1", [("leaders", "leaders")]),
        (f"Y=h,h,h,h {REST} seat=0 phase=roll contest=0,7", [("contest", "seats")]),
        (f"Y=h,h,h,h {REST} seat=1 phase=roll contest=0,1 leaders=0 highest=13", [("highest", "number")]),
        (f"Y=h,h,h,h {REST} seat=0 phase=roll contest=0,1 tries_left=3", [("tries_left", "not_now")]),
        (f"Y=h,h,h,h {REST} seat=0 phase=roll leaders=0", [("leaders", "not_now")]),
        (f"seats=5 Y=h,h,h,h {REST} seat=0 phase=roll", [("seats", "option_value")]),
    ],
)  # fmt: skip
def test_a_position_with_faults_lists_them_all(fields: str, faults: list[tuple[str, str]]) -> None:
    with pytest.raises(ludoteca.PositionError) as error:
        ludoteca.from_position(f"parques players=2 {fields}")
    assert [(fault.where, fault.key.removeprefix("fault.")) for fault in error.value.faults] == faults
    assert error.value.explain("es") != error.value.explain("en")


@pytest.mark.parametrize("options", ["exit_pairs_count=false", "third_pair=none"])
def test_a_die_is_left_of_a_pair_that_is_not_counted(options: str) -> None:
    position = f"exit_uses=one {options} Y=5,20,m,m {REST} seat=0 phase=move dice=3-3 dice_used=1"
    game = ludoteca.from_position(f"parques players=2 {position}")
    assert [str(move) for move in game.legal_moves] == ["Y5-8", "Y20-23"]


def test_a_finished_seat_has_no_throw() -> None:
    with pytest.raises(ludoteca.PositionError) as error:
        ludoteca.from_position("parques players=3 Y=m,m,m,m B=h,h,h,h R=h,h,h,h finished=0 seat=0 phase=roll")
    assert "seat 0 has finished" in str(error.value)


@pytest.mark.parametrize("way", [{"players": 4}, {"players": 3, "seats": 6}, {"players": 8, "seats": 8, "pieces": 2}])
def test_the_pictures_are_sound_at_every_node(way: dict[str, Any]) -> None:
    for number, node in enumerate(nodes(ludoteca.new("parques", seed=12, **way), seed=12)):
        if number % 7 == 0:
            ET.fromstring(node._repr_svg_())
            assert node.rulebook.characters(node.state, node.last_legs())


def test_refusals_are_said_in_both_languages_as_people_say_them() -> None:
    game = ludoteca.from_position("parques players=2 Y=h,h,20,30 R=h,h,h,h seat=0 phase=move dice=3-4")
    refusal = game.why_not("Y20-23")
    assert refusal is not None
    assert refusal.explain("en") == "Both dice must be used: with one piece, or one each with two pieces."
    assert refusal.explain("es") == "Hay que usar los dos dados: los dos con la misma ficha, o uno con cada una."
    told = game.why_not("Y20-25")
    assert told is not None
    assert told.explain("es") == "Salió 3 y 4, y de la 20 a la 25 hay 5 casillas."
    assert not re.search("[{}]", told.explain("en"))
