"""`ludoteca connect` at a real server: people in a pipe, engines against each other, and a server that is killed."""

import asyncio
import io
import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from client.bots import any_move, broken, ours
from ludoteca.cli import connect, connect_series
from ludoteca.cli.app import app
from ludoteca.cli.connect import ConnectRequest
from ludoteca.cli.screen import Screen
from ludoteca.client import connection
from ludoteca.client.api import Server
from ludoteca.client.errors import ClientError, EngineError
from ludoteca.client.keys import Keys, default_folder
from ludoteca.client.links import Link, read_link
from server.players import NO_LIMITS, Served, assert_record_proves_itself, serving, whole_log
from server.services import free_port

NOTHING: dict[str, Any] = {
    "name": None,
    "seat": None,
    "watch": False,
    "new": None,
    "players": None,
    "mode": None,
    "options": (),
    "bots": None,
    "friends": None,
    "engine": None,
    "level": None,
    "seconds": 0.5,
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("connect")
    with serving(f"sqlite:///{folder}/a.db", folder, *NO_LIMITS, "--port", str(free_port())) as served:
        yield served


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(connection, "PAUSE_SECONDS", 0.0)  # the server here has no limits


class Deaf(Screen):
    """A screen without a keyboard, that remembers what it showed."""

    def __init__(self) -> None:
        super().__init__("en", "connect", plain=True)
        self.is_interactive = False
        self.paper = io.StringIO()
        self.console = Console(file=self.paper, width=200, highlight=False, markup=False)


def visit(url: str, **request: Any) -> str:
    """Connect as the command does; gives what was shown."""
    screen = Deaf()
    connect.run(screen, ConnectRequest(url, **NOTHING | request))
    return screen.paper.getvalue()


def made(served: Served, **wish: Any) -> Link:
    """Make a table for people who come by its link."""
    link, _ = Server(served.address).make({"game": "parchis", "players": 2, "mode": "individual"} | wish)
    return link


def state_of(link: Link) -> dict[str, Any]:
    state: dict[str, Any] = Server(link.server).table(link.table)["state"]
    return state


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_two_engines_play_a_whole_game_against_each_other(served: Served, tmp_path: Path) -> None:
    link = made(served, options={"start_out": 2})
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(visit, link.for_friends, seat=0, engine=any_move(tmp_path))
        second = pool.submit(visit, link.for_friends, seat=1, engine=ours("beginner"))
        shown = first.result(120), second.result(120)
    state = state_of(link)
    assert state["status"] == "over"
    assert [seat["name"] for seat in state["seats"]] == ["Any Move", "Ludoteca beginner"]
    assert all("The game is over." in one for one in shown)
    assert "(Why not?)" in shown[0]
    asyncio.run(assert_record_proves_itself(served, link.table))


def test_an_engine_goes_on_where_it_was_after_the_server_was_killed(served: Served, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        link = made(served, options={"start_out": 2}, seats=[{"kind": "invited"}, {"kind": "bot", "level": "beginner"}])
        playing = pool.submit(visit, link.for_friends, engine=any_move(tmp_path))
        wait_until(lambda: state_of(link)["seq"] > 60)
        before = state_of(link)["seq"]
        served.kill()
        served.start()
        shown = playing.result(120)
        assert shown.count("The connection is lost") == 1
        assert shown.count("Connected again.") == 1
        assert state_of(link)["seq"] > before
        asyncio.run(assert_record_proves_itself(served, link.table))


def test_programs_play_game_after_game_with_a_line_each_and_a_summary(served: Served, tmp_path: Path) -> None:
    link = made(served, options={"start_out": 2})
    with ThreadPoolExecutor(2) as pool:
        quiet = {"engine": any_move(tmp_path), "quiet": True, "games": 3}
        first = pool.submit(visit, link.for_friends, seat=0, **quiet)
        second = pool.submit(visit, link.for_friends, seat=1, engine=ours("beginner"), games=3)
        shown, told = first.result(240).splitlines(), second.result(240)
    assert told.count("The game is over.") == 3
    pattern = r"Game (\d) of 3: (won|lost), against Ludoteca beginner \((.*)\)\. (http\S+)"
    lines = [line for line in (re.fullmatch(pattern, one) for one in shown) if line]
    assert [line[1] for line in lines] == ["1", "2", "3"]
    assert [line[3] for line in lines] == ["red", "yellow", "red"], "seats are rotated"
    outcomes = [line[2] for line in lines]
    for line in lines:
        state, own = state_of(read_link(line[4])), ["red", "yellow"].index(line[3])
        assert (state["ranking"][0] == [own]) == (line[2] == "won")
    *_, summary, score = shown
    assert summary == f"Games: 3; won: {outcomes.count('won')}, drawn: 0, lost: {outcomes.count('lost')}."
    assert re.fullmatch(r"Score, with a draw as half a win: .* % \(95 % interval: .* to .* %\)\.", score)


def test_a_quiet_program_plays_bots_at_a_table_of_its_own(served: Served) -> None:
    new = ["--new", "parques", "--players", "2", "--bots", "beginner", "--option", "pieces=2"]
    shown = ludoteca(served.address, *new, "--level", "beginner", "--quiet", language="es")
    first, *between, summary, score = shown.splitlines()
    assert first.startswith("La mesa está abierta.")
    games = [one for one in between if re.match(r"Partida 1 de 1: (ganada|perdida), contra ", one)]
    assert len(games) == 1
    assert summary.startswith("Partidas: 1; ganadas: ")
    assert score.startswith("Puntuación, con las tablas como media victoria: ")


def test_a_program_does_not_wait_for_ever_for_somebody_who_is_gone(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connect_series, "STALL_SECONDS", 0.3)
    link = made(served, options={"start_out": 2})
    Server(link.server).sit(link.table, 1, "Eva")
    with pytest.raises(ClientError, match="seems to be gone"):
        visit(link.for_friends, engine=any_move(tmp_path), quiet=True)


@pytest.mark.parametrize(("kind", "key"), [("illegal", "illegal"), ("nonsense", "no_move"), ("crashes", "gone")])
def test_a_broken_engine_leaves_its_seat_to_a_bot(served: Served, tmp_path: Path, kind: str, key: str) -> None:
    seats = [{"kind": "invited"}, {"kind": "bot", "level": "beginner"}]
    link = made(served, options={"start_out": 2}, seats=seats)
    with pytest.raises(EngineError) as caught:
        visit(link.for_friends, engine=broken(tmp_path, kind), name="Broken")
    assert caught.value.key == key
    assert state_of(link)["seats"][0]["is_kept"]
    assert list((tmp_path / "state/ludoteca/seats").iterdir()) == []


def test_before_the_start_a_broken_engine_leaves_its_seat_free(served: Served, tmp_path: Path) -> None:
    link = made(served)
    with pytest.raises(EngineError):
        visit(link.for_friends, engine=broken(tmp_path, "refuses"), name="Broken")
    assert [seat["kind"] for seat in state_of(link)["seats"]] == ["empty", "empty"]


def ludoteca(*arguments: str, lines: str = "", status: int = 0, language: str = "en") -> str:
    """Run the command as a person with a pipe does."""
    command = [sys.executable, "-m", "ludoteca", "connect", *arguments, "--plain", "--lang", language]
    ended = subprocess.run(
        command, input=lines, capture_output=True, text=True, timeout=120, check=False, env=os.environ
    )
    assert ended.returncode == status, ended.stderr
    assert "Traceback" not in ended.stderr
    return ended.stdout + ended.stderr


def test_a_person_makes_a_table_plays_leaves_and_comes_back_to_the_same_seat(served: Served) -> None:
    options = ["--option", "start_out=1", "--option", "first=0"]
    new = ["--new", "parchis", "--players", "2", "--mode", "individual", "--bots", "beginner", "--name", "Ana"]
    shown = ludoteca(served.address, *new, *options, lines="\nmoves\nwhy Y1-2\nY1-2\n1\nsay hi all\nbroad\nquit\n")
    found = re.search(r"http://\S+/table/\S+", shown)
    assert found
    assert re.search(r"\n1: Y(5|h)-", shown), shown  # whatever was thrown
    for said in (
        "your turn: press Enter to throw.",
        "(rule P-",
        "Ana (yellow): hi all",
        "“broad” is not understood here.",
    ):
        assert said in shown, (said, shown)
    assert shown.endswith("Goodbye! Your seat is kept for you: the same command brings you back.\n")
    again = ludoteca(found[0], lines="enlace\nlevantarse\n", language="es")
    assert "Juegan Ana (amarillo) y Paloma (rojo)." in again
    assert found[0] in again
    assert again.endswith("Tu asiento te espera: la misma orden te trae de vuelta.\n"), again
    assert state_of(read_link(found[0]))["seats"][0]["is_kept"]
    ludoteca(found[0], lines="quit\n")
    assert [event["kind"] for event in asyncio.run(whole_log(served, read_link(found[0]).table))].count("back") == 1


def test_a_watcher_sees_the_game_to_its_end(served: Served) -> None:
    bots = [{"kind": "bot", "level": "beginner"}] * 2
    link = made(served, options={"start_out": 2, "first": 0}, seats=bots)
    shown = visit(link.for_friends, watch=True)
    assert "The game is over." in shown
    assert re.search(r"\n1\. (Curro|Paloma) ", shown)


def test_a_program_that_watches_is_told_every_message_as_json(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = [{"kind": "bot", "level": "beginner"}] * 2
    link = made(served, options={"start_out": 2, "finish": "all"}, seats=bots)
    assert visit(link.for_friends, watch=True, as_json=True) == ""
    messages = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert messages[0]["type"] == "welcome"
    events = [event["seq"] for message in messages for event in message["events"]]
    assert events == list(range(1, len(events) + 1))
    assert messages[-1]["state"]["status"] == "over"


def test_a_rematch_is_gone_on_to_with_the_seats_turned(served: Served) -> None:
    link = made(served, game="stax", mode="duel", seats=[{"kind": "invited"}, {"kind": "bot", "level": "beginner"}])
    shown = ludoteca(link.for_friends, "--name", "Eva", lines="resign\nrematch\nquit\n")
    assert "Another game, with the seats rotated:" in shown
    assert "Playing: Hugo (white) and Eva (black)." in shown


def test_the_host_puts_bots_takes_them_off_closes_seats_and_begins_with_fewer(served: Served) -> None:
    wish = ("--new", "parchis", "--players", "4", "--option", "first=0", "--friends", "3", "--name", "Ana")
    shown = ludoteca(
        served.address, *wish, lines="?\nput 1 easy\nclose\nopen\nremove 1\nput 3 hard\nremove\nbegin\nquit\n"
    )
    for said in (
        "You have opened this table: “put” puts bots on the free seats,",
        "put a bot on a free seat, or bots on all of them, as: put 2 easy",
        "Paloma sits down.",
        "The free seats are closed.",
        "The free seats are open again.",
        "Paloma no longer sits there.",
        "Curro sits down.",
        "Expected: remove SEAT; the seats are 0, 1, 2 and 3.",
        "The game begins with those who sit: ",
        "Playing: Ana (",
    ):
        assert said in shown, (said, shown)
    assert "The game is over." not in shown
    link = read_link(re.findall(r"http://\S+/table/\S+", shown)[-1])
    assert [(seat["name"], seat["level"]) for seat in state_of(link)["seats"]] == [("Ana", ""), ("Curro", "hard")]


def test_the_host_comes_back_as_such_and_speaks_spanish(served: Served) -> None:
    seats = [{"kind": "here", "name": "Ana"}, *[{"kind": "invited"}] * 3]
    wish = {"game": "parchis", "players": 4, "options": {"first": 0}, "seats": seats}
    link, tokens = Server(served.address).make(wish)
    Keys(default_folder()).hold(link, tokens)  # as after the first visit
    again = ludoteca(link.for_friends, lines="poner 9\nponer 2 fácil\nponer difícil\nquit\n", language="es")
    assert "Se esperaba: poner [ASIENTO] [NIVEL]; los asientos son 0, 1, 2 y 3." in again
    assert "Empieza la partida." in again
    levels = [seat["level"] for seat in state_of(link)["seats"]]
    assert levels == ["", "hard", "easy", "hard"]


def test_only_the_host_is_obeyed(served: Served) -> None:
    link = made(served, players=3, mode="individual")
    shown = ludoteca(link.for_friends, "--name", "Eva", lines="put 2\nleave\n")
    assert state_of(link)["seats"][2]["kind"] == "empty"
    assert "You have opened this table" not in shown
    assert "Only the person who opened the table can do that." in shown, shown


@pytest.mark.parametrize(
    ("request_of", "key"),
    [
        ({"seat": 5}, "seat_not_free"),
        ({"url": "http://127.0.0.1:9/table/Zk3vQ0tq-7rXh_2LwB9aYg"}, "away"),
        ({"url": "http://127.0.0.1/table/short"}, "no_table_link"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(served: Served, request_of: dict[str, Any], key: str) -> None:
    url = request_of.pop("url", None) or made(served).for_friends
    with pytest.raises(ClientError) as caught:
        visit(url, **request_of)
    assert caught.value.message.key == f"fault.{key}"
    assert all(caught.value.explain(language) for language in ("en", "es"))


@pytest.mark.parametrize(
    "arguments",
    [
        ["--json"],
        ["--quiet"],
        ["--games", "2"],
        ["--engine", "x", "--level", "easy"],
        ["--name", ""],
        ["--players", "2"],
        ["--watch", "--seat", "1"],
        ["--new", "chess"],
        ["--new", "stax", "--seat", "1"],
    ],
)
def test_options_that_do_not_go_together_are_bad_usage(
    arguments: list[str],
) -> None:
    result = CliRunner().invoke(app, ["connect", "http://127.0.0.1:9", *arguments])
    assert result.exit_code == 2
    assert result.stderr.startswith("ludoteca connect: ")


def test_a_wrong_token_is_forgotten(served: Served) -> None:
    link = made(served)
    with pytest.raises(ClientError, match="no longer yours"):
        visit(f"{link.for_friends}#keys=0.{'x' * 43}")


def test_no_thread_is_left_behind(served: Served) -> None:
    link = made(served)
    with pytest.raises(ClientError):
        visit(f"{link.for_friends}#keys=0.{'x' * 43}")
    wait_until(lambda: not any(thread.name == "live" for thread in threading.enumerate()))
