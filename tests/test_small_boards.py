"""Boards in few characters: they leave half of a terminal of 80 by 24 to other things, and say the same."""

import random
import re
from collections import Counter
from typing import Any

import pytest

import ludoteca
from ludoteca.core.game import Game
from ludoteca.core.pieces import Piece
from ludoteca.core.spans import Rows, Size, Span, fitting
from ludoteca.games import cross
from ludoteca.games.arms import Spot
from ludoteca.games.parques import characters as parques

HALF = Size(52, 19)
BOARDS = [
    ("parchis", 4, {}),
    ("parques", 4, {}),
    ("parques", 6, {"seats": 6}),
    ("parques", 8, {"seats": 8}),
    ("felix-sex", 2, {}),
    ("stax", 2, {}),
]
every_board = pytest.mark.parametrize(("game_id", "players", "options"), BOARDS)


def games_by_chance(game_id: str, players: int, options: dict[str, Any], *, count: int = 4) -> list[Game]:
    """Play some games by chance, each as far as another number of actions."""
    found = []
    for seed in range(count):
        game = ludoteca.new(game_id, players=players, seed=seed, **options)
        chooser = random.Random(seed)
        for _ in range(10 + 40 * seed):
            if game.phase == "roll":
                game.roll()
            elif game.phase == "move":
                game.push(chooser.choice(game.legal_moves))
        found.append(game)
    return found


def text_of(rows: Rows) -> list[str]:
    return ["".join(span.text for span in row) for row in rows]


@every_board
def test_a_board_fits_beside_other_things(game_id: str, players: int, options: dict[str, Any]) -> None:
    for game in games_by_chance(game_id, players, options):
        rows = game.rulebook.characters(game.state, size=HALF)
        assert HALF.holds(rows), "\n".join(text_of(rows))
        assert game.rulebook.characters(game.state, size=Size(80, 200)) == game.rulebook.characters(game.state)


def shown(rows: Rows) -> Counter[str]:
    """Count the pieces in a drawing: letters, each with its number after it, or before it in Felix Sex."""
    found: Counter[str] = Counter()
    for row in rows:
        bold = " ".join(span.text for span in row if span.bold and span.ink)
        for before, letter, after in re.findall(r"(\d*)([A-Z])(\d*)", bold):
            found[letter] += int(before or after or 1)
    return found


@pytest.mark.parametrize(("game_id", "players", "options"), [one for one in BOARDS if one[0] != "stax"])
def test_a_small_board_has_all_the_pieces(game_id: str, players: int, options: dict[str, Any]) -> None:
    for game in games_by_chance(game_id, players, options):
        small = game.rulebook.characters(game.state, size=HALF)
        assert "+" not in "".join(text_of(small))
        assert shown(small) == shown(game.rulebook.characters(game.state))


@every_board
def test_the_spots_that_legal_moves_touch_are_drawn(game_id: str, players: int, options: dict[str, Any]) -> None:
    for game in games_by_chance(game_id, players, options):
        known = game.rulebook.board_data(game.setup)["spots"]
        for size in (None, HALF):
            drawn = {span.spot for row in game.rulebook.characters(game.state, size=size) for span in row}
            legs = [leg for move in game.legal_moves for leg in game.legs(move)]
            assert {leg.target for leg in legs} <= drawn
            assert {leg.origin for leg in legs if leg.origin in known} <= drawn
            assert set(known) <= drawn


def test_a_tile_of_one_line_leaves_a_character_that_can_be_lit() -> None:
    for game in games_by_chance("stax", 2, {}, count=4)[2:]:
        rows = game.rulebook.characters(game.state, size=Size(52, 12))
        spots = {leg.origin for move in game.legal_moves for leg in game.legs(move)} - {"hand"}
        assert spots <= {span.spot for row in rows for span in row if not (span.bold and span.ink)}


def test_squares_of_a_small_cross_do_not_overlap() -> None:
    cells = [cross.SMALL.cell(Spot(arm, lane, row)) for arm in range(4) for lane in (-1, 0, 1) for row in range(8)]
    taken = [(line, at) for line, column, width in cells for at in range(column, column + width)]
    assert len(taken) == len(set(taken))
    assert {line for line, _ in taken} == set(range(HALF.lines))
    assert {at for _, at in taken} == set(range(cross.SMALL.columns))


@pytest.mark.parametrize(
    ("pieces", "moved", "written"),
    [("", 0, "  9 "), ("", 2, "▸ 9 "), ("Y", 0, "○ Y "), ("Y", 2, "▸ Y "), ("YB", 1, "▹YB "), ("YYYBB", 2, "Y3B2")],
)
def test_a_wide_square_has_space_for_a_mark_and_two_pieces(pieces: str, moved: int, written: str) -> None:
    canvas = [[Span("x")] * 4]
    name, sign = ("12", "○") if pieces else ("9", "")
    assert cross.write_small(canvas, (0, 0, 4), cross.Square(name, name, "", sign, pieces, moved))
    assert "".join(span.text for span in canvas[0]) == written


@pytest.mark.parametrize(
    ("sign", "pieces", "moved", "written"),
    [("", "", 0, " ·"), ("○", "", 0, "12"), ("○", "", 1, "▹·"), ("", "Y", 2, "▸Y"), ("○", "YB", 0, "YB")],
)
def test_a_narrow_square_names_only_landmarks(sign: str, pieces: str, moved: int, written: str) -> None:
    canvas = [[Span("x")] * 2]
    cross.write_small(canvas, (0, 0, 2), cross.Square("12", "12", "", sign, pieces, moved))
    assert "".join(span.text for span in canvas[0]) == written


def test_two_pieces_that_leave_no_space_for_a_mark_are_underlined() -> None:
    canvas = [[Span("x")] * 2]
    cross.write_small(canvas, (0, 0, 2), cross.Square("12", "12", "", "", "YB", 2))
    assert {span.paper for span in canvas[0]} == {"moved"}


def test_squares_with_too_many_pieces_are_noted_in_a_corner() -> None:
    pieces = [Piece(colour, "17") for colour in "YYYBB"] + [Piece("G", "35")] * 4
    text = "\n".join(text_of(parques.board_rows(4, pieces, "YBRG", size=HALF)))
    assert "17: Y3B2" in text
    assert "GGGG" in text
    assert len(text.splitlines()) == HALF.lines


def test_the_largest_drawing_that_fits_is_taken_else_the_smallest() -> None:
    drawings = [[[Span("x" * size)]] * size for size in (9, 5, 3)]
    assert [fitting(drawings, Size(size, size)) for size in (9, 8, 4, 2)] == [
        drawings[0],
        drawings[1],
        drawings[2],
        drawings[2],
    ]
    assert fitting(drawings, None) == drawings[0]
