"""Measures how long a newcomer waits: from `make play` in a fresh clone to a first move, and until all games are ready.

    python bench/first_move.py [--game parchis]

The clone has what is committed, an empty kernel cache and a database of its own; downloads come from wherever pip and
npm are set up to take them, and from their caches. Beside the seconds on the clock it prints those of the processors
(Linux), which tell more on a machine that others use.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

ROOT = Path(__file__).parents[1]
POLL_SECONDS = 0.2
STOP_SECONDS = 30
ADDRESS = re.compile(r"(http://\S+?)/ ")


class Stopwatch:
    """Prints each phase with the seconds since the start, on the clock and of all processes below one."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.process = 0

    def note(self, phase: str) -> None:
        """Print that a phase has come."""
        clock = time.monotonic() - self.began
        print(f"{clock:8.1f} s {cpu_seconds(self.process):8.1f} s CPU  {phase}", flush=True)


def cpu_seconds(top: int) -> float:
    """Sum the processor time of a process and all below it, those included that have ended; 0 off Linux."""
    ticks: dict[int, int] = {}
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        ticks[int(stat.parent.name)] = sum(map(int, fields[11:15]))
        children.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    total, waiting = 0, [top]
    while waiting:
        one = waiting.pop()
        total += ticks.get(one, 0)
        waiting += children.get(one, [])
    return total / os.sysconf("SC_CLK_TCK") if ticks else 0.0


def ask(address: str, path: str, wish: dict[str, Any] | None = None) -> dict[str, Any]:
    """Ask the server something."""
    body = json.dumps(wish).encode() if wish else None
    request = urllib.request.Request(address + path, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        result: dict[str, Any] = json.load(answer)
    return result


def play_first_move(address: str, game: str, watch: Stopwatch) -> None:
    """Open a table against a bot, and throw and move until a move of this person and one of the bot are confirmed."""
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "bot", "level": "medium"}]
    made = ask(address, "/api/tables", {"game": game, "players": 2, "seats": seats})
    watch.note(f"a table of {game} is open")
    missing = {"person", "bot"}
    is_asked = False
    with connect(address.replace("http", "ws", 1) + f"/api/tables/{made['id']}/live") as line:
        line.send(json.dumps({"type": "hello", "tokens": list(made["tokens"].values())}))
        while missing:
            message = json.loads(line.recv())
            played = [event for event in message["events"] if event["kind"] in ("roll", "move")]
            for event in played:
                if event["kind"] == "move" and event["body"]["by"] in missing:
                    missing.remove(event["body"]["by"])
                    watch.note(f"first move of the {event['body']['by']}")
            state = message["state"]
            is_asked = is_asked and not played
            if state["seat"] == 0 and state["status"] == "running" and not is_asked:
                is_asked = True
                line.send(json.dumps({"id": 1, "seq": state["seq"]} | action_in(state)))


def action_in(state: dict[str, Any]) -> dict[str, str]:
    """Throw, or play the first legal move."""
    if state["phase"] == "roll":
        return {"type": "roll"}
    return {"type": "move", "move": state["moves"][0]["move"]}


def measure(game: str, folder: Path) -> None:
    """Set everything up in a folder, and play."""
    clone = folder / "ludoteca"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS")}
    environment = kept | {"LUDOTECA_CACHE": str(folder / "cache"), "LUDOTECA_LANG": "en"}
    arguments = (
        f"PLAY_ARGS=--port 0 --pace-seconds 0 --first-throw-seconds 0 --database-url sqlite:///{folder}/tables.db"
    )
    watch = Stopwatch()
    make = subprocess.Popen(
        ["make", "play", arguments],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    watch.process = make.pid
    try:
        assert make.stdout
        for said in make.stdout:
            watch.note(said.strip())
            if found := ADDRESS.search(said):
                break
        else:
            sys.exit(f"make play ended with status {make.wait()}")
        play_first_move(found[1], game, watch)
        while not ask(found[1], "/api/compilation")["is_ready"]:
            time.sleep(POLL_SECONDS)
        watch.note("all games are ready")
    finally:
        os.killpg(make.pid, signal.SIGINT)
        make.wait(STOP_SECONDS)


def make_parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="parchis", help="the game that is played")
    return parser


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="ludoteca-first-move-") as name:
        measure(make_parser().parse_args().game, Path(name))
