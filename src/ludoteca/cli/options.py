"""Parameters that several commands have, and how their values are read."""

import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer

from ludoteca import games
from ludoteca.bots import FROZEN_LEVELS, LEVELS, OPPONENTS
from ludoteca.cli.help_texts import language_in
from ludoteca.cli.output import shorten
from ludoteca.core.errors import Fault, OptionError
from ludoteca.core.moves import Dice
from ludoteca.core.options import GameInfo, Setup, read_value
from ludoteca.core.records import is_seed
from ludoteca.core.text import LANGUAGES, language_of_person, say
from ludoteca.games import info_of

STANDARD_STREAM: Final = "-"  # a file of this name is standard input, or output


def check_known(what: str, value: str, known: Sequence[str]) -> str:
    """Return a value that is known; else raise an error in the person's language that lists those that are."""
    if value not in known:
        language = language_in(sys.argv[1:])
        raise typer.BadParameter(say("cli", f"fault.{what}", language, value=value, known=", ".join(known)))
    return value


def read_language(language: str | None) -> str:
    """Return the language asked for, or else that of the person."""
    return check_known("language", language, LANGUAGES) if language else language_of_person()


def read_level(level: str | None) -> str | None:
    """Return a level that exists, or none."""
    return None if level is None else check_known("level", level, LEVELS)


def read_level_of_engine(level: str | None) -> str | None:
    """Return a level that exists, or none; also one that others are measured against."""
    return level if level in (*FROZEN_LEVELS, *OPPONENTS) else read_level(level)


def complete_game(incomplete: str) -> list[str]:
    """List the games that begin so, for the shell."""
    return [game for game in games if game.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game, as: parchis.", autocompletion=complete_game)]
Language = Annotated[
    str,
    typer.Option("--lang", metavar="|".join(LANGUAGES), callback=read_language, help="Language.", show_default="yours"),
]
NoColor = Annotated[bool, typer.Option("--no-color", help="No colours; NO_COLOR is respected too.")]
Plain = Annotated[bool, typer.Option("--plain", help="Words instead of a drawn board, for screen readers.")]
RuleOptions = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option, as: six_counts=12. Repeatable.")
]
Jobs = Annotated[
    int | None, typer.Option(min=1, max=256, metavar="N", help="Games played at once.", show_default="one a core")
]
Place = Annotated[
    str | None,
    typer.Option(
        "--on",
        metavar="ray|ray://HOST:PORT",
        help="Work on a Ray cluster: that of this machine, or one by its address.",
        show_default="this machine",
    ),
]
Part = Annotated[
    str | None,
    typer.Option(
        "--shard", metavar="I/N", help="Only part I of N, into --out; `ludoteca merge` puts all parts together."
    ),
]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A record, text or JSON; - is standard input.")]
Source = Annotated[
    str,
    typer.Argument(
        metavar="POSITION|FILE|-", help="A position, a file with a position or a record, or - for standard input."
    ),
]
Step = Annotated[
    int | None, typer.Option(metavar="N", help="A step of a record; 0 is the start.", show_default="the last")
]


def read_setup(game: str, players: int | None, mode: str | None, options: Sequence[str] | None) -> Setup:
    """Return how a game is played by the words of the command line; OptionError lists all that is wrong with them."""
    info = info_of(game)
    return info.setup_with(players, mode, read_options(info, options or (), players or info.default_players))


def read_options(info: GameInfo, given: Sequence[str], players: int) -> dict[str, Any]:
    """Read `name=value` pairs; OptionError lists those that are none."""
    values: dict[str, Any] = {}
    faults: list[Fault] = []
    for pair in given:
        name, equals, value = pair.partition("=")
        known = info.option(name)
        if not equals:
            faults.append(Fault("core", "fault.word", where=shorten(pair)))
        elif known is None:
            parameters = {"game": info.id, "known": sorted(one.name for one in info.options)}
            faults.append(Fault("core", "fault.unknown_option", parameters, where=shorten(name)))
        elif name in values:
            faults.append(Fault("core", "fault.twice", where=name))
        else:
            values[name] = read_value(known, players, value)
    if faults:
        raise OptionError(faults)
    return values


def allowed_players(info: GameInfo, mode: str | None) -> Sequence[int]:
    """List how many can play a game, in a mode where one is given."""
    return next((one.players for one in info.modes if one.id == mode), info.players)


def default_players(info: GameInfo, mode: str | None) -> int:
    """Return how many play by default, in a mode where one is given."""
    allowed = allowed_players(info, mode)
    return info.default_players if info.default_players in allowed else allowed[0]


def allowed_modes(info: GameInfo, players: int, language: str) -> dict[str, str]:
    """Map the modes in which that many can play to their names."""
    return {mode.id: mode.label(language) for mode in info.modes if players in mode.players}


def read_faces(words: Sequence[str], faces: range) -> Dice | None:
    """Read the faces of dice, each of which shows one of those given; None where a word is no such face."""
    spelled = {str(face): face for face in faces}
    return tuple(spelled[word] for word in words) if spelled.keys() >= set(words) else None


def read_seed(seed: str) -> str:
    """Return what can be a seed; else raise OptionError."""
    if not is_seed(seed):
        raise OptionError([Fault("core", "fault.seed", where="seed")])
    return seed
