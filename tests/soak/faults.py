"""What goes wrong in a soak, each at a time and in a way that a seed chooses."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from soak.stage import SoakServer, Stage

RECOVERY_SECONDS = 90.0  # within which every table goes on that has to
AFTERMATH_SECONDS = 3.0  # in which what a server tries again may still fail
FARTHEST_MS = 2 * 3_600_000


async def kill(stage: Stage, server: SoakServer) -> None:
    """End a server as a power cut would, and start it again."""
    server.kill()
    if len(stage.servers) > 1:
        await asyncio.sleep(stage.chooser.uniform(0, 12))
    await asyncio.to_thread(server.start)


async def cut(stage: Stage, server: SoakServer) -> None:
    """Cut connections without a word, and let nobody in for a moment."""
    server.proxy.refuses = True
    for link in server.proxy.some_links(stage.chooser.choice([0.3, 1.0])):
        link.cut()
    await asyncio.sleep(stage.chooser.uniform(0, 5))
    server.proxy.refuses = False


async def half_close(stage: Stage, server: SoakServer) -> None:
    """Close connections in one direction."""
    for link in server.proxy.some_links(0.5):
        link.half_close()


async def slow_network(stage: Stage, server: SoakServer) -> None:
    """Delay all that is sent."""
    server.proxy.delay_seconds = stage.chooser.uniform(0.1, 0.8)
    await asyncio.sleep(stage.chooser.uniform(3, 8))
    server.proxy.delay_seconds = 0.0


async def hold_up(stage: Stage, server: SoakServer) -> None:
    """Let nothing through; what was sent arrives later."""
    server.proxy.passing.clear()
    await asyncio.sleep(stage.chooser.uniform(2, 8))
    server.proxy.passing.set()


async def fill_disk(stage: Stage, server: SoakServer) -> None:
    """Fill the disk that the tables are on, long enough to use up what SQLite has reserved."""
    assert stage.disk
    await asyncio.to_thread(stage.disk.fill)
    await asyncio.sleep(stage.chooser.uniform(10, 20))
    stage.disk.clear()


async def slow_disk(stage: Stage, server: SoakServer) -> None:
    """Let every commit take long."""
    server.control.set(commit_ms=stage.chooser.randint(100, 1500))
    await asyncio.sleep(stage.chooser.uniform(4, 10))
    server.control.set(commit_ms=0)


async def stop_process(stage: Stage, server: SoakServer) -> None:
    """Let a server stand still for a while, as one that is swapped out."""
    assert server.process
    server.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(stage.chooser.uniform(0.5, 4))
    server.process.send_signal(signal.SIGCONT)


async def jump_clock(stage: Stage, server: SoakServer) -> None:
    """Set the wall clock of a server, up to two hours ahead or behind."""
    server.control.set(clock_ms=stage.chooser.randint(-FARTHEST_MS, FARTHEST_MS))


async def jump_clock_and_kill(stage: Stage, server: SoakServer) -> None:
    """Set the wall clock of a server while it is down."""
    server.kill()
    await jump_clock(stage, server)
    await asyncio.to_thread(server.start)


async def kill_postgresql(stage: Stage, server: SoakServer) -> None:
    """End PostgreSQL without a checkpoint, and start it again."""
    assert stage.postgresql
    await asyncio.to_thread(stage.postgresql.stop, signal.SIGQUIT)
    await asyncio.sleep(stage.chooser.uniform(0, 4))
    await asyncio.to_thread(stage.postgresql.start)


async def hang_postgresql(stage: Stage, server: SoakServer) -> None:
    """Let PostgreSQL stand still."""
    assert stage.postgresql
    assert stage.postgresql.process
    top = stage.postgresql.process.pid
    processes = [top, *children_of(top)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    await asyncio.sleep(stage.chooser.uniform(2, 8))
    for process in processes:
        os.kill(process, signal.SIGCONT)


async def stop_redis(stage: Stage, server: SoakServer) -> None:
    """End Redis, and start it again."""
    assert stage.redis
    await asyncio.to_thread(stage.redis.stop)
    await asyncio.sleep(stage.chooser.uniform(1, 6))
    await asyncio.to_thread(stage.redis.start)


def children_of(process: int) -> list[int]:
    """List the processes that a process has started."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == process:
            found.append(int(entry.parent.name))
    return found


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong."""

    name: str
    cause: Callable[[Stage, SoakServer], Awaitable[None]]
    spoils_database: bool = False  # the servers may then say that they cannot write or read
    ends_process: bool = False


NETWORK = [
    Fault("network cut", cut),
    Fault("network half closed", half_close),
    Fault("network slow", slow_network),
    Fault("network held up", hold_up),
]
SERVER = [
    Fault("kill", kill, ends_process=True),
    Fault("server stopped", stop_process),
    Fault("disk slow", slow_disk),
    Fault("clock jump", jump_clock),
    Fault("clock jump while down", jump_clock_and_kill, ends_process=True),
]
DISK = [Fault("disk full", fill_disk, spoils_database=True)]
SERVICES = [
    Fault("PostgreSQL killed", kill_postgresql, spoils_database=True),
    Fault("PostgreSQL hangs", hang_postgresql, spoils_database=True),
    Fault("Redis down", stop_redis),
]


def faults_for(stage: Stage) -> list[Fault]:
    """List what can go wrong at a stage."""
    return NETWORK + SERVER + (DISK if stage.disk else []) + (SERVICES if stage.postgresql else [])


def planned(faults: list[Fault], chooser: random.Random) -> Iterator[Fault]:
    """Choose what goes wrong next: everything once, in some order, then everything again."""
    while True:
        yield from chooser.sample(faults, len(faults))


@contextmanager
def excused(stage: Stage, fault: Fault) -> Iterator[None]:
    """Excuse what servers log of their database meanwhile, if it is the database that fails."""
    before = [server.log_bytes for server in stage.servers]
    stage.ledger.is_calm = False
    try:
        yield
    finally:
        stage.ledger.is_calm = True
        if fault.spoils_database:
            for server, start in zip(stage.servers, before, strict=True):
                server.excused.append((start, server.log_bytes))


async def happen(stage: Stage, fault: Fault) -> float:
    """Let a fault happen; return the seconds from its end until every table goes on that has to."""
    with excused(stage, fault):
        await fault.cause(stage, stage.chooser.choice(stage.servers))
        ended = time.monotonic()
        while late := stage.late_tables(ended):
            if time.monotonic() - ended > RECOVERY_SECONDS:
                stage.ledger.fail(f"{RECOVERY_SECONDS:.0f} s after '{fault.name}' nothing had happened at {late}")
                break
            await asyncio.sleep(0.05)
        seconds = time.monotonic() - ended
        if fault.spoils_database:
            await asyncio.sleep(AFTERMATH_SECONDS)
    return seconds
