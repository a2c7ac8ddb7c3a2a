"""What a second process costs: `python -m bench.processes --database-url postgresql://… --redis-url redis://…`.

Plays parchís at tables of two in a closed loop, with a real socket for every player, in turn
- at one process on PostgreSQL,
- at two processes on PostgreSQL and Redis, the two players of a table at different ones,
- at two processes on PostgreSQL and Redis, the players of a table at the same one.
Prints the processor time of the server processes for an action, and how much more than at one process that is. Every
run has a schema of its own in the database, which is dropped afterwards.
"""

import argparse
import asyncio
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

import psycopg
import uvloop
from bench.server import LUDOTECA, MANY, Load, Player, make_tables, used

LAYOUTS = ("one process", "two, players apart", "two, players together")


@dataclass
class Layout:
    """A way to share the players out, and what was measured of it."""

    name: str
    ms: list[float] = field(default_factory=list)  # of processor time for an action
    actions: list[float] = field(default_factory=list)  # a second

    @property
    def processes(self) -> int:
        """How many processes serve."""
        return 1 if self.name == LAYOUTS[0] else 2

    def address_for(self, addresses: Sequence[str], table: int, seat: int) -> str:
        """Choose the process that a player connects to."""
        return addresses[(seat if self.name == LAYOUTS[1] else table) % len(addresses)]


def start(database_url: str, redis_url: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server; gives the process and its address."""
    command = [LUDOTECA, "serve", "--port", "0", "--pace-seconds", "0", "--first-throw-seconds", "0"]
    command += ["--database-url", database_url, *(["--redis-url", redis_url] if redis_url else [])]
    limits = ("messages-per-second", "requests-per-minute", "new-tables-per-minute", "connections-per-address")
    for flag in (*limits, "max-connections"):
        command += [f"--{flag}", MANY]
    environment = os.environ | {"LUDOTECA_LANG": "en"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout
    return server, server.stdout.readline().split(" at ")[1].split("/ ")[0]


async def play(layout: Layout, servers: Sequence[subprocess.Popen[str]], addresses: Sequence[str], load: Load) -> None:
    """Let everybody play, and measure for a while."""
    load.address = addresses[0]
    players: list[Player] = []
    made = await make_tables(load)
    for number, player in enumerate(made):
        address = layout.address_for(addresses, number // 2, player.seat)
        at = Load(load.tables, load.players, load.seconds, 0.0, address=address)
        player.load = at
        players.append(player)
    joined = [asyncio.Event() for _ in players]
    tasks = [asyncio.create_task(player.play(event)) for player, event in zip(players, joined, strict=True)]
    await asyncio.gather(*(event.wait() for event in joined))
    await asyncio.sleep(3)
    before, began = sum(used(server.pid)[0] for server in servers), time.perf_counter()
    for player in players:
        player.load.is_measuring = True
    await asyncio.sleep(load.seconds)
    seconds = sum(used(server.pid)[0] for server in servers) - before
    actions = sum(player.load.actions for player in players)
    layout.ms.append(seconds * 1000 / actions)
    layout.actions.append(actions / (time.perf_counter() - began))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def measure(layout: Layout, database_url: str, redis_url: str, load: Load) -> None:
    """Measure a layout once, with servers and a schema of its own."""
    schema = f"bench_{secrets.token_hex(4)}"
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}".encode())
    url = f"{database_url}{'&' if '?' in database_url else '?'}options=-csearch_path%3D{schema}"
    started = [start(url, redis_url if layout.processes > 1 else "") for _ in range(layout.processes)]
    try:
        uvloop.run(play(layout, [server for server, _ in started], [address for _, address in started], load))
    finally:
        for server, _ in started:
            server.terminate()
        for server, _ in started:
            server.wait(20)
        with psycopg.connect(database_url, autocommit=True) as connection:
            connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())


def main() -> None:
    """Measure all layouts in turn, and print them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database-url", required=True)
    parser.add_argument("--redis-url", required=True)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    subprocess.run([LUDOTECA, "warm"], check=True, stdout=sys.stderr)
    layouts = [Layout(name) for name in LAYOUTS]
    for _ in range(wanted.rounds):
        for layout in layouts:
            measure(layout, wanted.database_url, wanted.redis_url, Load(wanted.tables, 2, wanted.seconds, 0.0))
            print(f"{layout.name}: {layout.ms[-1]:.3f} ms, {layout.actions[-1]:,.0f} actions/s", flush=True)
    for layout in layouts:
        more = median(ms / one for ms, one in zip(layout.ms, layouts[0].ms, strict=True)) - 1
        print(
            f"{layout.name}: {median(layout.ms):.2f} ms of processor time an action ({more:+.0%}), "
            f"{median(layout.actions):,.0f} actions/s"
        )


if __name__ == "__main__":
    main()
