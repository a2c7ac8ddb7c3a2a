"""Many games at once are the same games as one at a time."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any, cast

import numpy as np
import pytest

import ludoteca
from ludoteca.core.moves import ROLL
from ludoteca.rl.errors import RLError
from ludoteca.rl.threads import ROWS_A_THREAD
from ludoteca.rl.vector import VectorEnv
from playing import name_of_way, reward_of

WAYS: list[tuple[str, dict[str, Any]]] = [
    ("parchis", {"players": 4}),
    ("parchis", {"players": 4, "mode": "pairs", "pairs_finish": "first"}),
    ("parchis", {"players": 2, "three_sixes": "lose-turn"}),
    ("parques", {"players": 4}),
    ("parques", {"players": 3, "pieces": 2, "hops": "two", "one_die_at_end": True}),
    ("felix-sex", {"pieces": 5}),
    ("stax", {"players": 3, "move_limit": 40}),
]
EVERY_GAME: list[tuple[str, dict[str, Any]]] = [
    ("parchis", {}),
    ("parques", {"pieces": 1}),
    ("felix-sex", {"pieces": 5}),
    ("stax", {"move_limit": 30}),
]
each_way = pytest.mark.parametrize(("game", "way"), WAYS, ids=name_of_way)
each_game = pytest.mark.parametrize(("game", "way"), EVERY_GAME, ids=name_of_way)

WORD = (1 << 64) - 1


def faces_of(word: int) -> Iterator[tuple[int, int, int]]:
    """Go along a stream of dice: splitmix64, told again in plain numbers."""
    while True:
        word = word + 0x9E3779B97F4A7C15 & WORD
        mixed = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
        fraction = (mixed ^ mixed >> 31) >> 32
        yield fraction * 6 // 2**32 + 1, fraction * 36 // 2**32 % 6 + 1, fraction * 216 // 2**32 % 6 + 1


class Hand:
    """One game played by hand with the dice of a row."""

    def __init__(self, env: VectorEnv, word: int) -> None:
        self.env, self.faces = env, faces_of(word)
        self.begin()

    def begin(self) -> None:
        setup = self.env.setup
        self.game = ludoteca.new(setup.game, players=setup.players, mode=setup.mode, **setup.options)
        self.done: dict[int, float] = {}
        self.throw()

    def throw(self) -> None:
        while self.game.phase == "roll":
            self.game.roll(sorted(next(self.faces)[: self.game.dice_count]))

    def push(self, chosen: Any, action: int) -> list[float]:
        """Play the move of an action; tell what each seat gets for it."""
        features, state = self.env.features, self.game.state
        room = np.zeros(self.env.rulebook.max_moves, np.int64)
        move = int(features.move_of_action(state, chosen, room, action))
        self.game.push(self.env.rulebook.spell(state, move))
        self.throw()
        state, gains = self.game.state, [0.0] * self.env.players
        for seat in set(range(self.env.players)) - set(self.done):
            if self.env.rulebook.place_of(state, seat):
                gains[seat] = self.done[seat] = reward_of(self.env.setup, state, seat)
        return gains


def words_of(seed: int, rows: int) -> list[int]:
    words: list[int] = np.random.SeedSequence(seed).spawn(2)[0].generate_state(rows, np.uint64).tolist()
    return words


@each_way
def test_rows_are_games_played_by_hand(game: str, way: dict[str, Any]) -> None:
    env = VectorEnv(game, 2, seed=5, threads=1, **way)
    hands = [Hand(env, word) for word in words_of(5, 2)]
    observations, infos = env.reset()
    assert not infos["terminated_seats"].any()
    ends = 0
    for _ in range(1500):
        for row, hand in enumerate(hands):
            assert env.states[row].tobytes() == hand.game.state.tobytes()
            assert infos["seat"][row] == hand.game.seat
            if env.features.PARTS == 1:
                assert infos["action_mask"][row].sum() == len(hand.game.legal_moves)
        actions, chosen, seats = env.sample(), env._games.chosen.copy(), infos["seat"]
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert not truncations.any()
        for row, hand in enumerate(hands):
            gains = [0.0] * env.players
            if env.features.PARTS == 1 or chosen[row].all():
                gains = hand.push(chosen[row], int(actions[row]))
            assert infos["rewards"][row].tolist() == pytest.approx(gains)
            assert rewards[row] == pytest.approx(gains[seats[row]])
            assert terminations[row] == (hand.game.phase == "over")
            told = (infos["final_info"] if terminations[row] else infos)["terminated_seats"][row]
            assert told.nonzero()[0].tolist() == sorted(hand.done)
            if terminations[row]:
                assert not infos["terminated_seats"][row].any(), "a new game has begun"
                ends += 1
                assert infos["final_obs"][row].tolist() == sight(env, hand.game.state, int(seats[row]))
                hand.begin()
            assert observations[row].tolist() == sight(env, env.states[row], int(infos["seat"][row]), row)
        if ends > 1:
            break
    assert ends, "no game came to its end"


def sight(env: VectorEnv, state: Any, seat: int, row: int | None = None) -> list[int]:
    chosen = np.zeros(2, np.int64) if row is None else env._games.chosen[row]
    out = np.empty(env.observation_size, np.int8)
    env.features.observe(state, chosen, seat, out)
    numbers: list[int] = out.tolist()
    return numbers


def play(env: VectorEnv, steps: int) -> list[Any]:
    """Play at random; tell all that was told on the way."""
    return [env.reset(), *(env.step(env.sample()) for _ in range(steps))]


def same(one: Any, other: Any) -> bool:
    """Tell whether all that was told is equal."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return np.array_equal(one, other)


@each_game
def test_threads_change_nothing(game: str, way: dict[str, Any]) -> None:
    rows = 3 * ROWS_A_THREAD - 7
    stories = [play(VectorEnv(game, rows, seed=3, threads=threads, **way), 60) for threads in (1, 2, 5)]
    assert same(stories[0], stories[1])
    assert same(stories[0], stories[2])


@each_game
def test_the_same_seed_gives_the_same_games_and_another_others(game: str, way: dict[str, Any]) -> None:
    story = play(VectorEnv(game, 40, seed=7, **way), 30)
    assert same(story, play(VectorEnv(game, 40, seed=7, **way), 30))
    assert not same(story, play(VectorEnv(game, 40, seed=8, **way), 30))
    env = VectorEnv(game, 40, **way)
    assert not same(story, play(env, 30))
    env.reset(seed=7)
    env_at_seed = VectorEnv(game, 40, seed=7, **way)
    env_at_seed.reset()
    assert same(env.legal_mask(), env_at_seed.legal_mask())


def test_games_differ_from_one_another_and_from_those_before() -> None:
    env = VectorEnv("parchis", 64, seed=1)
    observations, _ = env.reset()
    for _ in range(20):
        observations = env.step(env.sample())[0]
    assert len({row.tobytes() for row in observations}) == 64
    before, _ = env.reset()
    after, _ = env.reset()
    assert not np.array_equal(before, after)


def test_fewer_rows_are_the_first_of_many() -> None:
    few, many = VectorEnv("parques", 5, seed=2), VectorEnv("parques", 9, seed=2)
    for one, other in zip(play(few, 20), play(many, 20), strict=True):
        assert np.array_equal(one[0], other[0][:5])


def test_faces_are_even() -> None:
    counts = np.zeros((3, 7))
    for word in words_of(1, 300):
        stream = faces_of(word)
        for _ in range(20):
            counts[[0, 1, 2], next(stream)] += 1
    assert abs(counts[:, 1:] - 1000).max() < 150


def test_a_seat_that_finishes_early_is_terminated_before_the_others() -> None:
    env = VectorEnv("parchis", 32, seed=4, players=4)
    env.reset()
    totals = np.zeros((32, 4))
    for _ in range(800):
        _, _, terminations, _, infos = env.step(env.sample())
        done = infos["terminated_seats"]
        totals = (totals + infos["rewards"]) * ~terminations[:, None]
        assert not done[np.arange(32), infos["seat"]].any(), "a seat that has finished decides"
        assert np.array_equal(done & (totals == 1), totals == 1), "who comes in first has finished"
        if (done.any(axis=1) & ~done.all(axis=1)).sum() > 5:
            return
    raise AssertionError("nobody finished before the others")


@each_game
def test_rewards_of_an_ended_game_sum_to_zero(game: str, way: dict[str, Any]) -> None:
    env = VectorEnv(game, 32, seed=4, **way)
    env.reset()
    totals = np.zeros((32, env.players))
    ended = 0
    for _ in range(3000):
        _, _, terminations, _, infos = env.step(env.sample())
        totals += infos["rewards"]
        assert np.allclose(totals[terminations].sum(axis=1), 0, atol=1e-6)
        assert ("final_obs" in infos) == terminations.any()
        ended += int(terminations.sum())
        totals[terminations] = 0
        if ended >= 8:
            return
    raise AssertionError("too few games ended")


def test_long_games_are_cut() -> None:
    env = VectorEnv("parchis", 8, seed=1, max_steps=10)
    env.reset()
    for step in range(1, 31):
        _, rewards, terminations, truncations, infos = env.step(env.sample())
        assert not terminations.any()
        assert truncations.all() == truncations.any() == (step % 10 == 0)
        assert not rewards.any()
        if step % 10 == 0:
            assert infos["_final_obs"].all()
            assert infos["final_info"]["steps"].tolist() == [10] * 8


def test_parts_of_a_move_are_steps_but_only_moves_count() -> None:
    env = VectorEnv("stax", 4, seed=1, max_steps=2)
    env.reset()
    cuts = [bool(env.step(env.sample())[3].all()) for _ in range(12)]
    assert cuts == [False, False, False, False, False, True] * 2


BAD_ACTIONS: list[tuple[Any, str]] = [
    (np.zeros(3, np.int64), r"shape \(4,\).*theirs is \(3,\)"),
    (np.zeros((4, 1), np.int64), r"shape \(4,\).*theirs is \(4, 1\)"),
    (5, r"theirs is \(\)"),
    (np.zeros(4), "whole numbers; they are float64"),
    ([True] * 4, "whole numbers; they are bool"),
    (["a"] * 4, "whole numbers"),
]


@pytest.mark.parametrize(("actions", "message"), BAD_ACTIONS)
def test_what_are_no_actions_is_refused(actions: Any, message: str) -> None:
    env = VectorEnv("parchis", 4, seed=1)
    env.reset()
    with pytest.raises(RLError, match=message):
        env.step(actions)


@each_game
def test_an_action_that_is_not_open_is_named_and_changes_nothing(game: str, way: dict[str, Any]) -> None:
    env = VectorEnv(game, 6, seed=1, **way)
    for _ in range(9):
        env.reset()
    env.step(env.sample())
    for action in (-1, env.action_count, 10**12, int(env.legal_mask()[3].argmin())):
        actions, twin = env.sample(), env.copy()
        actions[3] = actions[5] = action
        with pytest.raises(RLError, match=rf"action {action} is not open to seat \d in game 3; open are \d") as error:
            env.step(actions)
        for one in env.legal_mask()[3].nonzero()[0].tolist()[:20]:
            words = env.features.action_text(env.states[3], env._games.chosen[3], one)
            assert f"{one} ({words})" in str(error.value)
        assert same(env._games, twin._games)
        assert same(env._outputs, twin._outputs)


BAD_WISHES: list[tuple[dict[str, Any], str]] = [
    ({"num_envs": 0}, "num_envs must be a whole number from 1; it is 0"),
    ({"num_envs": 2.5}, "num_envs must be"),
    ({"threads": 0}, "threads must be"),
    ({"max_steps": -1}, "max_steps must be"),
    ({"seed": -1}, "seed must be"),
    ({"seed": "x"}, "seed must be"),
    ({"players": 9}, "players"),
    ({"no_such_option": 1}, "no_such_option"),
]


@pytest.mark.parametrize(("wish", "message"), BAD_WISHES, ids=lambda value: str(value)[:20])
def test_what_cannot_be_made_is_refused(wish: dict[str, Any], message: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=message):
        VectorEnv("parchis", **({"num_envs": 2} | wish))


def test_there_is_nothing_to_step_before_a_reset() -> None:
    env = VectorEnv("parchis", 2)
    for ask in (env.sample, env.observe, env.legal_mask, lambda: env.step([0, 0])):
        with pytest.raises(RLError, match=r"call reset\(\) first"):
            ask()


COPIES: dict[str, Callable[[VectorEnv], VectorEnv]] = {
    "copy": VectorEnv.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: cast("VectorEnv", pickle.loads(pickle.dumps(env))),
}


@each_game
@pytest.mark.parametrize("way_to_copy", COPIES)
def test_a_copy_goes_on_alike_and_alone(game: str, way: dict[str, Any], way_to_copy: str) -> None:
    env = VectorEnv(game, 2 * ROWS_A_THREAD, seed=6, threads=2, max_steps=12, **way)
    fresh = COPIES[way_to_copy](env)
    assert same(play(fresh, 3), play(env, 3))
    for _ in range(10):
        env.step(env.sample())
    twin = COPIES[way_to_copy](env)
    assert twin.states.dtype is env.states.dtype, "Numba would look up its type again"
    assert (twin.setup, twin.threads, twin.max_steps, twin.num_envs) == (env.setup, 2, 12, env.num_envs)
    before = env.states.tobytes()
    story = [twin.step(twin.sample()) for _ in range(20)]
    assert env.states.tobytes() == before
    assert same(story, [env.step(env.sample()) for _ in range(20)])
    for one in (env, twin):
        one.close()


FORKED = """
import hashlib, multiprocessing, sys
from ludoteca.rl.vector import VectorEnv

def go_on(env):
    digest = hashlib.sha256()
    for _ in range(5):
        digest.update(env.step(env.sample())[0].tobytes())
    env.close()
    return digest.hexdigest()

env = VectorEnv("parchis", 512, seed=1, threads=4)
env.reset()
env.step(env.sample())
context = multiprocessing.get_context("fork")
answers = context.SimpleQueue()
child = context.Process(target=lambda: answers.put(go_on(env)))
child.start()
child.join(100)
if child.is_alive():
    child.kill()
    sys.exit("the child hangs")
assert answers.get() == go_on(env)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_child_steps_with_threads_of_its_own() -> None:
    done = subprocess.run([sys.executable, "-c", FORKED], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_what_is_told_is_the_callers_unless_he_wants_it_fast() -> None:
    for copies in (True, False):
        env = VectorEnv("parchis", 3, seed=1, copy=copies)
        observations, infos = env.reset()
        kept = observations.copy()
        later, *_ = env.step(env.sample())
        assert np.array_equal(observations, kept) == copies
        assert (later is observations) == (not copies)
        assert np.array_equal(env.observe(), later)
        assert np.array_equal(env.legal_mask(), env._outputs.masks)
        assert (infos["action_mask"] is env._outputs.masks) == (not copies)


@each_game
def test_every_seat_can_look(game: str, way: dict[str, Any]) -> None:
    env = VectorEnv(game, 10, seed=1, **way)
    _, infos = env.reset()
    views = np.stack([env.observe(seat) for seat in range(env.players)])
    assert np.array_equal(views[infos["seat"], np.arange(10)], env.observe())
    for seat in (-1, env.players, "0", True):
        with pytest.raises(RLError, match="seat must be None or from 0 to"):
            env.observe(seat)  # type: ignore[arg-type]


def test_actions_that_are_known_to_be_open_need_no_check() -> None:
    checked, trusted = VectorEnv("felix-sex", 8, seed=1), VectorEnv("felix-sex", 8, seed=1, check=False)
    assert same(play(checked, 20), play(trusted, 20))
    assert len(trusted.step(trusted.sample().astype(np.int8 if trusted.action_count < 128 else np.int16))) == 5


def test_no_rule_option_is_called_like_one_of_the_environment() -> None:
    names = {
        "num_envs",
        "players",
        "mode",
        "seed",
        "threads",
        "max_steps",
        "copy",
        "check",
        "game",
        "opponents",
        "seat",
    }
    for info in ludoteca.games.values():
        assert not names & {option.name for option in info.options}


PLAIN = """
import hashlib
from ludoteca.rl.vector import VectorEnv
digest = hashlib.sha256()
for game in ("parchis", "parques", "felix-sex"):
    env = VectorEnv(game, 3, seed=9, max_steps=15)
    env.reset()
    for _ in range(40):
        observations, rewards, terminations, truncations, infos = env.step(env.sample())
        for array in (observations, rewards, truncations, *(infos[key] for key in ("action_mask", "seat", "rewards"))):
            digest.update(array.tobytes())
print(digest.hexdigest())
"""


def test_compiled_and_plain_step_alike() -> None:
    told = []
    for jit in ("0", "1"):
        variables = os.environ | {"LUDOTECA_JIT": jit, "PYTHONWARNINGS": "error"}
        command = [sys.executable, "-c", PLAIN]
        told.append(subprocess.run(command, env=variables, check=True, capture_output=True, text=True).stdout)
    assert told[0] == told[1]


@pytest.mark.parametrize("count", [2, 4])
def test_other_games_in_the_process_cost_nothing(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dispatcher = pytest.importorskip("numba.core.dispatcher")
    envs = [VectorEnv(game, 2, seed=1, **way) for game, way in EVERY_GAME[:count]]
    envs += [VectorEnv(game, 2, seed=1, opponents="easy", **way) for game, way in EVERY_GAME[:count]]
    for env in envs:  # the first call of each kernel finds out the types of its arguments
        play(env, 2)
        env.observe()
    looked_up: list[str] = []

    def typeof(self: Any, value: Any) -> Any:
        looked_up.append(f"{self.py_func.__module__}.{self.py_func.__name__}: {type(value).__name__}")
        return original(self, value)

    original = dispatcher._DispatcherBase.typeof_pyval  # what Numba calls for a type that it does not recognise
    monkeypatch.setattr(dispatcher._DispatcherBase, "typeof_pyval", typeof)
    for env in envs:
        for _ in range(3):
            env.step(env.sample())
        env.observe()
        env.reset()
    assert looked_up == []


def test_rows_wait_for_decisions() -> None:
    env = VectorEnv("parchis", 200, seed=1)
    env.reset()
    for _ in range(50):
        env.step(env.sample())
        assert (env.states["phase"] != ROLL).all()
        assert env.legal_mask().any(axis=1).all()
