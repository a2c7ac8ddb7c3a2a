"""Load with kills, network cuts, a full disk, a slow disk and clock jumps: `make soak SOAK_MINUTES=2`.

Real servers on loopback, people-like clients at some tens of tables, and faults at times that a seed chooses: first one
process on a SQLite file, then two on PostgreSQL and Redis where these are installed. At the end every event that any
client saw confirmed is compared with what is stored. Exit status 1 says that something differed.
"""

import argparse
import asyncio
import os
import platform
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import uvloop

from server.services import POSTGRESQL_FOLDERS, running_postgresql, running_redis
from soak.checks import Compared, compare, read_log
from soak.corners import Corner
from soak.faults import Fault, faults_for, happen, planned
from soak.ledger import Ledger
from soak.stage import Resources, SoakServer, Stage, small_disk

SQLITE_SHARE = 2 / 3  # of the time, where there is a second part
PROCESSES_END_BEFORE = 0.6  # of a part: the last process shall be old at the end
BETWEEN_SECONDS = (1.0, 5.0)  # from one fault, when all tables go on, to the next
CALM_SECONDS = 15.0  # at the end, in which every table has to go on
EMPTY_SECONDS = 5.0  # after everybody has gone
MORE_FILES = 30  # than a fresh process has, that one may hold that nobody is connected to: connections of its store
MORE_MEMORY = 1.5  # times what it held early under load, and so many MB, for tables and their logs
MORE_MEMORY_MB = 150.0


@dataclass
class Part:
    """One part of the soak, and what came of it."""

    name: str
    seconds: float
    only: str = ""  # faults whose names hold this
    ledger: Ledger = field(default_factory=Ledger)
    recoveries: dict[str, list[float]] = field(default_factory=dict)  # by the name of a fault
    compared: Compared = field(default_factory=Compared)
    held: dict[str, Resources] = field(default_factory=dict)
    age_seconds: float = 0.0  # of the process that was measured at the end
    games: int = 0


async def run_part(part: Part, stage: Stage, url: str, tables: int) -> None:
    """Run the load and the faults, then compare."""
    for server in stage.servers:
        await asyncio.to_thread(server.start)
        await server.proxy.start()
    part.held["fresh"] = stage.servers[0].resources
    lines = [server.requests for server in stage.servers]
    stage.corners = [Corner(lines, part.ledger, stage.chooser.randrange(2**32)) for _ in range(tables)]
    tasks = [asyncio.create_task(corner.play()) for corner in stage.corners]
    try:
        await spoil(part, stage, tasks)
        for corner in stage.corners:
            corner.close()
        async with asyncio.timeout(120):
            await asyncio.gather(*tasks)
        await asyncio.sleep(EMPTY_SECONDS)
        part.held["empty"] = stage.servers[0].resources
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for server in stage.servers:
            server.proxy.close()
    for server in stage.servers:
        status = await asyncio.to_thread(server.stop)
        if status:
            part.ledger.fail(f"a server that was asked to end ended with status {status}")
    part.games = sum(corner.games for corner in stage.corners)
    part.compared = await compare(url, part.ledger)
    for server in stage.servers:
        read_log(server, part.ledger, part.compared)
    check_resources(part)


async def spoil(part: Part, stage: Stage, tasks: list[asyncio.Task[None]]) -> None:
    """Let one fault after the other happen, and measure how soon the games go on."""
    began = time.monotonic()
    ends = began + part.seconds
    plan = planned([fault for fault in faults_for(stage) if part.only in fault.name], stage.chooser)
    await watch(stage, tasks, min(20.0, part.seconds / 6))
    part.held["early"] = stage.servers[0].resources
    while time.monotonic() < ends - CALM_SECONDS:
        fault = next(plan)
        if fault.ends_process and time.monotonic() > began + PROCESSES_END_BEFORE * part.seconds:
            continue
        seconds = await happen(stage, fault)
        part.recoveries.setdefault(fault.name, []).append(seconds)
        report(part, fault, seconds, time.monotonic() - began)
        await watch(stage, tasks, stage.chooser.uniform(*BETWEEN_SECONDS))
    moment = time.monotonic()
    await watch(stage, tasks, max(CALM_SECONDS, ends - moment))
    for table in stage.late_tables(moment):
        part.ledger.fail(f"table {table} stands still: {part.ledger.tables[table].state}")
    part.held["late"] = stage.servers[0].resources
    part.age_seconds = time.monotonic() - stage.servers[0].started


async def watch(stage: Stage, tasks: list[asyncio.Task[None]], seconds: float) -> None:
    """Let people play; what goes wrong in the soak itself ends it."""
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()


def report(part: Part, fault: Fault, seconds: float, elapsed: float) -> None:
    print(
        f"{part.name} {elapsed:5.0f} s: {fault.name}, all tables go on after {seconds:.1f} s; "
        f"{part.ledger.events} events at {len(part.ledger.tables)} tables",
        flush=True,
    )


def check_resources(part: Part) -> None:
    fresh, early, late, empty = (part.held[name] for name in ("fresh", "early", "late", "empty"))
    if empty.files > fresh.files + MORE_FILES:
        part.ledger.fail(f"the server holds {empty.files} files with nobody connected, {fresh.files} when fresh")
    if late.memory_mb > early.memory_mb * MORE_MEMORY + MORE_MEMORY_MB:
        part.ledger.fail(f"the server's memory grew from {early.memory_mb:.0f} MB to {late.memory_mb:.0f} MB")


def summary(part: Part) -> str:
    """Write the figures as a table."""
    ledger, compared = part.ledger, part.compared
    waits = sorted(ledger.waits_ms) or [0.0]
    rows = [
        ("minutes", f"{part.seconds / 60:.1f}"),
        ("games begun, over", f"{part.games}, {compared.over}"),
        ("events confirmed and compared", f"{compared.confirmed:,} of {compared.entries:,} stored"),
        ("throws checked", f"{compared.throws:,}"),
        ("told to clients, in all", f"{ledger.confirmations:,} on {ledger.connections:,} connections"),
        (
            "answer while nothing is spoilt",
            f"p50 {statistics.median(waits):.0f} ms, p99 {waits[int(len(waits) * 0.99)]:.0f} ms",
        ),
    ]
    for name, seconds in part.recoveries.items():
        rows.append(
            (
                f"{name}, {len(seconds)} times",
                f"all go on after {statistics.median(seconds):.1f} s, at most {max(seconds):.1f} s",
            )
        )
    for when, held in part.held.items():
        rows.append((f"server, {when}", f"{held.memory_mb:.0f} MB, {held.files} files"))
    rows.append(("age of that server at the end", f"{part.age_seconds:.0f} s"))
    rows.append(("answers", counted(ledger.answers)))
    rows.append(("logged", counted(compared.logged)))
    rows.append(("differs", str(len(ledger.failures)) if ledger.failures else "nothing"))
    return "\n".join([f"| {part.name} | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)])


def counted(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in counts.most_common()) or "nothing"


async def run_sqlite(part: Part, tables: int, seed: int, folder: Path) -> None:
    """Soak one process on a SQLite file."""
    with small_disk(folder) as disk, ExitStack() as stack:
        if disk is None:
            print("The full disk is left out: it needs root, mkfs.ext4 and a loop device.")
        chooser = random.Random(seed)
        place = disk.folder if disk else folder
        url = f"sqlite:///{place}/ludoteca.db"
        server = SoakServer(url, folder / "sqlite", chooser, part.ledger)
        stack.callback(end, server)
        await run_part(part, Stage([server], part.ledger, chooser, disk=disk), url, tables)


async def run_postgresql(part: Part, tables: int, seed: int, folder: Path) -> None:
    """Soak two processes on PostgreSQL and Redis."""
    with running_postgresql() as postgresql, running_redis() as redis, ExitStack() as stack:
        chooser = random.Random(seed)
        url = postgresql.new_database()
        flags = ["--redis-url", redis.url]
        servers = [SoakServer(url, folder / name, chooser, part.ledger, *flags) for name in ("one", "two")]
        for server in servers:
            stack.callback(end, server)
        stage = Stage(servers, part.ledger, chooser, postgresql=postgresql, redis=redis)
        await run_part(part, stage, url, tables)


def end(server: SoakServer) -> None:
    if server.process:
        server.process.kill()
        server.gone()


def missing_programs() -> list[str]:
    path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *map(str, POSTGRESQL_FOLDERS)])
    return [name for name in ("initdb", "postgres", "redis-server") if not shutil.which(name, path=path)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="let only those faults happen whose names hold this")
    parser.add_argument("--keep", action="store_true", help="keep the folder with databases and logs")
    wanted = parser.parse_args()
    missing = missing_programs()
    share = 1.0 if missing else SQLITE_SHARE
    sqlite = Part("SQLite", wanted.minutes * 60 * share, wanted.only)
    postgresql = Part("PostgreSQL, 2 processes", wanted.minutes * 60 * (1 - share), wanted.only)
    with ExitStack() as stack:
        if wanted.keep:
            folder = Path(tempfile.mkdtemp(prefix="ludoteca-soak-"))
            print(f"Databases and logs stay in {folder}.")
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludoteca-soak-")))
        uvloop.run(run_sqlite(sqlite, wanted.tables, wanted.seed, folder))
        if missing:
            print(f"The part on PostgreSQL is left out: {', '.join(missing)} not on this machine.")
        else:
            uvloop.run(run_postgresql(postgresql, wanted.tables, wanted.seed, folder))
    parts = [sqlite] if missing else [sqlite, postgresql]
    print(f"\n{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[1]:.1f}, seed {wanted.seed}")
    for part in parts:
        print(f"\n{summary(part)}")
    sys.exit(any(part.ledger.failures for part in parts))


if __name__ == "__main__":
    main()
