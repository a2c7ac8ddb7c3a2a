"""Training of a network on an NVIDIA GPU: many thousand games of self-play at once, and large batches to learn from.

It goes in turns: all games are played some throws on with the network as it is, and then it learns from what was seen,
each position once. The GPU adds up in an order of its own, so that the same seed gives much the same weights, and not
the same to the last digit.
"""

import json
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludoteca.bots.dice_search.instances import inputs_of
from ludoteca.bots.dice_search.learning import Learner
from ludoteca.bots.dice_search.network import new_network
from ludoteca.bots.dice_search.recording import TrainingConfig
from ludoteca.bots.dice_search.trainer import (
    LAST_RATE,
    ROUNDS,
    Point,
    checked_note,
    write_weights,
    write_whole,
)
from ludoteca.bots.dice_search.workspace import EVERYBODY, NOBODY
from ludoteca.bots.gpu.playing import Match, SelfPlay
from ludoteca.bots.gpu.shared_network import COLUMNS
from ludoteca.bots.gpu.targets import targets_of
from ludoteca.games import rulebook_of
from ludoteca.gpu import DeviceError, open_device

VIEWS: Final = 1 << 17  # games at once, times sides
THROWS: Final = 32  # that games are played on before the network learns
BATCH: Final = 1 << 12  # positions of a step
MEASURED_GAMES: Final = 10_000  # against the heuristic
ONE_SIDE: Final = 0  # plays by the heuristic


class GpuTrainer:
    """A network in training on a GPU."""

    def __init__(self, config: TrainingConfig, folder: Path) -> None:
        """Begin, or resume from the checkpoint in the folder; games begin anew in any case."""
        if config.hidden % COLUMNS:
            raise DeviceError("hidden", columns=COLUMNS)
        if config.committee != 1:
            raise DeviceError("committee")
        if config.start:
            raise DeviceError("start")
        self.config, self.folder = config, folder
        self.device = open_device()
        self.xp = self.device.arrays()
        rulebook, inputs = rulebook_of(config.game), inputs_of(config.game).INPUTS
        setup = rulebook.info.setup(config.players, config.mode, **config.options)
        self.learner = Learner(new_network(inputs, config.hidden, np.random.default_rng(config.seed)), self.xp)
        self.kept = self.learner.weights.copy()
        self.done, self.curve = 0, list[Point]()
        if self.checkpoint.exists():
            self.resume()
        games = max(1, VIEWS // rulebook.info.sides(setup))
        self.self_play = SelfPlay(self.device, setup, self.learner.weights, config.hidden, games, THROWS)
        self.self_play.begin(config.seed, self.done)
        self.match = Match(self.device, setup)
        self.random = self.xp.random.RandomState(config.seed + self.done)
        places = np.arange(self.self_play.seen.size // inputs).reshape(games, THROWS + 1, -1)
        self.places = self.xp.asarray(places[:, :THROWS].ravel())  # of what is learned from among all that is seen

    @property
    def checkpoint(self) -> Path:
        """Where it is kept between rounds."""
        return self.folder / f"{self.config.name}.checkpoint.npz"

    @property
    def total(self) -> int:
        """How many games there are to learn from."""
        return self.config.watch + self.config.guided + self.config.games

    def train(self) -> Iterator[Point]:
        """Run the rounds that are left; each yields a point of the curve, and leaves a checkpoint."""
        while self.done < self.total:
            began = time.perf_counter()
            error = self.run_round(min(self.total, self.done + -(-self.total // ROUNDS)))
            # Measured with dice of their own, the same at every point.
            against = (self.learner.network(self.kept), None)
            score = self.match.play(against, (0, 0), MEASURED_GAMES, self.config.seed).score
            point = Point(self.done, round(error, 6), round(score, 4), round(time.perf_counter() - began, 1))
            self.curve.append(point)
            self.save_checkpoint()
            yield point

    def run_round(self, goal: int) -> float:
        """Learn until so many games have ended; return the error of the last predictions."""
        error = 0.0
        while self.done < goal:
            ended = self.self_play.play(self.guide())
            rate = self.config.rate * LAST_RATE ** min(1.0, self.done / self.total)
            error = self.learn(rate)
            self.done += ended
            recent = max(1.0, self.config.recent * self.done)
            self.kept += np.float32(min(1.0, ended / recent)) * (self.learner.weights - self.kept)
        return error

    def guide(self) -> int:
        """Return who plays by the heuristic at this stage."""
        if self.done < self.config.watch:
            return EVERYBODY
        return ONE_SIDE if self.done < self.config.watch + self.config.guided else NOBODY

    def learn(self, rate: float) -> float:
        """Learn from what was seen, in an order drawn; return the mean square of the errors."""
        play, learner = self.self_play, self.learner
        seen = play.seen.reshape(-1, play.inputs)
        chances = learner.chances(seen).reshape(play.games, THROWS + 1, play.sides)
        targets = targets_of(chances, play.results, self.config.trust, self.xp)
        error = float(((targets - chances[:, :THROWS]) ** 2).mean())
        targets = targets.ravel()
        order = self.random.permutation(len(self.places))
        for begin in range(0, len(order), BATCH):
            chosen = order[begin : begin + BATCH]
            batch = seen[self.places[chosen]]
            if begin == 0:
                learner.note_used(batch)
            learner.learn(batch, targets[chosen], rate)
        return error

    def save_checkpoint(self) -> None:
        """Write a checkpoint: whole, or as it was."""
        note: dict[str, Any] = {"course": asdict(self.config), "curve": [asdict(point) for point in self.curve]}
        note |= {"done": self.done, "steps": self.learner.steps}
        learner = self.learner
        arrays = {"weights": learner.weights, "means": learner.means, "squares": learner.squares}
        arrays |= {"kept": self.kept, "used": learner.used}
        host: dict[str, Any] = {name: learner.on_host(array) for name, array in arrays.items()}
        write_whole(self.checkpoint, host | {"note": np.array(json.dumps(note))})

    def resume(self) -> None:
        """Load a checkpoint; CheckpointError where it was made with another configuration."""
        with np.load(self.checkpoint) as stored:
            note = checked_note(self.checkpoint, stored, self.config)
            learner = self.learner
            for name in ("weights", "means", "squares", "used"):
                setattr(learner, name, self.xp.asarray(stored[name]))
            self.kept = self.xp.asarray(stored["kept"])
        self.done, learner.steps = note["done"], note["steps"]
        self.curve = [Point(**point) for point in note["curve"]]

    def save_weights(self, date: str) -> Path:
        """Write the weights and their origin, and drop the checkpoint."""
        path = write_weights(self.folder, self.config, self.learner.network(self.kept), self.curve, date)
        self.checkpoint.unlink(missing_ok=True)
        return path
