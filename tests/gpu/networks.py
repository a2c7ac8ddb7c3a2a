"""Plays and learns in Numba's CUDA simulator, which must be chosen before Numba is loaded.

    NUMBA_ENABLE_CUDASIM=1 LUDOTECA_JIT=0 python -m gpu.networks FILE

The file gets what came of it, by game.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

import ludoteca
from ludoteca.bots.dice_search.network import packed
from ludoteca.bots.dice_search.recording import TrainingConfig
from ludoteca.bots.dice_search.weights import network_for
from ludoteca.bots.dice_search.workspace import NOBODY
from ludoteca.bots.gpu import trainer
from ludoteca.bots.gpu.playing import Match, SelfPlay
from ludoteca.bots.gpu.shared_network import widened
from ludoteca.gpu import open_device

RACES = ("parchis", "parques", "felix-sex")
GAMES, THROWS = 2, 12


def main() -> None:
    """Play, learn, and save what came of it."""
    found: dict[str, Any] = {}
    device = open_device()
    for game_id in RACES:
        setup = ludoteca.new(game_id, seed=1).setup
        network = network_for(setup)
        assert network
        weights = packed(widened(network))
        play = SelfPlay(device, setup, weights, weights.size, GAMES, THROWS)
        play.workspaces["rows"], play.workspaces["width"] = len(network[0]) - 1, widened(network)[0].shape[1]
        play.begin(5, 0)
        found[f"{game_id} ended"] = play.play(NOBODY)
        found |= {f"{game_id} seen": play.seen, f"{game_id} results": play.results, f"{game_id} lengths": play.lengths}
        found[f"{game_id} words"] = device.take(play.on_device)["words"][:, 0]
    setup = ludoteca.new("parques", players=2, seed=1, pieces=1).setup
    network = network_for(setup)
    result = Match(device, setup).play((network, None), (0, 0), 4, 3)
    found["match"] = np.array([result.games, result.score])
    for name, value in {"VIEWS": 4, "THROWS": 40, "BATCH": 16, "MEASURED_GAMES": 2, "ROUNDS": 2}.items():
        setattr(trainer, name, value)
    config = TrainingConfig("parques", 2, "individual", 4, hidden=8, options={"pieces": 1}, device="cuda")
    with tempfile.TemporaryDirectory() as folder:
        learning = trainer.GpuTrainer(config, Path(folder))
        found["curve"] = np.array([point.games for point in learning.train()])
        with np.load(learning.save_weights("2026-11-18")) as stored:
            found |= {"first": stored["first"], "second": stored["second"]}
    np.savez(sys.argv[1], **found)


if __name__ == "__main__":
    main()
