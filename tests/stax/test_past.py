"""The same position again (X-E3): what is remembered, what is forgotten, and that numbers alone decide nothing."""

import random
from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.games.stax import codes, engine, past, rules
from ludoteca.games.stax.board import DIRECTIONS, KING, NUMBER, SETS, SIDES, TWO_FACED
from ludoteca.games.stax.notation import hands_of, top_at, towers_of
from ludoteca.games.stax.state import GOES_ON, MAX_MOVES

# Four tiles, and a king on either side of them who walks to and fro.
#
#           B3    B1
#        W2    B2    ·
#     W1    W3
START = "stax table=W2:0@0,0/B2:0@1,0/W3:0@0,1/B3:0@1,-1/W1:0@-1,1/B1:0@2,-1 seat=0 phase=move played=6"
ROUND = ("-1,1--1,0:0", "2,-1-2,0:0", "-1,0--1,1:0", "2,0-2,-1:0")

START_OF_THREE = (
    START.replace("stax", "stax players=3")
    .replace("played=6", "played=9")
    .replace("B1:0@2,-1", "B1:0@2,-1/N2:0@1,1/N3:0@0,-1/N1:0@1,-2")
)
ROUND_OF_THREE = (*ROUND[:2], "1,-2-2,-2:0", *ROUND[2:], "2,-2-1,-2:0")


def played(start: str, *moves: str) -> ludoteca.Game:
    game = ludoteca.from_position(start)
    for move in moves:
        game.push(move)
    return game


def occurrences(game: ludoteca.Game) -> int:
    """Count how often the position has occurred: the same where numbers of earlier positions say nothing."""
    count = int(past.occurrences(game.state))
    state = game.state.copy()
    state.past_number[: state.moves] = state.number & past.NUMBER_MASK
    assert past.occurrences(state) == count
    return count


def times_told(game: ludoteca.Game) -> list[int]:
    """Tell what people were told: how often each position had occurred, where that was said."""
    events = [event for index in range(len(game.history)) for event in game.events_of(index)]
    return [event.parameters["times"] for event in events if event.kind in ("occurred_again", "repetition")]


# Counting


@pytest.mark.parametrize(
    ("start", "one_round", "all_seats"),
    [(START, ROUND, (0, 1)), (START_OF_THREE, ROUND_OF_THREE, (0, 1, 2))],
    ids=["two players", "three players"],
)
def test_the_third_time_is_a_draw(start: str, one_round: tuple[str, ...], all_seats: tuple[int, ...]) -> None:
    game = played(start, *one_round, *one_round[:-1])
    assert not game.result
    game.push(one_round[-1])
    assert game.phase == "over"
    assert game.ranking == (all_seats,)
    assert game.result
    assert (game.result.clause, game.result.winners) == ("X-E3", ())
    assert times_told(game) == [2] * len(one_round) + [3]


def test_another_way_to_the_same_position_counts_too() -> None:
    game = played(START, *ROUND, "-1,1--1,2:0", ROUND[1], "-1,2--1,1:0", ROUND[3])
    assert times_told(game) == [2, 2, 3]
    assert game.phase == "over"


def test_the_same_tiles_with_another_player_to_move_are_another_position() -> None:
    start = START.replace("W3:0@0,1", "W3:0@0,1/W12:0@-1,2").replace("played=6", "played=8")
    game = played(start, "-1,1--2,2:0", ROUND[1], "-2,2--1,2:0", ROUND[3], "-1,2--1,1:0")
    assert towers_of(game.state) == towers_of(ludoteca.from_position(start).state)
    assert occurrences(game) == 1


def test_a_tile_turned_otherwise_is_another_position() -> None:
    start = START.replace("W3:0@0,1", "W3:0@0,1/W12:0@-1,2").replace("played=6", "played=8")
    out, back = "-1,2--2,2:{}", "-2,2--1,2:{}"
    same = (out.format(2), ROUND[1], back.format(0), ROUND[3])
    other = (out.format(2), ROUND[1], back.format(2), ROUND[3])
    assert occurrences(played(start, *same)) == 2
    assert occurrences(played(start, *other)) == 1
    assert occurrences(played(start, *other, *same)) == 2
    assert played(start, *same, *same).phase == "over"


def test_tile_8_turned_over_is_another_position() -> None:
    start = START.replace("stax", "stax flip=true").replace("W3:0@0,1", "W3:0@0,1/W8:3@-1,2")
    start = start.replace("played=6", "played=8")
    same = ("-1,2--2,2:0", ROUND[1], "-2,2--1,2:3", ROUND[3])
    other = ("-1,2--2,2:0", ROUND[1], "-2,2--1,2:3'", ROUND[3])
    assert occurrences(played(start, *same)) == 2
    assert occurrences(played(start, *other)) == 1
    assert played(start, *same, *same).phase == "over"


def test_a_placing_makes_earlier_positions_impossible() -> None:
    game = played(START, *ROUND, ROUND[0], "7@2,0:0", "-1,0--1,1:0", "8@1,1:0")
    assert (game.state.moves, occurrences(game)) == (0, 1)
    assert not game.state.past_number.any()
    assert not game.state.past_way.any()
    to_and_fro = ("-1,1--1,0:0", "2,-1-2,-2:0", "-1,0--1,1:0", "2,-2-2,-1:0")
    for _ in range(2):
        assert not game.result
        for move in to_and_fro:
            game.push(move)
    assert game.phase == "over", "the position after the placing was the first"


def test_with_the_option_off_nothing_is_counted() -> None:
    game = played(START.replace("stax", "stax repetition=off"), *ROUND * 6)
    assert (game.phase, game.state.moves, times_told(game)) == ("move", 0, [])
    assert "past=" not in game.position()


# Undo, copies, text


def test_moves_taken_back_and_made_again_count_as_before() -> None:
    game = ludoteca.from_position(START)
    counts = []
    for move in ROUND * 2:
        game.push(move)
        counts.append(occurrences(game))
    assert counts == [1, 1, 1, 2, 2, 2, 2, 3]
    for back in range(1, 9):
        for _ in range(back):
            game.undo()
        assert not game.result
        for index in range(8 - back, 8):
            game.push((ROUND * 2)[index])
            assert occurrences(game) == counts[index]
        assert game.phase == "over"


def test_moves_taken_back_are_not_remembered() -> None:
    game = played(START, *ROUND)
    for _ in range(4):
        for _ in ROUND:
            game.undo()
        for move in ROUND:
            game.push(move)
    assert (game.phase, occurrences(game)) == ("move", 2)


def test_a_copy_counts_for_itself() -> None:
    game = played(START, *ROUND, *ROUND[:2])
    twin = game.copy()
    for move in ROUND[2:]:
        twin.push(move)
    assert (twin.phase, game.phase) == ("over", "move")
    game.push("-1,0-0,-1:0")
    assert occurrences(game) == 1
    game.undo()
    for move in ROUND[2:]:
        game.push(move)
    assert game.state.tobytes() == twin.state.tobytes()


@pytest.mark.parametrize("at", range(8))
def test_a_position_read_from_text_keeps_its_past(at: int) -> None:
    moves = ROUND * 2
    text = played(START, *moves[:at]).position()
    assert played(text, *moves[at:-1]).phase == "move"
    assert played(text, *moves[at:]).state.tobytes() == played(START, *moves).state.tobytes()
    without = " ".join(word for word in text.split() if not word.startswith("past="))
    assert played(without, *moves[at:]).phase == ("over" if at == 0 else "move")


def test_a_past_may_be_told_in_part() -> None:
    text = played(START, *ROUND, ROUND[0]).position()
    (told,) = (word for word in text.split() if word.startswith("past="))
    assert told == "past=-1,0--1,1:0/2,-1-2,0:0/-1,1--1,0:0/2,0-2,-1:0/-1,0--1,1:0"
    partly = text.replace(told, "/".join(told.split("/")[:2]))
    game = played(partly, *ROUND[1:], *ROUND[:1])
    assert occurrences(game) == 2, "of the three times, the first is not told"


# Numbers


def slow_position(state: Any) -> object:
    """Tell all that makes a position the same (X-E3)."""
    towers = {cell: tuple(tiles) for cell, tiles in towers_of(state).items()}
    return frozenset(towers.items()), str(hands_of(state)), int(state.seat)


# Seven tiles in a block, over and around which kings wander.
BLOCK = "W2:0@0,0/W3:0@1,0/{}:0@1,-1/B2:0@0,-1/B3:0@-1,0/{}:0@-1,1/W5:0@0,1/W1:0@2,0/B1:0@-2,0"
BLOCK_OF_TWO = f"stax table={BLOCK.format('W4', 'B4')} seat=1 phase=move"
BLOCK_OF_THREE = f"stax players=3 table={BLOCK.format('N2', 'N3')}/N1:0@0,2 seat=1 phase=move"


def steps_of_king(state: Any, buffer: Any) -> list[int]:
    """List the moves of the player's king that capture nothing, and do not leave the block."""
    king = rules.tile_of(int(state.seat), KING)
    at = (int(state.q[king]), int(state.r[king]))
    moves = [int(move) for move in buffer[: engine.legal(state, buffer)] if not codes.is_placing(move)]
    ends = [(move, codes.end_of(move)) for move in moves if codes.unpack_move(move)[:2] == at]
    near = [(move, (q, r)) for move, (q, r) in ends if max(abs(q), abs(r), abs(q + r)) <= 2]
    return [move for move, cell in near if NUMBER[top_at(state, cell)] != KING]


@pytest.mark.parametrize("is_planted", [False, True], ids=["numbers as they are", "all numbers alike"])
@pytest.mark.parametrize("start", [BLOCK_OF_TWO, BLOCK_OF_THREE], ids=["two players", "three players"])
def test_positions_are_counted_as_by_a_list_of_them_all(start: str, is_planted: bool) -> None:
    state, chooser = ludoteca.from_position(start).state, random.Random(5)
    state.repetition = 127  # so that positions may come again and again
    buffer = np.empty(MAX_MOVES, np.int64)
    seen = Counter([slow_position(state)])
    for _ in range(300):
        engine.play(state, chooser.choice(steps_of_king(state, buffer)[:3]))
        assert state.end == GOES_ON
        seen[slow_position(state)] += 1
        if is_planted:  # numbers of earlier positions that say nothing, so that only looking helps
            state.past_number[: state.moves] = state.number & past.NUMBER_MASK
        assert past.occurrences(state) == seen[slow_position(state)]
    assert max(seen.values()) >= 3
    assert len(seen) > 50


def test_equal_numbers_of_different_positions_end_no_game() -> None:
    state = played(START, *ROUND, *ROUND[:3]).state
    aside = codes.encode_move_to(2, 0, 1, 1, 0, 0)
    assert engine.refusal(state, aside) == engine.LEGAL
    after = state.copy()
    engine.play(after, aside)
    state.past_number[: state.moves] = after.number & past.NUMBER_MASK
    engine.play(state, aside)
    assert (state.end, past.occurrences(state)) == (GOES_ON, 1)


# A tower of two tiles, which both go away and come back.
TOWER = "stax table=W2:0@0,0/W3:0+B3:0@1,0/W1:0@-1,1/B1:0@2,-1/W4:0@0,1/B4:0@1,-1 seat=0 phase=move"
AWAY = ((-1, 1, -1, 0), (1, 0, 2, 0), (1, 0, 1, 1), (2, -1, 2, -2))
KINGS_BACK = ((-1, 0, -1, 1), (2, -2, 2, -1))
TILES_BACK = ((1, 1, 1, 0), (2, 0, 1, 0))


@pytest.mark.parametrize(
    ("back", "count"),
    [
        ((TILES_BACK[0], TILES_BACK[1], *KINGS_BACK), 2),
        ((KINGS_BACK[0], TILES_BACK[1], TILES_BACK[0], KINGS_BACK[1]), 1),
    ],
    ids=["in the same order", "in the other order"],
)
def test_tiles_that_come_back_in_another_order_make_another_tower(
    back: tuple[tuple[int, ...], ...], count: int
) -> None:
    state = ludoteca.from_position(TOWER).state
    for q, r, end_q, end_r in (*AWAY, *back):
        engine.play(state, codes.encode_move_to(q, r, end_q, end_r, 0, 0))
    assert past.occurrences(state) == count
    state.past_number[: state.moves] = state.number & past.NUMBER_MASK
    assert past.occurrences(state) == count


def test_a_way_tells_how_a_move_is_taken_back() -> None:
    state = ludoteca.from_position(START.replace("stax", "stax move_limit=1000")).state
    state.moves = 1
    for tile, (direction, (q, r)), steps in product((1, 8, 14, 26), enumerate(DIRECTIONS), (1, 39, past.MOST_STEPS)):
        for face, turn in product((0, 1) if NUMBER[tile] == TWO_FACED else (0,), range(SIDES)):
            state.played = 7 if tile <= SETS else 8  # it was white's turn, or black's
            state.face[tile] = face
            state.turn[tile] = turn
            state.past_way[0] = past.pack_way(state, tile, direction, steps)
            assert past.way_of(state, 0) == (tile, steps * q, steps * r, face, turn)


def test_a_number_tells_tiles_cells_levels_faces_and_turns_apart() -> None:
    state = ludoteca.new("stax").state
    numbers = set()
    stands = list(product((1, 8, 21), (-2, 0, 1), (-1, 3), (0, 1), range(3)))
    for tile, q, r, face, turn in stands:
        for below in (0, 2):
            one = state.copy()
            if below:
                rules.put(one, below, q, r, 0, 0)
            rules.put(one, tile, q, r, face, turn)
            numbers.add(past.number_of_stand(one, tile))
            stand = past.pack_stand(one, tile)
            assert past.unpack_stand(stand) == (tile, (q, r), 2 if below else 1, face, turn)
    assert len(numbers) == 2 * len(stands)


def test_a_game_that_is_won_remembers_nothing() -> None:
    game = played(START, "-1,1--1,2:0", "2,-1-2,0:0", "0,0-2,0:0")
    assert game.result
    assert game.result.clause == "X-E1"
    assert game.state.moves == 0
    assert "past=" not in game.position()
