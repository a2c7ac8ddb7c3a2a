"""Training of a network: rounds of self-play, with checkpoints, a learning curve, and a note of the weights' origin."""

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from ludoteca.bots.dice_search.instances import inputs_of, self_play_of
from ludoteca.bots.dice_search.network import joined, new_network
from ludoteca.bots.dice_search.weights import name_of
from ludoteca.bots.dice_search.workspace import EVERYBODY, HEURISTIC, NOBODY, ONE_SIDE, Network, workspace_for
from ludoteca.core.generator import stream
from ludoteca.core.options import spell_value
from ludoteca.games import rulebook_of

ROUNDS: Final = 20  # in which the games are played; after each the network is measured and kept
MEASURED_GAMES: Final = 1000  # against the heuristic
LAST_RATE: Final = 0.02  # of the first rate; in between it goes down by the same share with every game
PORTION: Final = 50  # games after which the weights go into the mean of recent ones
DICE_STREAM, MEASURING_STREAM = range(2)  # of random numbers, of the seed


@dataclass(frozen=True, slots=True)
class TrainingConfig:
    """What is trained, and how."""

    game: str
    players: int
    mode: str
    games: int = 40_000
    seed: int = 1
    hidden: int = 32
    rate: float = 0.002
    # Games that are learned from first, in which the heuristic plays all sides, then one: the games of those who
    # know nothing may never come to an end.
    watch: int = 0
    guided: int = 0
    trust: float = 0.8  # lambda: how much results count against the predictions on the way to them
    # Weights go to and fro as long as they learn. Those kept are their mean over this share of the games so far.
    recent: float = 0.0
    committee: int = 1  # networks, trained one after the other, whose mean is the prediction
    options: dict[str, Any] = field(default_factory=dict)  # of the rules
    device: str = "cpu"  # or "cuda": bots/gpu/trainer.py

    @property
    def name(self) -> str:
        """The name of its files."""
        return name_of(self.game, self.players, self.mode)

    @property
    def command(self) -> str:
        """The command that gives the same weights again."""
        chosen = [f"--{name} {value}" for name, value in asdict(self).items() if name not in {"game", "options"}]
        options = [f"--option {name}={spell_value(value)}" for name, value in self.options.items()]
        return f"ludoteca train {self.game} " + " ".join(chosen + options)


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
    """A network in training on the processor."""

    def __init__(self, config: TrainingConfig, folder: Path) -> None:
        """Begin, or resume from the checkpoint in the folder."""
        self.config, self.folder = config, folder
        rulebook = rulebook_of(config.game)
        self.self_play, self.inputs = self_play_of(config.game), inputs_of(config.game)
        inputs = self.inputs.INPUTS
        self.generator = np.random.default_rng(config.seed)  # of weights to begin with
        self.words = stream(config.seed, DICE_STREAM)
        self.members: list[Network] = []  # of the committee, those that have learned all they will
        network = new_network(inputs, config.hidden, self.generator)
        self.kept = self.learning = network  # the mean of recent weights, and those that go on learning
        self.curve: list[Point] = []
        setup = rulebook.info.setup(config.players, config.mode, **config.options)
        self.start = rulebook.start(setup)
        sides = rulebook.info.sides(setup)
        self.trajectory = np.zeros((self.self_play.MAX_THROWS, sides, inputs), np.float32)
        if self.checkpoint.exists():
            self.resume()
        self.workspace = workspace_for(rulebook, setup, self.learning)
        self.kept_workspace = workspace_for(rulebook, setup, self.kept)
        self.learning = (self.workspace.first, self.workspace.second)
        self.kept = (self.kept_workspace.first, self.kept_workspace.second)

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
        return self.config.games * self.config.committee

    def train(self) -> Iterator[Point]:
        """Run the rounds that are left; each yields a point of the curve, and leaves a checkpoint."""
        most = -(-self.config.games // ROUNDS)
        while self.done < self.total:
            began = time.perf_counter()
            if len(self.members) < self.done // self.config.games:
                self.begin_next_network()
            before = self.done - len(self.members) * self.config.games
            games = min(most, self.config.games - before)
            error = self.run_round(before, games)
            # Measured with dice of their own, the same at every point.
            words = stream(self.config.seed, MEASURING_STREAM)
            score = self.self_play.match(self.start, MEASURED_GAMES, 0, HEURISTIC, self.kept_workspace, words)
            point = Point(self.done + games, round(error, 6), round(score, 4), round(time.perf_counter() - began, 1))
            self.curve.append(point)
            self.save_checkpoint()
            yield point

    def begin_next_network(self) -> None:
        """Put a network that has learned all it will aside, and begin with one that knows nothing."""
        self.members.append((self.kept[0].copy(), self.kept[1].copy()))
        new = new_network(self.inputs.INPUTS, self.config.hidden, self.generator)
        for network in (self.learning, self.kept):
            network[0][:], network[1][:] = new

    def run_round(self, before: int, games: int) -> float:
        """Let a network that has learned from some games learn from some more; return the error of its predictions."""
        config = self.config
        rate = config.rate * LAST_RATE ** (before / config.games)
        learning = (rate, config.trust, self.workspace, self.trajectory, self.words)
        if before == 0:
            self.self_play.self_play(self.start, config.watch, EVERYBODY, *learning)
            self.self_play.self_play(self.start, config.guided, ONE_SIDE, *learning)
        error = 0.0
        portion = PORTION if config.recent else games
        for done in range(0, games, portion):
            count = min(portion, games - done)
            error += count / games * self.self_play.self_play(self.start, count, NOBODY, *learning)
            share = min(1.0, count / max(count, config.recent * (before + done)))
            for kept, new in zip(self.kept, self.learning, strict=True):
                kept[:] += np.float32(share) * (new - kept)
        return error

    def save_checkpoint(self) -> None:
        """Write a checkpoint: whole, or as it was."""
        note: dict[str, Any] = {"course": asdict(self.config), "curve": [asdict(point) for point in self.curve]}
        note |= {"weights": self.generator.bit_generator.state, "dice": int(self.words[0])}
        arrays: dict[str, Any] = {"note": np.array(json.dumps(note))}
        for index, (first, second) in enumerate([self.learning, self.kept, *self.members]):
            arrays |= {f"first{index}": first, f"second{index}": second}
        write_whole(self.checkpoint, arrays)

    def resume(self) -> None:
        """Load a checkpoint; CheckpointError where it was made with another configuration."""
        with np.load(self.checkpoint) as kept:
            note = checked_note(self.checkpoint, kept, self.config)
            if "weights" not in note:
                raise CheckpointError(f"{self.checkpoint} is of an older version, which threw other dice. Remove it")
            networks = [(kept[f"first{index}"], kept[f"second{index}"]) for index in range((len(kept.files) - 1) // 2)]
        self.learning, self.kept, *self.members = networks
        self.curve = [Point(**point) for point in note["curve"]]
        self.generator.bit_generator.state = note["weights"]
        self.words[0] = note["dice"]

    def save_weights(self, date: str) -> Path:
        """Write the weights and their origin, and drop the checkpoint."""
        path = write_weights(self.folder, self.config, joined([*self.members, self.kept]), self.curve, date)
        self.checkpoint.unlink(missing_ok=True)
        return path


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
        "inputs": inputs.INPUTS,
        **asdict(config),
        "curve": [asdict(point) for point in curve],
    }
    path.with_suffix(".json").write_text(json.dumps(origin, indent=1) + "\n", encoding="utf-8")
    return path
