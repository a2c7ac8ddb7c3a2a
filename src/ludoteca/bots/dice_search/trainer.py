"""Training of a network: rounds of self-play, with checkpoints, a learning curve, and a note of the weights' origin."""

import json
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Protocol
from zipfile import BadZipFile

import numpy as np

from ludoteca.bots.dice_search.host_learning import learner_for
from ludoteca.bots.dice_search.instances import inputs_of
from ludoteca.bots.dice_search.matches import play_match
from ludoteca.bots.dice_search.network import joined, new_network
from ludoteca.bots.dice_search.recording import GamesToPlay, Player, ThreadPlayer, TrainingConfig
from ludoteca.bots.dice_search.weights import NOW, network_for, read_weights
from ludoteca.bots.dice_search.workspace import Network, shape_of
from ludoteca.core.interface import Floats
from ludoteca.core.options import Setup
from ludoteca.games import rulebook_of

ROUNDS: Final = 20  # in which the games are played; after each the network is measured and kept
MEASURED_GAMES: Final = 1000  # against the heuristic
LAST_RATE: Final = 0.02  # of the first rate; in between it goes down by the same share with every game
VIEWERS_A_TURN: Final = 120  # games between which the network learns, times sides: what fills some hundred megabytes
BATCH: Final = 1024  # positions of a step
MEASURING_SEED: Final = 0  # of the dice of matches
LEARNED: Final = ("weights", "means", "squares", "used")  # of a learner


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the curve."""

    games: int
    error: float  # mean square of the errors of predictions
    score: float  # of one side against the heuristic on all others
    seconds: float


class CheckpointError(Exception):
    """A checkpoint cannot be resumed; says why."""


class Training(Protocol):
    """A network in training, on whichever device."""

    config: TrainingConfig

    @property
    def done(self) -> int:
        """How many games it has learned from."""

    @property
    def total(self) -> int:
        """How many games there are to learn from."""

    def train(self) -> Iterator[Point]:
        """Run the rounds that are left; each yields a point of the curve, and leaves a checkpoint."""

    def save_weights(self, date: str) -> Path:
        """Write the weights and their origin, and drop the checkpoint."""


class Trainer:
    """A network in training on the processor: turns of many games on all cores, then of learning from them in batches.

    The number of cores or machines changes nothing. On another processor sums may differ in the last digit, and so the
    weights.
    """

    def __init__(
        self, config: TrainingConfig, folder: Path, jobs: int | None = None, player: Player | None = None
    ) -> None:
        """Begin, or resume from the checkpoint in the folder.

        Games are played `jobs` at once on this machine, or one a core; those that are learned from by the player, where
        there is one.
        """
        self.config, self.folder, self.jobs = config, folder, jobs
        self.player = player or ThreadPlayer(jobs)
        self.setup = config.setup
        self.sides = rulebook_of(config.game).info.sides(self.setup)
        self.games_a_turn = max(1, VIEWERS_A_TURN // self.sides)
        self.members: list[Network] = []  # of the committee, those that have learned all they will
        self.begin_network()
        self.curve: list[Point] = []
        if self.checkpoint.exists():
            self.resume()

    @property
    def checkpoint(self) -> Path:
        """Where it is kept between rounds."""
        return self.folder / f"{self.config.name}.checkpoint.npz"

    @property
    def done(self) -> int:
        """How many games it has learned from."""
        return self.curve[-1].games if self.curve else 0

    @property
    def total(self) -> int:
        """How many games there are to learn from."""
        return self.config.games_of_one * self.config.committee

    def begin_network(self) -> None:
        """Begin with the weights asked for, or with a network that knows nothing."""
        config = self.config
        generator = np.random.default_rng([config.seed, len(self.members)])
        network = first_weights(config, self.setup) or new_network(
            inputs_of(config.game).INPUTS, config.hidden, generator
        )
        self.learner = learner_for(network, self.jobs)
        self.kept = self.learner.weights.copy()  # the mean of recent weights

    def train(self) -> Iterator[Point]:
        """Run the rounds that are left; each yields a point of the curve, and leaves a checkpoint."""
        most = -(-self.config.games_of_one // ROUNDS)
        with closing(self.player):
            while self.done < self.total:
                began = time.perf_counter()
                if len(self.members) < self.done // self.config.games_of_one:
                    self.members.append(self.learner.network(self.kept))
                    self.begin_network()
                before = self.done % self.config.games_of_one
                error = self.run_round(before, min(self.config.games_of_one, before + most))
                score = self.score()
                done = len(self.members) * self.config.games_of_one + min(self.config.games_of_one, before + most)
                self.curve.append(Point(done, round(error, 6), round(score, 4), round(time.perf_counter() - began, 1)))
                self.save_checkpoint()
                yield self.curve[-1]

    def run_round(self, before: int, goal: int) -> float:
        """Let a network that has learned from some games learn from more; return the error of the last predictions."""
        error = 0.0
        for first in range(before, goal, self.games_a_turn):
            games = range(first, min(first + self.games_a_turn, goal))
            network = self.learner.network(self.learner.weights)
            views = self.player.play(GamesToPlay(self.config, len(self.members), games, network))
            seen, targets = (np.concatenate(rows) for rows in zip(*views, strict=True))
            error = self.learn(first, seen, targets)
            share = min(1.0, len(games) / max(len(games), self.config.recent * first))
            self.kept += np.float32(share) * (self.learner.weights - self.kept)
        return error

    def score(self) -> float:
        """Return how the network does against the heuristic, with the same dice at every point of the curve."""
        networks = (self.learner.network(self.kept), None)
        return play_match(self.setup, networks, (0, 0), MEASURED_GAMES, MEASURING_SEED, self.jobs).score

    def learn(self, first: int, seen: Floats, targets: Floats) -> float:
        """Learn from what was seen, in an order drawn; return the mean square of the errors before."""
        if not len(seen):
            return 0.0  # all games were too long
        rate = self.config.rate * LAST_RATE ** (first / self.config.games_of_one)
        self.learner.note_used(seen)
        error = float(((self.learner.chances(seen) - targets) ** 2).mean())
        order = np.random.default_rng([self.config.seed, len(self.members), first]).permutation(len(seen))
        for begin in range(0, len(order), BATCH):
            batch = order[begin : begin + BATCH]
            self.learner.learn(seen[batch], targets[batch], rate)
        return error

    def save_checkpoint(self) -> None:
        """Write a checkpoint: whole, or as it was."""
        note: dict[str, Any] = {"course": asdict(self.config), "curve": [asdict(point) for point in self.curve]}
        note |= {"steps": self.learner.steps}
        arrays: dict[str, Any] = {"note": np.array(json.dumps(note)), "kept": self.kept}
        arrays |= {name: getattr(self.learner, name) for name in LEARNED}
        for index, (first, second) in enumerate(self.members):
            arrays |= {f"first{index}": first, f"second{index}": second}
        write_whole(self.checkpoint, arrays)

    def resume(self) -> None:
        """Load a checkpoint; CheckpointError where it was made with another configuration."""
        with np.load(self.checkpoint) as stored:
            note = checked_note(self.checkpoint, stored, self.config)
            if "steps" not in note:
                raise CheckpointError(f"{self.checkpoint} is of an older version, which learned otherwise. Remove it")
            count = sum(name.startswith("first") for name in stored.files)
            self.members = [(stored[f"first{index}"], stored[f"second{index}"]) for index in range(count)]
            for name in LEARNED:
                setattr(self.learner, name, stored[name])
            self.kept = stored["kept"]
        self.learner.steps = note["steps"]
        self.curve = [Point(**point) for point in note["curve"]]

    def save_weights(self, date: str) -> Path:
        """Write the weights and their origin, and drop the checkpoint."""
        network = joined([*self.members, self.learner.network(self.kept)])
        path = write_weights(self.folder, self.config, network, self.curve, date)
        self.checkpoint.unlink(missing_ok=True)
        return path


def first_weights(config: TrainingConfig, setup: Setup) -> Network | None:
    """Load the weights to begin with, None where there are none; CheckpointError where they do not fit.

    They may have fewer inputs than are known now: those of an earlier version, which come first.
    """
    if not config.start:
        return None
    try:
        network = network_for(setup) if config.start == NOW else read_weights(Path(config.start))
    except (ValueError, KeyError, BadZipFile):
        raise CheckpointError(
            f"{config.start} holds no weights; expected was a file that this command has written"
        ) from None
    if network is None:
        raise CheckpointError(f"There are no weights for {config.name} yet to begin with")
    inputs, hidden = shape_of(network)
    known = inputs_of(config.game).INPUTS
    if inputs > known or hidden != config.hidden:
        raise CheckpointError(
            f"The weights to begin with have {inputs} inputs and {hidden} hidden units; "
            f"expected were {known} inputs at most and --hidden {config.hidden}"
        )
    return network


def write_whole(path: Path, arrays: dict[str, Any]) -> None:
    """Write arrays to a file: whole, or it stays as it was."""
    partial = path.with_suffix(".part")
    with partial.open("wb") as file:
        np.savez(file, **arrays)
    partial.replace(path)


def checked_note(path: Path, stored: Any, config: TrainingConfig) -> dict[str, Any]:
    """Return the note of a checkpoint; CheckpointError where it was made with another configuration."""
    note: dict[str, Any] = json.loads(str(stored["note"]))
    if note["course"] != asdict(config):
        raise CheckpointError(f"{path} was made with other settings: {note['course']}. Remove it, or use those")
    return note


def write_weights(folder: Path, config: TrainingConfig, network: Network, curve: list[Point], date: str) -> Path:
    """Write the weights of a network, and where they come from."""
    first, second = network
    path, inputs = folder / f"{config.name}.npz", inputs_of(config.game)
    np.savez_compressed(path, first=first.astype(np.float16), second=second)
    origin: dict[str, Any] = {
        "command": config.command,
        "date": date,
        "features": inputs.VERSION,
        "inputs": shape_of(network)[0],
        **asdict(config),
        "curve": [asdict(point) for point in curve],
    }
    path.with_suffix(".json").write_text(json.dumps(origin, indent=1) + "\n", encoding="utf-8")
    return path
