"""Dice: exact chances, a stream that a seed decides, and faces that are fair."""

from collections import Counter
from fractions import Fraction

import pytest

import ludoteca
from ludoteca.core import dice
from ludoteca.core.errors import RecordError
from ludoteca.core.record_reader import read_record
from ludoteca.core.records import Record, faces_tag, read_faces


def test_outcomes_are_listed_with_their_exact_chances() -> None:
    assert dice.outcomes(1) == tuple(((face,), Fraction(1, 6)) for face in range(1, 7))
    pairs = dict(dice.outcomes(2))
    assert (len(pairs), pairs[3, 3], pairs[3, 4]) == (21, Fraction(1, 36), Fraction(1, 18))
    assert len(dice.outcomes(3)) == 56
    assert sum(chance for _, chance in dice.outcomes(3)) == 1


def test_throws_are_a_function_of_seed_and_number() -> None:
    seed = dice.seed_bytes(7)
    assert [dice.throw(seed, k, 1) for k in range(6)] == [(6,), (5,), (5,), (4,), (3,), (3,)]
    assert dice.throw(seed, 3, 2) == dice.throw(seed, 3, 2)
    assert dice.throw(seed, 3, 2, mix=b"\1" * 32) != dice.throw(seed, 3, 2, mix=b"\2" * 32)


def test_faces_are_fair() -> None:
    """Chi-square with 5 degrees of freedom: above 25.7 once in ten thousand seeds."""
    seed = dice.seed_bytes("fair")
    faces = Counter(dice.throw(seed, k, 1)[0] for k in range(60_000))
    assert sum((faces[face] - 10_000) ** 2 / 10_000 for face in range(1, 7)) < 25.7


def test_many_dice_of_one_throw_need_more_than_one_block() -> None:
    assert len(dice.throw(dice.seed_bytes(1), 0, 100)) == 100


def test_the_games_own_throws_come_from_the_stream() -> None:
    game = ludoteca.new("parchis", seed=7)
    assert [game.roll() for _ in range(4)] == [(6,), (5,), (5,), (4,)]


@pytest.mark.parametrize("given", [5, (5,), [5]])
def test_dice_can_be_given(given: int | list[int] | tuple[int]) -> None:
    game = ludoteca.new("parchis", first=0)
    assert game.roll(given) == (5,)


@pytest.mark.parametrize("given", [0, 7, -1, (1, 2), (), "5", 2.5, (2.5,), (None,), True + 6, range(1, 10**9)])
def test_what_is_no_throw_is_refused_and_changes_nothing(given: object) -> None:
    game = ludoteca.new("parchis", first=0)
    before = game.position()
    with pytest.raises(ludoteca.RollError):
        game.roll(given)  # type: ignore[arg-type]
    assert game.position() == before
    assert game.history == ()


def test_nobody_throws_when_a_move_is_due_or_the_game_is_over() -> None:
    game = ludoteca.new("parchis", first=0)
    game.roll(5)
    with pytest.raises(ludoteca.RollError, match="move must be chosen"):
        game.roll()
    over = ludoteca.from_position("parchis players=2 mode=individual Y=m,m,m,m R=h,h,h,h seat=0 phase=over finished=0")
    with pytest.raises(ludoteca.RollError, match="over"):
        over.roll(3)


@pytest.mark.parametrize("faces", [range(2), range(1, 5), range(1, 7), range(10), range(1, 16)])
def test_a_stream_gives_every_face_and_no_other(faces: range) -> None:
    thrown = [face for number in range(200) for face in dice.throw(bytes(32), number, 4, faces=faces)]
    assert set(thrown) == set(faces)
    assert max(thrown.count(face) for face in faces) < 1.6 * len(thrown) / len(faces)


@pytest.mark.parametrize(
    ("spelled", "faces"),
    [
        ("0-1", range(2)),
        ("1-6", range(1, 7)),
        ("1-15", range(1, 16)),
        ("1-1", None),
        ("6-1", None),
        ("0-16", None),
        ("", None),
    ],
)
def test_faces_are_read_as_a_record_writes_them(spelled: str, faces: range | None) -> None:
    assert read_faces(spelled) == faces


def test_a_record_says_which_faces_its_dice_have_where_they_are_not_the_usual_ones() -> None:
    record = Record("ur", 2, "duel", actions=((0, (0, 0, 1, 1)), (1, (0, 1, 1, 1))), rules=1, tags=faces_tag(range(2)))
    assert "Faces: 0-1\n" in record.to_text()
    assert read_record(record.to_text()) == record == read_record(record.to_json())
    assert record.faces == range(2)
    with pytest.raises(RecordError, match="expected faces from 0 to 1"):
        read_record(record.to_text().replace("(0-1-1-1)", "(0-1-1-2)"))
    with pytest.raises(RecordError, match="expected the lowest and the highest face"):
        read_record(record.to_text().replace("Faces: 0-1", "Faces: 1"))
    assert "Faces" not in ludoteca.new("parchis").record().to_text()


def test_a_record_with_the_dice_of_another_game_is_refused() -> None:
    text = ludoteca.new("parchis", seed=1).record().to_text().replace("Seed:", "Faces: 0-1\nSeed:")
    with pytest.raises(RecordError, match="the dice of this game have faces from 1 to 6"):
        ludoteca.load(text)
