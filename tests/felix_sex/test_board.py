"""The board's letters and numbers against the list of the rules, and both ways from hand to off."""

import xml.etree.ElementTree as ET
from itertools import islice

import pytest

import ludoteca
from felix_sex.reference import WAY
from ludoteca.games.felix_sex import layout
from ludoteca.games.felix_sex.board import (
    CELL,
    CELL_NAMES,
    CELL_OF_SPOT,
    OWNER,
    SPOT,
    SPOT_OF_CELL,
    STEP,
    STEPS,
    name_of,
)
from playing import nodes

WORDS = """
    VINARI (18 17 16 15 14 13)   LETARI (12 11 10 9 8 7)
    LVDERE (1a 2a 3a 4a 5a 6a)   RIDERE (1b 2b 3b 4b 5b 6b)
    OCCEST (19 20 21 22 23 24)   VIVERE (25 26 27 28 29 30)
"""


def test_every_cell_is_one_letter_of_the_six_words() -> None:
    for line, letters, names in zip(WORDS.strip().splitlines(), layout.LETTERS, layout.NAMES, strict=True):
        words = line.replace("(", " ").replace(")", " ").split()
        assert "".join(word for word in words if word.isalpha()) == letters
        assert tuple(word for word in words if not word.isalpha()) == names


@pytest.mark.parametrize("seat", [0, 1])
def test_each_way_leads_from_hand_over_the_own_row_to_off(seat: int) -> None:
    assert [name_of(seat, step) for step in range(STEPS)] == list(WAY[seat])


def test_cells_and_steps_are_read_back() -> None:
    assert len(CELL_NAMES) == 1 + 38
    for seat in (0, 1):
        for step in range(STEPS):
            cell = int(CELL[seat, step])
            assert (CELL_NAMES[cell], STEP[cell]) == (name_of(seat, step), step)
            assert OWNER[cell] == (seat if 1 <= step <= 6 else -1)


def test_spots_and_cells_are_read_back() -> None:
    for seat in (0, 1):
        assert CELL_OF_SPOT[SPOT_OF_CELL[seat, 1:]].tolist() == list(range(1, len(CELL_NAMES)))
        assert SPOT_OF_CELL[seat, CELL[seat]].tolist() == SPOT[seat].tolist()


def test_the_players_meet_from_7_on_and_in_no_own_row() -> None:
    shared = {name_of(0, step) for step in range(STEPS)} & {name_of(1, step) for step in range(STEPS)}
    assert shared == {"hand", *(str(number) for number in range(7, 31)), "off"}


def test_the_picture_is_sound_all_through_a_game() -> None:
    before = ""
    for node in islice(nodes(ludoteca.new("felix-sex", seed=12, pieces=5), seed=12), 0, None, 5):
        picture = node._repr_svg_()
        ET.fromstring(picture)
        assert picture != before or node.phase == "roll"
        before = picture


def test_the_board_in_characters_fits_a_terminal_at_every_node() -> None:
    for node in islice(nodes(ludoteca.new("felix-sex", seed=13), seed=13), 0, None, 5):
        rows = ["".join(span.text for span in row) for row in node.rulebook.characters(node.state)]
        assert len(rows) <= 24
        assert max(map(len, rows)) <= 79
