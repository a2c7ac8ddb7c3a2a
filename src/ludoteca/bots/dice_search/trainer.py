"""Training of a network: rounds of self-play, with checkpoints, a learning curve, and a note of the weights' origin."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, Protocol, TypeAlias
from zipfile import BadZipFile

import numpy as np

from ludoteca.bots.dice_search.instances import inputs_of, self_play_of
from ludoteca.bots.dice_search.learning import Learner
from ludoteca.bots.dice_search.matches import play_match
from ludoteca.bots.dice_search.network import joined, new_network
from ludoteca.bots.dice_search.weights import NOW, name_of, network_for, read_weights
from ludoteca.bots.dice_search.workspace import EVERYBODY, NOBODY, Network, shape_of, workspace_for
from ludoteca.core.generator import Words, stream
from ludoteca.core.interface import Floats
from ludoteca.core.options import Setup, spell_value
from ludoteca.core.processes import cores
from ludoteca.games import rulebook_of

Views: TypeAlias = tuple[Floats, Floats]
"""What was seen, a row for each side before each throw, and what should have been predicted of each."""

ROUNDS: Final = 20  # in which the games are played; after each the network is measured and kept
MEASURED_GAMES: Final = 1000  # against the heuristic
LAST_RATE: Final = 0.02  # of the first rate; in between it goes down by the same share with every game
ALL_THROWS: Final = "all"  # of a position are played out before it is learned from, as far as MOST_THROWS allows
DRAWN_THROW: Final = "drawn"  # alone is, and stands for all
VIEWERS_A_TURN: Final = 120  # games between which the network learns, times sides: what fills some hundred megabytes
BATCH: Final = 1024  # positions of a step
MEASURING_SEED: Final = 0  # of the dice of matches
LEARNED: Final = ("weights", "means", "squares", "used")  # of a learner


@dataclass(frozen=True, slots=True)
class TrainingConfig:
    """What is trained, and how."""

    game: str
    players: int
    mode: str
    games: int = 40_000
    seed: int = 1
    hidden: int = 64
    rate: float = 0.001
    # Games that are learned from first, in which the heuristic plays all sides, then one: the games of those who
    # know nothing may never come to an end.
    watch: int = 0
    guided: int = 0
    trust: float = 0.9  # lambda: how much results count against the predictions on the way to them
    # Weights go to and fro as long as they learn. Those kept are their mean over this share of the games so far.
    recent: float = 0.15
    committee: int = 1  # networks, trained one after the other, whose mean is the prediction
    throws: str = ALL_THROWS  # or DRAWN_THROW: many more games in the same time, with the luck of the dice in them
    start: str = ""  # weights to begin with: a file, or NOW, those that bots play with; otherwise random ones
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


class Recorder:
    """Plays games on one thread, with a network of its own to think with."""

    def __init__(self, config: TrainingConfig, setup: Setup, network: Network) -> None:
        rulebook = rulebook_of(config.game)
        self.self_play, self.trust = self_play_of(config.game), config.trust
        self.most_throws = self.self_play.MOST_THROWS if config.throws == ALL_THROWS else 1
        self.start = rulebook.start(setup)
        self.workspace = workspace_for(rulebook, setup, network)
        sides, throws = rulebook.info.sides(setup), self.self_play.MAX_THROWS
        self.seen = np.zeros((throws, sides, shape_of(network)[0]), np.float32)
        self.targets, self.reached = np.zeros((2, throws, sides), np.float32)

    def use(self, network: Network) -> None:
        """Think with a network from now on."""
        self.workspace.first[:], self.workspace.second[:] = network

    def record(self, guide: int, words: Words) -> Views:
        """Play a game; return what can be learned from it."""
        known = (self.workspace, self.seen, self.targets, self.reached)
        length = self.self_play.record_game(self.start, guide, self.trust, self.most_throws, *known, words)
        return self.seen[:length].reshape(-1, self.seen.shape[2]).copy(), self.targets[:length].ravel().copy()


class Trainer:
    """A network in training on the processor: turns of many games on all cores, then of learning from them in batches.

    The number of cores changes nothing. On another processor sums may differ in the last digit, and so the weights.
    """

    def __init__(self, config: TrainingConfig, folder: Path) -> None:
        """Begin, or resume from the checkpoint in the folder."""
        self.config, self.folder = config, folder
        info = rulebook_of(config.game).info
        self.setup = info.setup(config.players, config.mode, **config.options)
        self.sides = info.sides(self.setup)
        self.games_a_turn = max(1, VIEWERS_A_TURN // self.sides)
        self.members: list[Network] = []  # of the committee, those that have learned all they will
        self.begin_network()
        self.curve: list[Point] = []
        if self.checkpoint.exists():
            self.resume()
        self.recorders = SimpleQueue[Recorder]()
        for _ in range(cores()):
            self.recorders.put(Recorder(config, self.setup, self.learner.network(self.kept)))

    @property
    def checkpoint(self) -> Path:
        """Where it is kept between rounds."""
        return self.folder / f"{self.config.name}.checkpoint.npz"

    @property
    def done(self) -> int:
        """How many games it has learned from."""
        return self.curve[-1].games if self.curve else 0

    @property
    def games_of_one(self) -> int:
        """How many games a network learns from."""
        return self.config.watch + self.config.guided + self.config.games

    @property
    def total(self) -> int:
        """How many games there are to learn from."""
        return self.games_of_one * self.config.committee

    def begin_network(self) -> None:
        """Begin with the weights asked for, or with a network that knows nothing."""
        config = self.config
        generator = np.random.default_rng([config.seed, len(self.members)])
        network = first_weights(config, self.setup) or new_network(
            inputs_of(config.game).INPUTS, config.hidden, generator
        )
        self.learner = Learner(network, np)
        self.kept = self.learner.weights.copy()  # the mean of recent weights

    def train(self) -> Iterator[Point]:
        """Run the rounds that are left; each yields a point of the curve, and leaves a checkpoint."""
        most = -(-self.games_of_one // ROUNDS)
        with ThreadPoolExecutor(cores()) as threads:
            while self.done < self.total:
                began = time.perf_counter()
                if len(self.members) < self.done // self.games_of_one:
                    self.members.append(self.learner.network(self.kept))
                    self.begin_network()
                before = self.done % self.games_of_one
                error = self.run_round(before, min(self.games_of_one, before + most), threads)
                score = self.score()
                done = len(self.members) * self.games_of_one + min(self.games_of_one, before + most)
                self.curve.append(Point(done, round(error, 6), round(score, 4), round(time.perf_counter() - began, 1)))
                self.save_checkpoint()
                yield self.curve[-1]

    def run_round(self, before: int, goal: int, threads: Executor) -> float:
        """Let a network that has learned from some games learn from more; return the error of the last predictions."""
        error = 0.0
        for first in range(before, goal, self.games_a_turn):
            games = range(first, min(first + self.games_a_turn, goal))
            network = self.learner.network(self.learner.weights)
            views = list(threads.map(lambda number: self.record(number, network), games))  # noqa: B023  (used up here)
            seen, targets = (np.concatenate(rows) for rows in zip(*views, strict=True))
            error = self.learn(first, seen, targets)
            share = min(1.0, len(games) / max(len(games), self.config.recent * first))
            self.kept += np.float32(share) * (self.learner.weights - self.kept)
        return error

    def score(self) -> float:
        """Return how the network does against the heuristic, with the same dice at every point of the curve."""
        networks = (self.learner.network(self.kept), None)
        return play_match(self.setup, networks, (0, 0), MEASURED_GAMES, MEASURING_SEED).score

    def record(self, number: int, network: Network) -> Views:
        """Play a game, by its number; whoever is guided in it is so by the number too."""
        config = self.config
        guide = NOBODY
        if number < config.watch:
            guide = EVERYBODY
        elif number < config.watch + config.guided:
            guide = number % self.sides
        words = stream(config.seed, len(self.members) * self.games_of_one + number)
        recorder = self.recorders.get()
        try:
            recorder.use(network)
            return recorder.record(guide, words)
        finally:
            self.recorders.put(recorder)

    def learn(self, first: int, seen: Floats, targets: Floats) -> float:
        """Learn from what was seen, in an order drawn; return the mean square of the errors before."""
        if not len(seen):
            return 0.0  # all games were too long
        rate = self.config.rate * LAST_RATE ** (first / self.games_of_one)
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
