"""What the commands for positions and records share: finding a game, winding it to a step, and telling of it."""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

import ludoteca
from ludoteca import games
from ludoteca.cli import saving
from ludoteca.cli.story import QUIET_IN_LINES, explain_all
from ludoteca.cli.table import colour_words
from ludoteca.cli.verify import STANDARD_INPUT, read_bytes, tell, visible
from ludoteca.compilation import compile_rules
from ludoteca.core.errors import Fault, FaultyText, LudotecaError, OptionError, PositionError, RecordError
from ludoteca.core.game import Game
from ludoteca.core.kernel import COMPILED, has_compiled
from ludoteca.core.moves import Action, Thrown
from ludoteca.core.record_reader import HEAD, read_record
from ludoteca.core.refusals import Event
from ludoteca.core.text import say
from ludoteca.games import package_of

DOMAIN = "shelf"
EXIT_FAILED = 1
EXIT_BAD_USAGE = 2
EXIT_INTERRUPTED = 130
SHOWN = 60  # characters of a source that are said back


def read_game(source: str, language: str) -> Game:
    """Find a game by its position, or by a file or standard input with a position or a record; at its end."""
    if is_position(source) and not os.path.exists(source):
        return from_text(source, language)
    if source != STANDARD_INPUT and not os.path.exists(source):
        raise RecordError([Fault(DOMAIN, "fault.source", {"source": shorten(source)})])
    return read_file(source, language, from_text)


def read_recorded(source: str, language: str) -> Game:
    """Find a game by a file or standard input with its record."""
    return read_file(source, language, from_record)


def read_file(source: str, language: str, read: Any) -> Game:
    """Read a game from a file or standard input; what is wrong is told with the name of the file."""
    text = read_bytes(source).decode("utf-8", errors="replace").removeprefix("\ufeff")
    try:
        game: Game = read(text, language)
    except FaultyText as error:
        name = say(DOMAIN, "standard_input", language) if source == STANDARD_INPUT else source
        faults = [Fault(one.domain, one.key, one.parameters, joined(name, one.where)) for one in error.faults]
        raise RecordError(faults) from None
    return game


def from_text(text: str, language: str) -> Game:
    """Make a game of a position, or of a record which it plays to its end."""
    if is_position(text):
        prepare(text.split(maxsplit=1)[0], language)
        return ludoteca.from_position(text)
    if not text.lstrip().startswith("{") and not HEAD.match(text):
        raise PositionError([Fault(DOMAIN, "fault.neither")])
    return from_record(text, language)


def from_record(text: str, language: str) -> Game:
    """Play a record to its end."""
    prepare(read_record(text).game, language)
    return ludoteca.load(text)


def is_position(text: str) -> bool:
    """Tell whether a text wants to be a position: it begins with the name of a game."""
    return text.split(maxsplit=1)[:1] in [[game] for game in games]


def prepare(game: str, language: str) -> None:
    """Compile the rules where they are not yet; whoever waits is told so."""
    if game in games and COMPILED and not has_compiled(f"{package_of(game)}.engine"):
        with Console(stderr=True).status(say("cli", "preparing", language)):
            compile_rules(game)


def joined(name: str, where: str) -> str:
    """Say in which file and where in it."""
    return name if not where or where == name else f"{name}: {where}"


class Reel:
    """A game that can be wound to any of its steps: step 0 is the start, each throw and each move is one more."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions: tuple[Action, ...] = game.history

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.actions)

    @property
    def number(self) -> int:
        """The number of the step that the game stands at."""
        return len(self.game.history)

    def check(self, number: int, option: str) -> int:
        """Accept the number of a step that there is."""
        if not 0 <= number <= self.last:
            raise OptionError([Fault(DOMAIN, "fault.step", {"number": number, "last": self.last}, where=option)])
        return number

    def go(self, number: int) -> None:
        """Wind the game to a step that there is."""
        while self.number > number:
            self.game.undo()
        for action in self.actions[self.number : number]:
            if isinstance(action, Thrown):
                self.game.roll(action.dice)
            else:
                self.game.push(action.move)


def spell(action: Action) -> str:
    """Spell a throw or a move as records do."""
    return f"({'-'.join(map(str, action.dice))})" if isinstance(action, Thrown) else action.move.text


def words_of(events: tuple[Event, ...], language: str) -> str:
    """Say what happened in a step."""
    return explain_all(events, QUIET_IN_LINES, language)


def events_data(events: Sequence[Event], language: str) -> list[dict[str, str]]:
    """Tell what happened in a step as plain data."""
    return [{"kind": one.kind, "clause": one.clause, "sentence": one.explain(language)} for one in events]


def title(game: Game, language: str) -> str:
    """Say what is played, for how many and how."""
    info, setup = game.rulebook.info, game.setup
    mode = next(mode.label(language) for mode in info.modes if mode.id == setup.mode)
    return say("cli", "title", language, game=info.label(language), players=setup.players, mode=mode)


def seat_name(game: Game, seat: int, language: str) -> str:
    """Name a seat by its colours, and by its person where the record says who that was."""
    colours = "+".join(colour_words(game, seat, language))
    person = saving.people_in(game).get(seat)
    return say("cli", "seat", language, name=person, colours=colours) if person else colours


def turn_words(game: Game, language: str) -> str:
    """Say whose turn it is; a position in words begins with that."""
    return game.rulebook.describe(game.state)[0].explain(language)


def end_words(game: Game, language: str) -> list[str]:
    """Say how a game that is over has ended, and the places."""
    result = game.result
    assert result is not None, "the game goes on"
    lines = [say("cli", "rule", language, sentence=result.explain(language), clause=result.clause)]
    place = 1
    for seats in game.ranking:
        names = [seat_name(game, seat, language) for seat in seats]
        lines.append(say("cli", "end.place", language, place=place, seats=names))
        place += len(seats)
    return lines


def result_data(game: Game, language: str) -> dict[str, Any] | None:
    """Tell as plain data how a game has ended; None while it goes on."""
    result = game.result
    if result is None:
        return None
    places = [list(seats) for seats in game.ranking]
    return {"places": places, "clause": result.clause, "sentence": result.explain(language)}


def setup_data(game: Game) -> dict[str, Any]:
    """Tell as plain data what is played."""
    setup = game.setup
    options = setup.changed_options(game.rulebook.info)
    return {"game": setup.game, "players": setup.players, "mode": setup.mode, "options": options}


def write_file(path: Path, content: bytes) -> None:
    """Write a file; OptionError says why it cannot be written."""
    try:
        path.write_bytes(content)
    except (OSError, ValueError) as error:
        problem = saving.problem_of(error)
        raise OptionError([Fault(DOMAIN, "fault.write", {"path": path, "problem": problem})]) from None


def print_data(data: Any) -> None:
    """Print plain data as JSON, in letters that every terminal and every pipe has."""
    print(json.dumps(data, indent=1))


def complete_game(incomplete: str) -> list[str]:
    """List the games that begin so, for the shell."""
    return [game for game in games if game.startswith(incomplete)]


def complain(command: str, error: LudotecaError, language: str) -> None:
    """Say what is wrong, each thing in a sentence."""
    for line in error.explain(language).splitlines():
        tell(visible(f"ludoteca {command}: {line}"), sys.stderr)


def shorten(text: str) -> str:
    """Show what was given, but not a page of it."""
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
