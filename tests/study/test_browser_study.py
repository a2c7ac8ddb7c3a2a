"""The study of a game in a browser, on WebAssembly: the same numbers and words as here.

Node runs the app's own code with the static data; the games are seeded, and short.
"""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.bots.dice_search.depth import MOST_SEQUENCES
from ludoteca.core.game import Game
from ludoteca.core.levels import LEVELS
from ludoteca.core.moves import Thrown
from ludoteca.study import GRADES, Report, StudiedThrow, study
from ludoteca.study.game_study import DEFAULT_DEPTH
from ludoteca.study.grades import LEAST_LOSS_WITH_DICE, LEAST_LOSS_WITHOUT
from ludoteca.study.valuing import SEARCH_LEVEL
from playing import step
from test_local_tables import write_data
from test_webassembly import WEB, node

EXACT = 1e-9
GAMES = [  # the last number is how many actions are played
    ("parchis", 4, "individual", 60),
    ("parchis", 4, "pairs", 30),
    ("parques", 3, "individual", 30),
    ("felix-sex", 2, "duel", 12),
    ("stax", 2, "duel", 5),
]


def played(game_id: str, players: int, mode: str, actions: int) -> Game:
    """Play some actions at random."""
    chooser = random.Random(7)
    game = ludoteca.new(game_id, players=players, mode=mode, seed=7)
    for _ in range(actions):
        step(game, chooser)
    return game


def request_of(game: Game) -> dict[str, Any]:
    """Ask for the study of a game."""
    begun = game.copy()
    while begun.last_action is not None:
        begun.undo()
    actions = [
        {"dice": list(action.dice), "move": ""}
        if isinstance(action, Thrown)
        else {"dice": [], "move": action.move.text}
        for action in game.history
    ]
    setup = {"players": game.setup.players, "mode": game.setup.mode, "options": dict(game.setup.options)}
    return {"game": game.id, "setup": setup, "start": begun.position(), "actions": actions, "language": "es"}


def studied_in_node(folder: Path, games: list[Game]) -> dict[str, Any]:
    """Study games in Node."""
    given = json.dumps({"folder": str(folder), "requests": [request_of(game) for game in games]})
    command = [node(), str(WEB / "scripts/studies.js")]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def check_steps(found: dict[str, Any], report: Report) -> None:
    """Compare all steps of a study."""
    for shown, studied in zip(found["steps"], report.steps, strict=True):
        assert (shown["index"], shown["seat"]) == (studied.index, studied.seat)
        if isinstance(studied, StudiedThrow):
            assert shown["expected"] == pytest.approx(studied.expected, abs=EXACT)
            assert shown["after"] == pytest.approx(studied.after, abs=EXACT)
            assert shown["luck"] == pytest.approx(studied.luck, abs=EXACT)
            continue
        assert [one["move"] for one in shown["candidates"]] == [one.move for one in studied.candidates]
        for one, candidate in zip(shown["candidates"], studied.candidates, strict=True):
            assert one["chances"] == pytest.approx(candidate.chances, abs=EXACT)
        assert shown["quality"] == pytest.approx(studied.quality, abs=EXACT)
        assert shown["loss"] == pytest.approx(studied.loss, abs=EXACT)
        assert shown["grade"] == studied.grade
        assert shown["forChosen"] == (studied.for_chosen.explain("es") if studied.for_chosen else "")
        assert shown["forBest"] == (studied.for_best.explain("es") if studied.for_best else "")


def check_report(found: dict[str, Any], report: Report) -> None:
    """Compare the sums of a study."""
    assert found["start"] == pytest.approx(report.start, abs=EXACT)
    assert found["result"] == (pytest.approx(report.result, abs=EXACT) if report.result else None)
    assert found["turningPoints"] == [step.index for step in report.turning_points()]
    for shown, totals in zip(found["totals"], report.totals(), strict=True):
        for name in ("start", "result", "luck", "quality", "drift", "adjusted", "lost"):
            assert shown[name] == pytest.approx(getattr(totals, name), abs=EXACT), name
        assert (shown["choices"], shown["grades"]) == (totals.choices, totals.grades)


@pytest.mark.parametrize(("game_id", "players", "mode", "actions"), GAMES)
def test_a_browser_finds_the_same_as_python(
    game_id: str, players: int, mode: str, actions: int, tmp_path: Path
) -> None:
    write_data(tmp_path, game_id)
    game = played(game_id, players, mode, actions)
    found = studied_in_node(tmp_path, [game])["studies"][0]
    report = study(game)
    check_steps(found, report)
    check_report(found, report)
    assert found["hasDice"] == (ludoteca.games[game_id].dice > 0)
    assert found["reports"] == len(game.history) + 1


def test_a_browser_grades_and_looks_as_far_as_python(tmp_path: Path) -> None:
    constants = studied_in_node(tmp_path, [])["constants"]
    assert constants["GRADES"] == list(GRADES)
    assert constants["LEAST_LOSS"] == {
        "withDice": {"best": 0} | LEAST_LOSS_WITH_DICE,
        "without": {"best": 0} | LEAST_LOSS_WITHOUT,
    }
    assert constants["DEPTH"] == DEFAULT_DEPTH
    assert constants["MOST_SEQUENCES"] == MOST_SEQUENCES
    assert constants["SEARCH_LEVEL"] == LEVELS[SEARCH_LEVEL]
