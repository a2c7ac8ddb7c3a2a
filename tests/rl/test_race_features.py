"""Actions and observations of the games with dice: they say all, and say it the same to every seat."""

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core.kernel import COMPILED
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.core.options import Setup
from ludoteca.core.rulebook import Rulebook
from ludoteca.games import rulebook_of
from playing import STRIDE, name_of_way, reward_of, ways_to_play

GAMES = ("parchis", "parques", "felix-sex")
WAYS = [(game, way) for game in GAMES for way in ways_to_play(game)]
NODES_COMPARED = 60  # of each way to play, compiled and plain

# One seat further on is the same game: every place of the board taken, or two opposite ones.
TURNS: list[tuple[str, dict[str, Any]]] = [
    ("parchis", {"players": 4, "mode": "individual"}),
    ("parchis", {"players": 4, "mode": "individual", "start_out": 2, "three_sixes": "lose-turn"}),
    ("parchis", {"players": 4, "mode": "pairs"}),
    ("parchis", {"players": 2, "mode": "individual"}),
    ("parques", {"players": 4}),
    ("parques", {"players": 2, "hops": "two", "soplar": True}),
    ("parques", {"players": 6, "seats": 6, "third_pair": "jail"}),
    ("parques", {"players": 8, "seats": 8, "one_die_at_end": True}),
    ("felix-sex", {}),
    ("felix-sex", {"stacks": "together"}),
]
SIZES = [
    ("parchis", {"players": 4, "mode": "individual"}, 4, 358),
    ("parchis", {"players": 4, "mode": "pairs"}, 8, 358),
    ("parchis", {"players": 2, "mode": "two-colours"}, 8, 358),
    ("parques", {"players": 4}, 32, 339),
    ("parques", {"players": 3, "seats": 6}, 32, 693),
    ("parques", {"players": 8, "seats": 8}, 32, 1207),
    ("felix-sex", {}, 210, 77),
    ("felix-sex", {"stacks": "never"}, 186, 77),
    ("felix-sex", {"stacks": "together", "pieces": 5}, 930, 77),
]


class Table:
    """A game's features with the room that they work in."""

    def __init__(self, game: str, way: dict[str, Any]) -> None:
        self.rulebook: Rulebook = rulebook_of(game)
        self.setup: Setup = ludoteca.games[game].setup(**way)
        self.features: Any = import_module(f"ludoteca.games.{game.replace('-', '_')}.features")
        self.chosen, self.moves = np.zeros(2, np.int64), np.zeros(self.rulebook.max_moves, np.int64)
        self.mask = np.full(self.features.action_count(self.setup), 7, np.uint8)

    def legal(self, state: State) -> list[int]:
        moves: list[int] = self.moves[: self.rulebook.legal(state, self.moves)].tolist()
        return moves

    def open(self, state: State) -> list[int]:
        self.mask[:] = 7  # what the last one left there must not matter
        count = self.features.list_actions(state, self.chosen, self.moves, self.mask)
        assert set(self.mask.tolist()) <= {0, 1}
        actions: list[int] = self.mask.nonzero()[0].tolist()
        assert count == len(actions)
        return actions

    def sight(self, state: State, seat: int, filler: int = 99) -> list[int]:
        seen = np.full(self.features.observation_size(self.setup), filler, np.int8)
        self.features.observe(state, self.chosen, seat, seen)
        numbers: list[int] = seen.tolist()
        return numbers

    def rewards(self, state: State) -> list[float]:
        return [reward_of(self.setup, state, seat) for seat in range(self.setup.players)]

    def take(self, state: State, action: int) -> None:
        assert self.features.take_action(state, self.chosen, self.moves, action)

    def throw(self, state: State, chance: random.Random) -> None:
        faces = [chance.randint(1, 6) for _ in range(3)]
        self.rulebook.throw_unchecked(state, tuple(sorted(faces[: self.rulebook.dice_count(state)])))


def walk(table: Table, seed: int) -> Iterator[State]:
    """Walk a random game to its end, by actions, and stop at every node."""
    chance, state = random.Random(seed), table.rulebook.start(table.setup)
    yield state
    while state["phase"] != OVER:
        if state["phase"] == ROLL:
            table.throw(state, chance)
        else:
            table.take(state, chance.choice(table.open(state)))
        yield state


@pytest.mark.parametrize(("game", "way", "actions", "size"), SIZES)
def test_encodings_are_as_large_as_they_say(game: str, way: dict[str, Any], actions: int, size: int) -> None:
    table = Table(game, way)
    assert table.features.action_count(table.setup) == actions
    assert table.features.observation_size(table.setup) == size
    assert table.features.PARTS == table.features.VERSION == 1


@pytest.mark.parametrize(("game", "way"), WAYS, ids=name_of_way)
def test_open_actions_are_the_legal_moves(game: str, way: dict[str, Any]) -> None:
    table = Table(game, way)
    features = table.features
    for state in walk(table, seed=11):
        legal = table.legal(state)
        actions = [features.action_of_move(state, move) for move in legal]
        before = state.tobytes()
        assert sorted(actions) == table.open(state)
        assert [features.move_of_action(state, table.chosen, table.moves, action) for action in actions] == legal
        if state["phase"] == MOVE:
            closed = random.Random(len(legal)).sample(range(len(table.mask)), k=4)
            for action in set(closed) - set(actions):
                assert features.move_of_action(state, table.chosen, table.moves, action) == -1
        assert state.tobytes() == before
        assert not table.chosen.any()


@pytest.mark.parametrize(("game", "way"), WAYS, ids=name_of_way)
def test_an_action_plays_its_move(game: str, way: dict[str, Any]) -> None:
    table = Table(game, way)
    for state in islice(walk(table, seed=12), 200):
        for move in table.legal(state):
            by_move, by_action = state.copy(), state.copy()
            table.rulebook.play_unchecked(by_move, move)
            table.take(by_action, table.features.action_of_move(state, move))
            assert by_move.tobytes() == by_action.tobytes()


@pytest.mark.parametrize(("game", "way"), WAYS, ids=name_of_way)
def test_places_are_worth_what_others_lose(game: str, way: dict[str, Any]) -> None:
    table = Table(game, way)
    done: dict[int, float] = {}
    for state in walk(table, seed=13):
        for seat in range(table.setup.players):
            if table.rulebook.place_of(state, seat):
                value = reward_of(table.setup, state, seat)
                assert done.setdefault(seat, value) == value, "a place once decided stays what it is worth"
    assert len(done) == table.setup.players
    assert sum(done.values()) == pytest.approx(0)
    ranking = table.rulebook.ranking(state, table.setup.players)
    values = [{done[seat] for seat in place} for place in ranking]
    assert all(len(value) == 1 for value in values)
    assert [value.pop() for value in values] == sorted(set(done.values()), reverse=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_places_of_a_game_played_on_are_spread_evenly(players: int) -> None:
    for table in (Table("parchis", {"players": players, "mode": "individual"}), Table("parques", {"players": players})):
        *_, state = walk(table, seed=14)
        assert sorted(table.rewards(state)) == pytest.approx(np.linspace(-1, 1, players).tolist())


@pytest.mark.parametrize(("game", "way"), WAYS, ids=name_of_way)
def test_observations_overwrite_everything_and_count_all_pieces(game: str, way: dict[str, Any]) -> None:
    table = Table(game, way)
    for state in islice(walk(table, seed=15), 0, 500, STRIDE):
        for seat in range(table.setup.players):
            seen = table.sight(state, seat)
            assert seen == table.sight(state, seat, filler=-99)
            assert min(seen) >= 0
            assert sum(seen[: board_size(game, way)]) == pieces_in_all(table)


def board_size(game: str, way: dict[str, Any]) -> int:
    places = {"parchis": 4, "parques": way.get("seats", 4), "felix-sex": 0}[game]
    return places * (places * 17 + 9) or 64


def pieces_in_all(table: Table) -> int:
    colours = 4 if table.setup.mode == "two-colours" else table.setup.players
    return colours * int(table.setup.options.get("pieces", 4))


@pytest.mark.parametrize(("game", "way"), WAYS, ids=name_of_way)
def test_seats_that_see_the_same_have_the_same_choices(game: str, way: dict[str, Any]) -> None:
    table = Table(game, way)
    known: dict[tuple[int, ...], list[int]] = {}
    for seed in range(3):
        for state in islice(walk(table, seed), 400):
            if state["phase"] == MOVE:
                seen = tuple(table.sight(state, int(state["seat"])))
                assert known.setdefault(seen, table.open(state)) == table.open(state)


@pytest.mark.parametrize(("game", "way"), TURNS, ids=name_of_way)
def test_one_seat_further_on_everything_looks_the_same(game: str, way: dict[str, Any]) -> None:
    table, turned_table = Table(game, way | {"first": 0}), Table(game, way | {"first": 1})
    players = table.setup.players
    turned = turned_table.rulebook.start(turned_table.setup)
    chance, same_chance, chooser = random.Random(16), random.Random(16), random.Random(17)
    state = table.rulebook.start(table.setup)
    while state["phase"] != OVER:
        for seat in range(players):
            assert table.sight(state, seat) == turned_table.sight(turned, (seat + 1) % players)
        if state["phase"] == ROLL:
            table.throw(state, chance)
            turned_table.throw(turned, same_chance)
        else:
            actions = table.open(state)
            assert actions == turned_table.open(turned)
            action = chooser.choice(actions)
            table.take(state, action)
            turned_table.take(turned, action)
    assert [turned_table.rewards(turned)[(seat + 1) % players] for seat in range(players)] == table.rewards(state)


def test_actions_have_words() -> None:
    for game, way in WAYS:
        table = Table(game, way)
        for state in islice(walk(table, seed=18), 12):
            if state["phase"] == MOVE:
                texts = [table.features.action_text(state, table.chosen, action) for action in range(len(table.mask))]
                spelled = {table.rulebook.spell(state, move) for move in table.legal(state)}
                assert {texts[action] for action in table.open(state)} == spelled
                assert len(set(texts)) == len(texts)


def traces() -> dict[str, str]:
    """Digest what is open and what is seen at the first nodes of a random game in every way to play."""
    digests = {}
    for game, way in WAYS:
        table, digest = Table(game, way), hashlib.sha256()
        for state in islice(walk(table, seed=19), NODES_COMPARED):
            sights = [table.sight(state, seat) for seat in range(table.setup.players)]
            digest.update(f"{table.open(state)} {sights} {state.tobytes().hex()}".encode())
        digests[f"{game} {way}"] = digest.hexdigest()
    return digests


def test_compiled_and_plain_see_the_same() -> None:
    assert COMPILED, "this test compares compiled code with plain, so it needs Numba"
    folder = Path(__file__).parents[1]
    path = os.pathsep.join([str(folder), str(Path(ludoteca.__file__).parents[1])])
    variables = os.environ | {"LUDOTECA_JIT": "0", "PYTHONPATH": path, "PYTHONWARNINGS": "error"}
    output = subprocess.run(
        [sys.executable, __file__], env=variables, check=True, capture_output=True, text=True
    ).stdout
    assert json.loads(output) == traces()


if __name__ == "__main__":
    print(json.dumps(traces()))
