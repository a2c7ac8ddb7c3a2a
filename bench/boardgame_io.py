"""How Ludoteca's server compares with one of boardgame.io: `python -m bench.boardgame_io --tables 200 --rounds 3`.

Plays at both servers in turn, at N tables of two in a closed loop with a real socket for every player, from this other
process: at Ludoteca's parchís as bench/server.py does, at boardgame.io a race (bench/boardgame_io_server.cjs). Prints
actions a second of both, the processor time that the servers take for one, and the ratio. It needs npm, which installs
boardgame.io into a temporary folder, or once into the one that `--folder` names.

What a server does for an action is alike: it checks it, throws or moves, captures, lists the legal moves for the
client, and sends the new state to both players. What differs:
- Ludoteca stores every action on the disk before it tells anybody; the race is kept in memory and lost with the server.
- Parchís has more rules (barriers, shared squares, three sixes), and its dice can be checked.
- Ludoteca describes what has happened, and what each move would do, in words; the race sends numbers alone, with the
  state of the framework and the log of the last move.
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
from pathlib import Path
from typing import Any

import httpx2
import uvloop
from bench.server import LUDOTECA, Figures, Load, late, measure, used
from websockets.asyncio.client import ClientConnection, connect

VERSION = "0.50.2"  # of boardgame.io
GAME_SERVER = Path(__file__).with_name("boardgame_io_server.cjs")
NAMESPACE = "/race,"  # of the game, in Socket.IO's packets
PING, PONG, CONNECT, EVENT = "2", "3", f"40{NAMESPACE}", f"42{NAMESPACE}"


class Racer:
    """One player of a race, on a socket of its own."""

    def __init__(self, load: Load, match: str, seat: int, credentials: str, seed: int) -> None:
        self.load, self.match, self.seat, self.credentials = load, match, str(seat), credentials
        self.chooser = random.Random(seed)
        self.sent = 0.0
        self.sent_at_state = -1

    async def play(self, joined: asyncio.Event) -> None:
        """Connect, and act whenever it is this player's turn."""
        address = self.load.address.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        patient: dict[str, Any] = {"open_timeout": None, "ping_interval": None}  # thousands connect at once
        async with connect(address, compression=None, max_size=None, **patient) as socket:
            await socket.send(CONNECT)
            async for packet in socket:
                text = str(packet)
                if text == PING:
                    await socket.send(PONG)
                elif text.startswith(CONNECT):
                    await self.emit(socket, "sync", self.match, self.seat, self.credentials, 2)
                    joined.set()
                elif text.startswith(EVENT):
                    await self.hear(socket, *json.loads(text.removeprefix(EVENT)))

    async def emit(self, socket: ClientConnection, *arguments: Any) -> None:
        """Send an event of Socket.IO."""
        await socket.send(EVENT + json.dumps(arguments))

    async def hear(self, socket: ClientConnection, kind: str, _match: str = "", told: Any = None, *_: Any) -> None:
        """Take the time if the own action has come back, and act if it is this player's turn."""
        if kind not in ("sync", "update"):
            return
        state = told["state"] if kind == "sync" else told
        if self.sent and state["_stateID"] > self.sent_at_state:
            if self.load.is_measuring:
                self.load.actions += 1
                self.load.waits_ms.append((time.perf_counter() - self.sent) * 1000)
            self.sent = 0.0
        if state["ctx"]["currentPlayer"] == self.seat and not self.sent:
            await self.act(socket, state)

    async def act(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        """Throw, or play some legal move."""
        action: dict[str, Any] = {"type": "roll", "args": []}
        if state["G"]["moves"]:
            action = {"type": "move", "args": [self.chooser.choice(state["G"]["moves"])["piece"]]}
        payload = {**action, "playerID": self.seat, "credentials": self.credentials}
        self.sent, self.sent_at_state = time.perf_counter(), state["_stateID"]
        made = {"type": "MAKE_MOVE", "payload": payload}
        await self.emit(socket, "update", made, self.sent_at_state, self.match, self.seat)


async def make_matches(load: Load, lobby: str) -> list[Racer]:
    """Make the matches, with both seats taken."""
    racers = []
    async with httpx2.AsyncClient(base_url=lobby, timeout=300) as client:
        for number in range(load.tables):
            match = (await client.post("/games/race/create", json={"numPlayers": 2})).json()["matchID"]
            for seat in range(2):
                person = {"playerID": str(seat), "playerName": f"P{seat}"}
                seated = (await client.post(f"/games/race/{match}/join", json=person)).json()
                racers.append(Racer(load, match, seat, seated["playerCredentials"], number * 8 + seat))
    return racers


async def run(load: Load, server: subprocess.Popen[str], lobby: str, warm_seconds: float) -> Figures:
    """Let everybody play, and measure for a while."""
    racers = await make_matches(load, lobby)
    empty = used(server.pid)[1]
    joined = [asyncio.Event() for _ in racers]
    tasks = [asyncio.create_task(racer.play(event)) for racer, event in zip(racers, joined, strict=True)]
    await asyncio.gather(*(event.wait() for event in joined))
    await asyncio.sleep(warm_seconds)
    cpu_before, own_before = used(server.pid)[0], time.process_time()
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
    return Figures(
        actions=load.actions / elapsed,
        p50_ms=statistics.median(load.waits_ms or [0.0]),
        p99_ms=late(load.waits_ms),
        server=(cpu - cpu_before) / elapsed,
        client=own / elapsed,
        memory_mb=memory,
        table_kb=(memory - empty) * 1000 / load.tables,
        bot_moves=0.0,
        lag_ms=0.0,
    )


def install(folder: Path) -> None:
    """Install boardgame.io into a folder, unless it is there."""
    if not (folder / "node_modules" / "boardgame.io").exists():
        command = ["npm", "install", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
        subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)


def measure_race(load: Load, warm_seconds: float, folder: Path) -> Figures:
    """Measure boardgame.io once, with a server of its own."""
    environment = os.environ | {"NODE_ENV": "production", "NODE_PATH": str(folder / "node_modules")}
    server = subprocess.Popen(["node", str(GAME_SERVER)], stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout
    try:
        ready = next(line for line in server.stdout if line.startswith("ready at ports "))
        load.address, lobby = (f"http://127.0.0.1:{port}" for port in ready.split()[-2:])
        return uvloop.run(run(load, server, lobby, warm_seconds))
    finally:
        server.terminate()
        server.wait(20)


def compare(tables: int, seconds: float, warm_seconds: float, rounds: int, folder: Path) -> None:
    """Measure both in turn, and print them."""
    install(folder)
    ratios = []
    for _ in range(rounds):
        ours = measure(Load(tables, 2, seconds, 0.0), warm_seconds, ())
        theirs = measure_race(Load(tables, 2, seconds, 0.0), warm_seconds, folder)
        ratios.append(ours.actions / theirs.actions)
        for name, figures in (("Ludoteca", ours), ("boardgame.io", theirs)):
            cost_ms = figures.server * 1000 / figures.actions
            print(f"{name}: {figures.line()}; {cost_ms:.3f} ms of processor time an action")
        print(f"Ludoteca / boardgame.io: {ratios[-1]:.2f}", flush=True)
    print(f"median of {rounds}: {statistics.median(ratios):.2f}")


def main() -> None:
    """Read the command line, and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before it is measured")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", type=Path, help="where boardgame.io is installed, or will be")
    wanted = parser.parse_args()
    subprocess.run([LUDOTECA, "warm"], check=True, stdout=sys.stderr)  # nothing is compiled while it is measured
    with tempfile.TemporaryDirectory() as temporary:
        folder = wanted.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        compare(wanted.tables, wanted.seconds, wanted.warm, wanted.rounds, folder)


if __name__ == "__main__":
    main()
