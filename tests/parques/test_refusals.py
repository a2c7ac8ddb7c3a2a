"""Whatever play is named, and however a position is spoiled: exactly the legal plays pass, the rest is told why."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from playing import name_of_way, nodes

WAYS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "hops": "two", "one_die_at_end": True},
    {"players": 3, "seats": 6, "pieces": 2, "hops": "two"},
]
POSITION = "parques players=3 hops=two tries=2 Y=h,h,20,30 B=h,h,h,h R=39,50,c2,m seat=2 phase=move dice=2-3 pairs=1"


def plays_to_try(game: ludoteca.Game, chooser: random.Random) -> list[str]:
    """Name plays of pieces that are there, and some that are not, by any number of steps."""
    board = game.state.board
    squares = [*map(str, range(1, (4, 6, 8)[board] * 17 + 1)), *(f"c{n}" for n in range(1, 8)), "m", "h"]
    fields = dict(word.split("=") for word in game.position().split()[1:])
    letter = chooser.choice([name for name in "YBRGOV" if name in fields])
    near = fields[letter].split(",") * 2 + chooser.sample(squares, 2)

    def targets(square: str) -> list[str]:
        place = squares.index(square)
        return [squares[(place + chooser.randint(0, 12)) % len(squares)], chooser.choice(["m", "c3", "h", "5"])]

    legs = [(square, target) for square in near for target in targets(square)]
    plays = [f"{letter}{start}-{end}" for start, end in legs]
    plays += [f"{letter}{start}-{middle}-{chooser.choice(targets(middle))}" for start, middle in legs]
    split = [(chooser.choice(legs), chooser.choice(legs)) for _ in range(20)]
    return plays + [f"{letter}{one}-{two} {letter}{three}-{four}" for (one, two), (three, four) in split]


@pytest.mark.parametrize("way", WAYS, ids=name_of_way)
def test_exactly_the_legal_plays_are_allowed_and_every_other_has_a_reason(way: dict[str, Any]) -> None:
    chooser = random.Random(3)
    for number, node in enumerate(nodes(ludoteca.new("parques", seed=3, **way), seed=3)):
        if number % 3:
            continue
        legal = {str(move) for move in node.legal_moves}
        for text in plays_to_try(node, chooser):
            refusal = node.why_not(text)
            assert (refusal is None) == (str(node.rulebook.read_move(node.state, text)) in legal), text
            if refusal:
                assert refusal.explain("es") != refusal.explain("en")


def mutations(text: str) -> st.SearchStrategy[str]:
    """Change a text in one place: leave something out, put something in, or put it elsewhere."""
    place = st.integers(0, len(text))
    piece = st.text(max_size=3) | st.sampled_from([" ", "=", ",", "h", "m", "c7", "68", "99", "-", "6", "O", "3-3"])
    return st.builds(
        lambda i, j, new: text[: min(i, j)] + new + text[min(max(i, j), min(i, j) + 9) :], place, place, piece
    )


@given(mutations(POSITION) | mutations(POSITION.replace("phase=move dice=2-3", "phase=roll")))
def test_a_position_changed_anywhere_still_reads_or_says_why_not(text: str) -> None:
    try:
        game = ludoteca.from_position(text)
    except ludoteca.PositionError as error:
        assert error.faults
    else:
        assert ludoteca.from_position(game.position()).state.tobytes() == game.state.tobytes()
        assert bool(game.legal_moves) == (game.phase == "move")
