"""Positions of the games on a track (games/track.py) as text: pieces, throws for who starts, and who has finished.

What a position of parchís and one of parqués have in common; what the rules say of it stays in each game.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from ludoteca.core import position_reader
from ludoteca.core.moves import OVER, ROLL
from ludoteca.games.track import Track

NOBODY = -1
CONTEST_FIELDS = ("contest", "leaders", "highest")


class TrackPositionReader(position_reader.PositionReader):
    """Builds a state of a game on a track from fields."""

    letters: ClassVar[str]  # of the colours
    throw_fields: ClassVar[tuple[str, ...]]  # of a turn that has begun
    opening_totals: ClassVar[Sequence[int]]  # of the throws for who starts
    track: Track
    piece_count: int  # of each colour

    @abstractmethod
    def colours(self) -> Sequence[int]:
        """List the colours that somebody plays."""

    @abstractmethod
    def has_finished(self, seat: int) -> bool:
        """Return whether all pieces that a seat must bring to the goal are there."""

    @abstractmethod
    def is_decided(self) -> bool:
        """Return whether the game is decided by those who have finished."""

    @abstractmethod
    def read_throw(self) -> None:
        """Read the throw being played, or the one that is due."""

    def known(self) -> set[str]:
        """List the fields that such a position has, or may have."""
        letters = {self.letters[colour] for colour in self.colours()}
        return {*letters, *self.throw_fields, *CONTEST_FIELDS, "seat", "phase", "finished"}

    def read_colour(self, colour: int) -> None:
        """Read the pieces of a colour."""
        letter = self.letters[colour]
        if letter not in self.fields:
            self.missing(letter)
            return
        names, steps = self.fields[letter].split(","), []
        for name in names:
            step = self.track.step_named(colour, name)
            if step is None or step > self.track.goal:
                self.fault(letter, "square", colour=letter, square=name[:10], last=self.track.squares)
            else:
                steps.append(step)
        if len(names) != self.piece_count:
            self.fault(letter, "pieces", colour=letter, count=len(names), expected=self.piece_count)
        elif len(steps) == len(names):
            self.state.pieces[colour, : len(steps)] = sorted(steps)

    def read_turn(self) -> None:
        """Read whose turn it is and how far it has come."""
        self.state.seat = self.number("seat", range(self.setup.players))
        if not self.read_phase():
            return
        self.read_finished()
        if self.state.phase == OVER:
            self.forbid(*self.throw_fields, *CONTEST_FIELDS)
        elif "contest" in self.fields:
            self.forbid(*self.throw_fields)
            self.read_contest()
        else:
            self.forbid(*CONTEST_FIELDS)
            self.read_throw()

    def read_contest(self) -> None:
        """Read how far the throws for who starts have come."""
        state, seat = self.state, int(self.state.seat)
        contest = state.contest = self.seats("contest")
        if not contest:
            return
        if state.phase != ROLL or not contest >> seat & 1 or contest.bit_count() < 2:
            self.fault("contest", "contest")
        thrown = contest & ((1 << seat) - 1)
        if "leaders" in self.fields or "highest" in self.fields:
            leaders = state.leaders = self.seats("leaders")
            state.highest = self.number("highest", self.opening_totals)
            if not leaders or leaders & ~thrown:
                self.fault("leaders", "leaders")
        elif thrown or not contest >> seat & 1:
            self.fault("leaders", "leaders")

    def read_finished(self) -> None:
        """Read who has finished, and compare it with the pieces."""
        state, text = self.state, self.fields.get("finished")
        named = text.split(",") if text else []
        done = [str(seat) for seat in range(self.setup.players) if self.has_finished(seat)]
        state.finished[:] = NOBODY
        if sorted(named) != done:
            self.fault("finished", "finished", seats=list(map(int, done)))
            return
        state.finishers = len(named)
        state.finished[: len(named)] = list(map(int, named))
        self.check_end()

    def check_end(self) -> None:
        """Compare the phase with who has finished."""
        if self.is_decided() != (self.state.phase == OVER):
            self.fault("phase", "phase_of_end")

    def seats(self, name: str) -> int:
        """Read a set of seats, a bit each; 0 where there is anything else."""
        named = self.fields.get(name, "").split(",")
        if not set(named) <= set(map(str, range(self.setup.players))):
            self.fault(name, "seats", players=self.setup.players)
            return 0
        return sum(1 << int(seat) for seat in set(named))
