"""Some games of many: played by random moves in kernels, or by bots."""

import hashlib
from dataclasses import dataclass
from time import perf_counter
from typing import Final, NamedTuple

from ludoteca.analysis.tally import Tally, tallied
from ludoteca.bots import bot_for
from ludoteca.core.dice import pack
from ludoteca.core.events import rows_for
from ludoteca.core.game import Game
from ludoteca.core.moves import State
from ludoteca.core.options import Setup
from ludoteca.core.outcomes import DECISIONS, THROWS, Counts, Lengths, Outcomes, outcomes_for
from ludoteca.core.rulebook import Rulebook
from ludoteca.games import rulebook_of

SEED_BYTES: Final = 8
SECONDS: Final = 2.0  # for a bot to choose


@dataclass(frozen=True, slots=True)
class Table:
    """What all games of a simulation have in common."""

    setup: Setup
    seed: str
    level: str | None = None  # of the bots that play; None for random moves

    @property
    def moves(self) -> str:
        """How moves are chosen, in a word."""
        return self.level or "random"

    @property
    def is_compiled(self) -> bool:
        """Whether games are played in kernels from beginning to end."""
        return self.level is None


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


def play_batch(batch: Batch) -> Played:
    """Play a batch, and measure how long it takes."""
    began = perf_counter()
    tally = play(batch.table, batch.first, batch.count)
    return Played(tally, perf_counter() - began)


def play(table: Table, first: int, count: int) -> Tally:
    """Play some games, numbered from a first one on."""
    rows = random_games(table, first, count) if table.level is None else bot_games(table, table.level, first, count)
    return tallied(table.setup, rows)


def random_games(table: Table, first: int, count: int) -> Outcomes:
    """Play games by random moves, each as likely as another."""
    rulebook, players = rulebook_of(table.setup.game), table.setup.players
    start = rulebook.start(table.setup)
    return rulebook.random_games(start, count, seed_number(table.seed), players=players, first=first, with_events=True)


def seed_number(seed: str) -> int:
    """Make a number of a seed."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:SEED_BYTES])


def bot_games(table: Table, level: str, first: int, count: int) -> Outcomes:
    """Let bots of a level play games."""
    rulebook, players = rulebook_of(table.setup.game), table.setup.players
    outcomes = outcomes_for(count, players, len(rulebook.events.EVENTS))
    for row in range(count):
        game = Game(rulebook, table.setup, f"{table.seed} {first + row}")
        play_with_bots(game, level, first + row, outcomes.lengths[row], outcomes.counts[row])
        outcomes.places[row] = [rulebook.place_of(game.state, seat) for seat in range(players)]
    return outcomes


def play_with_bots(game: Game, level: str, number: int, length: Lengths, counts: Counts) -> None:
    """Let bots of a level play a game to its end; each seat's has a seed of its own."""
    seats = range(game.setup.players)
    bots = [bot_for(game.id, level, number * len(seats) + seat) for seat in seats]
    while game.seat is not None:
        before = game.state.copy()
        if game.phase == "roll":
            action = pack(game.roll())
            length[THROWS] += 1
        else:
            move = bots[game.seat].choose(game, SECONDS).move
            action = move.code
            game.push(move)
            length[DECISIONS] += 1
        count_events(game.rulebook, before, action, game.state, length, counts)


def count_events(rulebook: Rulebook, before: State, action: int, after: State, length: Lengths, counts: Counts) -> None:
    """Count what happened in a throw or a move."""
    rows = rows_for(rulebook.events.MAX_EVENTS)
    count = rulebook.events.events(before, action, after, rows)
    rulebook.playouts.count_events(before, rows, count, length, counts)
