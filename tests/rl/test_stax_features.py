"""Stax as numbers: the parts of a move multiply out to the legal moves, and nothing depends on where the tiles lie."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core.interface import Codes, Mask, Observation
from ludoteca.games.stax import codes, features, rules
from ludoteca.games.stax.board import SETS
from ludoteca.games.stax.state import MAX_MOVES, SWAP
from playing import name_of_way, nodes, reward_of, ways_to_play

STRIDE = 9  # every so many nodes of a game are looked at, so that placings and moves of all players are
NODES = 270
FAR_AWAY = (-37, 411)
BETWEEN = re.compile(r"(-?\d+),(-?\d+)-(-?\d+),(-?\d+)")
AT = re.compile(r"@(-?\d+),(-?\d+)")

ALL_WAYS: list[dict[str, Any]] = [
    *ways_to_play("stax"),
    {"players": 3, "flip": True, "one_group": "landed", "repetition": "off", "move_limit": 90},
]
every_way = pytest.mark.parametrize("way", ALL_WAYS, ids=name_of_way)

# Four tiles, and a king on either side of them who walks to and fro.
#
#           B3    B1
#        W2    B2    ·
#     W1    W3
START = "stax table=W2:0@0,0/B2:0@1,0/W3:0@0,1/B3:0@1,-1/W1:0@-1,1/B1:0@2,-1 seat=0 phase=move played=6"
ROUND = ("-1,1--1,0:0", "2,-1-2,0:0", "-1,0--1,1:0", "2,0-2,-1:0")


class Desk:
    """A game with the arrays that its encoding needs."""

    def __init__(self, game: ludoteca.Game) -> None:
        self.game, self.state, self.setup = game, game.state.copy(), game.setup
        self.chosen: Codes = np.zeros(2, np.int64)
        self.moves: Codes = np.empty(MAX_MOVES, np.int64)

    def choose(self, *actions: int) -> None:
        """Choose the first parts of a move anew."""
        self.chosen[:] = 0
        for action in actions:
            assert not features.take_action(self.state, self.chosen, self.moves, action)

    def mask(self) -> Mask:
        mask: Mask = np.full(features.action_count(self.setup), 7, np.uint8)
        count = features.list_actions(self.state, self.chosen, self.moves, mask)
        assert set(mask.tolist()) <= {0, 1}
        assert count == mask.sum()
        return mask

    def open(self) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.mask())]

    def move_of(self, action: int) -> int:
        return int(features.move_of_action(self.state, self.chosen, self.moves, action))

    def actions_of(self, move: int) -> tuple[int, ...]:
        actions = [int(features.action_of_move(self.state, move, part)) for part in range(features.PARTS)]
        return tuple(action for action in actions if action != features.NOT_OPEN)

    def texts(self) -> list[str]:
        return [features.action_text(self.state, self.chosen, action) for action in self.open()]

    def seen(self, seat: int) -> Observation:
        """Observe twice over different rubbish, so that what is not overwritten shows."""
        size = features.observation_size(self.setup)
        once, twice = np.full(size, -99, np.int8), np.full(size, 99, np.int8)
        features.observe(self.state, self.chosen, seat, once)
        features.observe(self.state, self.chosen, seat, twice)
        assert (once == twice).all()
        return once

    def tile_seen(self, seat: int, index: int) -> list[int]:
        return list(map(int, self.seen(seat)[index * features.OF_TILE : (index + 1) * features.OF_TILE]))

    def turn_seen(self, seat: int) -> list[int]:
        return list(map(int, self.seen(seat)[self.setup.players * SETS * features.OF_TILE :]))


def some_nodes(way: dict[str, Any]) -> Iterator[Desk]:
    """Stop at some nodes of a random game, and at its end if it comes soon."""
    for index, node in enumerate(islice(nodes(ludoteca.new("stax", **way), seed=5), NODES)):
        if index % STRIDE == 0 or index < 4 or node.phase == "over":
            yield Desk(node)


def at(position: str) -> Desk:
    return Desk(ludoteca.from_position(position))


def elsewhere(position: str, right: int, down: int) -> str:
    """Move the whole table, and the past with it."""

    def moved(match: re.Match[str]) -> str:
        numbers = [int(number) + (right, down)[index % 2] for index, number in enumerate(match.groups())]
        cells = [f"{q},{r}" for q, r in zip(numbers[::2], numbers[1::2], strict=True)]
        return ("@" if len(cells) == 1 else "") + "-".join(cells)

    fields = position.split(" ")
    for index, field in enumerate(fields):
        if field.startswith(("table=", "past=")):
            fields[index] = (AT if field.startswith("table=") else BETWEEN).sub(moved, field)
    return " ".join(fields)


# At every node


@every_way
def test_the_parts_multiply_out_to_the_legal_moves_and_back(way: dict[str, Any]) -> None:
    for desk in some_nodes(way):
        before = desk.state.tobytes()
        legal = set(desk.moves[: desk.game.rulebook.legal(desk.state, desk.moves)].tolist())
        found: dict[tuple[int, ...], int] = {}
        for tile in desk.open():
            if desk.move_of(tile) != features.NOT_OPEN:
                found[tile,] = desk.move_of(tile)
                continue
            desk.choose(tile)
            for cell in desk.open():
                desk.choose(tile, cell)
                found |= {(tile, cell, lie): desk.move_of(lie) for lie in desk.open()}
            desk.choose()
        assert len(found) == len(legal)
        assert set(found.values()) == legal
        for actions, move in found.items():
            assert desk.actions_of(move) == actions
        assert desk.state.tobytes() == before


@every_way
def test_an_action_that_is_not_open_stands_for_no_move(way: dict[str, Any]) -> None:
    for desk in islice(some_nodes(way), 0, None, 4):
        everything = range(features.action_count(desk.setup))
        swaps = {SWAP} if rules.may_swap(desk.state) else set()
        for tile in desk.open()[:3]:
            desk.choose()
            assert {desk.move_of(action) for action in everything} == {-1} | swaps
            desk.choose(tile)
            assert {desk.move_of(action) for action in everything} == {-1}
            for cell in desk.open()[:3]:
                desk.choose(tile, cell)
                assert [action for action in everything if desk.move_of(action) != -1] == desk.open()


@every_way
def test_the_last_part_plays_the_move(way: dict[str, Any]) -> None:
    for desk in some_nodes(way):
        if not desk.game.legal_moves:
            assert desk.open() == []
            continue
        move = desk.game.legal_moves[len(desk.game.legal_moves) // 2].code
        expected = desk.state.copy()
        desk.game.rulebook.play_unchecked(expected, move)
        *first, last = desk.actions_of(move)
        desk.choose(*first)
        assert features.take_action(desk.state, desk.chosen, desk.moves, last)
        assert desk.state.tobytes() == expected.tobytes()
        assert desk.chosen.tolist() == [0, 0]


@every_way
def test_an_observation_tells_every_tile_and_stays_in_its_bounds(way: dict[str, Any]) -> None:
    for desk in some_nodes(way):
        players = desk.setup.players
        for seat in range(players):
            towers = {}
            for index in range(players * SETS):
                hand, top, level, q, r, turn, face, *arrows = desk.tile_seen(seat, index)
                tile = (seat + index // SETS) % players * SETS + index % SETS + 1
                assert {hand, top, face, *arrows} <= {0, 1}
                assert (level, turn, face) == (desk.state.level[tile], desk.state.turn[tile], desk.state.face[tile])
                assert sum(bit << side for side, bit in enumerate(arrows)) == desk.state.arrows[tile]
                if level:
                    assert max(abs(q), abs(r), abs(q + r)) < 3 * SETS
                    assert not hand
                    towers[q, r, level] = top
            for (q, r, level), top in towers.items():
                assert level == 1 or (q, r, level - 1) in towers
                assert top == ((q, r, level + 1) not in towers)
            is_on = desk.game.phase == "move"
            assert desk.turn_seen(seat)[:players] == [
                int(is_on and (desk.state.played - seat) % players == one) for one in range(players)
            ]


@every_way
def test_it_does_not_matter_where_the_table_begins(way: dict[str, Any]) -> None:
    for desk in islice(some_nodes(way), 1, None):
        other = at(elsewhere(desk.game.position(), *FAR_AWAY))
        for chosen in [
            (),
            *[desk.actions_of(move.code)[:2] for move in desk.game.legal_moves[::40] if move.code != SWAP],
        ]:
            for count in range(len(chosen) + 1):
                desk.choose(*chosen[:count])
                other.choose(*chosen[:count])
                assert desk.open() == other.open()
                for seat in range(desk.setup.players):
                    assert (desk.seen(seat) == other.seen(seat)).all()


@every_way
def test_rewards_follow_the_ranking_and_sum_to_zero(way: dict[str, Any]) -> None:
    for seed in range(3):
        *_, game = nodes(ludoteca.new("stax", **way | {"move_limit": 60 + 200 * seed}), seed)
        seats = range(game.setup.players)
        places = {seat: place for place, tied in enumerate(game.ranking) for seat in tied}
        rewards = [reward_of(game.setup, game.state, seat) for seat in seats]
        assert sum(rewards) == 0
        for seat in seats:
            others = [places[other] for other in seats if other != seat]
            mean = sum((other > places[seat]) - (other < places[seat]) for other in others) / len(others)
            assert rewards[seat] == mean
            assert game.rulebook.place_of(game.state, seat)


# By example


@pytest.mark.parametrize(("players", "actions", "numbers"), [(2, 209, 363), (3, 300, 533)])
def test_sizes_are_as_documented(players: int, actions: int, numbers: int) -> None:
    setup = ludoteca.new("stax", players=players).setup
    assert (features.action_count(setup), features.observation_size(setup)) == (actions, numbers)
    text = " ".join((features.__doc__ or "").split())
    assert "27 + 91 p actions (209 or 300)" in text
    assert "23 + p more (363 or 533)" in text


def test_who_acts_for_black_counts_the_tiles_of_black() -> None:
    desk = at("stax pie=true table=W2:0@0,0 seat=0 phase=move")
    assert [desk.turn_seen(seat)[:2] for seat in (0, 1)] == [[0, 1], [1, 0]]
    assert [desk.turn_seen(seat)[-1] for seat in (0, 1)] == [3, 3]
    assert desk.texts() == [f"tile {number}" for number in range(1, 13)]
    desk.choose(4)
    beside = [features.FIRST_CELL + (SETS + 1) * features.WAYS + way for way in range(1, features.WAYS)]
    assert desk.open() == beside, "of white's tile 2, which is the second of the other's tiles"
    desk.choose(4, beside[0])
    assert features.take_action(desk.state, desk.chosen, desk.moves, features.FIRST_LIE)
    assert (desk.state.seat, desk.state.level[SETS + 5]) == (0, 1)


def test_the_swap_is_a_move_of_one_part() -> None:
    desk = at("stax pie=true table=W1:0@0,0/W9:0@0,1/B4:0@1,0 seat=1 phase=move")
    last = features.action_count(desk.setup) - 1
    assert (desk.open()[-1], desk.texts()[-1]) == (last, "swap")
    assert (desk.turn_seen(0)[-1], desk.turn_seen(1)[-1]) == (1, 1)
    assert desk.move_of(last) == SWAP
    assert features.take_action(desk.state, desk.chosen, desk.moves, last)
    assert [int(desk.state.level[tile]) for tile in (1, 9, SETS + 4, SETS + 1, SETS + 9, 4)] == [0, 0, 0, 1, 1, 1]
    assert desk.chosen.tolist() == [0, 0]
    assert desk.turn_seen(0)[-1] == 0
    assert last not in desk.open()


def test_the_first_tile_goes_where_the_table_begins() -> None:
    desk = Desk(ludoteca.new("stax"))
    assert desk.texts() == [f"tile {number}" for number in range(1, 13)]
    desk.choose(7)
    assert desk.texts() == ["on 0,0"]
    assert desk.turn_seen(0)[2:5] == [0, 1, 0]
    desk.choose(7, features.START_CELL)
    assert desk.texts() == [f"turn {turn}" for turn in range(6)] + [f"turn {turn}'" for turn in range(6)]
    assert desk.turn_seen(1) == [0, 1, 0, 0, 1, *[0] * 7, 1, *[0] * 5, 1, 0, 0, 1, 127, 62, 0]
    assert desk.tile_seen(1, 5) == [1, *[0] * 12]


def test_cells_are_named_by_ones_own_tiles_first() -> None:
    desk = at(START)
    desk.choose(0)  # the king at -1,1
    assert desk.texts() == ["beside W1 in direction 2", "beside W1 in direction 5", "on W2", "on W3"]
    on_tile = [divmod(int(features.action_of_cell(desk.state, seat, 0, 1)) - features.FIRST_CELL, 7) for seat in (0, 1)]
    assert on_tile == [(2, 0), (SETS + 2, 0)]
    beside = [divmod(int(features.action_of_cell(desk.state, seat, 1, 1)) - features.FIRST_CELL, 7) for seat in (0, 1)]
    assert beside == [(2, 1 + 0), (1, 1 + 5)]


def test_a_king_is_captured_by_going_onto_it() -> None:
    desk = at(START.replace("W2:0@0,0", "W2:1@0,0").replace("B3:0@1,-1", "B3:1@1,-1").replace("2,-1", "2,-2"))
    king = features.FIRST_CELL + SETS * 7
    desk.choose(1)
    assert king in desk.open()
    desk.choose(1, king)
    assert features.take_action(desk.state, desk.chosen, desk.moves, features.FIRST_LIE)
    assert [reward_of(desk.setup, desk.state, seat) for seat in (0, 1)] == [1, -1]
    assert desk.tile_seen(0, SETS) == [0] * 13
    assert desk.tile_seen(1, 0) == [0] * 13
    assert desk.turn_seen(0)[:5] == [0] * 5
    assert desk.open() == []


def test_a_tile_that_keeps_its_face_names_it() -> None:
    start = START.replace("W3:0@0,1", "W3:0@0,1/W8':0@-1,2").replace("played=6", "played=8")
    for position, lies in ((start, range(6, 12)), (start.replace("stax", "stax flip=true"), range(12))):
        desk = at(position)
        desk.choose(7)
        cell = desk.open()[0]
        desk.choose(7, cell)
        assert desk.open() == [features.FIRST_LIE + lie for lie in lies]
        faces = {codes.unpack_move(desk.move_of(action))[4] for action in desk.open()}
        assert faces == ({0} if len(lies) == 6 else {0, 1})


def test_a_position_that_comes_again_is_counted() -> None:
    game = ludoteca.from_position(START)
    times = []
    for move in (*ROUND, *ROUND[:3]):
        game.push(move)
        times.append(Desk(game).turn_seen(0)[-4])
    assert times == [1, 1, 1, 2, 2, 2, 2]
    assert Desk(game).turn_seen(1)[-3:] == [127, (500 - 13) // 8, 0]
    assert at(START.replace("stax", "stax move_limit=100")).turn_seen(0)[-3:] == [94, 11, 0]


def test_coordinates_are_counted_from_the_lookers_king() -> None:
    desk = at(START)
    assert desk.tile_seen(0, 0) == [0, 1, 1, *[0] * 10]
    assert desk.tile_seen(0, SETS) == [0, 1, 1, 3, -2, *[0] * 8]
    assert desk.tile_seen(1, SETS)[3:5] == [-3, 2]
    assert desk.tile_seen(1, 1) == [0, 1, 1, -1, 1, 0, 0, 1, *[0] * 5]
    before_kings = at(START.replace("/W1:0@-1,1/B1:0@2,-1", "").replace("played=6", "played=4"))
    assert before_kings.tile_seen(1, 0) == [1, *[0] * 12]
    assert [before_kings.tile_seen(1, index)[3:5] for index in (1, SETS + 1)] == [[0, 0], [-1, 0]]
