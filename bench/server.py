"""How much a server carries: `python bench/server.py --tables 200 --players 2`.

Starts `ludoteca serve` on a free port of loopback with a fresh SQLite file, and plays parchís at N tables with a real
socket for every player, from this other process. In a closed loop everybody acts as soon as it is their turn; with
`--rate` the tables share so many actions a second. Prints actions a second, the time from sending an action to hearing
its event, and the server's processor time and memory. Stops by itself.

With `--bot-tables` so many tables of nobody but bots play beside, each of whose moves takes `--think-ms` in a kernel.
`--all` measures all that docs/hosting.md shows, one after the other; `--json` prints figures as data.
"""

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import uvloop
from websockets.asyncio.client import ClientConnection, connect

MANY = "1000000"  # limits that are in nobody's way here
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
LUDOTECA = str(Path(sys.executable).with_name("ludoteca"))


@dataclass
class Load:
    """What is asked of the server, and what was seen."""

    tables: int
    players: int
    seconds: float
    rate: float  # actions a second of all tables together; 0 in a closed loop
    bot_tables: int = 0
    think_ms: int = 0
    watched: list[str] = field(default_factory=list)  # the tables of bots
    address: str = ""
    is_measuring: bool = False
    actions: int = 0
    waits_ms: list[float] = field(default_factory=list)
    lag_ms: list[float] = field(default_factory=list)  # how late paced actions were sent

    def __str__(self) -> str:
        kind = f"`--rate {self.rate:g}`" if self.rate else "everybody acts at once"
        bots = f", {self.bot_tables} tables of bots that think {self.think_ms} ms" if self.bot_tables else ""
        return f"{self.tables} tables of {('two', 'three', 'four')[self.players - 2]}, {kind}{bots}"


@dataclass
class Figures:
    """What came of it."""

    actions: float  # a second
    p50_ms: float
    p99_ms: float
    server: float  # of a core
    client: float
    memory_mb: float
    table_kb: float
    bot_moves: float  # a second
    lag_ms: float  # by which the latest hundredth of paced actions was sent late at least

    def line(self) -> str:
        """Describe it in a line."""
        return (
            f"{self.actions:,.0f} actions/s, p50 {self.p50_ms:.1f} ms, p99 {self.p99_ms:.1f} ms; "
            f"server {self.server:.0%} of a core, this process {self.client:.0%}; memory {self.memory_mb:.0f} MB, "
            f"{self.table_kb:.0f} KB a table with its sockets; bots {self.bot_moves:.1f} moves/s; "
            f"sent late by {self.lag_ms:.1f} ms (p99)"
        )


def late(times: Sequence[float]) -> float:
    """Return what one in a hundred exceeds."""
    return sorted(times)[int(len(times) * 0.99)] if times else 0.0


class Pace:
    """When a table is to act next: once in tables / rate seconds."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.due = 0.0

    async def wait(self) -> None:
        """Wait until it is time; the tables begin at random moments."""
        step, now = self.load.tables / self.load.rate, time.perf_counter()
        self.due = max(self.due + step, now) if self.due else now + random.random() * step
        await asyncio.sleep(self.due - now)
        if self.load.is_measuring:
            self.load.lag_ms.append((time.perf_counter() - self.due) * 1000)


class Player:
    """One seat of a table, on a socket of its own."""

    def __init__(self, load: Load, pace: Pace, table: str, seat: int, token: str, seed: int) -> None:
        self.load, self.pace, self.table, self.seat, self.token = load, pace, table, seat, token
        self.chooser = random.Random(seed)
        self.sent = 0.0

    async def play(self, joined: asyncio.Event) -> None:
        """Connect, and act whenever it is this seat's turn."""
        address = self.load.address.replace("http", "ws") + f"/api/tables/{self.table}/live"
        patient: dict[str, Any] = {"open_timeout": None, "ping_interval": None}  # thousands connect at once
        async with connect(address, compression=None, max_size=None, **patient) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": [self.token], "since": 0}))
            joined.set()
            async for text in socket:
                message = json.loads(text)
                if message["type"] not in ("welcome", "events", "stale"):
                    print(message, file=sys.stderr)
                    continue
                self.hear(message)
                state = message["state"]
                if state["status"] == "running" and state["seat"] == self.seat and not self.sent:
                    if self.load.rate:
                        await self.pace.wait()
                    await self.act(socket, state)

    async def act(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        """Throw, or play some legal move."""
        action: dict[str, Any] = {"type": "roll", "id": 1, "seq": state["seq"]}
        if state["phase"] == "move":
            action = {"type": "move", "id": 1, "seq": state["seq"], "move": self.chooser.choice(state["moves"])["move"]}
        self.sent = time.perf_counter()
        await socket.send(json.dumps(action))

    def hear(self, message: dict[str, Any]) -> None:
        """Take the time if the own action has come back."""
        is_own = any(event["seat"] == self.seat and event["kind"] in ("roll", "move") for event in message["events"])
        if self.sent and is_own:
            if self.load.is_measuring:
                self.load.actions += 1
                self.load.waits_ms.append((time.perf_counter() - self.sent) * 1000)
            self.sent = 0.0


async def watch(load: Load, table: str) -> None:
    """Look on where bots play: they do so only then."""
    async with connect(f"{load.address.replace('http', 'ws', 1)}/api/tables/{table}/live", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        async for _ in socket:
            pass


def start_server(load: Load, folder: str, more: Sequence[str]) -> tuple[subprocess.Popen[str], str]:
    """Start a server on a fresh file; gives the process and its address."""
    command = [LUDOTECA]
    if load.bot_tables:
        command = [sys.executable, str(Path(__file__).with_name("serve_with_slow_bots.py")), str(load.think_ms)]
    command += ["serve", "--port", "0", "--pace-seconds", "0", "--first-throw-seconds", "0"]
    command += ["--database-url", f"sqlite:///{folder}/bench.db"]
    for flag in ("messages-per-second", "requests-per-minute", "new-tables-per-minute"):
        command += [f"--{flag}", MANY]
    for flag in ("connections-per-address", "max-connections", "bot-tables-per-address"):
        command += [f"--{flag}", MANY]
    environment = os.environ | {"LUDOTECA_LANG": "en"}
    server = subprocess.Popen([*command, *more], stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout
    line = server.stdout.readline()
    return server, line.split(" at ")[1].split("/ ")[0]


def used(process: int) -> tuple[float, float]:
    """Return a process's seconds of processor time and its megabytes of memory."""
    stat = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return (int(stat[11]) + int(stat[12])) / TICKS, pages * PAGE / 1e6


async def make_tables(load: Load) -> list[Player]:
    """Make the tables, with all seats at this screen."""
    players = []
    async with httpx2.AsyncClient(base_url=load.address, timeout=300) as client:
        while True:
            try:
                (await client.get("/healthz")).raise_for_status()
                break
            except httpx2.TransportError:
                await asyncio.sleep(0.1)
        for number in range(load.tables):
            seats = [{"kind": "here", "name": f"P{seat}"} for seat in range(load.players)]
            made = (await client.post("/api/tables", json=wish_for(seats))).json()
            pace = Pace(load)
            players += [
                Player(load, pace, made["id"], int(seat), token, number * 8 + int(seat))
                for seat, token in made["tokens"].items()
            ]
        for _ in range(load.bot_tables):
            made = (await client.post("/api/tables", json=wish_for([{"kind": "bot"}] * 2))).json()
            load.watched.append(made["id"])
    return players


def wish_for(seats: list[dict[str, Any]]) -> dict[str, Any]:
    """Wish for a table with these seats."""
    return {"game": "parchis", "players": len(seats), "seats": seats, "options": {"first": 0}}


async def bot_moves(load: Load) -> int:
    """Ask the server how many moves its bots have chosen."""
    async with httpx2.AsyncClient(base_url=load.address, timeout=300) as client:
        found = re.search(r"^ludoteca_bot_choices_total (\S+)", (await client.get("/metrics")).text, re.MULTILINE)
    assert found
    return int(float(found[1]))


async def run(load: Load, server: subprocess.Popen[str], warm_seconds: float) -> Figures:
    """Let everybody play, and measure for a while."""
    players = await make_tables(load)
    empty = used(server.pid)[1]
    joined = [asyncio.Event() for _ in players]
    tasks = [asyncio.create_task(player.play(event)) for player, event in zip(players, joined, strict=True)]
    tasks += [asyncio.create_task(watch(load, table)) for table in load.watched]
    awaited: list[asyncio.Future[Any]] = [asyncio.gather(*(event.wait() for event in joined)), *tasks]
    done, _ = await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
    for one in done:
        one.result()  # raises what ended a player
    await asyncio.sleep(warm_seconds)
    chosen_before = await bot_moves(load)
    cpu_before, _ = used(server.pid)
    own_before = time.process_time()
    load.is_measuring = True
    began = time.perf_counter()
    await asyncio.sleep(load.seconds)
    load.is_measuring = False
    elapsed = time.perf_counter() - began
    cpu, memory = used(server.pid)
    own = time.process_time() - own_before
    chosen = await bot_moves(load)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return Figures(
        actions=load.actions / elapsed,
        p50_ms=statistics.median(load.waits_ms or [0.0]),
        p99_ms=late(load.waits_ms),
        server=(cpu - cpu_before) / elapsed,
        client=own / elapsed,
        memory_mb=memory,
        table_kb=(memory - empty) * 1000 / load.tables,
        bot_moves=(chosen - chosen_before) / elapsed,
        lag_ms=late(load.lag_ms),
    )


def measure(load: Load, warm_seconds: float, more: Sequence[str]) -> Figures:
    """Measure once, with a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server, load.address = start_server(load, folder, more)
        try:
            return uvloop.run(run(load, server, warm_seconds))
        finally:
            server.terminate()
            server.wait(20)


def grid(seconds: float, bot_tables: int, think_ms: int) -> list[Load]:
    """List all that docs/hosting.md shows."""
    sizes = [(tables, players) for players in (2, 4) for tables in (50, 200, 1000)]
    at_once = [Load(tables, players, seconds, 0.0) for tables, players in sizes]
    paced = [Load(tables, players, seconds, float(tables)) for tables, players in sizes]
    beside = [Load(200, 2, seconds, rate, bot_tables, think_ms) for rate in (0.0, 200.0)]
    return at_once + paced + beside


def make_parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--rate", type=float, default=0.0, help="actions a second in all; 0 is a closed loop")
    parser.add_argument("--bot-tables", type=int, default=0, help="tables of two bots beside; 50 with --all")
    parser.add_argument("--think-ms", type=int, default=300, help="how long these bots think about a move")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before it is measured")
    parser.add_argument("--all", action="store_true", help="measure all that docs/hosting.md shows")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("more", nargs="*", help="flags for the server, after --")
    return parser


def main() -> None:
    """Measure once, or all."""
    wanted = make_parser().parse_args()
    subprocess.run([LUDOTECA, "warm"], check=True, stdout=sys.stderr)  # nothing is compiled while it is measured
    one = Load(wanted.tables, wanted.players, wanted.seconds, wanted.rate, wanted.bot_tables, wanted.think_ms)
    measured = []
    for load in grid(wanted.seconds, wanted.bot_tables or 50, wanted.think_ms) if wanted.all else [one]:
        figures = measure(load, wanted.warm, wanted.more)
        print(f"{load}: {figures.line()}", file=sys.stderr if wanted.json else sys.stdout, flush=True)
        measured.append({"load": str(load), "tables": load.tables, "bot_tables": load.bot_tables} | asdict(figures))
    if wanted.json:
        print(json.dumps({"loads": measured}, indent=1))


if __name__ == "__main__":
    main()
