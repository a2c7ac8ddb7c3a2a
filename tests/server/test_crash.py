"""Nothing lost: the server is killed again and again, and every confirmed event is found again, in order."""

import asyncio
import os
import random
import signal
import sqlite3
import statistics
import subprocess
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.players import (
    NO_LIMITS,
    PATIENCE_SECONDS,
    START_SECONDS,
    Made,
    Player,
    Served,
    assert_record_proves_itself,
    environment,
    here,
    ludoteca,
    serving,
    whole_log,
)
from server.services import opened

KILLS = 200 if os.environ.get("LUDOTECA_DEEP") else 4
KINDS: list[tuple[dict[str, Any], list[list[int]]]] = [  # tables, and which seats each client plays
    ({"game": "parchis", "players": 2, "seats": here(2)}, [[0], [1]]),
    ({"game": "parchis", "players": 2, "seats": here(2)}, [[0, 1], []]),
    ({"game": "parchis", "players": 4, "seats": here(2, "Ana", "Blas")}, [[0], [1], []]),
    ({"game": "parchis", "players": 2, "seats": here(0, "Ana", "Blas")}, [[]]),
    ({"game": "stax", "players": 2, "seats": here(1, "Ana")}, [[0]]),
]
TABLES = 8 if os.environ.get("LUDOTECA_DEEP") else len(KINDS)


class Corner:
    """One kind of table: when a game is over the next one begins, until there is no more time."""

    def __init__(self, served: Served, wanted: dict[str, Any], clients: list[list[int]], seed: int) -> None:
        self.served, self.wanted, self.clients, self.seed = served, wanted, clients, seed
        self.players: list[Player] = []  # of the game that goes on
        self.all_players: list[Player] = []
        self.is_closing = False

    async def play(self) -> None:
        while not self.is_closing:
            table = await self.made()
            self.players = [
                Player(self.served, table, seats, self.seed + number) for number, seats in enumerate(self.clients)
            ]
            self.all_players += self.players
            await asyncio.gather(*(player.play() for player in self.players))

    async def made(self) -> Made:
        """Make a table, also while the server is being killed: whose answer is lost was perhaps made, and forgotten."""
        while True:
            try:
                return await self.served.make(**self.wanted)
            except Exception as error:
                if isinstance(error, AssertionError):
                    raise
                await asyncio.sleep(0.05)


async def until_all_have_heard(corners: list[Corner], moment: float, tasks: list[asyncio.Task[None]]) -> None:
    """Wait until everybody at every table has heard something since a moment."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            for task in tasks:
                if task.done():
                    task.result()
            players = [player for corner in corners for player in corner.players]
            if all(player.last_heard > moment or player.status == "over" for player in players):
                return
            await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_a_server_killed_again_and_again_loses_no_confirmed_event(tmp_path: Path) -> None:
    chooser = random.Random(5)
    restarts = []
    with serving(f"sqlite:///{tmp_path}/ludoteca.db", tmp_path, *NO_LIMITS) as served:
        corners = [Corner(served, *KINDS[number % len(KINDS)], 100 * number) for number in range(TABLES)]
        tasks = [asyncio.create_task(corner.play()) for corner in corners]
        try:
            for _ in range(KILLS):
                await until_all_have_heard(corners, time.monotonic(), tasks)
                await asyncio.sleep(chooser.uniform(0.0, 0.3))
                served.kill()
                began = time.monotonic()
                await asyncio.to_thread(served.start)
                restarts.append(time.monotonic() - began)
            for corner in corners:
                corner.is_closing = True
            async with asyncio.timeout(START_SECONDS):
                await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        players = [player for corner in corners for player in corner.all_players]
        logs = {player.table.id: await whole_log(served, player.table.id) for player in players}
        for player in players:
            known = list(player.events.values())
            assert known == logs[player.table.id][: len(known)]
            assert known[-1]["kind"] == "over" or player.seats == []
        for table in logs:
            await assert_record_proves_itself(served, table)
    events = sum(map(len, logs.values()))
    print(f"{events} events at {len(logs)} tables; restarts of {statistics.median(restarts):.1f} s")
    assert "Traceback" not in served.log.read_text()


def run_serve(url: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Start a server that is expected to end by itself."""
    command = ludoteca("serve", "--port", "0", "--database-url", url)
    return subprocess.run(
        command, env=environment(**more), capture_output=True, text=True, timeout=PATIENCE_SECONDS, check=False
    )


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()


async def make_database(url: str) -> None:
    async with opened(url):
        pass


def torn(path: Path) -> None:
    asyncio.run(make_database(f"sqlite:///{path}"))
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2 + 100] + bytes(range(256)) * 8)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        pytest.param(foreign, "is a database of another program: name another file", id="of another program"),
        pytest.param(torn, "is damaged", id="torn"),
        pytest.param(
            lambda path: path.write_text("Dear diary\n" * 200), "is not a Ludoteca database", id="no database"
        ),
        pytest.param(lambda path: path.mkdir(), "is a folder: name a file in it", id="a folder"),
    ],
)
def test_a_file_that_is_no_whole_database_of_ours_is_told_in_a_sentence(tmp_path: Path, spoil: Any, said: str) -> None:
    path = tmp_path / "ludoteca.db"
    spoil(path)
    ended = run_serve(f"sqlite:///{path}")
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert said in ended.stderr
    assert str(path) in ended.stderr
    assert "Traceback" not in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1


def test_two_processes_do_not_share_a_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/ludoteca.db"
    with serving(url, tmp_path) as served:
        ended = run_serve(url)
        assert ended.returncode == 1
        assert "is in use by another Ludoteca process" in ended.stderr
        assert "Traceback" not in ended.stderr
        assert served.process
        assert served.process.poll() is None
        served.process.send_signal(signal.SIGKILL)
        served.gone()
        served.start()  # what a killed process held is free
