"""Positions and spellings of Stax that are none: every fault is named, and no other error is raised."""

import itertools
import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.text import catalogue
from playing import name_of_way, nodes

# Four tiles, and a king on either side of them; both kings have moved.
TABLE = "W2:0@0,0/B2:0@1,0/W3:0@0,1/B3:0@1,-1/W1:0@-1,0/B1:0@2,0"
PAST = "2,0-2,-1:0/-1,0--1,1:0"
SOUND = f"table={TABLE} seat=0 phase=move played=8 past={PAST}"

# What is written instead of what, the field that is named, the fault, and words of what is said.
FAULTS = [
    ("W2:0@0,0", "W2:0", "table", "tower", "W2:0 is no tower"),
    ("W2:0@0,0", "W2:0@0,0,0", "table", "tower", "W2:0@0,0,0 is no tower"),
    ("W2:0@0,0", "W2:0@00,0", "table", "tower", "W2:0@00,0 is no tower"),
    ("W2:0@0,0", "W2:0@0,-0", "table", "tower", "W2:0@0,-0 is no tower"),
    ("W2:0@0,0", "W2:0@0,0/", "table", "tower", " is no tower"),
    ("W2:0@0,0", "W14:0@0,0", "table", "tile", "W14:0 is no tile as it lies"),
    ("W2:0@0,0", "N2:0@0,0", "table", "tile", "expected one of W and B"),
    ("W2:0@0,0", "W2:6@0,0", "table", "tile", "W2:6 is no tile"),
    ("W2:0@0,0", "W2':0@0,0", "table", "tile", "W2':0 is no tile"),
    ("W2:0@0,0", "W2:0+@0,0", "table", "tile", " is no tile"),
    ("W2:0@0,0", "W2:0@0,2000", "table", "too_far", "0,2000 is too far away"),
    ("W2:0@0,0", "W2:0@0,0/W4:0@0,0", "table", "cell_twice", "the cell 0,0 is named twice"),
    ("W2:0@0,0", "B3:0@0,0", "table", "tile_twice", "the tile B3 is on the table twice"),
    ("W1:0@-1,0", "W1:0+W4:0@-1,0", "table", "covered_king", "the king W1 on -1,0 has a tile on top of it"),
    ("W1:0@-1,0", "W1:0@-3,0", "table", "groups", "in separate parts"),
    ("W2:0@0,0", "W2:0+W4:0+W5:0+W6:0@0,0", "table", "trapped", "the little man cannot get down from 0,0"),
    ("seat=0", "seat=2", "seat", "word", "2 is not known here; expected: 0 and 1"),
    ("phase=move", "phase=roll", "phase", "word", "roll is not known here; expected: move and over"),
    ("phase=move", "phase=over end=flag", "end", "word", "capture, no-action, repetition and limit"),
    ("phase=move", "phase=move end=limit", "end", "word", "limit is not known here"),
    ("played=8", "played=many", "played", "played", "expected how many actions have been played, at most 500"),
    ("played=8", "played=502", "played", "played", "at most 500"),
    ("played=8", "played=9", "played", "seat_of_played", "after 9 actions it is for black to decide"),
    ("played=8", "played=4", "played", "turns", "white cannot have placed 3 tiles in 2 turns"),
    ("W1:0@-1,0", "W4:0@-1,0", "played", "moved_without_king", "white has placed 3 tiles in 4 turns"),
    (f"past={PAST}", f"past={PAST}/2,-1-2,0:0", "past", "no_past", "more moves are given than there can have been"),
    ("seat=0", "seat=0 repetition=off", "past", "no_past", "no earlier position counts here"),
    (f"past={PAST}", "past=2,0", "past", "way_back", "2,0 takes no move of black back"),
    (f"past={PAST}", "past=-1,0--1,1:0", "past", "way_back", "takes no move of black back"),
    (f"past={PAST}", "past=2,0-2,-1:1", "past", "way_back", "takes no move of black back"),
    (f"past={PAST}", "past=2,0--1,0:0", "past", "way_back", "takes no move of black back"),
    (f"past={PAST}", "past=2,0-90,0:0", "past", "way_back", "takes no move of black back"),
    (f"past={PAST}", "past=2,0-1,-1:0", "past", "way_back", "2,0-1,-1:0 takes no move of black back"),
    (f"past={PAST}", "past=2,0-2,0:0", "past", "way_back", "2,0-2,0:0 takes no move of black back"),
    (f"past={PAST}", "past=2,0-2,9999:0", "past", "way_back", "takes no move of black back"),
    (f"past={PAST}", "past=2,0-2,-1:0/2,-1-2,0:0", "past", "way_back", "takes no move of white back"),
    (
        f"phase=move played=8 past={PAST}",
        "phase=over end=capture",
        "end",
        "no_capture",
        "white's king is off the table",
    ),
    ("phase=move", "phase=over end=limit", "phase", "goes_on", "by the rules the game goes on here"),
    ("phase=move", "phase=over end=no-action", "phase", "goes_on", "by the rules the game goes on here"),
    ("seat=0", "seat=0 move_limit=8", "phase", "has_ended", "expected phase=over end=limit"),
]
CORE_FAULTS = [
    (f"table={TABLE} ", "", "table: it is missing"),
    ("seat=0 ", "", "seat: it is missing"),
    ("phase=move ", "", "phase: it is missing"),
    ("phase=move", "phase=over", "end: it is missing"),
    ("seat=0", "seat=0 dice=3", "dice: there is no such field here"),
    ("seat=0", "seat=0 seat=0", "seat: "),
]


def test_the_position_that_is_spoilt_is_sound() -> None:
    game = ludoteca.from_position(f"stax {SOUND}")
    assert (game.phase, game.seat, game.state.moves) == ("move", 0, 2)
    assert ludoteca.from_position(game.position()).state.tobytes() == game.state.tobytes()


@pytest.mark.parametrize("case", FAULTS, ids=[f"{case[3]}: {case[1]}" for case in FAULTS])
def test_a_position_at_fault_is_told_what_is_wrong(case: tuple[str, ...]) -> None:
    old, new, where, key, said = case
    assert old in SOUND
    with pytest.raises(ludoteca.PositionError) as error:
        ludoteca.from_position(f"stax {SOUND.replace(old, new, 1)}")
    assert [fault for fault in error.value.faults if (fault.where, fault.key) == (where, f"fault.{key}")]
    assert said.casefold() in error.value.explain("en").casefold()
    assert error.value.explain("es") != error.value.explain("en")


@pytest.mark.parametrize("case", CORE_FAULTS, ids=[case[2] for case in CORE_FAULTS])
def test_what_all_games_ask_of_a_position_is_asked(case: tuple[str, ...]) -> None:
    old, new, said = case
    assert old in SOUND
    with pytest.raises(ludoteca.PositionError) as error:
        ludoteca.from_position(f"stax {SOUND.replace(old, new, 1)}")
    assert said in error.value.explain("en")


def test_every_fault_that_can_be_told_is_reached() -> None:
    assert {case[3] for case in FAULTS} == set(catalogue("stax", "en")["fault"])


@pytest.mark.parametrize("past", ["/" * 39_000, PAST + "/1" * 1_500, "/".join([PAST, "2,-1-2,0:0/-1,1--1,0:0"] * 300)])
def test_more_earlier_moves_than_any_game_has_are_refused(past: str) -> None:
    with pytest.raises(ludoteca.PositionError) as error:
        ludoteca.from_position(f"stax move_limit=1000 table={TABLE} seat=0 phase=move past={past}")
    assert ("past", "fault.no_past") in [(fault.where, fault.key) for fault in error.value.faults]


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(ludoteca.PositionError) as error:
        ludoteca.from_position("stax table=W2:0@0,0/X3:0@0,0/W4:0@5,0/W4:1@6,0 seat=7 phase=think played=-1 dice=3")
    faults = [(fault.where, fault.key.removeprefix("fault.")) for fault in error.value.faults]
    assert faults == [
        ("dice", "unknown_field"),
        ("table", "cell_twice"),
        ("table", "tile"),
        ("table", "tile_twice"),
        ("table", "groups"),
        ("phase", "word"),
        ("seat", "word"),
        ("played", "played"),
    ]


# Round trips


def test_words_and_towers_may_come_in_any_order() -> None:
    towers = "/".join(reversed(TABLE.split("/")))
    told = f"stax past={PAST} played=8 phase=move seat=0 table={towers}"
    game, other = ludoteca.from_position(f"stax {SOUND}"), ludoteca.from_position(told)
    assert other.position() == game.position()
    assert other.state.tobytes() == game.state.tobytes()


def test_a_turn_that_looks_the_same_is_read_as_the_smallest() -> None:
    plain = ludoteca.from_position("stax table=W5:1@0,0/B7:1@1,0 seat=0 phase=move")
    told = ludoteca.from_position("stax table=W5:4@0,0/B7:5@1,0 seat=0 phase=move")
    assert told.state.tobytes() == plain.state.tobytes()


def test_where_it_is_not_said_as_few_actions_have_been_played_as_can_be() -> None:
    without = SOUND.replace(" played=8", "")
    assert ludoteca.from_position(f"stax {without}").state.played == 8
    assert ludoteca.from_position("stax table=none seat=0 phase=move").state.played == 0
    three = ludoteca.from_position("stax players=3 table=W2:0@0,0/B2:0@1,0 seat=2 phase=move")
    assert three.state.played == 2


UNEQUAL = "W1:0@0,0/W2:0@1,-1/W3:0@1,0/W4:0@0,1/B1:0@2,-1"
SAID = [
    ("white has placed four tiles, and black moved in all turns but one", f"table={UNEQUAL} seat=0 phase=move", 8),
    ("white has moved since", f"table={UNEQUAL} seat=1 phase=move past=0,0--1,1:0/2,-1-2,0:0", 9),
    ("who captures has moved", f"table={UNEQUAL.replace('/B1:0@2,-1', '')} seat=1 phase=over end=capture", 9),
    ("as many as the limit", f"table={UNEQUAL} seat=0 phase=over end=limit move_limit=30", 30),
    ("seat 0 goes on after its first tile", "pie=true table=W2:0@0,0 seat=0 phase=move", 1),
    ("and after its second", "pie=true table=W2:0@0,0/B2:0@1,0 seat=0 phase=move", 2),
    ("and seat 1 then chooses", "pie=true table=W2:0@0,0/B2:0@1,0/W3:0@0,1 seat=1 phase=move", 3),
    ("it has swapped", "pie=true table=B2:0@0,0/W2:0@1,0/B3:0@0,1 seat=0 phase=move", 4),
    ("three ignore the pie", "players=3 pie=true table=W2:0@0,0 seat=1 phase=move", 1),
]


@pytest.mark.parametrize(("text", "played"), [case[1:] for case in SAID], ids=[case[0] for case in SAID])
def test_each_player_has_had_a_turn_for_every_tile_and_every_move(text: str, played: int) -> None:
    game = ludoteca.from_position(f"stax {text}")
    assert game.state.played == played
    assert ludoteca.from_position(game.position()).state.tobytes() == game.state.tobytes()


RANDOM_WAYS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 2, "pie": True},
    {"players": 2, "pie": True, "move_limit": 9},
    {"players": 2, "one_group": "landed", "repetition": "off"},
]


@pytest.mark.parametrize("way", RANDOM_WAYS, ids=name_of_way)
@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_random_game_reads_without_the_number_of_actions(way: dict[str, Any], seed: int) -> None:
    game = ludoteca.new("stax", **way)
    for node in nodes(game, seed):
        words = node.position().split()
        read = ludoteca.from_position(" ".join(word for word in words if not word.startswith("played=")))
        assert read.state.played <= node.state.played
        assert (read.phase, read.seat, read.ranking) == (node.phase, node.seat, node.ranking)
        if not way.get("pie") or node.state.played < 4:  # a swap may be told by the colours only, or not at all
            assert read.legal_moves == node.legal_moves


def test_every_position_of_a_game_with_a_swap_reads_without_the_number_of_actions() -> None:
    for seed in range(6):
        game, chooser = ludoteca.new("stax", pie=True), random.Random(seed)
        while game.phase != "over":
            move = "swap" if game.state.played == 3 else str(chooser.choice(game.legal_moves))
            game.push(move)
            text = " ".join(word for word in game.position().split() if not word.startswith("played="))
            assert ludoteca.from_position(text).legal_moves == game.legal_moves, game.position()


WAYS: list[dict[str, Any]] = [
    {"players": 2, "move_limit": 40},
    {"players": 2, "pie": True},
    {"players": 3, "flip": True},
    {"players": 2, "repetition": "off", "flip": True},
]


@pytest.mark.parametrize("way", WAYS, ids=name_of_way)
def test_every_node_is_read_back_and_played_on(way: dict[str, Any]) -> None:
    for node in nodes(ludoteca.new("stax", **way), seed=3):
        read = ludoteca.from_position(node.position())
        assert read.position() == node.position()
        assert read.state.tobytes() == node.state.tobytes()
        assert (read.phase, read.seat, read.ranking, read.result) == (node.phase, node.seat, node.ranking, node.result)


@pytest.mark.parametrize(
    ("text", "end"),
    [
        (f"table={TABLE} seat=0 phase=over end=limit played=8 move_limit=8", "limit"),
        (f"table={TABLE.replace('/W1:0@-1,0', '')} seat=0 phase=over end=capture played=8", "capture"),
    ],
)
def test_a_game_that_is_over_is_read_back(text: str, end: str) -> None:
    game = ludoteca.from_position(f"stax {text}")
    assert game.phase == "over"
    assert game.result
    assert game.result.key == f"result.{end}"
    assert game.legal_moves == ()
    assert ludoteca.from_position(game.position()).state.tobytes() == game.state.tobytes()


# Spellings


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "3",
            "3@",
            "Swap",
            "swap:0",
            "swaps",
            "@0,0:0",
            "3@0,0",
            "3@0,0:",
            "3@0,0:6",
            "3@0,0:-1",
            "0@0,0:0",
            "14@0,0:0",
            "03@0,0:0",
        ),
        *("3'@0,0:0", "8''@0,0:0", "8@0,0:0'", "3@0:0", "3@0,0,0:0", "3@00,0:0", "3@-0,0:0", "3@+1,0:0", "3@0, 0:0"),
        *("0,0-1,0", "0,0-1,0:", "0,0-1,0:6", "0,0-1,0:0''", "0,0-:0", "-1,0:0", "0,0-1,0-2,0:0", "0,0 - 1,0:0"),
        *("3@2048,0:0", "3@0,-9999:0", "0,0-99999,0:0", "3@٣,0:0", "W3@0,0:0", "3@0,0:0\n3@0,0:0"),
    ],
)
def test_what_is_no_spelling_is_said_to_be_none(text: str) -> None:
    with pytest.raises(ludoteca.InvalidMove):
        ludoteca.from_position(f"stax {SOUND}").push(text)


def test_a_typographic_prime_and_spaces_around_are_read() -> None:
    game = ludoteca.from_position(f"stax {SOUND}")
    assert str(game.push(" 8’@1,1:0 ")) == "8'@1,1:0"


@given(st.text(alphabet="WBN0123456789:@,-+/'= swap", max_size=40))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    game = ludoteca.from_position(f"stax {SOUND}")
    try:
        refusal = game.why_not(text)
        assert refusal is None or refusal.explain("es") != refusal.explain("en")
    except ludoteca.InvalidMove as error:
        assert error.explain("es")
    for position in (f"stax {text}", f"stax table={text.replace(' ', '')} seat=0 phase=move"):
        with pytest.raises(ludoteca.PositionError) as error_of_position:
            ludoteca.from_position(position)
        assert error_of_position.value.explain("es")


coordinates = st.one_of(st.integers(-3, 3), st.integers(-60, 60), st.integers(-2100, 2100))
cells = st.tuples(coordinates, coordinates).map(lambda cell: f"{cell[0]},{cell[1]}")
tiles = st.builds("{}{}:{}".format, st.sampled_from("WBN"), st.integers(1, 13), st.integers(0, 5))
towers = st.builds("{}@{}".format, st.lists(tiles, min_size=1, max_size=4).map("+".join), cells)
pasts = st.lists(st.builds("{}-{}:{}".format, cells, cells, st.integers(0, 5)), min_size=1, max_size=3).map("/".join)


@given(st.lists(towers, min_size=1, max_size=6).map("/".join), pasts, st.integers(0, 2), st.integers(0, 30))
def test_any_towers_are_read_or_refused_in_words(table: str, past: str, seat: int, played: int) -> None:
    for players in (2, 3):
        text = f"stax players={players} table={table} seat={seat} phase=move played={played} past={past}"
        try:
            game = ludoteca.from_position(text)
            assert ludoteca.from_position(game.position()).state.tobytes() == game.state.tobytes()
            assert len(game.legal_moves) > 0
        except ludoteca.PositionError as error:
            assert error.explain("es")


@given(pasts, st.booleans())
def test_any_past_is_read_or_refused_in_words(past: str, can_flip: bool) -> None:
    flip = str(can_flip).lower()
    try:
        game = ludoteca.from_position(f"stax flip={flip} {SOUND.replace(PAST, past).replace('played=8', 'played=20')}")
        assert ludoteca.from_position(game.position()).state.tobytes() == game.state.tobytes()
    except ludoteca.PositionError as error:
        assert error.explain("es")


@given(st.tuples(cells, cells, st.integers(1, 13), st.integers(0, 5)))
def test_any_spelling_is_legal_exactly_if_it_is_listed(parts: tuple[str, str, int, int]) -> None:
    start, end, number, turn = parts
    game = ludoteca.from_position(f"stax {SOUND}")
    legal = {str(move) for move in game.legal_moves}
    for spelling in (f"{number}@{end}:{turn}", f"{start}-{end}:{turn}", f"0,1-{end}:{turn}"):
        try:
            assert (game.why_not(spelling) is None) == (spelling in legal)
        except ludoteca.InvalidMove:
            assert spelling not in legal


def test_tiles_are_spelled_as_they_are_read() -> None:
    for node in itertools.islice(nodes(ludoteca.new("stax", players=3), seed=9), 0, None, 10):
        (table,) = (word.removeprefix("table=") for word in node.position().split() if word.startswith("table="))
        for tower in [] if table == "none" else table.split("/"):
            spelled = tower.partition("@")[0].split("+")
            assert all(re.fullmatch(r"[A-Z]([1-9]|1[0-3])'?:[0-5]", tile) for tile in spelled)
