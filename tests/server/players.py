"""A real server in a process of its own, and scripted clients that play at it over real sockets."""

import asyncio
import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludoteca.core.record_reader import read_record
from ludoteca.core.records import Record
from ludoteca.core.verify import check
from ludoteca.games import rulebook_of

START_SECONDS = 240  # a machine without compiled kernels compiles them first
PATIENCE_SECONDS = 120
MANY = "1000000"
NO_LIMITS = [
    part
    for flag in (
        *("messages-per-second", "requests-per-minute", "new-tables-per-minute"),
        *("connections-per-address", "max-connections"),
    )
    for part in (f"--{flag}", MANY)
]
LOST = (OSError, WebSocketException, EOFError)  # how a connection ends that was cut


def ludoteca(*arguments: str, script: Path | None = None) -> list[str]:
    """The command, or a script in its place, which dies with the tests should they be killed."""
    setpriv = shutil.which("setpriv")
    tied = [setpriv, "--pdeathsig", "KILL"] if setpriv else []
    return [*tied, sys.executable, *([str(script)] if script else ["-m", "ludoteca"]), *arguments]


def environment(**more: str) -> dict[str, str]:
    """What a server started by tests has in its environment: nothing of ours but where kernels lie."""
    kept = {"LUDOTECA_CACHE", "LUDOTECA_JIT"}
    ours = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTECA_") or name in kept}
    return ours | {"LUDOTECA_LANG": "en"} | more


class Served:
    """`ludoteca serve` on a free port, which can be killed and started again on the same tables."""

    script: Path | None = None  # in place of the command

    def __init__(self, url: str, folder: Path, *flags: str) -> None:
        self.url, self.folder, self.flags = url, folder, flags
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.is_up = False
        self.prefix: list[str] = []  # of the command

    def start(self) -> None:
        command = ["serve", "--port", "0", "--pace-seconds", "0", "--bot-seconds", "0.05"]
        command += ["--first-throw-seconds", "0", "--database-url", self.url]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*self.prefix, *ludoteca(*command, *self.flags, script=self.script)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment(),
            )
        assert self.process.stdout
        line = self.process.stdout.readline()  # it says when it is ready, or ends
        found = re.search(r"(http://\S+?)/ ", line)
        assert found, self.log.read_text()[-5000:]
        self.address = found[1]
        self.is_up = True

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process
        self.process.kill()
        self.gone()

    def stop(self) -> int:
        """Ask it to end; gives its exit status."""
        assert self.process
        self.process.terminate()
        return self.gone()

    def gone(self) -> int:
        assert self.process
        self.is_up = False
        status = self.process.wait(PATIENCE_SECONDS)
        if self.process.stdout:
            self.process.stdout.close()
        self.process = None
        return status

    def live(self, table: str) -> str:
        return self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"

    async def make(self, **wanted: Any) -> "Made":
        async with httpx2.AsyncClient(base_url=self.address, timeout=START_SECONDS) as client:
            answer = await client.post("/api/tables", json=wanted)
            assert answer.status_code == 201, answer.text
            made = answer.json()
            return Made(made["id"], {int(seat): token for seat, token in made["tokens"].items()})

    async def post(self, path: str, wanted: dict[str, Any]) -> dict[str, Any]:
        async with httpx2.AsyncClient(base_url=self.address, timeout=PATIENCE_SECONDS) as client:
            answer = await client.post(path, json=wanted)
            assert answer.is_success, answer.text
            body: dict[str, Any] = answer.json()
            return body

    async def get(self, path: str) -> httpx2.Response:
        async with httpx2.AsyncClient(base_url=self.address, timeout=PATIENCE_SECONDS) as client:
            return await client.get(path)


@contextmanager
def serving(url: str, folder: Path, *flags: str) -> Iterator[Served]:
    """Run a server for a while."""
    folder.mkdir(parents=True, exist_ok=True)
    served = Served(url, folder, *flags)
    try:
        served.start()
        yield served
    finally:
        if served.process:
            served.process.kill()
            served.gone()


@dataclass(frozen=True)
class Made:
    """A table, and the tokens of its seats."""

    id: str
    tokens: dict[int, str]


def here(count: int, *bots: str) -> list[dict[str, Any]]:
    """Seats for people at this screen, then bots."""
    people: list[dict[str, Any]] = [{"kind": "here", "name": f"P{number}"} for number in range(count)]
    return people + [{"kind": "bot", "name": name} for name in bots]


@asynccontextmanager
async def connected(served: Served, table: str, tokens: Sequence[str] = (), since: int = 0) -> AsyncIterator["Line"]:
    """Connect and say hello; the welcome is the first message to hear."""
    async with connect(served.live(table), compression=None, max_size=None, ping_interval=None) as socket:
        line = Line(socket)
        await line.say(type="hello", tokens=list(tokens), since=since)
        yield line


class Line:
    """A connection that speaks JSON."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, *types: str) -> dict[str, Any]:
        """Hear the next message, or the next of some types."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                if not types or message["type"] in types:
                    return message

    async def hear_until(self, condition: str, value: Any) -> dict[str, Any]:
        """Hear messages until the state is as expected."""
        while True:
            message = await self.hear("welcome", "events", "stale")
            if message["state"][condition] == value:
                return message

    def cut(self) -> None:
        """End the connection without a word."""
        self.socket.transport.abort()


def next_action(state: dict[str, Any], chooser: random.Random) -> dict[str, Any]:
    """The message that throws, or plays some legal move."""
    if state["phase"] == "move":
        return {"type": "move", "move": chooser.choice(state["moves"])["move"]}
    return {"type": "roll"}


@dataclass
class Player:
    """A client that plays some seats of a table, comes back whenever its connection is lost, and forgets nothing."""

    served: Served
    table: Made
    seats: list[int]
    seed: int = 0
    events: dict[int, dict[str, Any]] = field(default_factory=dict)  # all that was confirmed to this client
    status: str = "waiting"
    connections: int = 0
    sent: list[tuple[int, str]] = field(default_factory=list)  # moves, and the number of the event before each
    last_heard: float = 0.0
    is_waiting: bool = False  # for the answer to something sent
    pause: float = 0.02  # before connecting again

    def __post_init__(self) -> None:
        self.chooser = random.Random(self.seed)

    @property
    def since(self) -> int:
        """The number of the last event that was seen; there are no gaps before it."""
        return len(self.events)

    async def play(self) -> None:
        """Play until the game is over."""
        while self.status != "over":
            with suppress(*LOST):
                await self.play_on_a_connection()
            await asyncio.sleep(self.pause)
            while not self.served.is_up:
                await asyncio.sleep(0.05)

    async def play_on_a_connection(self) -> None:
        tokens = [self.table.tokens[seat] for seat in self.seats]
        async with connected(self.served, self.table.id, tokens, self.since) as line:
            self.connections += 1
            self.is_waiting = False
            while self.status != "over":
                await self.step(line, await line.hear())

    async def step(self, line: Line, message: dict[str, Any]) -> None:
        """Take a message in, and act if it is one's turn."""
        assert message["type"] in ("welcome", "events", "stale"), message
        self.take(message)
        state = message["state"]
        if state["status"] == "running" and state["seat"] in self.seats and not self.is_waiting:
            await self.act(line, state)

    def take(self, message: dict[str, Any]) -> None:
        """Keep the events: numbered without gaps, and never told in two ways."""
        for event in message["events"]:
            known = self.events.get(event["seq"])
            assert known == event if known else event["seq"] == self.since + 1, (known, event, self.since)
            self.events[event["seq"]] = event
        state = message["state"]
        assert state["seq"] == self.since, (state["seq"], self.since)
        self.status, self.last_heard = state["status"], time.monotonic()
        if message["type"] == "stale" or any(event["kind"] in ("roll", "move") for event in message["events"]):
            self.is_waiting = False

    async def act(self, line: Line, state: dict[str, Any]) -> None:
        """Throw, or play some legal move."""
        action = next_action(state, self.chooser) | {"id": 1, "seq": state["seq"]}
        self.sent.append((state["seq"], action.get("move", "roll")))
        self.is_waiting = True
        await line.say(**action)


@asynccontextmanager
async def playing(*players: Player) -> AsyncIterator[None]:
    """Let clients play meanwhile; what goes wrong at one of them ends all."""
    async with asyncio.timeout(START_SECONDS), asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.play()) for player in players]
        yield
        for task in tasks:
            task.cancel()


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not condition():
            await asyncio.sleep(0.01)


async def whole_log(served: Served, table: str) -> list[dict[str, Any]]:
    """All events of a table, as a newcomer hears them."""
    async with connected(served, table) as line:
        welcome = await line.hear("welcome")
    events: list[dict[str, Any]] = welcome["events"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    return events


async def assert_record_proves_itself(served: Served, table: str) -> None:
    """The finished game's record passes every check."""
    answer = await served.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    assert doubts_about(read_record(answer.text)) == []


def doubts_about(record: Record) -> list[str]:
    """List what does not hold in a record; that nobody added to the dice is no wonder where only tests play."""
    findings = check(record, rulebook_of).findings
    return [finding.explain() for finding in findings if not finding.holds and finding.key != "mix.alone"]
