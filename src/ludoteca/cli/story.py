"""What is played and what happened, in sentences and as plain data; the history has a line for each throw."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoteca.cli.files import people_in
from ludoteca.core.game import Game
from ludoteca.core.moves import Action, Move, Thrown
from ludoteca.core.ranking import Ranking
from ludoteca.core.refusals import Event
from ludoteca.core.text import catalogue, say

QUIET_IN_LINES = frozenset({"turn_passed"})  # the next line or prompt says it
QUIET_IN_CHOICES = frozenset({"turn_passed", "extra_throw"})  # the same for every move of a list


@dataclass(slots=True)
class Line:
    """What one seat did with one throw, or in one go where nothing is thrown."""

    seat: int
    first: int  # of its actions, in the history
    last: int
    thrown: tuple[Event, ...] = ()
    moved: list[Event] = field(default_factory=list)

    def words(self, language: str) -> str:
        """Describe it in a language; a move shows what its throw asked for, so that of the throw the faces suffice."""
        thrown = self.thrown[:1] if self.moved else self.thrown
        return explain_all((*thrown, *self.moved), QUIET_IN_LINES, language)

    def spelling(self, game: Game) -> str:
        """Write its throw and moves as records do: `(6) Y5-11`."""
        return " ".join(map(spell, game.history[self.first : self.last + 1]))


def lines_since(game: Game, start: int) -> list[Line]:
    """List what happened from a place of the history on."""
    lines: list[Line] = []
    for index, action in enumerate(game.history[start:], start):
        events = game.events_of(index)
        if isinstance(action, Thrown):
            lines.append(Line(action.seat, index, index, thrown=events))
            continue
        if not lines or lines[-1].seat != action.seat:
            lines.append(Line(action.seat, index, index))
        lines[-1].moved += events
        lines[-1].last = index
    return lines


class Story:
    """The lines of a game that goes forward and back; only what is new is worked out."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.kept = 0  # lines that stayed as they were the last time

    def follow(self, game: Game) -> None:
        """Update the lines to the history of the game."""
        self.lines = [line for line in self.lines if line.last < len(game.history)]
        start = self.lines.pop().first if self.lines else 0  # the last line may have grown
        self.kept = len(self.lines)
        self.lines += lines_since(game, start)


def explain_all(events: tuple[Event, ...], quiet: frozenset[str], language: str) -> str:
    """Return the sentences of events one after the other, but for the quiet kinds."""
    return " ".join(event.explain(language) for event in events if event.kind not in quiet)


def preview(game: Game, moves: Sequence[Move], language: str) -> list[str]:
    """Describe what each of some legal moves would do."""
    return [explain_all(events, QUIET_IN_CHOICES, language) for events in game.preview(moves)]


def spell(action: Action) -> str:
    """Spell a throw or a move as records do."""
    return f"({'-'.join(map(str, action.dice))})" if isinstance(action, Thrown) else action.move.text


def title(game: Game, language: str) -> str:
    """Name what is played, for how many and how."""
    info, setup = game.rulebook.info, game.setup
    mode = next(mode.label(language) for mode in info.modes if mode.id == setup.mode)
    return say("cli", "title", language, game=info.label(language), players=setup.players, mode=mode)


def colour_words(game: Game, seat: int, language: str) -> list[str]:
    """Name the colours of a seat, or give their letters where the game has no words for them."""
    vocabulary: dict[str, str] = catalogue(game.id, language).get("words", {}).get("colour", {})
    letters = game.rulebook.seat_label(game.setup, seat).split("+")
    return [vocabulary.get(letter, letter) for letter in letters]


def seat_label(game: Game, seat: int, name: str, language: str) -> str:
    """Name a seat: who sits there, and in which colours."""
    return say("cli", "seat", language, name=name, colours=colour_words(game, seat, language))


def recorded_seat(game: Game, seat: int, language: str) -> str:
    """Name a seat by its colours, and by its person where the record says who that was."""
    colours = "+".join(colour_words(game, seat, language))
    person = people_in(game).get(seat)
    return say("cli", "seat", language, name=person, colours=colours) if person else colours


def turn_words(game: Game, language: str) -> str:
    """Describe whose turn it is; a position in words begins with that."""
    return game.rulebook.turn(game.setup, game.state).explain(language)


def result_words(game: Game, language: str) -> str:
    """Describe how a game that is over has ended, and by which rule."""
    result = game.result
    assert result is not None, "the game goes on"
    return say("cli", "rule", language, sentence=result.explain(language), clause=result.clause)


def places(ranking: Ranking) -> Iterator[tuple[int, Sequence[int]]]:
    """List the seats of each place, with its number: partners and ties share one."""
    number = 1
    for seats in ranking:
        yield number, seats
        number += len(seats)


def ranking_words(ranking: Ranking, label: Callable[[int], str], language: str) -> list[str]:
    """List the places, a line each."""
    return [
        say("cli", "end.place", language, place=number, seats=[label(seat) for seat in seats])
        for number, seats in places(ranking)
    ]


# Plain data


def events_data(events: Sequence[Event], language: str) -> list[dict[str, str]]:
    """Return what happened in a step as plain data."""
    return [{"kind": one.kind, "clause": one.clause, "sentence": one.explain(language)} for one in events]


def result_data(game: Game, language: str) -> dict[str, Any] | None:
    """Return as plain data how a game has ended; None while it goes on."""
    result = game.result
    if result is None:
        return None
    ranking = [list(seats) for seats in game.ranking]
    return {"places": ranking, "clause": result.clause, "sentence": result.explain(language)}
