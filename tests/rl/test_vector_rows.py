"""Rows that are taken, put into positions, thrown for by the caller or chosen in by bots: the games of `Game`."""

import pickle
from itertools import islice
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import bot_named
from ludoteca.core.errors import OptionError
from ludoteca.core.kernel import COMPILED
from ludoteca.core.positions import write_position
from ludoteca.rl.errors import RLError
from ludoteca.rl.vector import VectorEnv
from playing import QUICK_WAYS, name_of_way, nodes, reward_of

each_way = pytest.mark.parametrize(("game_id", "way"), QUICK_WAYS, ids=name_of_way)
STEPS = 40


def begun(game_id: str, rows: int, steps: int = STEPS, **way: Any) -> VectorEnv:
    """Make an environment whose games are under way."""
    env = VectorEnv(game_id, rows, seed=3, **way)
    env.reset()
    for _ in range(steps):
        env.step(env.sample())
    return env


def actions_of(env: VectorEnv, game: ludoteca.Game, move: int) -> list[int]:
    """List the actions that choose a legal move, one for each of its parts."""
    state, chosen, buffer = game.state, np.zeros(2, np.int64), np.zeros(env.rulebook.max_moves, np.int64)
    actions: list[int] = []
    while True:
        actions.append(int(env.features.next_action(state, chosen, buffer, move)))
        if env.features.take_action(state, chosen, buffer, actions[-1]):
            return actions


# Taking rows


@each_way
@pytest.mark.parametrize("more", [{}, {"opponents": "easy"}, {"chance": "explicit"}], ids=["alone", "bots", "chance"])
def test_taken_rows_go_on_like_those_they_come_from(game_id: str, way: dict[str, Any], more: dict[str, Any]) -> None:
    env = begun(game_id, 9, max_steps=60, **way, **more)
    rows = [4, 8, 4, 0]
    before, taken = env.states.tobytes(), env.take(rows)
    assert taken.num_envs == 4
    assert taken.observe().tobytes() == env.observe()[rows].tobytes()
    for step in range(80):
        actions = env.sample()
        if not step:
            alone = env.take(rows)
            alone.step(actions[rows])
            assert env.states.tobytes() == before, "the environment itself stays as it is"
        outs, others = env.step(actions), taken.step(actions[rows])
        assert np.array_equal(outs[0][rows], others[0])
        for one, other in zip(outs[1:4], others[1:4], strict=True):
            assert one[rows].tolist() == other.tolist()
        for key in ("action_mask", "seat", "rewards", "terminated_seats"):
            assert np.array_equal(outs[4][key][rows], others[4][key])
    assert taken.states.tobytes() == env.states[rows].tobytes()


def test_rows_are_taken_by_flags_too_and_a_seed_gives_other_dice() -> None:
    env = begun("parchis", 6)
    flags = np.array([False, True, False, False, True, True])
    assert env.take(flags).states.tobytes() == env.states[[1, 4, 5]].tobytes()
    assert env.take([2]).take([0, 0]).states.tobytes() == env.states[[2, 2]].tobytes()
    apart = env.take([2] * 40, seed=1)
    assert apart.states.tobytes() == env.states[[2] * 40].tobytes()
    actions = np.repeat(env.sample()[2], 40)
    apart.step(actions)
    assert len({state.tobytes() for state in apart.states}) > 5
    again = env.take([2] * 40, seed=1)
    again.step(actions)
    assert again.states.tobytes() == apart.states.tobytes()


def test_a_taken_environment_has_spaces_of_its_own_and_may_be_closed_alone() -> None:
    pytest.importorskip("gymnasium")
    env = begun("parchis", 400, threads=2)
    assert env.action_space.shape == (400,)
    with env.take([1, 2]) as taken:
        assert taken.action_space.shape == (2,)
        assert taken.copy().states.tobytes() == taken.states.tobytes()
    with pytest.raises(RLError, match="closed"):
        taken.sample()
    env.step(env.sample())


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([6], "there is no game 6: they are numbered from 0 to 5"),
        ([0, -1], "there is no game -1"),
        ([], "rows must be numbers of games, one at least"),
        ([0.5], "rows must be numbers"),
        ([True, False], "rows must be numbers of games, one at least, or 6 flags"),
        ([[1]], "rows must be numbers"),
    ],
)
def test_what_are_no_rows_is_said(rows: Any, message: str) -> None:
    env = begun("parchis", 6, 0)
    with pytest.raises(RLError, match=message):
        env.take(rows)


# Positions


def positions_of(game_id: str, way: dict[str, Any], count: int, phase: str | None = None) -> list[ludoteca.Game]:
    """Collect positions of a random game, some steps apart."""
    game = ludoteca.new(game_id, seed=5, **way)
    found = (one.copy() for one in nodes(game, 5) if one.phase != "over" and phase in (None, one.phase))
    return list(islice(found, 3, 3 + 3 * count, 3))


@each_way
def test_rows_begin_at_positions_and_go_on_by_the_rules(game_id: str, way: dict[str, Any]) -> None:
    games = positions_of(game_id, way, 8, "move")
    env = VectorEnv(game_id, 8, seed=1, **way)
    observations, infos = env.set_positions([game.position() for game in games])
    assert infos["seat"].tolist() == [game.seat for game in games]
    actions = []
    for row, game in enumerate(games):
        assert env.states[row].tobytes() == game.state.tobytes()
        if env.features.PARTS == 1:
            assert infos["action_mask"][row].sum() == len(game.legal_moves)
        actions.append(actions_of(env, game, game.legal_moves[-1].code))
    for part in np.array(actions).T:
        observations, *_ = env.step(part)
    for row, game in enumerate(games):
        game.push(game.legal_moves[-1])
        if game.phase == "move":
            assert env.states[row].tobytes() == game.state.tobytes()
    assert np.array_equal(observations, env.observe())


@each_way
def test_throws_that_are_due_in_positions_are_thrown_or_waited_for(game_id: str, way: dict[str, Any]) -> None:
    games = positions_of(game_id, way, 6)
    texts = [game.position() for game in games]
    env = VectorEnv(game_id, 6, seed=1, **way)
    env.set_positions(texts)
    assert (env.states["phase"] == 1).all()
    explicit = VectorEnv(game_id, 6, seed=1, chance="explicit", **way)
    _, infos = explicit.set_positions(texts)
    assert infos["chance"].tolist() == [game.phase == "roll" for game in games]
    assert [state.tobytes() for state in explicit.states] == [game.state.tobytes() for game in games]


def test_some_rows_are_put_into_positions_and_the_others_stay() -> None:
    [game] = positions_of("parchis", {"players": 4}, 1, "move")
    env = begun("parchis", 5)
    before = env.states.copy()
    env.set_positions([game.position()] * 2, rows=[1, 3])
    assert env.states[[0, 2, 4]].tobytes() == before[[0, 2, 4]].tobytes()
    assert env.states[1].tobytes() == env.states[3].tobytes() == game.state.tobytes()


def test_places_that_are_decided_in_a_position_earn_nothing_more() -> None:
    texts = [
        one.position()
        for one in nodes(ludoteca.new("parchis", players=4, seed=2), 2)
        if one.ranking and one.phase == "move"
    ]
    env = VectorEnv("parchis", 1, players=4, seed=1)
    _, infos = env.set_positions(texts[:1])
    assert infos["terminated_seats"].sum() == 1
    totals = np.zeros(4)
    for _ in range(2000):
        _, _, terminations, _, infos = env.step(env.sample())
        totals += infos["rewards"][0]
        if terminations[0]:
            break
    assert sorted(totals.round(3).tolist()) == [-1.0, -0.333, 0.0, 0.333]


BAD_POSITIONS: list[tuple[Any, str]] = [
    (["parchis players=4"], "there must be one position for each of 2 games; there are 1"),
    ("parchis", "positions must be a list of texts"),
    (["", "x"], "the position of game 0 cannot be read"),
    ([None, "x"], r"the position of game 0 must be a text as game.position\(\) writes it; it is None"),
    (["{good}", "{good} Z=1"], "the position of game 1 cannot be read: "),
    (["{good}", "{other}"], "the position of game 1 is of another way to play than the environment: players=2 instead"),
    (["{good}", "{stax}"], "the position of game 1 is of another way to play than the environment: stax instead"),
    (["{over}", "{good}"], "the position of game 0 is the end of a game"),
]


@pytest.mark.parametrize(("positions", "message"), BAD_POSITIONS, ids=range(len(BAD_POSITIONS)))
def test_positions_that_do_not_fit_are_named_and_change_nothing(positions: Any, message: str) -> None:
    ended = ludoteca.new("parchis", players=4, seed=1)
    for one in nodes(ended, 1):
        assert one is ended
    texts = {
        "good": ludoteca.new("parchis", players=4).position(),
        "other": ludoteca.new("parchis", players=2).position(),
        "stax": ludoteca.new("stax").position(),
        "over": ended.position(),
    }
    env = begun("parchis", 2)
    before = env.states.tobytes(), env.observe().tobytes()
    given = positions
    if isinstance(positions, list):
        given = [one.format(**texts) if isinstance(one, str) else one for one in positions]
    with pytest.raises(RLError, match=message):
        env.set_positions(given)
    assert before == (env.states.tobytes(), env.observe().tobytes())


def test_positions_need_an_environment_without_opponents() -> None:
    env = VectorEnv("parchis", 1, opponents="easy")
    with pytest.raises(RLError, match="without opponents"):
        env.set_positions([ludoteca.new("parchis").position()])


# Explicit chance


@each_way
def test_given_dice_are_those_of_a_game_played_by_hand(game_id: str, way: dict[str, Any]) -> None:
    env = VectorEnv(game_id, 2, seed=2, chance="explicit", threads=1, **way)
    _, infos = env.reset()
    games = [ludoteca.new(game_id, **way) for _ in range(2)]
    done: list[set[int]] = [set(), set()]
    ended = 0
    for _ in range(4000):
        actions, chosen, throws = env.sample(), env._games.chosen.copy(), env.outcomes()
        for row, game in enumerate(games):
            assert env.states[row].tobytes() == game.state.tobytes()
            assert infos["chance"][row] == (game.phase == "roll")
            if game.phase == "roll":
                check_throws(game, throws.chances[row], throws.dice[row])
                assert not infos["action_mask"][row].any()
                dice = throws.dice[row, actions[row]]
                game.roll(dice[dice > 0].tolist())
            else:
                assert not throws.chances[row].any()
                push(env, game, chosen[row], int(actions[row]))
        _, _, terminations, _, infos = env.step(actions)
        for row, game in enumerate(games):
            places = {seat for seat in range(env.players) if game.rulebook.place_of(game.state, seat)}
            expected = [
                reward_of(env.setup, game.state, s) if s in places - done[row] else 0 for s in range(env.players)
            ]
            assert infos["rewards"][row].tolist() == pytest.approx(expected)
            done[row] = places
            assert terminations[row] == (game.phase == "over")
            if terminations[row]:
                games[row], done[row], ended = ludoteca.new(game_id, **way), set(), ended + 1
        if ended:
            return
    raise AssertionError("no game came to its end")


def check_throws(game: ludoteca.Game, chances: Any, dice: Any) -> None:
    """Compare the throws of a row with those of a game."""
    known = game.chances()
    assert [tuple(face for face in faces if face) for faces in dice[: len(known)].tolist()] == [one for one, _ in known]
    assert chances[: len(known)].tolist() == pytest.approx([float(chance) for _, chance in known])
    assert not chances[len(known) :].any()


def push(env: VectorEnv, game: ludoteca.Game, chosen: Any, action: int) -> None:
    """Play the move that an action completes."""
    buffer = np.zeros(env.rulebook.max_moves, np.int64)
    move = int(env.features.move_of_action(game.state, chosen, buffer, action))
    if move >= 0:
        game.push(env.rulebook.spell(game.state, move))


@pytest.mark.parametrize("game_id", ["parchis", "parques", "felix-sex"])
def test_every_throw_of_every_row_is_a_game_of_its_own(game_id: str) -> None:
    env = begun(game_id, 6, 30, chance="explicit")
    chances, dice = env.outcomes()
    waiting = env.states["phase"] == 0
    assert np.array_equal(chances.sum(axis=1).round(12), waiting)
    rows, throws = chances.nonzero()
    after = env.take(rows)
    after.step(throws)
    for index, (row, throw) in enumerate(zip(rows, throws, strict=True)):
        state, faces = env.states[row].copy(), dice[row, throw]
        env.rulebook.throw_unchecked(state, tuple(faces[faces > 0].tolist()))
        assert after.states[index].tobytes() == state.tobytes()


def test_drawn_throws_come_as_often_as_they_should() -> None:
    env = VectorEnv("parques", 9000 if COMPILED else 900, seed=1, chance="explicit")
    env.reset()
    chances = env.outcomes().chances[0]
    for drawn in (env.sample(), env.choose("easy")):
        seen = np.bincount(drawn, minlength=len(chances)) / env.num_envs
        assert np.abs(seen - chances).max() < 0.35 / np.sqrt(env.num_envs) * 4


def test_a_cut_game_that_waits_for_a_throw_has_no_open_action_at_its_end() -> None:
    phases = set()
    for max_steps in (1, 3):
        env = VectorEnv("felix-sex", 20, seed=1, chance="explicit", max_steps=max_steps)
        env.reset()
        for _ in range(40):
            states, actions = env.states.copy(), env.sample()
            _, _, _, truncations, infos = env.step(actions)
            for row in truncations.nonzero()[0].tolist():
                assert infos["chance"][row], "a new game begins with a throw"
                buffer = np.zeros(env.rulebook.max_moves, np.int64)
                env.features.take_action(states[row], buffer, buffer, int(actions[row]))
                assert infos["final_info"]["action_mask"][row].any() == (states[row].phase == 1)
                phases.add(int(states[row].phase))
    assert phases == {0, 1}


def test_an_environment_with_explicit_chance_is_copied_with_it() -> None:
    env = begun("parques", 4, chance="explicit")
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(20):
        actions = env.sample()
        assert np.array_equal(actions, twin.sample())
        assert np.array_equal(env.step(actions)[4]["chance"], twin.step(actions)[4]["chance"])


def test_throws_that_cannot_come_and_ways_that_there_are_not_are_refused() -> None:
    env = VectorEnv("parques", 2, seed=1, chance="explicit")
    env.reset()
    for action in (-1, 21, 10**9):
        with pytest.raises(RLError, match=rf"there is no throw {action} in game 1, where 2 dice are due: .* 0 to 20"):
            env.step([0, action])
    with pytest.raises(RLError, match="chance must be None or 'explicit'; it is 'dice'"):
        VectorEnv("parques", chance="dice")  # type: ignore[arg-type]
    with pytest.raises(RLError, match="leave out chance, or opponents"):
        VectorEnv("parques", chance="explicit", opponents="easy")


def test_the_action_space_holds_throws_too() -> None:
    pytest.importorskip("gymnasium")
    assert VectorEnv("parchis", players=4).single_action_space.n == 4
    assert VectorEnv("parchis", players=4, chance="explicit").single_action_space.n == 6
    assert VectorEnv("stax", chance="explicit").single_action_space.n == 209


# Bots


@each_way
@pytest.mark.parametrize("bot", ["beginner", "easy", "medium", "medium/hunter"])
def test_bots_choose_in_all_rows_what_they_choose_in_each_game(game_id: str, way: dict[str, Any], bot: str) -> None:
    env = begun(game_id, 4, 12, **way)
    for _ in range(3):
        words = env._games.words.tolist()
        games = [ludoteca.from_position(write_position(env.rulebook, env.setup, state)) for state in env.states]
        moves = [bot_named(game_id, bot, seed).choose(game, 1.0).move for game, seed in zip(games, words, strict=True)]
        parts = [actions_of(env, game, move.code) for game, move in zip(games, moves, strict=True)]
        for actions in np.array(parts).T:
            assert env.choose(bot).tolist() == env.choose(bot).tolist() == actions.tolist()
            env.step(actions)


def test_bots_play_whole_games_by_what_they_choose_and_threads_change_nothing() -> None:
    stories = []
    for threads in (1, 3):
        env = VectorEnv("stax", 300, seed=2, move_limit=12, threads=threads)
        env.reset()
        stories.append([env.step(env.choose("beginner"))[0].tobytes() for _ in range(40)])
    assert stories[0] == stories[1]


def test_what_is_chosen_is_open_whatever_part_of_a_move_was_chosen_before() -> None:
    env = begun("stax", 30, 0, move_limit=30)
    for step in range(60):
        env.step(env.sample() if step % 3 == 0 else env.choose("medium"))


def test_bots_of_many_rows_beat_those_that_move_at_random() -> None:
    env = VectorEnv("parchis", 40, players=2, mode="individual", seed=1)
    _, infos = env.reset()
    wins = games = 0
    for _ in range(1200):
        actions = np.where(infos["seat"] == 0, env.choose("medium"), env.sample())
        _, _, terminations, _, infos = env.step(actions)
        wins += int((infos["rewards"][terminations, 0] > 0).sum())
        games += int(terminations.sum())
    assert games > 20
    assert wins > 0.9 * games


def test_what_is_no_bot_for_many_rows_is_said() -> None:
    env = begun("parchis", 2, 0)
    for name in ("hard", "clever", None):
        with pytest.raises(RLError, match="bots that choose in all games at once are beginner, easy, medium"):
            env.choose(name)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="hungry"):
        env.choose("easy/hungry")
