"""Tables that a browser plays by itself, on WebAssembly: the same dice, words, boards and choices of bots as here.

Node plays whole tables with the app's own code and the static data; here their records are verified and replayed, and
everything that the app would show is compared.
"""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import LEVELS, bot_for
from ludoteca.core.moves import Played, Thrown
from ludoteca.core.record_reader import read_record
from ludoteca.core.verify import check as check_record
from ludoteca.games import rulebook_of
from ludoteca.server.bot_seats import checked_personality
from ludoteca.server.fragments import narrated
from ludoteca.server.static.files import common_files, game_files
from ludoteca.server.view import board_of, encoded_moves
from playing import DEPTH, step, ways_to_play
from test_webassembly import WEB, node

ACTIONS = 50 if DEPTH == 1 else 100_000
FIRST_ACTIONS = 20  # of a game that goes on elsewhere
SEARCHED = 6 * DEPTH  # choices of a bot that are compared in a game
LANGUAGES = ("en", "es")

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


def requests_for(game_id: str) -> list[dict[str, Any]]:
    """List tables of all ways to play: a person against bots of one level after the other."""
    found = []
    for number, way in enumerate(ways_to_play(game_id)):
        setup = ludoteca.games[game_id].setup(**way)
        level = LEVELS[number % len(LEVELS)]
        seats = [{"kind": "here", "name": "Ana"}, *[{"kind": "bot", "level": level}] * (setup.players - 1)]
        options = {name: value for name, value in setup.options.items() if way.get(name) == value}
        found.append(
            {"game": game_id, "players": setup.players, "mode": setup.mode, "options": options, "seats": seats}
        )
    return found


def played_in_node(folder: Path, tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Play tables in Node."""
    given = json.dumps({"folder": str(folder), "tables": tables})
    command = [node(), str(WEB / "scripts/local_tables.js")]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    played: list[dict[str, Any]] = json.loads(done.stdout)
    return played


def write_data(folder: Path, game_id: str) -> None:
    """Write the static data that tables of a game need."""
    for file in [*common_files(), *game_files(game_id)]:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(file.content)


def chosen_by(level: str, personality: str, game: ludoteca.Game) -> int:
    """Return the code of the move that a bot chooses whom no clock stops."""
    bot = bot_for(game.id, level, personality=personality)
    if len(game.legal_moves) == 1:
        return game.legal_moves[0].code
    return bot.pick(game, bot, np.zeros(1, np.int64))[0].code


def check(request: dict[str, Any], table: dict[str, Any]) -> None:
    """Compare what the app showed of a table with the game that its record is replayed to."""
    verdict = check_record(read_record(table["record"]), rulebook_of)
    assert verdict.status == ("holds" if table["state"]["status"] == "over" else "unchecked"), verdict
    whole = ludoteca.load(table["record"])
    game = ludoteca.new(request["game"], players=whole.setup.players, mode=whole.setup.mode, **whole.setup.options)
    steps = table["steps"]
    assert len(steps["en"]) == len(whole.history) + 1
    assert steps["en"][0]["board"] == board_of(game)
    assert steps["en"][0]["position"] == game.position()
    compared = 0
    for index, action in enumerate(whole.history, start=1):
        seat = request["seats"][action.seat]
        if isinstance(action, Played):
            if seat["kind"] == "bot" and compared < SEARCHED:
                compared += 1
                chosen = chosen_by(seat["level"], checked_personality(game.id, action.seat, None), game)
                assert chosen == action.move.code, f"{seat['level']} at {game.position()}"
            game.push(action.move)
        else:
            game.roll(action.dice)
        for language in LANGUAGES:
            shown = steps[language][index]
            assert shown["narration"] == json.loads(json.dumps([narrated(event, language) for event in game.events]))
            assert shown["board"] == board_of(game)
            assert shown["position"] == game.position()
    for language in LANGUAGES:
        assert table["result"][language] == (game.result.explain(language) if game.result else "")
    assert table["state"]["position"] == game.position()
    thrown, left = game.dice_shown()
    assert (table["state"]["dice"], table["state"]["dice_left"]) == (list(thrown), list(left))
    if table["state"]["moves"]:
        assert table["state"]["moves"] == json.loads(encoded_moves(game, "en"))
    assert table["refusals"] == []


@every_game
def test_tables_of_a_browser_show_and_do_what_python_says(game_id: str, tmp_path: Path) -> None:
    write_data(tmp_path, game_id)
    requests = requests_for(game_id)
    tables = [{"request": request, "seed": seed, "actions": ACTIONS} for seed, request in enumerate(requests)]
    played = played_in_node(tmp_path, tables)
    for request, table in zip(requests, played, strict=True):
        check(request, table)
    if ludoteca.games[game_id].dice:  # else a bot answers at once
        assert sum(table["answers"]["undone"] for table in played) > 0, "some moves were taken back"


@every_game
def test_a_table_that_begins_in_a_position_has_a_record_that_holds(game_id: str, tmp_path: Path) -> None:
    write_data(tmp_path, game_id)
    game = ludoteca.new(game_id, seed=7)
    chooser = random.Random(7)
    while len(game.history) < FIRST_ACTIONS or game.phase != "move":
        step(game, chooser)
    thrown = [action.dice for action in game.history if isinstance(action, Thrown)]
    start = {"position": game.position(), "dice": list(thrown[-1]) if thrown else []}
    setup = {"players": game.setup.players, "mode": game.setup.mode, "options": dict(game.setup.options)}
    request = {"game": game_id, **setup, "seats": [{"kind": "bot", "level": "beginner"}] * game.setup.players}
    [table] = played_in_node(tmp_path, [{"request": request, "seed": 7, "actions": ACTIONS, "start": start}])
    verdict = check_record(read_record(table["record"]), rulebook_of)
    assert verdict.status == ("holds" if table["state"]["status"] == "over" else "unchecked"), verdict
    whole = ludoteca.load(table["record"])
    assert whole.position() == table["state"]["position"]
    assert len(table["steps"]["en"]) == len(whole.history) + 1
    assert table["steps"]["en"][0]["position"] == game.position()
