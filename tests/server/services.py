"""Real servers for tests: a PostgreSQL and a Redis on free ports of this machine, ended with the tests."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import pytest

from ludoteca.server.store import Store

START_SECONDS = 60
POSTGRESQL_FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def program(name: str, package: str) -> str:
    """Find a program, also where Debian hides PostgreSQL's; skip the test, or fail it where nothing may be skipped."""
    path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *map(str, POSTGRESQL_FOLDERS)])
    found = shutil.which(name, path=path)
    if found:
        return found
    missing = f"{name} is not on this machine (Debian: apt-get install {package})"
    if os.environ.get("LUDOTECA_REQUIRE_ALL"):
        pytest.fail(missing)
    pytest.skip(missing)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Open a store for a while."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Service:
    """A server program in a folder of its own, which can be ended and started again on the same port."""

    ending = signal.SIGINT

    def __init__(self, folder: Path, command: Callable[[int], list[str]], options: dict[str, Any]) -> None:
        self.folder, self.command, self.options = folder, command, options
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        for _ in range(5):
            # Should the tests be killed, their servers go with them.
            tied = [shutil.which("setpriv"), "--pdeathsig", "INT"] if shutil.which("setpriv") else []
            with (self.folder / "log").open("ab") as log:
                self.process = subprocess.Popen(
                    [*map(str, tied), *self.command(self.port)], stdout=log, stderr=log, cwd=self.folder, **self.options
                )
            if self._answers():
                return
            self.stop()
            self.port = free_port()
        raise AssertionError((self.folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self.process:
            self.process.send_signal(how)
            self.process.wait(START_SECONDS)
            self.process = None

    def is_ready(self) -> bool:
        raise NotImplementedError

    def _answers(self) -> bool:
        assert self.process
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            if self.is_ready():
                return True
            time.sleep(0.02)
        return False


class PostgresService(Service):
    """A PostgreSQL that trusts whoever is on this machine, and forgets nothing it has confirmed."""

    ending = signal.SIGQUIT  # nobody needs what it would still tidy up
    databases = 0

    def is_ready(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def url(self, schema: str = "public") -> str:
        return f"postgresql://ludoteca@127.0.0.1:{self.port}/postgres?options=-csearch_path%3D{schema}"

    def new_database(self) -> str:
        """Make an empty schema, which serves as a database and costs no thousand files; return its address."""
        self.databases += 1
        name = f"test_{self.databases}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return self.url(name)


class RedisService(Service):
    """A Redis that keeps nothing on disk."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def is_ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=2) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False


AnyService = TypeVar("AnyService", bound=Service)


@contextmanager
def running_postgresql() -> Iterator[PostgresService]:
    """Run a PostgreSQL, which refuses to run as root: then as another user."""
    initdb, postgres = program("initdb", "postgresql"), program("postgres", "postgresql")
    with tempfile.TemporaryDirectory(prefix="ludoteca-postgresql-") as name:
        folder = Path(name)
        options: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            options = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        data = str(folder / "data")
        initialise = [initdb, "--pgdata", data, "--username", "ludoteca", "--auth", "trust", "--encoding", "UTF8"]
        initialise += ["--locale", "C", "--no-sync"]
        made = subprocess.run(initialise, cwd=folder, capture_output=True, text=True, check=False, **options)
        assert made.returncode == 0, made.stderr
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=on", "shared_buffers=32MB"]
        settings += ["recovery_init_sync_method=syncfs"]  # comes up at once after it was killed

        def command(port: int) -> list[str]:
            return [postgres, "-D", data, "-p", str(port), *(part for one in settings for part in ("-c", one))]

        yield from _running(PostgresService(folder, command, options))


@contextmanager
def running_redis() -> Iterator[RedisService]:
    """Run a Redis."""
    server = program("redis-server", "redis-server")
    with tempfile.TemporaryDirectory(prefix="ludoteca-redis-") as name:

        def command(port: int) -> list[str]:
            return [server, "--bind", "127.0.0.1", "--port", str(port), "--save", "", "--appendonly", "no"]

        yield from _running(RedisService(Path(name), command, {}))


def _running(service: AnyService) -> Iterator[AnyService]:
    try:
        service.start()
        yield service
    finally:
        service.stop(service.ending)
