"""Games of bots: in kernels where none of them searches, else one by one."""

import hashlib
from dataclasses import replace
from typing import Final

import numpy as np

from ludoteca.analysis.errors import SimulationError
from ludoteca.bots import LEVELS, Bot, bot_named
from ludoteca.bots.levels import LEVELS_AT_SIGHT
from ludoteca.bots.parts import whole_games_of
from ludoteca.bots.workspaces import choosing_workspace
from ludoteca.core.dice import pack
from ludoteca.core.events import rows_for
from ludoteca.core.game import Game
from ludoteca.core.levels import ALL_LEVELS
from ludoteca.core.moves import State
from ludoteca.core.options import Setup
from ludoteca.core.outcomes import DECISIONS, THROWS, Counts, Lengths, Outcomes, outcomes_for
from ludoteca.core.personalities import ALL_PERSONALITIES
from ludoteca.core.rulebook import Rulebook
from ludoteca.games import rulebook_of

BETWEEN: Final = ","  # of the bots of several seats
SEED_BYTES: Final = 8
SECONDS: Final = 2.0  # for a bot to choose


def read_bots(setup: Setup, names: str) -> tuple[Bot, ...]:
    """Return a bot for each seat, from a name for all or one for each: `easy`, `easy/hunter,medium`.

    SimulationError or OptionError says what is wrong, and what there is.
    """
    found = [name.strip() for name in names.split(BETWEEN)]
    for name in found:
        level = name.partition("/")[0]
        if level not in LEVELS:
            raise SimulationError("level", level=level, known=LEVELS)
    bots = [bot_named(setup.game, name) for name in found]
    if len(bots) not in (1, setup.players):
        raise SimulationError("bots", bots=len(bots), players=setup.players)
    return tuple(bots * setup.players if len(bots) == 1 else bots)


def is_compiled(names: str) -> bool:
    """Return whether games of these bots are played in kernels from beginning to end."""
    return all(name.strip().partition("/")[0] in LEVELS_AT_SIGHT for name in names.split(BETWEEN))


def seed_number(seed: str) -> int:
    """Make a number of a seed."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:SEED_BYTES])


def bot_games(setup: Setup, names: str, seed: str, first: int, count: int) -> Outcomes:
    """Let bots play some games, numbered from a first one on; each seat's bot has a seed of its own in each."""
    bots = read_bots(setup, names)
    if is_compiled(names):
        return games_at_sight(setup, bots, seed, first, count)
    rulebook = rulebook_of(setup.game)
    outcomes = outcomes_for(count, setup.players, len(rulebook.events.EVENTS))
    for row in range(count):
        game = Game(rulebook, setup, f"{seed} {first + row}")
        play_with_bots(game, bots, first + row, outcomes.lengths[row], outcomes.counts[row])
        outcomes.places[row] = [rulebook.place_of(game.state, seat) for seat in range(setup.players)]
    return outcomes


def games_at_sight(setup: Setup, bots: tuple[Bot, ...], seed: str, first: int, count: int) -> Outcomes:
    """Let bots that do not search play games, all in one call of a kernel."""
    rulebook, players = rulebook_of(setup.game), setup.players
    outcomes = outcomes_for(count, players, len(rulebook.events.EVENTS))
    levels = np.array([ALL_LEVELS.index(bot.level) for bot in bots])
    personalities = np.array([ALL_PERSONALITIES.index(bot.personality) for bot in bots])
    seeds = np.arange(first, first + count, dtype=np.uint64) * np.uint64(players)
    words, scratch, rows = np.empty(count, np.uint64), np.zeros(2, rulebook.dtype), rows_for(rulebook.events.MAX_EVENTS)
    with np.errstate(over="ignore"):  # random numbers overflow on purpose
        rulebook.playouts.begin_streams(np.uint64(seed_number(seed)), np.uint64(first), words)
        whole_games_of(setup.game).play_games(
            rulebook.start(setup),
            scratch,
            rows,
            levels,
            personalities,
            seeds,
            words,
            choosing_workspace(setup.game),
            *outcomes,
        )
    return outcomes


def play_with_bots(game: Game, bots: tuple[Bot, ...], number: int, length: Lengths, counts: Counts) -> None:
    """Let bots play a game to its end, by its number; each seat's has a seed of its own."""
    seated = [replace(bot, seed=number * len(bots) + seat) for seat, bot in enumerate(bots)]
    while game.seat is not None:
        before = game.state.copy()
        if game.phase == "roll":
            action = pack(game.roll())
            length[THROWS] += 1
        else:
            move = seated[game.seat].choose(game, SECONDS).move
            action = move.code
            game.push(move)
            length[DECISIONS] += 1
        count_events(game.rulebook, before, action, game.state, length, counts)


def count_events(rulebook: Rulebook, before: State, action: int, after: State, length: Lengths, counts: Counts) -> None:
    """Count what happened in a throw or a move."""
    rows = rows_for(rulebook.events.MAX_EVENTS)
    count = rulebook.events.events(before, action, after, rows)
    rulebook.playouts.count_events(before, rows, count, length, counts)
