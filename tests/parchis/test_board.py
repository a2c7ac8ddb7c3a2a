"""The board's geometry: numbers and names against the list of the rules, and every way from home to goal."""

import re
import xml.etree.ElementTree as ET
from itertools import islice

import pytest

import ludoteca
from ludoteca.games.parchis.board import COLOURS, GOAL, HOME, MOUTH, PLACE, SAFE_SQUARES, STEP_AT, TRACK, name_of
from ludoteca.games.parchis.layout import LAYOUT
from playing import nodes

STARTS = {"Y": 5, "B": 22, "R": 39, "G": 56}
MOUTHS = {"Y": 68, "B": 17, "R": 34, "G": 51}
MID_GAME = "parchis Y=h,h,5,12 B=29,29,c3,m R=12,44,c7,m G=h,56,56,8 order=12:RY seat=2 phase=roll"


@pytest.mark.parametrize("letter", COLOURS)
def test_every_way_leads_from_home_to_goal(letter: str) -> None:
    colour = COLOURS.index(letter)
    way = [name_of(colour, step) for step in range(HOME, GOAL + 1)]
    loop = [str((STARTS[letter] - 1 + step) % 68 + 1) for step in range(64)]
    assert way == ["h", *loop, *(f"c{n}" for n in range(1, 8)), "m"]
    assert loop[-1] == str(MOUTHS[letter])
    assert (MOUTH, GOAL) == (63, 71)


def test_safe_squares_are_the_twelve_of_the_rules() -> None:
    assert SAFE_SQUARES == (5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68)


def test_names_steps_and_places_are_read_back() -> None:
    for colour in range(4):
        names = [name_of(colour, step) for step in range(HOME, GOAL + 5)]
        assert [TRACK.step_named(colour, name) for name in names] == list(range(HOME, GOAL + 5))
        assert all(STEP_AT[colour, PLACE[colour, step]] == step for step in range(GOAL))
    assert TRACK.step_named(0, "69") is None


def test_colours_meet_on_the_loop_alone() -> None:
    for square in range(1, 69):
        names = {name_of(c, int(STEP_AT[c, square - 1])) for c in range(4) if STEP_AT[c, square - 1] != HOME}
        assert names == {str(square)}
    corridors = [set(PLACE[colour, MOUTH + 1 : GOAL].tolist()) for colour in range(4)]
    assert len(set.union(*corridors)) == 28


def test_neighbours_on_the_loop_share_an_edge_of_the_drawing() -> None:
    for number in range(1, 69):
        here = {(round(x), round(y)) for x, y in LAYOUT.outline(LAYOUT.common_spot(number))}
        there = {(round(x), round(y)) for x, y in LAYOUT.outline(LAYOUT.common_spot(number % 68 + 1))}
        assert len(here & there) == 2, number


def test_the_picture_is_sound_all_through_a_game() -> None:
    for node in islice(nodes(ludoteca.new("parchis", seed=12), seed=12), 0, None, 5):
        picture = ET.fromstring(node._repr_svg_())
        pieces = list(picture.iter("{http://www.w3.org/2000/svg}use"))
        assert len(pieces) == 16


def test_the_picture_shows_numbers_pieces_die_and_barriers() -> None:
    game = ludoteca.from_position(MID_GAME)
    before = game._repr_svg_()
    numbers = re.findall(r">(\d+)</text>", before)
    assert sorted(map(int, numbers)) == list(range(1, 69))
    game.roll(4)
    assert game._repr_svg_() != before
    assert len(before) < 60_000
    one_barrier_less = MID_GAME.replace("B=29,29,c3,m", "B=29,30,c3,m")
    bars = [
        ludoteca.from_position(text)._repr_svg_().count('<g stroke-linejoin="round">')
        for text in (MID_GAME, one_barrier_less)
    ]
    assert bars[0] == bars[1] + 1


def test_partners_on_one_square_are_drawn_as_the_barrier_that_they_are() -> None:
    text = "parchis mode={} Y=h,h,h,12 B=h,h,h,h R=h,h,h,12 G=h,h,h,h seat=0 phase=roll"
    bars = [
        ludoteca.from_position(text.format(mode))._repr_svg_().count('<g stroke-linejoin="round">')
        for mode in ("individual", "pairs")
    ]
    assert bars == [0, 1]


def test_the_board_in_characters_shows_every_piece_and_fits_a_terminal() -> None:
    for node in islice(nodes(ludoteca.new("parchis", seed=13), seed=13), 0, None, 5):
        rows = ["".join(span.text for span in row) for row in node.rulebook.characters(node.state)]
        assert len(rows) <= 24
        assert max(map(len, rows)) <= 79
        for letter in COLOURS:
            assert "".join(rows).count(letter) == 4 + 1  # its pieces, and the name on its home
