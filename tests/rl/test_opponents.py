"""One agent among bots: the games are those that it would play by hand against the same bots."""

import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import bot_for
from ludoteca.rl.errors import RLError
from ludoteca.rl.threads import ROWS_A_THREAD
from ludoteca.rl.vector import VectorEnv
from playing import QUICK_WAYS, name_of_way, reward_of

each_way = pytest.mark.parametrize(("game", "way"), QUICK_WAYS, ids=name_of_way)
each_level = pytest.mark.parametrize("level", ["beginner", "easy", "medium"])

STEP, WORD = 0x9E3779B97F4A7C15, (1 << 64) - 1


class Hand:
    """One game played by hand, with the dice of a row and with bots of a level at the other seats."""

    def __init__(self, env: VectorEnv, word: int) -> None:
        self.env, self.word = env, word
        self.begin()

    def draw(self) -> int:
        """Draw a fraction of one, in units of 2**-32: splitmix64 in plain numbers."""
        self.word = self.word + STEP & WORD
        mixed = (self.word ^ self.word >> 30) * 0xBF58476D1CE4E5B9 & WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
        return (mixed ^ mixed >> 31) >> 32

    def begin(self) -> None:
        setup = self.env.setup
        self.agent = self.draw() * setup.players >> 32
        self.game = ludoteca.new(setup.game, players=setup.players, mode=setup.mode, **setup.options)
        self.go_on()
        assert not self.is_done

    @property
    def is_done(self) -> bool:
        return self.game.phase == "over" or self.env.rulebook.place_of(self.game.state, self.agent) != 0

    def go_on(self) -> None:
        """Throw and let the bots play, until the agent decides or plays no more."""
        while not self.is_done:
            if self.game.phase == "roll":
                fraction = self.draw()
                faces = [fraction * 6**die // 2**32 % 6 + 1 for die in range(1, self.game.dice_count + 1)]
                self.game.roll(sorted(faces))
            elif self.game.seat != self.agent:
                bot = bot_for(self.game.id, self.env.opponents or "", seed=self.word)
                self.game.push(bot.choose(self.game, seconds=1).move)
            else:
                return

    def push(self, chosen: Any, action: int) -> None:
        """Play the agent's move, where an action completes one."""
        state, buffer = self.game.state, np.zeros(self.env.rulebook.max_moves, np.int64)
        move = int(self.env.features.move_of_action(state, chosen, buffer, action))
        if move >= 0:
            self.game.push(self.env.rulebook.spell(state, move))
            self.go_on()


@each_way
@each_level
def test_rows_are_games_played_by_hand_against_the_same_bots(game: str, way: dict[str, Any], level: str) -> None:
    env = VectorEnv(game, 2, seed=5, opponents=level, **way)
    hands = [Hand(env, int(word)) for word in env._games.words]
    _, infos = env.reset()
    ends = 0
    for _ in range(150):
        for row, hand in enumerate(hands):
            assert env.states[row].tobytes() == hand.game.state.tobytes()
            assert infos["seat"][row] == hand.agent == hand.game.seat
        actions, chosen = env.sample(), env._games.chosen.copy()
        _, rewards, terminations, _, infos = env.step(actions)
        for row, hand in enumerate(hands):
            hand.push(chosen[row], int(actions[row]))
            assert terminations[row] == hand.is_done
            expected = reward_of(env.setup, hand.game.state, hand.agent) if hand.is_done else 0
            assert rewards[row] == pytest.approx(expected)
            if hand.is_done:
                assert infos["final_info"]["terminated_seats"][row, hand.agent]
                hand.begin()
                ends += 1
    assert ends or game == "parchis", "only games of parchís are all longer"


def story_of(env: VectorEnv, steps: int) -> list[bytes]:
    """Play at random; return all that was given on the way."""
    story = [env.reset()[0].tobytes()]
    for _ in range(steps):
        *returned, infos = env.step(env.sample())
        arrays: list[Any] = [*returned, *(infos[key] for key in ("seat", "action_mask", "rewards", "terminated_seats"))]
        story.append(b"".join(array.tobytes() for array in arrays))
    return story


@each_way
def test_threads_and_copies_change_nothing(game: str, way: dict[str, Any]) -> None:
    rows = 2 * ROWS_A_THREAD + 9
    envs = [VectorEnv(game, rows, seed=3, threads=threads, opponents="easy", **way) for threads in (1, 2, 5)]
    first, *others = [story_of(env, 12) for env in envs]
    assert all(other == first for other in others)
    twin = pickle.loads(pickle.dumps(envs[0]))
    assert (twin.opponents, twin.seat) == ("easy", None)
    for _ in range(5):  # in the middle of games, whose agents sit where they sat
        seen, expected = twin.step(twin.sample()), envs[1].step(envs[1].sample())
        assert seen[0].tobytes() == expected[0].tobytes()
        assert seen[4]["seat"].tolist() == expected[4]["seat"].tolist()
    assert story_of(twin, 5) == story_of(envs[1], 5)
    for env in envs:
        env.close()


def test_the_seat_is_fixed_or_drawn_for_each_game() -> None:
    drawn = VectorEnv("parchis", 64, seed=1, players=4, opponents="beginner")
    assert set(drawn.reset()[1]["seat"].tolist()) == {0, 1, 2, 3}
    for seat in range(4):
        env = VectorEnv("parchis", 64, seed=1, players=4, opponents="beginner", seat=seat, max_steps=5)
        assert (env.reset()[1]["seat"] == seat).all()
        for _ in range(12):
            _, _, _, truncations, infos = env.step(env.sample())
            assert (infos["seat"] == seat).all()
            assert (env.states["seat"] == seat).all()
            assert np.array_equal(env.observe(), env.observe(seat))
    assert truncations.any() == ("final_info" in infos)


def test_the_agent_is_rewarded_once_when_its_place_is_decided() -> None:
    env = VectorEnv("parques", 64, seed=2, players=4, pieces=1, opponents="medium")
    env.reset()
    finished_before_the_end = 0
    for _ in range(150):
        _, rewards, terminations, _, infos = env.step(env.sample())
        rows = np.arange(64)
        assert not infos["terminated_seats"][rows, infos["seat"]].any()
        assert not rewards[~terminations].any()
        if terminations.any():
            done = infos["final_info"]["terminated_seats"][terminations]
            finished_before_the_end += int((~done.all(axis=1)).sum())
    assert finished_before_the_end, "some come in before the last"


def test_bots_play_better_than_chance() -> None:
    totals = {}
    for level in ("beginner", "medium"):
        env = VectorEnv("stax", 64, seed=4, players=2, opponents=level)
        env.reset()
        steps = [env.step(env.sample()) for _ in range(60)]
        ends = sum(int(step[2].sum()) for step in steps)
        totals[level] = sum(float(step[1].sum()) for step in steps) / ends
    assert totals["medium"] < totals["beginner"]
    assert totals["medium"] < -0.9


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"opponents": "expert"}, "opponents must be None or one of beginner, easy, medium; it is 'expert'"),
    ({"opponents": 3}, "opponents must be None or one of"),
    ({"seat": 0}, "say which bots with opponents="),
    ({"opponents": "easy", "seat": 4}, "seat must be None, for one drawn, or from 0 to 3; it is 4"),
    ({"opponents": "easy", "seat": True}, "seat must be None"),
]


@pytest.mark.parametrize(("wish", "message"), REFUSED, ids=lambda value: str(value)[:30])
def test_what_cannot_be_made_is_refused(wish: dict[str, Any], message: str) -> None:
    with pytest.raises(RLError, match=message):
        VectorEnv("parchis", 2, players=4, **wish)


PLAIN = """
import hashlib
from ludoteca.rl.vector import VectorEnv
digest = hashlib.sha256()
for game in ("parchis", "parques", "felix-sex"):
    env = VectorEnv(game, 2, seed=9, opponents="easy", max_steps=5)
    env.reset()
    for _ in range(8):
        observations, rewards, terminations, truncations, infos = env.step(env.sample())
        for array in (observations, rewards, truncations, *(infos[key] for key in ("action_mask", "seat", "rewards"))):
            digest.update(array.tobytes())
print(digest.hexdigest())
"""


def test_compiled_and_plain_play_alike() -> None:
    told = []
    for jit in ("0", "1"):
        variables = os.environ | {"LUDOTECA_JIT": jit, "PYTHONWARNINGS": "error"}
        command = [sys.executable, "-c", PLAIN]
        told.append(subprocess.run(command, env=variables, check=True, capture_output=True, text=True).stdout)
    assert told[0] == told[1]
