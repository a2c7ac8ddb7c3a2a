"""A Ray cluster of two nodes, one of which is killed in mid-run: `python tests/executors/ray_cluster_of_two.py`.

A program of its own, since Ray changes the process that it runs in. Prints what it saw as JSON.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

import ludoteca
from ludoteca.analysis.batches import Table
from ludoteca.analysis.simulation import simulate
from ludoteca.executors import executor_for, run_all

PIECES = 40


def node_of(number: int) -> tuple[int, str]:
    """Do some work, and say where."""
    from executors.work import slow_square  # noqa: PLC0415  (on the worker)

    return slow_square(number), ray.get_runtime_context().get_node_id()


def squares(cluster: Cluster, second: Any) -> dict[str, Any]:
    """Do pieces on both nodes, and kill one of them when both have done some."""
    found: dict[int, int] = {}
    nodes: set[str] = set()
    is_killed = False
    for number, (square, node) in run_all(executor_for(node_of, 1, "ray"), iter(range(PIECES))):
        assert number not in found, "a finished piece is not done again"
        found[number] = square
        nodes.add(node)
        if len(nodes) == 2 and not is_killed:
            cluster.remove_node(second, allow_graceful=False)
            is_killed = True
    return {"killed": is_killed, "right": found == {number: number**2 for number in range(PIECES)}}


def main() -> None:
    """Start the cluster, work, and print what was seen."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    os.environ["PYTHONPATH"] = os.pathsep.join([*sys.path[:1], os.environ.get("PYTHONPATH", "")])
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    os.environ["RAY_ADDRESS"] = cluster.address
    try:
        seen = squares(cluster, second)
        table = Table(ludoteca.games["parchis"].setup(players=2), "1")
        seen["same"] = simulate(table, 30, 1, on="ray").tally.to_data() == simulate(table, 30, 1).tally.to_data()
    finally:
        ray.shutdown()
        cluster.shutdown()
    print(json.dumps(seen))


if __name__ == "__main__":
    main()
