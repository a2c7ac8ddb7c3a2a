"""One game played by the actions of its `features.py`: what PettingZoo and OpenSpiel are both built on.

A table knows the state and the parts of a move that have been chosen. It throws no dice and keeps no history: those
differ from one interface to the other.
"""

from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.dice import outcomes
from ludoteca.core.interface import Mask, Observation
from ludoteca.core.moves import OVER, ROLL, Dice, Move, State
from ludoteca.core.options import Setup
from ludoteca.core.positions import write_position
from ludoteca.games import rulebook_of
from ludoteca.rl.seeds import is_whole
from ludoteca.rl.stepping_copies import stepping_of
from ludoteca.rl.vector import closed_action


class Table:
    """A game in progress; a copy of it is quick, and so is pickling it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rulebook = rulebook_of(setup.game)
        self.features = self.rulebook.features
        self.players = setup.players
        self.action_count: int = self.features.action_count(setup)
        self.observation_size: int = self.features.observation_size(setup)
        self._start = self.rulebook.start(setup)
        self.begin()

    def begin(self) -> None:
        """Begin a game."""
        self.state = self._start.copy()
        self.chosen = np.zeros(self.features.PARTS - 1, np.int64)  # parts of a move that come before its last
        self.parts: tuple[int, ...] = ()  # the actions that chose it
        self._moves = np.empty(self.rulebook.max_moves, np.int64)  # a buffer for kernels

    def go_to(self, state: State) -> None:
        """Go on from another position of the same way to play."""
        self.state = state.copy()
        self.chosen = np.zeros_like(self.chosen)
        self.parts = ()

    def copy(self) -> "Table":
        """Make a second game at the same point."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.chosen = self.chosen.copy()
        twin._moves = np.empty_like(self._moves)
        return twin

    def __deepcopy__(self, _: Any) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.setup, self.state.tobytes(), self.chosen.tobytes(), self.parts)

    # What is next

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.phase == OVER)

    @property
    def awaits_throw(self) -> bool:
        """Whether dice are to be thrown."""
        return bool(self.state.phase == ROLL)

    @property
    def seat(self) -> int:
        """Whose throw or choice is next."""
        return int(self.state.seat)

    @property
    def dice_count(self) -> int:
        """How many dice the next throw has."""
        return self.rulebook.dice_count(self.state)

    def throws(self) -> tuple[tuple[Dice, Fraction], ...]:
        """List the throws that can come next, with their exact probabilities."""
        return outcomes(self.dice_count, self.rulebook.info.faces)

    def mask(self) -> Mask:
        """Mark the actions that are open to whoever decides."""
        mask = np.empty(self.action_count, np.uint8)
        self.features.list_actions(self.state, self.chosen, self._moves, mask)
        return mask

    def observation(self, seat: int) -> Observation:
        """Return what a seat sees."""
        seen = np.empty(self.observation_size, np.int8)
        self.features.observe(self.state, self.chosen, seat, seen)
        return seen

    # What can be done

    def throw(self, dice: Dice) -> None:
        """Throw the dice that are due, low faces first."""
        self.rulebook.throw_unchecked(self.state, dice)

    def play(self, action: int) -> bool:
        """Take an action that is open; return whether a move is complete."""
        is_complete = bool(self.features.take_action(self.state, self.chosen, self._moves, action))
        self.parts = () if is_complete else (*self.parts, action)
        return is_complete

    def check(self, action: Any, mask: NDArray[Any]) -> None:
        """Raise RLError for an action that is not open, with those that are."""
        if not is_whole(action) or not 0 <= action < self.action_count or not mask[action]:
            raise closed_action(self.features, self.state, self.chosen, mask, action)

    # Results and words

    def is_done(self, seat: int) -> bool:
        """Return whether a seat plays no more."""
        return self.rulebook.place_of(self.state, seat) != 0

    def reward(self, seat: int) -> float:
        """Return what its place is worth to a seat that plays no more."""
        sides = self.rulebook.info.sides(self.setup)
        return float(stepping_of(self.setup.game).reward(self.state, seat, self.players, sides))

    def rewards_if_cut(self) -> list[float]:
        """Return what the game is worth to every seat if it ends now, those who still play all tied."""
        gains = [self.reward(seat) if self.is_done(seat) else None for seat in range(self.players)]
        paid = [gain for gain in gains if gain is not None]
        share = -sum(paid) / max(1, self.players - len(paid))
        return [share if gain is None else gain for gain in gains]

    def action_text(self, action: int) -> str:
        """Say an open action for people."""
        return str(self.features.action_text(self.state, self.chosen, action))

    def move_of(self, action: int) -> Move | None:
        """Return the move that an open action completes; None while parts of it are missing."""
        code = self.code_of(action)
        return None if code < 0 else self.rulebook.moves(self.state, [code])[0]

    def code_of(self, action: int) -> int:
        """Return the code of the move that an open action completes; a negative number while parts are missing."""
        return int(self.features.move_of_action(self.state, self.chosen, self._moves, action))

    def parts_text(self) -> str:
        """Say the parts of a move that have been chosen; empty where none have."""
        return ", ".join(self.action_text(part) for part in self.parts)

    def position(self) -> str:
        """Write the position in one line, with the parts of a move that have been chosen in brackets behind it."""
        text = write_position(self.rulebook, self.setup, self.state)
        return f"{text} [{self.parts_text()}]" if self.parts else text


def restored(setup: Setup, state: bytes, chosen: bytes, parts: tuple[int, ...]) -> Table:
    """Build a table from what was pickled of it."""
    table = Table(setup)
    table.state = np.frombuffer(state, table.rulebook.dtype).copy()[0]
    table.chosen = np.frombuffer(chosen, np.int64).copy()
    table.parts = parts
    return table
