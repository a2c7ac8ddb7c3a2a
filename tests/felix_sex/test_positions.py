"""Positions and spellings of Felix Sex that are none: every fault is named, and no other error is raised."""

from itertools import combinations_with_replacement, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.games.felix_sex.board import CELL_NAMES
from playing import name_of_way, nodes

SOUND = "pieces=5 W=hand,8,9,10,11 B=7,20*4 entered=W,B seat=0 phase=move unused=1-2-3"

FAULTS = [
    ("W=hand,8,9,10,11", "W=hand,8,9,10,7", "7: pieces of both stand on 7"),
    ("W=hand,8,9,10,11", "W=hand,8,9,10,1b", "W: “1b” is not a cell of white's way"),
    ("W=hand,8,9,10,11", "W=hand,8,9,10,31", "W: “31” is not a cell of white's way"),
    ("W=hand,8,9,10,11", "W=hand,8,9,10", "W: White has 4 pieces here; expected 5"),
    ("W=hand,8,9,10,11", "W=hand,8,9,10,11*2", "W: White has 6 pieces here; expected 5"),
    ("W=hand,8,9,10,11", "W=hand,8*1,9,10,11", "W: “8*1” is not a cell"),
    ("W=hand,8,9,10,11", "W=hand,8,8,10,11", "W: 8 is named twice"),
    ("W=hand,8,9,10,11 ", "", "W: it is missing"),
    ("B=7,20*4", "B=7,20*4,", "B: “” is not a cell of black's way"),
    ("entered=W,B", "entered=W", "entered: Black has an empty hand or pieces beyond"),
    ("entered=W,B", "entered=B", "entered: White has an empty hand or pieces beyond"),
    ("entered=W,B", "entered=W,W", "entered: expected W, B or both"),
    ("entered=W,B", "entered=Y", "entered: expected W, B or both"),
    ("seat=0", "seat=2", "seat: expected one of these numbers: 0 and 1"),
    ("phase=move", "phase=think", "phase: expected roll, move or over"),
    ("phase=move", "phase=roll", "unused: it does not belong in a position in phase roll"),
    ("phase=move unused=1-2-3", "phase=over", "phase: it does not fit the pieces"),
    ("unused=1-2-3", "unused=0-2", "unused: expected the dice not used yet"),
    ("unused=1-2-3", "unused=1-2-3-4", "unused: expected the dice not used yet"),
    (" unused=1-2-3", "", "unused: expected the dice not used yet"),
    ("W=hand,8,9,10,11", "W=30,off*4", "phase: no die can be used", "unused=2-3"),
    ("W=hand,8,9,10,11", "W=off*5", "phase: it does not fit the pieces"),
    ("phase=move unused=1-2-3", "phase=roll opening=0", "opening: it is thrown for who starts only while all"),
    ("unused=1-2-3", "unused=1-2-3 opening=0", "opening: it does not belong in a position in phase move"),
    ("seat=0", "seat=0 colour=red", "colour: there is no such field here"),
]


@pytest.mark.parametrize("case", FAULTS, ids=[case[2] for case in FAULTS])
def test_a_position_at_fault_is_told_what_is_wrong(case: tuple[str, ...]) -> None:
    old, new, said, *more = case
    assert old in SOUND
    text = SOUND.replace(old, new)
    text = text.replace("unused=1-2-3", more[0]) if more else text
    with pytest.raises(ludoteca.PositionError) as error:
        ludoteca.from_position(f"felix-sex {text}")
    assert said in error.value.explain("en")
    assert error.value.explain("es") != error.value.explain("en")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("W=off*5 B=off*5 entered=W,B seat=0 phase=over", "phase: the pieces of both are all off"),
        ("W=off*5 B=30,off*4 entered=W,B seat=1 phase=over", "seat: a game that is over names the winner: expected 0"),
        ("W=hand*5 B=hand*5 seat=0 phase=roll opening=4", "opening: expected 0 while white is to throw"),
        ("W=hand*5 B=hand*5 seat=1 phase=roll opening=0", "opening: expected 0 while white is to throw"),
        (
            "W=hand*5 B=hand*5 seat=1 phase=roll opening=7",
            "opening: expected one of these numbers: 0, 1, 2, 3, 4, 5 and 6",
        ),
    ],
)
def test_an_end_and_an_opening_must_fit_the_pieces(text: str, said: str) -> None:
    with pytest.raises(ludoteca.PositionError) as error:
        ludoteca.from_position(f"felix-sex pieces=5 {text}")
    assert said in error.value.explain("en")


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(ludoteca.PositionError) as error:
        ludoteca.from_position("felix-sex pieces=5 W=40 B=hand*4 entered=X seat=5 phase=move unused=9 colour=red")
    assert {fault.where for fault in error.value.faults} == {"W", "B", "entered", "seat", "unused", "colour"}


def test_dice_and_cells_may_come_in_any_order() -> None:
    told = "felix-sex pieces=5 W=11,10,9,8,hand B=20*4,7 entered=B,W unused=3-1-2 phase=move seat=0"
    assert ludoteca.from_position(told).position() == ludoteca.from_position(f"felix-sex {SOUND}").position()


@pytest.mark.parametrize(
    "text",
    [
        *("", "8", "8-", "-9", "8-9-10", "7a-9", "0a-1a", "31-off", "07-9", "8*1-9", "8*16-9", "8*0-9", "8+9-10"),
        *("9+8+8-10", "8+9+10+11-12", "8*2+9-10", "8 - 9", "Hand-1a", "8-9\n10", "6-7", "1c-2c", "off", "hand+8*2-9"),
    ],
)
def test_what_is_no_spelling_is_said_to_be_none(text: str) -> None:
    with pytest.raises(ludoteca.InvalidMove):
        ludoteca.from_position(f"felix-sex {SOUND}").push(text)


@given(st.text(alphabet="handof123456789ab+*-=,WB ", max_size=40))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    game = ludoteca.from_position(f"felix-sex {SOUND}")
    try:
        refusal = game.why_not(text)
        assert refusal is None or refusal.explain("es") != refusal.explain("en")
    except ludoteca.InvalidMove as error:
        assert error.explain("es")
    try:
        ludoteca.from_position(f"felix-sex pieces=5 {text}")
    except ludoteca.PositionError as error:
        assert error.explain("es")


WAYS: list[dict[str, Any]] = [
    {},
    {"stacks": "together"},
    {"stacks": "never", "shuffle": False},
    {"dice": "maximum"},
    {"dice": "maximum", "stacks": "together", "shuffle": False},
]


def spellings() -> list[str]:
    """List every single move and group that can be spelled, and the joint landings from neighbouring cells."""
    cells = CELL_NAMES[1:]
    origins = [f"{cell}{pieces}" for cell, pieces in product(cells, ("", "*2", "*3", "*5"))]
    origins += [
        "+".join(three)
        for start in range(0, len(cells) - 6, 3)
        for three in combinations_with_replacement(cells[start : start + 6], 3)
    ]
    return [f"{origin}-{end}" for origin, end in product(origins, cells)]


@pytest.mark.parametrize("way", WAYS, ids=name_of_way)
def test_a_move_is_refused_exactly_when_it_is_not_legal(way: dict[str, Any]) -> None:
    rulebook = ludoteca.new("felix-sex").rulebook
    tried = spellings()
    for index, node in enumerate(nodes(ludoteca.new("felix-sex", pieces=5, seed=17, **way), seed=17)):
        state = node.state
        legal = {str(move) for move in node.legal_moves}
        some = {*tried[index % 50 :: 50], *legal}
        moves = [rulebook.read_move(state, text) for text in some]
        allowed = {move.text for move in moves if not rulebook.refusal(state, move.code)}
        assert allowed == legal
        assert state.tobytes() == node.state.tobytes()
