"""How much a server carries: `python bench/server.py --tables 200 --players 2`.

Starts `ludoteca serve` on a free port of loopback with a fresh SQLite file, and plays parchís at N tables with a real
socket for every player, from this other process. In a closed loop everybody acts as soon as it is their turn; with
`--rate` the tables share so many actions a second. Prints actions a second, the time from sending an action to hearing
its event, and the server's processor time and memory. Stops by itself.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import uvloop
from websockets.asyncio.client import ClientConnection, connect

MANY = "1000000"  # limits that are in nobody's way here
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Load:
    """What is asked of the server, and what was seen."""

    tables: int
    players: int
    seconds: float
    rate: float  # actions a second of all tables together; 0 in a closed loop
    address: str = ""
    is_measuring: bool = False
    actions: int = 0
    waits_ms: list[float] = field(default_factory=list)
    lag_ms: list[float] = field(default_factory=list)  # how late paced actions were sent


class Player:
    """One seat of a table, on a socket of its own."""

    def __init__(self, load: Load, table: str, seat: int, token: str, seed: int) -> None:
        self.load, self.table, self.seat, self.token = load, table, seat, token
        self.chooser = random.Random(seed)
        self.sent = 0.0

    async def play(self, joined: asyncio.Event) -> None:
        """Connect, and act whenever it is this seat's turn."""
        address = self.load.address.replace("http", "ws") + f"/api/tables/{self.table}/live"
        async with connect(address, compression=None, max_size=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": [self.token], "since": 0}))
            joined.set()
            last = 0.0
            async for text in socket:
                message = json.loads(text)
                if message["type"] not in ("welcome", "events", "stale"):
                    print(message, file=sys.stderr)
                    continue
                self.hear(message)
                state = message["state"]
                if state["status"] == "running" and state["seat"] == self.seat and not self.sent:
                    if self.load.rate:
                        last = await self.wait_for_turn(last)
                    await self.act(socket, state)

    async def wait_for_turn(self, last: float) -> float:
        """Keep the pace: the seats of a table take turns, each once in tables x players / rate seconds."""
        step = self.load.tables * self.load.players / self.load.rate
        due = max(last + step, time.perf_counter() + (self.chooser.random() if not last else 0) * step)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if self.load.is_measuring:
            self.load.lag_ms.append((time.perf_counter() - due) * 1000)
        return due

    async def act(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        """Throw, or play some legal move."""
        action: dict[str, Any] = {"type": "roll", "seq": state["seq"]}
        if state["phase"] == "move":
            action = {"type": "move", "seq": state["seq"], "move": self.chooser.choice(state["moves"])["move"]}
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


def start_server(folder: str, more: Sequence[str]) -> tuple[subprocess.Popen[str], str]:
    """Start a server on a fresh file; gives the process and its address."""
    command = [str(Path(sys.executable).with_name("ludoteca")), "serve", "--port", "0", "--pace-seconds", "0"]
    command += ["--database-url", f"sqlite:///{folder}/bench.db"]
    for flag in ("messages-per-second", "requests-per-minute", "new-tables-per-minute"):
        command += [f"--{flag}", MANY]
    for flag in ("connections-per-address", "max-connections"):
        command += [f"--{flag}", MANY]
    environment = os.environ | {"LUDOTECA_LANG": "en"}
    server = subprocess.Popen([*command, *more], stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout
    line = server.stdout.readline()
    return server, line.split(" at ")[1].split("/ ")[0]


def used(process: int) -> tuple[float, float]:
    """Tell a process's seconds of processor time and its megabytes of memory."""
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
            wish = {"game": "parchis", "players": load.players, "seats": seats, "options": {"first": 0}}
            made = (await client.post("/api/tables", json=wish)).json()
            players += [
                Player(load, made["id"], int(seat), token, number * 8 + int(seat))
                for seat, token in made["tokens"].items()
            ]
    return players


async def run(load: Load, server: subprocess.Popen[str], warm_seconds: float) -> None:
    """Let everybody play, measure for a while, and print what was seen."""
    players = await make_tables(load)
    empty = used(server.pid)[1]
    joined = [asyncio.Event() for _ in players]
    tasks = [asyncio.create_task(player.play(event)) for player, event in zip(players, joined, strict=True)]
    await asyncio.gather(*(event.wait() for event in joined))
    await asyncio.sleep(warm_seconds)
    cpu_before, _ = used(server.pid)
    own_before = time.process_time()
    load.is_measuring = True
    began = time.perf_counter()
    await asyncio.sleep(load.seconds)
    load.is_measuring = False
    elapsed = time.perf_counter() - began
    cpu, memory = used(server.pid)
    own = time.process_time() - own_before
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    report(load, elapsed, (cpu - cpu_before) / elapsed, own / elapsed, memory, empty)


def report(load: Load, elapsed: float, cpu: float, own: float, memory: float, empty: float) -> None:
    """Print a line of figures."""
    waits = sorted(load.waits_ms) or [0.0]
    p50, p99 = statistics.median(waits), waits[int(len(waits) * 0.99)]
    kind = f"paced to {load.rate:g}/s" if load.rate else "closed loop"
    print(
        f"{load.tables} tables of {load.players}, {kind}: {load.actions / elapsed:,.0f} actions/s, "
        f"p50 {p50:.1f} ms, p99 {p99:.1f} ms; server {cpu:.0%} of a core, this process {own:.0%}; "
        f"memory {memory:.0f} MB, {(memory - empty) * 1000 / load.tables:.0f} KB a table with its sockets"
    )


def main() -> None:
    """Measure once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.0, help="actions a second in all; 0 is a closed loop")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before it is measured")
    parser.add_argument("more", nargs="*", help="flags for the server, after --")
    arguments = parser.parse_args()
    load = Load(arguments.tables, arguments.players, arguments.seconds, arguments.rate)
    with tempfile.TemporaryDirectory() as folder:
        server, load.address = start_server(folder, arguments.more)
        try:
            uvloop.run(run(load, server, arguments.warm))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
