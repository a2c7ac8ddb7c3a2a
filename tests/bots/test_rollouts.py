"""Rollouts: the same every time, fair to all candidates, and right where what is right can be computed."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from bots.candidates import BUDGET, decisions, every_race, look_ahead
from ludoteca.bots import LEVELS, bot_for
from ludoteca.bots.dice_search.instances import rollouts_of, search_of
from ludoteca.bots.dice_search.threads import finish as finish_together
from ludoteca.bots.dice_search.workspace import MAX_CANDIDATES, NOT_ROLLED_OUT
from ludoteca.bots.levels import ALL_STEPS
from ludoteca.bots.workspaces import search_for, team_for
from ludoteca.core.dice import unpack
from ludoteca.core.errors import OptionError
from ludoteca.core.generator import seed_word
from ludoteca.core.levels import EXPERT_2026_11, HARD
from playing import unhurried

BATCH = 36


def finish(policy: Any, workspace: Any) -> None:
    if workspace.found > 1:
        policy.advance(ALL_STEPS, workspace, np.zeros(1, np.int64))


def known(workspace: Any) -> tuple[Any, ...]:
    count = int(workspace.count)
    return int(workspace.best), workspace.chances[:count].tolist(), workspace.errors[:count].tolist()


@every_race
def test_the_same_position_and_seed_give_the_same_to_the_last_bit(game_id: str) -> None:
    for game, policy, workspace in decisions(game_id, 3):
        finish(policy, workspace)
        first = known(workspace)
        other_policy, other = search_for(game.setup)
        look_ahead(other_policy, other, game)
        while other_policy.advance(1, other, np.zeros(1, np.int64)):  # round by round
            pass
        assert known(other) == first


@every_race
@pytest.mark.parametrize("threads", [2, 5])
def test_the_number_of_threads_changes_nothing(game_id: str, threads: int) -> None:
    for game, policy, workspace in decisions(game_id, 3):
        team = team_for(game.setup, LEVELS[-1], threads)
        finish(policy, workspace)
        alone, spent = known(workspace), int(workspace.spent)
        look_ahead(policy, workspace, game)
        finish_together(workspace, team, np.zeros(1, np.int64))
        assert (known(workspace), int(workspace.spent)) == (alone, spent)


@every_race
def test_a_stop_ends_rollouts_on_threads_too(game_id: str) -> None:
    game, _, workspace = next(decisions(game_id, 1))
    before, spent = known(workspace), int(workspace.spent)
    finish_together(workspace, team_for(game.setup, LEVELS[-1], 2), np.ones(1, np.int64))
    assert (known(workspace), int(workspace.spent)) == (before, spent)


@every_race
def test_a_bot_with_threads_explains_the_same(game_id: str) -> None:
    game, _, _ = next(decisions(game_id, 1))
    with unhurried() as seconds:
        alone, together = (bot_for(game_id, "expert", 3, threads=count).explain(game, seconds) for count in (1, 3))
    assert alone == together


def test_a_bot_has_at_least_one_thread() -> None:
    with pytest.raises(OptionError, match="at least one thread, not 0"):
        bot_for("parchis", threads=0)


@every_race
def test_another_seed_throws_other_dice(game_id: str) -> None:
    game, policy, workspace = next(decisions(game_id, 1))
    found = set()
    for seed in range(3):
        look_ahead(policy, workspace, game, seed)
        finish(policy, workspace)
        found.add(tuple(known(workspace)[1]))
    assert len(found) == 3


@every_race
def test_candidates_have_the_same_dice(game_id: str) -> None:
    """Two that begin in the same position come to the same in every round."""
    for _, policy, workspace in decisions(game_id, 2):
        workspace.starts[1] = workspace.starts[0]
        for _ in range(5):
            policy.advance(1, workspace, np.zeros(1, np.int64))
            assert workspace.worths[0] == workspace.worths[1]
        assert workspace.squares[0, 1] == 0


@every_race
def test_the_first_throws_are_spread_evenly(game_id: str) -> None:
    """Of 216 throws of one die each face comes up 34 to 38 times, where chance alone would give 36 +- 5.5."""
    _, _, workspace = next(decisions(game_id, 1))
    rollouts: Any = rollouts_of(game_id)
    for number in range(2):
        faces: Counter[int] = Counter()
        for rounds in range(6 * BATCH):
            workspace.rounds = rounds
            faces.update(unpack(rollouts.dice_of_throw(number, 1, workspace)))
        assert set(faces) == set(range(1, 7))
        assert all(abs(times - BATCH) <= 2 for times in faces.values())


@pytest.mark.parametrize(("game_id", "plies"), [("parchis", 2), ("parques", 1), ("felix-sex", 1)])
def test_rollouts_as_short_as_the_look_ahead_come_to_the_same(game_id: str, plies: int) -> None:
    """What they estimate is the mean over all throws, which the look-ahead computes: the case that is known exactly."""
    for game, policy, workspace in decisions(game_id, 3):
        look_ahead(policy, workspace, game, budget=30_000)
        exact = workspace.priors[: workspace.found].copy()
        workspace.cut = plies
        for _ in range(20 * BATCH):
            policy.advance(1, workspace, np.zeros(1, np.int64))
        for rank in range(workspace.live):
            place = int(workspace.order[rank])
            error = float(workspace.errors[workspace.candidates[place]])
            assert workspace.sums[place] / workspace.rounds == pytest.approx(exact[place], abs=3 * error + 1e-6)


def test_a_standard_error_is_that_of_the_mean() -> None:
    for _, policy, workspace in decisions("parchis", 3):
        seen: list[float] = []
        place = int(workspace.order[0])
        for _ in range(BATCH):
            policy.advance(1, workspace, np.zeros(1, np.int64))
            seen.append(float(workspace.worths[place]))
        expected = np.std(seen, ddof=1) / np.sqrt(BATCH)
        assert workspace.errors[workspace.candidates[place]] == pytest.approx(expected, rel=1e-4)


@every_race
def test_the_budget_is_respected_and_the_best_move_has_the_best_chance(game_id: str) -> None:
    for game, policy, workspace in decisions(game_id, 6):
        finish(policy, workspace)
        best, chances, errors = known(workspace)
        assert 0 < workspace.spent <= BUDGET
        assert workspace.live == 1 or workspace.spent + workspace.live > BUDGET
        rolled_out = [index for index, error in enumerate(errors) if error != NOT_ROLLED_OUT]
        assert 2 <= len(rolled_out) == workspace.found <= MAX_CANDIDATES
        assert all(0 <= errors[index] < 0.2 and 0 <= chances[index] <= 1 for index in rolled_out)
        assert all(chances[index] < 0 for index in range(len(chances)) if index not in rolled_out)
        codes = [move.code for move in game.legal_moves]
        assert chances[codes.index(best)] == max(chances[index] for index in rolled_out)


@every_race
def test_a_stop_ends_rollouts_at_once_with_what_is_known(game_id: str) -> None:
    for game, policy, workspace in decisions(game_id, 2):
        ahead = int(workspace.best)
        for _ in range(BATCH - 1):
            assert policy.advance(1, workspace, np.zeros(1, np.int64))
        assert workspace.best == ahead  # too few rollouts to say more than the look-ahead
        spent = int(workspace.spent)
        assert not policy.advance(ALL_STEPS, workspace, np.ones(1, np.int64))
        assert (int(workspace.best), int(workspace.spent)) == (ahead, spent)
        assert ahead in {move.code for move in game.legal_moves}


@every_race
@pytest.mark.parametrize("level", [HARD, EXPERT_2026_11])
def test_only_expert_rolls_moves_out(game_id: str, level: int) -> None:
    for game, policy, workspace in decisions(game_id, 1):
        policy.begin(game.state, level, seed_word(0), workspace)
        policy.advance(ALL_STEPS, workspace, np.zeros(1, np.int64))
        assert workspace.spent == 0
        assert set(known(workspace)[2]) == {NOT_ROLLED_OUT}


@every_race
def test_the_expert_of_2026_11_chooses_by_looking_ahead_alone(game_id: str) -> None:
    search = search_of(game_id)
    for game, policy, workspace in decisions(game_id, 2):
        policy.begin(game.state, EXPERT_2026_11, seed_word(0), workspace)
        policy.advance(ALL_STEPS, workspace, np.zeros(1, np.int64))
        best, plies = int(workspace.best), int(workspace.plies)
        count = search.score_moves(game.state, plies, workspace, np.zeros(1, np.int64))
        assert best == search.best_choice(count, workspace)
