"""A Ray cluster of two nodes that loses a worker, a node and at last its head, each while work is under way.

`python tests/executors/ray_cluster_of_two.py FOLDER` prints what it saw as JSON. A program of its own, since Ray
changes the process that it runs in.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import ludoteca
from ludoteca.analysis.batches import Table
from ludoteca.analysis.simulation import simulate
from ludoteca.analysis.statistics import statistics
from ludoteca.executors import WorkError, executor_for, ray_cluster, run_all

TESTS = Path(__file__).parents[1]
PIECES = 6
HELD = 2  # of them at once: one on each node
GAMES = 2000
SHORT = 30
TABLE = Table(ludoteca.games["parchis"].setup(players=2), "1")
OF_THE_CLOCK = ("seconds", "games_a_second", "jobs")
PATIENCE_SECONDS = 120
SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_log_monitor": False}
PATIENT = {  # with busy machines
    "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": str(PATIENCE_SECONDS),
    "RAY_CLIENT_INITIAL_CONNECTION_TIMEOUT_S": "30",
}

Workers = dict[int, list[tuple[int, str]]]


def workers_of(folder: Path) -> Workers:
    """Read which processes, on which nodes, have begun each piece."""
    found: Workers = {}
    for number in range(PIECES):
        file = folder / str(number)
        lines = file.read_text().splitlines() if file.exists() else []
        found[number] = [(int(pid), node) for pid, node in (line.split() for line in lines)]
    return found


def work_while(folder: Path, lose: Callable[[Workers], Any]) -> tuple[dict[int, int], Workers]:
    """Do pieces; when the first are under way on both nodes, lose something. Return results, and who did each."""
    from executors.work import RELEASED, Noted, square_noted  # noqa: PLC0415  (as workers import it)

    folder.mkdir()

    def lose_and_release() -> None:
        end = time.monotonic() + PATIENCE_SECONDS
        while not all(workers_of(folder)[number] for number in range(HELD)) and time.monotonic() < end:
            time.sleep(0.05)
        lose(workers_of(folder))
        (folder / RELEASED).touch()

    thread = Thread(target=lose_and_release)
    thread.start()
    pieces = [Noted(str(folder), number, HELD) for number in range(PIECES)]
    done = [(piece.number, found) for piece, found in run_all(executor_for(square_noted, 1, "ray"), pieces)]
    thread.join()
    assert len(done) == PIECES, "a finished piece is not done again"
    return dict(done), workers_of(folder)


def is_same_by_client(port: int) -> bool:
    """Return whether the command, run as people do, gives the figures that games played here have."""
    words = [
        "simulate",
        "parchis",
        "--players",
        "2",
        "--games",
        str(SHORT),
        "--json",
        "--on",
        f"ray://127.0.0.1:{port}",
    ]
    ran = subprocess.run([sys.executable, "-m", "ludoteca", *words], stdout=subprocess.PIPE, check=True)
    found, expected = json.loads(ran.stdout), json.loads(json.dumps(statistics(TABLE, simulate(TABLE, SHORT, 1))))
    return all(found[name] == expected[name] for name in expected if name not in OF_THE_CLOCK)


def lose_the_head(cluster: Any, file: Path) -> dict[str, Any]:
    """Play games until the head is killed, then the rest here."""
    ray_cluster.HEAD_SECONDS = ray_cluster.LOOK_SECONDS = 1.0  # type: ignore[misc]
    played: list[int] = []

    def kill_the_head(count: int) -> None:
        played.append(count)
        if len(played) == 2:
            for processes in cluster.head_node.all_processes.values():
                for one in processes:
                    one.process.kill()
                    one.process.wait()

    key = ""
    try:
        simulate(TABLE, GAMES, 1, kill_the_head, on="ray", file=file)
    except WorkError as error:
        key = error.key
    kept = sum(stop - start for start, stop in json.loads(file.read_text())["done"])
    rest: list[int] = []
    whole = simulate(TABLE, GAMES, 1, rest.append, file=file).tally.to_data()
    return {
        "error": key,
        "kept": kept == sum(played) and 0 < kept < GAMES,
        "goes_on": rest[0] == kept and sum(rest) == GAMES,
        "same": whole == simulate(TABLE, GAMES, 1).tally.to_data(),
    }


def free_port() -> int:
    """Find a port of this machine that is free."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def main(folder: Path) -> None:
    """Start the cluster, work, and print what was seen."""
    os.environ |= {"RAY_TMPDIR": str(folder), **PATIENT}  # before Ray reads them
    sys.path.insert(0, str(TESTS))
    os.environ["PYTHONPATH"] = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    import ray  # noqa: PLC0415
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    port = free_port()
    head = {**SMALL, "include_dashboard": False, "no_monitor": True, "ray_client_server_port": port}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    second = cluster.add_node(**SMALL)
    os.environ["RAY_ADDRESS"] = cluster.address
    ray.init(log_to_driver=False)  # once: workers start for each connection
    seen: dict[str, Any] = {}
    try:
        seen["worker"] = work_while(folder / "w", lambda workers: os.kill(workers[0][0][0], signal.SIGKILL))
        seen["node"] = work_while(folder / "n", lambda _: cluster.remove_node(second, allow_graceful=False))
        seen["second"] = second.node_id
        seen["client"] = is_same_by_client(port)
        seen["head"] = lose_the_head(cluster, folder / "progress.json")
    finally:
        ray.shutdown()
        cluster.shutdown()
    print(json.dumps(seen))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
