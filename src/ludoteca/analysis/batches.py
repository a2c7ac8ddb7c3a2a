"""Some games of many: played by random moves in kernels, or by bots."""

from dataclasses import dataclass
from time import perf_counter
from typing import Final, NamedTuple

from ludoteca.analysis.bot_games import bot_games, is_compiled, seed_number
from ludoteca.analysis.tally import Tally, added, tallied
from ludoteca.core.options import Setup
from ludoteca.core.outcomes import Outcomes
from ludoteca.games import rulebook_of
from ludoteca.gpu import CPU, CUDA, open_device

MANY_GAMES: Final = 1_000_000  # from which on it pays to compile random play for the way they are played
GAMES_AT_ONCE: Final = 1 << 20  # on a GPU: some hundred bytes each


@dataclass(frozen=True, slots=True)
class Table:
    """What all games of a simulation have in common."""

    setup: Setup
    seed: str
    bots: str | None = None  # who plays, as `read_bots` reads it; None for random moves
    device: str = CPU  # or CUDA: where random games are played, which are the same

    @property
    def moves(self) -> str:
        """How moves are chosen, in a word."""
        return self.bots or "random"

    @property
    def is_compiled(self) -> bool:
        """Whether games are played in kernels from beginning to end."""
        return self.bots is None or is_compiled(self.bots)


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games of a simulation: a piece of its work."""

    table: Table
    first: int  # number of the first game
    count: int


class Played(NamedTuple):
    """What was counted in a batch, and how long it took."""

    tally: Tally
    seconds: float


def prepare(table: Table, games: int) -> None:
    """Compile what plays that many games in this process, or load it, so that no batch has to wait for it."""
    if table.bots is None and table.device == CPU and games >= MANY_GAMES:
        rulebook = rulebook_of(table.setup.game)
        rulebook.specialise(rulebook.start(table.setup), with_events=True)
    play(table, 0, 1)


def play_batch(batch: Batch) -> Played:
    """Play a batch, and measure how long it takes."""
    began = perf_counter()
    tally = play(batch.table, batch.first, batch.count)
    return Played(tally, perf_counter() - began)


def play(table: Table, first: int, count: int) -> Tally:
    """Play some games, numbered from a first one on."""
    setup, bots, seed = table.setup, table.bots, table.seed
    if table.device == CUDA:
        return random_games_on_gpu(table, first, count)
    rows = random_games(table, first, count) if bots is None else bot_games(setup, bots, seed, first, count)
    return tallied(setup, rows)


def random_games_on_gpu(table: Table, first: int, count: int) -> Tally:
    """Play and count games by random moves on a GPU; DeviceError where there is none."""
    from ludoteca.gpu.random_games import random_games  # noqa: PLC0415  (loads numba-cuda)

    device, rulebook, setup = open_device(), rulebook_of(table.setup.game), table.setup
    start, seed = rulebook.start(setup), seed_number(table.seed)
    tallies = []
    for begin in range(first, first + count, GAMES_AT_ONCE):
        games = min(GAMES_AT_ONCE, first + count - begin)
        rows = random_games(device, rulebook, start, games, seed, players=setup.players, first=begin, with_events=True)
        tallies.append(tallied(setup, rows, device.on_host))
    return added(tallies)


def random_games(table: Table, first: int, count: int) -> Outcomes:
    """Play games by random moves, each as likely as another."""
    rulebook, players = rulebook_of(table.setup.game), table.setup.players
    start = rulebook.start(table.setup)
    return rulebook.random_games(start, count, seed_number(table.seed), players=players, first=first, with_events=True)
