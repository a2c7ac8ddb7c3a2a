"""Some games of many: played by random moves in kernels, or by bots."""

import hashlib
from dataclasses import dataclass
from typing import Final

import numpy as np

from ludoteca.analysis.instances import events_of, playing_of
from ludoteca.analysis.rows import CAPTURES, DECISIONS, NOBODY_YET, STARTER, THROWS, Counts, Lengths, Rows
from ludoteca.analysis.tally import Tally, empty_rows, tallied
from ludoteca.bots import bot_for
from ludoteca.core.game import Game
from ludoteca.core.options import Setup
from ludoteca.core.refusals import Event
from ludoteca.games import rulebook_of

SEED_BYTES: Final = 7  # as many as a kernel's numbers hold
SECONDS: Final = 2.0  # for a bot to choose
CAPTURES_TOLD: Final = frozenset({"ate", "captured", "captured_stack"})  # events, in all games
OPENING_TOLD: Final = "opening_throw"


@dataclass(frozen=True, slots=True)
class Table:
    """What all games of a simulation have in common."""

    setup: Setup
    seed: str
    level: str | None = None  # of the bots that play; None for random moves


def play(table: Table, first: int, count: int) -> Tally:
    """Play so many games from one number on."""
    rows = random_games(table, first, count) if table.level is None else bot_games(table, table.level, first, count)
    return tallied(table.setup, rows)


def random_games(table: Table, first: int, count: int) -> Rows:
    """Play games by random moves, each as likely as another."""
    rulebook = rulebook_of(table.setup.game)
    rows = empty_rows(table.setup, count)
    buffer = np.empty(rulebook.max_moves, np.int64)
    scratch = np.zeros(2, rulebook.dtype)
    start = rulebook.start(table.setup)
    playing_of(table.setup.game).play_games(start, scratch, buffer, seed_number(table.seed), first, *rows)
    return rows


def seed_number(seed: str) -> int:
    """Make a number of a seed."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:SEED_BYTES])


def bot_games(table: Table, level: str, first: int, count: int) -> Rows:
    """Let bots of a level play games, and count what the story tells of them."""
    rows = lengths, places, counts = empty_rows(table.setup, count)
    for row in range(count):
        game = Game(rulebook_of(table.setup.game), table.setup, f"{table.seed} {first + row}")
        play_with_bots(game, level, first + row, lengths[row], counts[row])
        places[row] = [game.rulebook.place_of(game.state, seat) for seat in range(table.setup.players)]
    return rows


def play_with_bots(game: Game, level: str, number: int, length: Lengths, counts: Counts) -> None:
    """Let bots of a level play a game to its end; each seat's has luck of its own."""
    seats = range(game.setup.players)
    bots = [bot_for(game.id, level, number * len(seats) + seat) for seat in seats]
    while game.seat is not None:
        seat = game.seat
        if game.phase == "roll":
            game.roll()
            length[THROWS] += 1
        else:
            game.push(bots[seat].choose(game, SECONDS).move)
            length[DECISIONS] += 1
        note_events(game, seat, length, counts)


def note_events(game: Game, seat: int, length: Lengths, counts: Counts) -> None:
    """Count what the story tells of what a seat has just done."""
    events = game.events
    if length[STARTER] == NOBODY_YET and events[0].kind != OPENING_TOLD:
        length[STARTER] = seat
    length[CAPTURES] += sum(captured_by(event) for event in events)
    numbers = {told: number for number, told in enumerate(events_of(game.id))}
    for event in events:
        counts[numbers[event.kind, event.clause]] += 1


def captured_by(event: Event) -> int:
    """Tell how many pieces were captured in an event."""
    return int(event.parameters.get("count", 1)) if event.kind in CAPTURES_TOLD else 0
