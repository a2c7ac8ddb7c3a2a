"""Letters written and read by kernels."""

import random
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core.letters import MAX_TEXT, letters_in
from ludoteca.core.pieces import NO_MOVE
from ludoteca.core.spelling import (
    NO_NAME,
    NO_NUMBER,
    find_letter,
    find_name,
    letters_of,
    read_number,
    write_letter,
    write_name,
    write_number,
)
from ludoteca.games import rulebook_of
from playing import nodes


def text_of(letters: np.ndarray, length: int) -> str:
    return letters[:length].tobytes().decode("ascii")


@pytest.mark.parametrize("number", [0, 7, 9, 10, 99, 100, 136, 1023, -1, -10, -1023, 10**9])
def test_numbers_are_written_in_decimal(number: int) -> None:
    letters = np.full(20, ord("?"), np.uint8)
    assert text_of(letters, write_number(letters, 0, number)) == str(number)


def test_each_is_written_behind_the_other_and_nothing_beyond() -> None:
    letters = np.full(9, ord("?"), np.uint8)
    names = letters_of(["hand", "3a", ""], 4)
    length = write_name(letters, 0, names[1])
    length = write_letter(letters, length, ord("*"))
    length = write_number(letters, length, 12)
    length = write_name(letters, length, names[2])
    assert text_of(letters, length) == "3a*12"
    assert text_of(letters, write_name(letters, length, names[0])) == "3a*12hand"
    assert length == 5


def test_a_name_that_is_too_long_for_its_table_is_refused() -> None:
    with pytest.raises(ValueError, match="reshape"):
        letters_of(["hand", "off"], 3)


def letters(text: str) -> Any:
    return np.frombuffer(bytearray(text, "ascii"), np.uint8)


@pytest.mark.parametrize("number", [0, 7, 10, 136, -1, -10, -1023, 999_999_999])
def test_numbers_are_read_as_they_are_written(number: int) -> None:
    text = f"a{number}b"
    assert read_number(letters(text), 1, len(text) - 1) == number


@pytest.mark.parametrize("text", ["", "-", "00", "07", "-0", "-07", "--1", "+1", "1-", "1 ", "x", "\0", "1000000000"])
def test_a_number_has_one_spelling(text: str) -> None:
    assert read_number(letters(text), 0, len(text)) == NO_NUMBER


def test_names_and_letters_are_found_in_a_part_of_a_text() -> None:
    names, text = letters_of(["h", "hand", "", "3a"], 4), letters("3ahand-h")
    assert [find_name(names, text, *part) for part in [(0, 2), (2, 6), (7, 8)]] == [3, 1, 0]
    assert [find_name(names, text, *part) for part in [(0, 3), (2, 5), (4, 4), (5, 4)]] == [NO_NAME] * 4
    assert [find_letter(text, 0, 8, ord("h")), find_letter(text, 3, 8, ord("h")), find_letter(text, 3, 7, 104)] == [
        2,
        7,
        7,
    ]


def test_a_zero_is_no_letter_of_a_name() -> None:
    assert find_name(letters_of(["h", "hand"], 4), letters("h\0\0\0"), 0, 4) == NO_NAME


@pytest.mark.parametrize("text", ["Ñ5-12", "Y٣-12", "5" * (MAX_TEXT + 1)])
def test_what_kernels_cannot_read_is_no_spelling(text: str) -> None:
    assert letters_in(text) is None


def test_blanks_round_a_text_and_the_apostrophe_of_phones_do_not_matter() -> None:
    assert letters_in(" \t8’@0,0:0\n").tobytes() == b"8'@0,0:0"  # type: ignore[union-attr]


# By game: a text, and the spelling of the move that it is read as, or nothing
READ = {
    "parchis": [
        ("Y5-12", "Y5-12"),
        (" Gh-c7\n", "Gh-c7"),
        ("B68-m", "B68-m"),
        *(
            (text, "")
            for text in ["", "Y", "Y5", "Y5-", "Y-5", "Y5-12-13", "O5-12", "y5-12", "Y5-69", "Y05-12", "Y5-c8"]
        ),
        *((text, "") for text in ["Y5 -12", "Y5-12 Y5-12", "5-12", "Y5\0-12", "YY5-12", "Y5--12"]),
    ],
    "parques": [
        ("Y5-12", "Y5-12"),
        ("Yh-7-m", "Yh-7-m"),
        ("Y5-8 Y9-12", "Y5-8 Y9-12"),
        ("Y9-12   Y5-8", "Y5-8 Y9-12"),
        ("Y5-12 Y5-8", "Y5-8 Y5-12"),
        *(
            (text, "")
            for text in ["", "Y5", "Y5-7-9-11", "Y5-8 R9-12", "Y5-7-8 Y9-12", "Y5-8 Y9-10-12", "Y5-8 Y", "Y5-8Y9-12"]
        ),
        *((text, "") for text in ["O5-12", "Y5-69", "Y5-8 Y9-12 Y9-12", "Y5-8\tY9-12", "Y5-8 9-12", "Y5--12", "Y-5"]),
    ],
    "felix-sex": [
        ("hand-3a", "hand-3a"),
        ("10*15-14", "10*15-14"),
        ("10+10+12-off", "10+10+12-off"),
        *(
            (text, "")
            for text in ["", "10", "10-", "-10", "10*1-14", "10*16-14", "10*02-14", "10*-2-14", "10**2-14", "10*2*2-14"]
        ),
        *(
            (text, "")
            for text in ["10+12-15", "10+12+10-15", "10+10+10+10-15", "16+*2-22", "10+10+12*2-15", "31-30", "7a-8"]
        ),
    ],
    "stax": [
        ("swap", "swap"),
        ("3@1,-1:4", "3@1,-1:4"),
        ("8’@-2047,2047:0", "8'@-2047,2047:0"),
        ("-1,-1--2,3:5'", "-1,-1--2,3:5'"),
        ("0,0-2047,-3:0", "0,0-2047,-3:0"),
        *(
            (text, "")
            for text in ["", "swaps", "3@1,-1", "3'@1,-1:4", "14@0,0:0", "0@0,0:0", "3@0,0:6", "3@0,0:", "3@2048,0:0"]
        ),
        *(
            (text, "")
            for text in ["3@0,0:0'", "3@0,0,0:0", "3@0:0", "0,0-1,1:", "0,0-1:5", "0,0:5", "0,0-1,1:5''", "0,0-1,1:'5"]
        ),
        *(
            (text, "")
            for text in ["0,00-1,1:5", "0,-0-1,1:5", "0,0-1,1", "0,0-1,1:05", "0,0-2048,0:0", "@0,0:0", ":0", "0,-:0"]
        ),
    ],
}


@pytest.mark.parametrize(
    ("game_id", "text", "spelling"), [(game_id, *row) for game_id, rows in READ.items() for row in rows]
)
def test_a_move_is_read(game_id: str, text: str, spelling: str) -> None:
    rulebook = rulebook_of(game_id)
    state = rulebook.start(rulebook.info.setup())
    if spelling:
        assert rulebook.read_move(state, text).text == spelling
    else:
        with pytest.raises(ludoteca.InvalidMove):
            rulebook.read_move(state, text)


def changed(text: str, alphabet: str, chooser: random.Random) -> str:
    """Change a text in one place."""
    at = chooser.randrange(len(text) + 1)
    inserted: str = chooser.choice(["", *alphabet])
    return text[:at] + inserted + text[at + chooser.randrange(3) :]


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_what_is_read_is_spelled_as_it_can_be_read_again(game_id: str) -> None:
    rulebook, chooser = rulebook_of(game_id), random.Random(3)
    spellings: list[str] = []
    count = 0
    for node in nodes(ludoteca.new(game_id, seed=3), seed=3):
        spellings = [*spellings, *map(str, node.legal_moves)][-40:]
        for text in spellings[::8]:
            tried = letters_in(changed(text, "".join(spellings), chooser))
            assert tried is not None
            code = rulebook.spelling.read_move(node.state, tried)
            if code != NO_MOVE:
                count += 1
                again = letters_in(rulebook.spell(node.state, code))
                assert again is not None
                assert rulebook.spelling.read_move(node.state, again) == code
    assert count > 50
