"""Games of bots as rows to learn from: one for each choice, with what was seen, what was open and what it was worth.

They are the games that `simulate` plays with the same bots and the same seed. A choice is one of `features.py`, so that
a move that is chosen in parts has a row for each.
"""

from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.analysis.batches import Batch
from ludoteca.analysis.bot_games import SECONDS, is_compiled, read_bots, seed_number
from ludoteca.bots import Bot
from ludoteca.core.dice import MOST_DICE, unpack
from ludoteca.core.game import Game
from ludoteca.core.generator import draw_dice
from ludoteca.core.interface import Mask, Observation
from ludoteca.core.moves import Dice
from ludoteca.games import rulebook_of
from ludoteca.rl.table import Table as Position

NO_DICE: Final[Dice] = ()


class Rows(NamedTuple):
    """Choices, game by game: an array for each column."""

    game: NDArray[np.int64]
    step: NDArray[np.int32]  # from 0 in each game
    seat: NDArray[np.int8]
    bot: NDArray[np.int8]  # which of the bots named
    throw: NDArray[np.int8]  # a column a die of the last throw, 0 where there was none
    observation: Observation
    mask: Mask
    action: NDArray[np.int16]
    reward: NDArray[np.float32]  # of the seat, until its next choice
    terminated: NDArray[np.bool_]  # the seat chooses no more


@dataclass(slots=True)
class Choices:
    """The choices of one game."""

    seats: list[int] = field(default_factory=list)
    throws: list[Dice] = field(default_factory=list)
    observations: list[Observation] = field(default_factory=list)
    masks: list[Mask] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)


def record_batch(batch: Batch) -> Rows:
    """Let bots play some games, and return their rows."""
    table = batch.table
    assert table.bots, "bots play"
    bots = read_bots(table.setup, table.bots)
    numbers = range(batch.first, batch.first + batch.count)
    return joined([record_game(batch, bots, number) for number in numbers])


def joined(parts: list[Rows]) -> Rows:
    """Put rows one after the other."""
    return Rows(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def record_game(batch: Batch, bots: tuple[Bot, ...], number: int) -> Rows:
    """Let bots play a game, by its number; each seat's has a seed of its own."""
    table, setup = batch.table, batch.table.setup
    game = Game(rulebook_of(setup.game), setup, f"{table.seed} {number}")
    dice = DiceOfKernels(game, table.seed, number) if is_compiled(table.bots or "") else None
    seated = [replace(bot, seed=number * len(bots) + seat) for seat, bot in enumerate(bots)]
    position, choices, thrown = Position(setup), Choices(), NO_DICE
    while game.phase != "over":
        if game.phase == "roll":
            thrown = game.roll(dice.next() if dice else None)
            continue
        assert game.seat is not None
        move = seated[game.seat].choose(game, SECONDS).move
        position.go_to(game.state)
        for action in actions_of(position, move.code):
            choices.seats.append(position.seat)
            choices.throws.append(thrown)
            choices.observations.append(position.observation(position.seat))
            choices.masks.append(position.mask())
            choices.actions.append(action)
            position.play(action)
        game.push(move)
    position.go_to(game.state)
    return rows_of(choices, position, number, len(set(bots)) > 1)


class DiceOfKernels:
    """The throws of a game that `simulate` plays in kernels."""

    def __init__(self, game: Game, seed: str, number: int) -> None:
        self.game, self.faces = game, game.rulebook.info.faces
        self.words = np.empty(1, np.uint64)
        with np.errstate(over="ignore"):  # random numbers overflow on purpose
            game.rulebook.playouts.begin_streams(np.uint64(seed_number(seed)), np.uint64(number), self.words)

    def next(self) -> Dice:
        """Throw the dice that are due."""
        with np.errstate(over="ignore"):
            return unpack(int(draw_dice(self.words, 0, self.game.dice_count, self.faces.start, len(self.faces))))


def actions_of(position: Position, code: int) -> list[int]:
    """Find the actions by which a move is chosen: one, or as many as it has parts."""
    for action in np.flatnonzero(position.mask()).tolist():
        found = position.code_of(action)
        if found == code:
            return [action]
        if found < 0:
            further = position.copy()
            further.play(action)
            rest = actions_of(further, code)
            if rest:
                return [action, *rest]
    return []


def rows_of(choices: Choices, end: Position, number: int, differ: bool) -> Rows:
    """Make the rows of a game that has ended; the last choice of each seat gets what its place is worth."""
    count = len(choices.seats)
    seats = np.array(choices.seats, np.int8)
    throws = np.zeros((count, MOST_DICE), np.int8)
    for row, dice in enumerate(choices.throws):
        throws[row, : len(dice)] = dice
    rewards, ends = np.zeros(count, np.float32), np.zeros(count, np.bool_)
    for seat in range(end.players):
        own = np.flatnonzero(seats == seat)
        if len(own):
            rewards[own[-1]], ends[own[-1]] = end.reward(seat), True
    return Rows(
        np.full(count, number, np.int64),
        np.arange(count, dtype=np.int32),
        seats,
        seats if differ else np.zeros(count, np.int8),
        throws,
        np.array(choices.observations, np.int8).reshape(count, end.observation_size),
        np.array(choices.masks, np.uint8).reshape(count, end.action_count),
        np.array(choices.actions, np.int16),
        rewards,
        ends,
    )
