"""How a game is played, as parameters of OpenSpiel: whole numbers, texts, true or false.

`players` is the number of players and `mode` the mode, or `default`: the usual one for that number. Rule options
have their own names and values. Where an option is a number or else a word (`first`, Stax's `repetition`), the
parameter is a number, and -1 is the word. `max_decisions` is described in `game`.

An option that stands at its default gives way where that does not fit the players, so that any number of players can
be asked for alone: six players of parqués sit at a board of six places.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from ludoteca.core.options import GameInfo, Option, Setup, Value

Parameters: TypeAlias = dict[str, Value]

DEFAULT_MODE: Final = "default"
THE_WORD: Final = -1  # among numbers
MAX_DECISIONS: Final = "max_decisions"
DEFAULT_MAX_DECISIONS: Final = 10_000  # four times the longest of random games


def specification_of(info: GameInfo) -> Parameters:
    """List the parameters of a game with their defaults."""
    defaults: Parameters = {"players": info.default_players, "mode": DEFAULT_MODE, MAX_DECISIONS: DEFAULT_MAX_DECISIONS}
    return defaults | {option.name: _as_parameter(option, option.default) for option in info.options}


def setup_of(info: GameInfo, parameters: Mapping[str, Value]) -> Setup:
    """Read how a game is played; OptionError lists all that is wrong."""
    players = int(parameters["players"])
    mode = None if parameters["mode"] == DEFAULT_MODE else str(parameters["mode"])
    options = {option.name: _as_value(option, players, parameters[option.name]) for option in info.options}
    for option in info.options:
        if options[option.name] == option.default and not info.is_playable(players, mode, **options):
            others = (options | {option.name: value} for value in option.allowed(players))
            options = next((other for other in others if info.is_playable(players, mode, **other)), options)
    return info.setup(players, mode, **options)


def _words_among_numbers(option: Option) -> list[Value]:
    """List the words of an option whose other values are numbers."""
    if option.is_range:
        return []
    values = option.allowed(players=1)
    words: list[Value] = [value for value in values if isinstance(value, str)]
    return words if len(words) < len(values) else []


def _as_parameter(option: Option, value: Value) -> Value:
    return THE_WORD if value in _words_among_numbers(option) else value


def _as_value(option: Option, players: int, parameter: Value) -> Value:
    words = _words_among_numbers(option)
    return words[0] if words and parameter == THE_WORD else parameter
