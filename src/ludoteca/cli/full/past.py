"""A game's past, line by line, with the position after each."""

from dataclasses import dataclass

from ludoteca.cli.story import Line, lines_since, spell
from ludoteca.core.game import Game
from ludoteca.core.moves import State


@dataclass(frozen=True, slots=True)
class Moment:
    """A line of the past; `spelling` writes its throw and moves as records do."""

    line: Line
    spelling: str


class Past:
    """Follows a game forward and back, and works out only what is new."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.states: list[State] = []  # after each action
        self.kept = 0  # moments that stayed as they were the last time

    def follow(self, game: Game) -> None:
        """Come to where the game is now."""
        self._follow_states(game)
        length = len(game.history)
        while self.moments and self.moments[-1].line.last >= length:
            self.moments.pop()
        start = self.moments[-2].line.last + 1 if len(self.moments) > 1 else 0
        del self.moments[-1:]  # the last line may have grown
        self.kept = len(self.moments)
        for line in lines_since(game, start):
            self.moments.append(Moment(line, spelled(game, start, line.last)))
            start = line.last + 1

    def _follow_states(self, game: Game) -> None:
        """Keep the state after each action; those that nobody saw are found by going back."""
        length = len(game.history)
        del self.states[length:]
        missing: list[State] = []
        twin = game
        while len(self.states) + len(missing) < length:
            missing.append(twin.state)
            if len(self.states) + len(missing) < length:
                twin = twin.copy() if twin is game else twin
                twin.undo()
        self.states += reversed(missing)


def spelled(game: Game, first: int, last: int) -> str:
    """Write some actions as records do: `(6) Y5-11`."""
    return " ".join(map(spell, game.history[first : last + 1]))
