"""Letters written by kernels."""

import numpy as np
import pytest

from ludoteca.core.spelling import letters_of, write_letter, write_name, write_number


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
