"""What happened at the table, a line a throw."""

from dataclasses import dataclass, field

from ludoteca.core.game import Game
from ludoteca.core.moves import Move, Thrown
from ludoteca.core.refusals import Event

QUIET_IN_LINES = frozenset({"turn_passed"})  # the next line or prompt says it
QUIET_IN_CHOICES = frozenset({"turn_passed", "extra_throw"})  # the same for every move of a list


@dataclass(slots=True)
class Line:
    """What one seat did with one throw, or in one go where nothing is thrown."""

    seat: int
    last: int  # of its actions, in the history
    thrown: tuple[Event, ...] = ()
    moved: list[Event] = field(default_factory=list)

    def words(self, language: str) -> str:
        """Say it in a language; a move shows what its throw asked for, so that of the throw the faces suffice."""
        thrown = self.thrown[:1] if self.moved else self.thrown
        return explain_all((*thrown, *self.moved), QUIET_IN_LINES, language)


def lines_since(game: Game, start: int) -> list[Line]:
    """Tell the history from a place on."""
    lines: list[Line] = []
    for index, action in enumerate(game.history[start:], start):
        events = game.events_of(index)
        if isinstance(action, Thrown):
            lines.append(Line(action.seat, index, thrown=events))
            continue
        if not lines or lines[-1].seat != action.seat:
            lines.append(Line(action.seat, index))
        lines[-1].moved += events
        lines[-1].last = index
    return lines


def foretell(game: Game, move: Move, language: str) -> str:
    """Say what a legal move would do."""
    (events,) = game.foretell([move])
    return explain_all(events, QUIET_IN_CHOICES, language)


def explain_all(events: tuple[Event, ...], quiet: frozenset[str], language: str) -> str:
    """Say events one after the other, but for the quiet kinds."""
    return " ".join(event.explain(language) for event in events if event.kind not in quiet)
