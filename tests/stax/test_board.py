"""The tiles, and the ring that cannot be told from an endless table."""

from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.games.stax import rules
from ludoteca.games.stax.board import ARROWS, DIRECTIONS, PLACE_STEP, PLACES, SETS, TURNS, Cell, Towers
from ludoteca.games.stax.notation import towers_of
from ludoteca.games.stax.ring import cell_index, line_to, neighbour, opposite
from ludoteca.games.stax.state import FURTHEST_START
from playing import nodes
from stax.reference import Reference

# X-B1, as printed in the rules
LIST = """
    1 king (none)   2: 0            3: 0 1      4: 0 2      5: 0 3
    6: 0 1 2        7: 0 2 4        8: 0 1 3    9: 0 1 2 3  10: 0 1 2 4  11: 0 1 3 4
    12: 0 1 2 3 4   13 queen (all six)
"""
NEAREST_THAT_MEET = 50  # steps between two cells that share a place


# Tiles


def sides_in_the_list() -> dict[int, set[int]]:
    """Read the list: a number and a colon begin a tile, single digits follow."""
    listed: dict[int, set[int]] = {1: set(), 13: set(range(6))}
    number = 0
    for word in LIST.replace("1 king (none)", "").replace("13 queen (all six)", "").split():
        if word.endswith(":"):
            number = int(word[:-1])
            listed[number] = set()
        else:
            listed[number].add(int(word))
    return listed


def bits(sides: set[int]) -> int:
    return sum(1 << side for side in sides)


def test_the_tiles_have_the_arrows_of_the_list() -> None:
    listed = sides_in_the_list()
    assert sorted(listed) == list(range(1, SETS + 1))
    for number, turn in product(listed, range(6)):
        assert ARROWS[number, 0, turn] == bits({(side + turn) % 6 for side in listed[number]})
        other_face = {0, 2, 3} if number == 8 else listed[number]
        assert ARROWS[number, 1, turn] == bits({(side + turn) % 6 for side in other_face})


def turnings(sides: frozenset[int]) -> frozenset[frozenset[int]]:
    return frozenset(frozenset((side + turn) % 6 for side in sides) for turn in range(6))


def mirrored(sides: frozenset[int]) -> frozenset[int]:
    return frozenset(-side % 6 for side in sides)


def test_the_tiles_are_all_ways_to_mark_six_sides() -> None:
    marks = [frozenset(sides) for count in range(7) for sides in combinations(range(6), count)]
    listed = {number: frozenset(sides) for number, sides in sides_in_the_list().items()}
    assert len(marks) == 64
    classes = {turnings(sides) | turnings(mirrored(sides)) for sides in marks}
    assert len(classes) == SETS
    assert {turnings(sides) | turnings(mirrored(sides)) for sides in listed.values()} == classes
    assert [number for number in listed if turnings(listed[number]) != turnings(mirrored(listed[number]))] == [8]
    assert turnings(mirrored(listed[8])) == turnings(frozenset((0, 2, 3)))


def test_a_tile_that_looks_the_same_uses_the_smallest_turn() -> None:
    fewer = {1: 1, 13: 1, 5: 3, 11: 3, 7: 2}
    assert [int(turns) for turns in TURNS[1:]] == [fewer.get(number, 6) for number in range(1, SETS + 1)]
    for number, face in product(range(1, SETS + 1), (0, 1)):
        looks = ARROWS[number, face].tolist()
        assert len(set(looks[: TURNS[number]])) == TURNS[number] == len(set(looks))


# The ring


def steps_between(cell: Cell, other: Cell) -> int:
    q, r = other[0] - cell[0], other[1] - cell[1]
    return max(abs(q), abs(r), abs(q + r))


def test_cells_that_share_a_place_are_far_apart() -> None:
    around = [(q, r) for q, r in product(range(-80, 81), repeat=2) if (q, r) != (0, 0)]
    same = [steps_between((0, 0), cell) for cell in around if cell_index(*cell) == cell_index(0, 0)]
    assert min(same) == NEAREST_THAT_MEET
    half = [(q, r) for q, r in product(range(-30, 31), repeat=2) if 2 * steps_between((0, 0), (q, r)) < min(same)]
    assert len({cell_index(*cell) for cell in half}) == len(half) <= PLACES


@pytest.mark.parametrize(("players", "looked_at"), [(2, 29), (3, 42)])
def test_no_rule_looks_at_cells_so_far_apart(players: int, looked_at: int) -> None:
    tiles = players * SETS
    apart = tiles - 1  # the ends of a straight line of single tiles; any other structure is shorter
    touching = apart + 2  # a tile may stand beside either end
    around_those = touching + 2
    assert around_those == looked_at < NEAREST_THAT_MEET


def test_places_and_cells_are_beside_each_other_alike() -> None:
    for cell in ((0, 0), (-1000, 37), (2000, -2000)):
        for direction, (q, r) in enumerate(DIRECTIONS):
            assert neighbour(cell_index(*cell), direction) == cell_index(cell[0] + q, cell[1] + r)
            assert DIRECTIONS[opposite(direction)] == (-q, -r)
            assert all(line_to(steps * q, steps * r) == (direction, steps) for steps in (1, 2, 39))
    assert len(PLACE_STEP) == len(DIRECTIONS)
    in_line = {(steps * q, steps * r) for q, r in DIRECTIONS for steps in range(1, 10)}
    for q, r in product(range(-9, 10), repeat=2):
        assert (line_to(q, r)[0] < 6) == ((q, r) in in_line)


# Long lines


def line_of_tiles(direction: int, one_group: str) -> str:
    """Lay all tiles but the kings in a straight line that each lets others cross, and the kings beside it."""
    q, r = DIRECTIONS[direction]
    beside_q, beside_r = DIRECTIONS[(direction + 1) % 6]
    towers = []
    for at, (number, colour) in enumerate(product(range(2, SETS + 1), "WBN")):
        turn = next(turn for turn in range(6) if ARROWS[number, 0, turn] >> direction & 1)
        towers.append(f"{colour}{number}:{turn}@{at * q},{at * r}")
    for colour, step in (("W", 7), ("B", 17), ("N", 27)):
        towers.append(f"{colour}1:0@{step * q + beside_q},{step * r + beside_r}")
    return f"stax players=3 one_group={one_group} table={'/'.join(towers)} seat=0 phase=move played=39"


@pytest.mark.parametrize("one_group", ["lifted", "landed"])
@pytest.mark.parametrize("direction", range(6))
def test_a_tile_goes_over_a_line_of_all_others(direction: int, one_group: str) -> None:
    game = ludoteca.from_position(line_of_tiles(direction, one_group))
    q, r = DIRECTIONS[direction]
    legal = {str(move) for move in game.legal_moves}
    assert legal == set(reference_of(game).legal())
    assert all(game.why_not(move) is None for move in game.legal_moves)
    assert f"0,0-{36 * q},{36 * r}:0" in legal
    assert f"0,0-{37 * q},{37 * r}:0" not in legal


def reference_of(game: ludoteca.Game) -> Reference:
    """Put a position before the reference."""
    cells = {cell: tuple(map(str, tower)) for cell, tower in towers_of(game.state).items()}
    options: dict[str, Any] = dict(game.setup.options)
    colour = int(rules.colour_to_act(game.state))
    return Reference.at(cells, colour, int(game.state.played), players=game.setup.players, **options)


@pytest.mark.parametrize("direction", range(6))
def test_a_line_of_39_tiles_is_played_on_as_by_the_reference(direction: int) -> None:
    q, r = DIRECTIONS[direction]
    names = [f"{colour}{number}:0" for colour in "WBN" for number in range(1, SETS + 1)]
    table = "/".join(f"{name}@{at * q},{at * r}" for at, name in enumerate(names))
    game = ludoteca.from_position(f"stax players=3 table={table} seat=0 phase=move played=39")
    reference = reference_of(game)
    for move in range(6):
        legal = sorted(str(move) for move in game.legal_moves)
        assert reference.legal() == legal
        if not legal:
            break
        game.push(legal[move * 7 % len(legal)])
        reference.play(legal[move * 7 % len(legal)])


# Far away


def meeting_cells(cell: Cell) -> list[Cell]:
    """List the other cells, up to some distance, that share a cell's place."""
    away = [(q, r) for q, r in product(range(-100, 101), repeat=2) if cell_index(q, r) == 0 and (q, r) != (0, 0)]
    return [(cell[0] + q, cell[1] + r) for q, r in away]


@pytest.mark.parametrize(
    "position",
    ["stax table=W1:0@0,0/B2:0@1,0 seat=0 phase=move", line_of_tiles(0, "lifted"), line_of_tiles(4, "lifted")],
    ids=["two tiles", "a line", "another line"],
)
def test_cells_that_share_a_place_are_not_taken_for_each_other(position: str) -> None:
    game = ludoteca.from_position(position)
    for q, r in {meeting for cell in towers_of(game.state) for meeting in meeting_cells(cell)}:
        for spelling in (f"3@{q},{r}:0", f"3@{q},{r + 1}:0", f"{q},{r}-{q},{r + 1}:0"):
            assert spelling not in map(str, game.legal_moves)
            refusal = game.why_not(spelling)
            assert refusal, f"{spelling} is far from every tile"
            assert refusal.explain("es") != refusal.explain("en")


def moved_away(position: str, towers: Towers, by: Cell) -> str:
    """Tell a position with its table moved to another part of the plane."""
    table = "/".join(f"{'+'.join(map(str, tower))}@{q + by[0]},{r + by[1]}" for (q, r), tower in sorted(towers.items()))
    words = [word for word in position.split() if not word.startswith("past=")]
    return " ".join(f"table={table}" if word.startswith("table=") else word for word in words)


def moved_action(spelling: str, by: Cell) -> str:
    """Spell an action elsewhere."""
    head, at, rest = spelling.partition("@")
    if at:
        cell, _, turn = rest.partition(":")
        return f"{head}@{moved_cell(cell, by)}:{turn}"
    cells, _, turn = spelling.partition(":")
    start, end = cells[: cells.index("-", cells.index(",") + 2)], cells[cells.index("-", cells.index(",") + 2) + 1 :]
    return f"{moved_cell(start, by)}-{moved_cell(end, by)}:{turn}"


def moved_cell(cell: str, by: Cell) -> str:
    q, r = map(int, cell.split(","))
    return f"{q + by[0]},{r + by[1]}"


FAR = FURTHEST_START - 40


@pytest.mark.parametrize("by", [(FAR, FAR), (-FAR, FAR), (FAR, -FAR), (-FAR, -FAR), (300, -77), (23, 27)])
@pytest.mark.parametrize("players", [2, 3])
def test_a_structure_that_has_drifted_far_plays_the_same(players: int, by: Cell) -> None:
    games = nodes(ludoteca.new("stax", players=players, repetition="off"), seed=players)
    first = next(game for game in games if len(game.history) == 3 * players)
    far = ludoteca.from_position(moved_away(first.position(), towers_of(first.state), by))
    moved = [moved_action(str(move), by) for move in first.legal_moves]
    assert [str(move) for move in far.legal_moves] == moved
    for game in games:
        action = game.history[-1]
        assert isinstance(action, ludoteca.Played)
        far.push(moved_action(str(action.move), by))
        assert far.position() == moved_away(game.position(), towers_of(game.state), by)
        assert [str(move) for move in far.legal_moves] == [moved_action(str(move), by) for move in game.legal_moves]


def test_numbers_of_a_far_table_fit_the_state() -> None:
    state = ludoteca.new("stax").state
    for name in ("q", "r"):
        assert np.iinfo(state.dtype[name].base).max > FURTHEST_START + 1000
