"""The ladder in the package: it is whole, and it says how old it is."""

import tomllib
from pathlib import Path
from typing import Any

import ladder_goals
import pytest
from ladder_goals import ladder_table, mark

import ludoteca
from arena.choices import digest_of
from ludoteca.arena import ladder as ladder_module
from ludoteca.arena.ladder import DEFAULT_GAMES, DEFAULT_GOALS, own_rungs, rung_of, surest
from ludoteca.arena.lineups import ladder
from ludoteca.arena.run import Plan
from ludoteca.arena.wording import name_of
from ludoteca.executors.stamp import code_stamp
from ludoteca.games import info_of

CHOICES = Path(__file__).with_name("choices.toml")
RUNGS = ladder(list(ludoteca.games))


def test_games_name_only_rungs_of_theirs_and_only_where_they_differ() -> None:
    rungs = {(one.setup.game, name_of(one.lineup)) for one in RUNGS}
    for game in ludoteca.games:
        for name, differs in own_rungs(game).items():
            assert (game, name) in rungs
            assert differs
            assert differs.keys() <= {"games", "goal"}
            assert differs.get("games") != DEFAULT_GAMES
            assert differs.get("goal") != DEFAULT_GOALS[name]
    assert {name for _, name in rungs} == DEFAULT_GOALS.keys()


def test_another_pairing_gets_the_default_number_and_no_goal() -> None:
    assert rung_of("parchis", "hard - easy") == (DEFAULT_GAMES, None)


def test_without_a_number_each_rung_plays_its_own_and_a_number_holds_for_all() -> None:
    own, named = Plan(RUNGS, None, "1", 2.0), Plan(RUNGS, 5, "1", 2.0)
    counts = {one.key: 0 for one in RUNGS}
    for job in own.jobs():
        counts[job.matchup.key] += 1
    assert counts == {one.key: rung_of(one.setup.game, name_of(one.lineup)).games for one in RUNGS}
    assert {named.sets_of(one) * len(one.rotations) for one in RUNGS} == {6, 8}
    assert [own.sets_of(one) for part in own.by_table() for one in part.matchups] == [own.sets_of(one) for one in RUNGS]


def test_more_games_only_add_to_those_played() -> None:
    few = [job.id for job in Plan(RUNGS, 4, "1", 2.0).jobs()]
    assert set(few) <= {job.id for job in Plan(RUNGS, None, "1", 2.0).jobs()}


def test_the_published_ladder_has_every_rung_of_every_game() -> None:
    shown = [
        (table["game"], table["players"], table["mode"], tuple(pairing["lineup"]))
        for table in ladder_module.published()["tables"]
        for pairing in table["pairings"]
    ]
    assert shown == [(one.setup.game, one.setup.players, one.setup.mode, one.lineup) for one in RUNGS]


def test_a_ladder_of_other_code_is_not_current(monkeypatch: pytest.MonkeyPatch) -> None:
    stamps: dict[str, Any] = {"settings": {"code": code_stamp()}}
    monkeypatch.setattr(ladder_module, "published", lambda: stamps)
    assert ladder_module.is_current()
    stamps["settings"]["code"] = "0" * 24
    assert not ladder_module.is_current()


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_the_bots_choose_as_they_did_when_the_ladder_was_measured(game_id: str) -> None:
    """When this fails the published strengths are those of other bots: `make ladder`, then choices.toml."""
    measured = tomllib.loads(CHOICES.read_text(encoding="utf-8"))
    assert digest_of(game_id) == measured[game_id]


def test_the_ladder_does_not_count_as_code_of_rules_and_bots() -> None:
    assert ladder_module.FILE.suffix != ".py"
    assert ladder_module.FILE.parent.name == "arena", "a folder above the kernels"


def test_the_table_of_the_docs_has_a_line_for_every_rung() -> None:
    assert ladder_table(ladder_module.published()).count("\n") == 1 + len(RUNGS)


@pytest.mark.parametrize(
    ("figures", "goal", "said"),
    [
        ((0.535, 0.62, 0.70), 51.5, "51.5"),
        ((0.49, 0.53, 0.57), 51.5, "51.5, **not clear**"),
        ((0.515, 0.53, 0.57), 51.5, "51.5, **not clear**"),
        ((0.55, 0.62, 0.69), 65, "65, **not reached**"),
        ((0.55, 0.62, 0.69), None, ""),
    ],
)
def test_a_goal_is_marked_where_the_interval_is_not_clear_of_it(
    figures: tuple[float, float, float], goal: float | None, said: str
) -> None:
    assert mark(dict(zip(("low", "score", "high"), figures, strict=True)), goal) == said


def test_the_surest_score_is_the_one_without_luck_where_that_is_known() -> None:
    raw = {"score": 0.6, "low": 0.5, "high": 0.7, "par": 0.5}
    freed = {"without_luck": 0.58, "without_luck_low": 0.55, "without_luck_high": 0.61}
    assert surest(raw) == {"score": 0.6, "low": 0.5, "high": 0.7}
    assert surest(raw | freed) == {"score": 0.58, "low": 0.55, "high": 0.61}


def test_kinds_of_table_are_named_in_the_docs() -> None:
    named = [
        ladder_goals._title({"game": game, "players": players, "mode": info_of(game).setup(players).mode})
        for game, players in (("parchis", 2), ("parques", 4), ("felix-sex", 2), ("stax", 2))
    ]
    assert named == ["Parchís, 2 players, two colours each", "Parqués, 4 players", "Felix Sex", "Stax, 2 players"]
