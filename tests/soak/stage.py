"""What is spoilt: servers with their networks, the disk they write to, and the services they need."""

import os
import random
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from server.players import NO_LIMITS, Served
from server.services import PostgresService, RedisService
from soak.control import Control
from soak.corners import Corner
from soak.ledger import Ledger
from soak.people import Requests
from soak.proxy import Proxy

DISK_BYTES = 2**30
FLAGS = [
    "--log-format",
    "json",
    "--pace-seconds",
    "0.2",
    "--first-throw-seconds",
    "2",
    "--bot-tables-per-address",
    "100",
]
SHORT = [
    "--write-seconds",
    "15",
    "--silence-seconds",
    "20",
]  # what waits for a person who is cut off, in a shorter time
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Resources:
    """What a process holds."""

    memory_mb: float
    files: int


class SoakServer(Served):
    """A server whose clock and disk can be spoilt, behind a network that can."""

    script = Path(__file__).with_name("serve.py")

    def __init__(self, url: str, folder: Path, chooser: random.Random, ledger: Ledger, *flags: str) -> None:
        super().__init__(url, folder, *FLAGS, *SHORT, *NO_LIMITS, *flags)
        folder.mkdir(parents=True, exist_ok=True)
        self.control = Control(folder / "control")
        self.prefix = ["env", f"SOAK_CONTROL={folder / 'control'}"]
        self.proxy = Proxy(self.port, chooser)
        self.requests = Requests(lambda: f"http://127.0.0.1:{self.proxy.port}", ledger)
        self.excused: list[tuple[int, int]] = []  # parts of the log in which the database fails
        self.started = 0.0

    def start(self) -> None:
        super().start()
        self.started = time.monotonic()

    def port(self) -> int | None:
        return int(self.address.rsplit(":", 1)[1]) if self.is_up else None

    @property
    def log_bytes(self) -> int:
        return self.log.stat().st_size

    @property
    def resources(self) -> Resources:
        assert self.process
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return Resources(pages * PAGE / 1e6, len(os.listdir(f"/proc/{self.process.pid}/fd")))


@dataclass
class Stage:
    """All that takes part in one half of the soak."""

    servers: list[SoakServer]
    ledger: Ledger
    chooser: random.Random
    corners: list[Corner] = field(default_factory=list)
    disk: "SmallDisk | None" = None
    postgresql: PostgresService | None = None
    redis: RedisService | None = None

    def late_tables(self, moment: float) -> list[str]:
        """List the tables that have to go on, and at which nothing was thrown or played since a moment."""
        tables = [corner.table for corner in self.corners if corner.table]
        return [table.id for table in tables if table.is_to_move and table.played < moment]


class SmallDisk:
    """A file system of its own in a file, which can be filled to the last block."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.filler = folder / "filler"

    def fill(self) -> None:
        with self.filler.open("wb") as file:
            for chunk in (2**20, 2**12):
                with suppress(OSError):
                    while True:
                        os.posix_fallocate(file.fileno(), file.seek(0, os.SEEK_END), chunk)

    def clear(self) -> None:
        self.filler.unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk | None]:
    """Mount a small file system of its own; None where that is not allowed."""
    image, place = folder / "disk.img", folder / "disk"
    place.mkdir()
    with image.open("wb") as file:
        file.truncate(DISK_BYTES)
    make, mount = shutil.which("mkfs.ext4", path="/usr/sbin:/sbin"), shutil.which("mount")
    if os.geteuid() or not make or not mount:
        yield None
        return
    subprocess.run([make, "-q", "-m", "0", str(image)], check=True)
    is_mounted = not subprocess.run([mount, "-o", "loop", str(image), str(place)], check=False).returncode
    try:
        yield SmallDisk(place) if is_mounted else None
    finally:
        if is_mounted:
            subprocess.run(["umount", "--lazy", str(place)], check=True)
