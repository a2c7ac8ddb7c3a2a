"""Games of self-play that a network learns from: what is recorded, and who plays them.

A game depends on the settings, the network and its own number alone, so that it is the same wherever it is played.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import numpy as np

from ludoteca.bots.dice_search.instances import self_play_of
from ludoteca.bots.dice_search.weights import name_of
from ludoteca.bots.dice_search.workspace import EVERYBODY, NOBODY, Network, shape_of, workspace_for
from ludoteca.core.generator import Words, stream
from ludoteca.core.interface import Floats
from ludoteca.core.options import Setup, spell_value
from ludoteca.core.processes import cores
from ludoteca.games import rulebook_of

Views: TypeAlias = tuple[Floats, Floats]
"""What was seen, a row for each side before each throw, and what should have been predicted of each."""

ALL_THROWS: Final = "all"  # of a position are played out before it is learned from, as far as MOST_THROWS allows
DRAWN_THROW: Final = "drawn"  # alone is, and stands for all


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
    def setup(self) -> Setup:
        """The way to play."""
        return rulebook_of(self.game).info.setup(self.players, self.mode, **self.options)

    @property
    def games_of_one(self) -> int:
        """How many games a network learns from."""
        return self.watch + self.guided + self.games

    @property
    def command(self) -> str:
        """The command that gives the same weights again."""
        chosen = [f"--{name} {value}" for name, value in asdict(self).items() if name not in {"game", "options"}]
        options = [f"--option {name}={spell_value(value)}" for name, value in self.options.items()]
        return f"ludoteca train {self.game} " + " ".join(chosen + options)


class GamesToPlay(NamedTuple):
    """Some games with one network: a piece of the work of a training."""

    config: TrainingConfig
    member: int  # of the committee
    numbers: range  # among those that the member learns from
    network: Network


class Player(Protocol):
    """Plays games, in whichever threads or machines."""

    def play(self, games: GamesToPlay) -> list[Views]:
        """Play games; return what can be learned from each, in the order of their numbers."""

    def close(self) -> None:
        """Release what it has to play with."""


class Recorder:
    """Plays games on one thread, with a network of its own to think with."""

    def __init__(self, config: TrainingConfig, network: Network) -> None:
        rulebook, setup = rulebook_of(config.game), config.setup
        self.self_play, self.trust = self_play_of(config.game), config.trust
        self.most_throws = self.self_play.MOST_THROWS if config.throws == ALL_THROWS else 1
        self.start = rulebook.start(setup)
        self.workspace = workspace_for(rulebook, setup, network)
        self.sides, throws = rulebook.info.sides(setup), self.self_play.MAX_THROWS
        self.seen = np.zeros((throws, self.sides, shape_of(network)[0]), np.float32)
        self.targets, self.reached = np.zeros((2, throws, self.sides), np.float32)

    def use(self, network: Network) -> None:
        """Think with a network from now on."""
        self.workspace.first[:], self.workspace.second[:] = network

    def record(self, guide: int, words: Words) -> Views:
        """Play a game; return what can be learned from it."""
        known = (self.workspace, self.seen, self.targets, self.reached)
        length = self.self_play.record_game(self.start, guide, self.trust, self.most_throws, *known, words)
        return self.seen[:length].reshape(-1, self.seen.shape[2]).copy(), self.targets[:length].ravel().copy()

    def record_numbered(self, games: GamesToPlay, number: int) -> Views:
        """Play one of some games; whoever is guided in it is so by the number too."""
        config = games.config
        guide = NOBODY
        if number < config.watch:
            guide = EVERYBODY
        elif number < config.watch + config.guided:
            guide = number % self.sides
        self.use(games.network)
        return self.record(guide, stream(config.seed, games.member * config.games_of_one + number))


class ThreadPlayer:
    """Plays on threads of this process: kernels release the interpreter lock."""

    def __init__(self, jobs: int | None = None) -> None:
        """Play `jobs` games at once, or one a core."""
        self.jobs = jobs or cores()
        self.threads = ThreadPoolExecutor(self.jobs)
        self.recorders = SimpleQueue[Recorder]()
        self.count = 0  # of recorders, one for each thread that has been needed

    def play(self, games: GamesToPlay) -> list[Views]:
        """Play games; return what can be learned from each, in the order of their numbers."""
        while self.count < min(self.jobs, len(games.numbers)):
            self.recorders.put(Recorder(games.config, games.network))
            self.count += 1

        def record(number: int) -> Views:
            recorder = self.recorders.get()
            try:
                return recorder.record_numbered(games, number)
            finally:
                self.recorders.put(recorder)

        return list(self.threads.map(record, games.numbers))

    def close(self) -> None:
        """End the threads."""
        self.threads.shutdown(cancel_futures=True)
