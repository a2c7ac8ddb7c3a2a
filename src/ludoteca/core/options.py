"""Rule options: what each game lets people choose, declared once for every client's forms and errors."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from ludoteca.core.dice import SIX_FACES
from ludoteca.core.errors import Fault, OptionError
from ludoteca.core.moves import State
from ludoteca.core.text import catalogue, say

Value: TypeAlias = int | str | bool
Settings: TypeAlias = State
"""A record of how a game is played, as kernels take it: the players, the mode, and a number an option."""
FieldType: TypeAlias = Literal["switch", "seat", "number", "choice"]

BY_ROLL = "roll"  # the value of an option `first` that leaves it to the dice
NO_SEAT: Final = -1  # what that is to kernels


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game's rules. The clause that defines it is named; its words stand in the catalogues."""

    game: str
    name: str
    clause: str
    default: Value
    values: Sequence[Value] = ()  # a range, where it is a number with a lowest and a highest
    is_seat: bool = False  # its values are BY_ROLL and the numbers of the seats
    holds_players: bool = False  # its values are numbers of places, of which every player needs one
    is_reading: bool = False  # the rulebook can be read in several ways, and the values are the readings

    @property
    def type(self) -> FieldType:
        """What kind of form field it is: `switch`, `seat`, `number` or `choice`."""
        if self.is_seat:
            return "seat"
        if isinstance(self.default, bool):
            return "switch"
        return "number" if all(isinstance(value, int) for value in self.values) else "choice"

    @property
    def is_range(self) -> bool:
        """Whether it is a whole number from a lowest to a highest, rather than one of some values."""
        return isinstance(self.values, range)

    def allowed(self, players: int) -> Sequence[Value]:
        """List the values that can be chosen in a game of that many players."""
        return (BY_ROLL, *range(players)) if self.is_seat else self.values

    def number(self, value: Value) -> int:
        """Return what a value is to kernels: a word its place among the values, a number or a switch itself."""
        if isinstance(value, str):
            return NO_SEAT if self.is_seat else self.values.index(value)
        return int(value)

    def fits(self, value: Value, players: int) -> bool:
        """Return whether a value can be chosen in a game of that many players."""
        if self.is_seat:
            return value == BY_ROLL or int(value) < players
        return not self.holds_players or int(value) >= players

    def label(self, language: str = "en") -> str:
        """Name the option in a few words."""
        return say(self.game, f"option.{self.name}.name", language)

    def sentence(self, language: str = "en") -> str:
        """Say in a sentence what the option decides."""
        return say(self.game, f"option.{self.name}.sentence", language)

    def value_label(self, value: Value, language: str = "en") -> str:
        """Name one of the values in a few words."""
        if isinstance(value, bool):
            return say("core", f"value.{spell_value(value)}", language)
        if self.is_seat:
            key = "value.roll" if value == BY_ROLL else "value.seat"
            return say("core", key, language, seat=value)
        if self.is_range:
            return spell_value(value)
        labels: Mapping[str, str] = catalogue(self.game, language)["option"][self.name]["values"]
        return labels[spell_value(value)]


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play a game, and for how many."""

    game: str
    id: str
    players: tuple[int, ...]
    sides: int = 0  # that play against each other: partners sit this many seats apart; 0 where there are none

    def label(self, language: str = "en") -> str:
        """Name the mode."""
        return say(self.game, f"mode.{self.id}", language)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is played with, complete and checked."""

    game: str
    players: int
    mode: str
    options: Mapping[str, Value] = field(default_factory=dict)

    def changed_options(self, info: "GameInfo") -> dict[str, Value]:
        """List the options that differ from the usual rules."""
        defaults = {option.name: option.default for option in info.options}
        return {name: value for name, value in self.options.items() if value != defaults[name]}


LIGHT_INK = "#fff"


@dataclass(frozen=True, slots=True)
class Colour:
    """What a colour of a game looks like in lists, as CSS colours: a disc, and the letter on it."""

    fill: str
    ink: str = LIGHT_INK


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a game is to someone who has not started it: its players, modes and options."""

    id: str
    players: tuple[int, ...]
    default_players: int
    modes: tuple[Mode, ...]
    default_modes: Mapping[int, str]
    options: tuple[Option, ...]
    colours: Mapping[str, Colour]  # by their letters
    showcase: str  # a position to look at
    colours_a_player: int = 1  # at most
    dice: int = 0  # of one throw, at most; 0 where there is no chance in the game
    faces: range = SIX_FACES  # of a die
    order: int = 100  # where it stands in lists of games, before those with higher numbers
    has_draws: bool = False  # so that players can agree on one
    faults_of: Callable[[Setup], list[Fault]] = lambda _: []  # what is wrong where choices must fit one another

    def label(self, language: str = "en") -> str:
        """Name the game."""
        return say(self.id, "name", language)

    def label_within(self, language: str = "en") -> str:
        """Name the game as within a sentence, with its article where it has one."""
        return say(self.id, "name_within", language)

    def option(self, name: str) -> Option | None:
        """Find an option by its name."""
        return next((option for option in self.options if option.name == name), None)

    def setup(self, players: Any = None, mode: str | None = None, **options: Any) -> Setup:
        """Complete and check a choice of players, mode and options; OptionError lists all that is wrong."""
        return self.setup_with(players, mode, options)

    def setup_with(self, players: Any, mode: str | None, options: Mapping[str, Any]) -> Setup:
        """Complete and check a choice that others have made, whose options may have any names."""
        faults: list[Fault] = []
        count = self.default_players if players is None else players
        if not _is_whole(count) or count not in self.players:
            faults.append(_fault("players", "players", value=count, allowed=self.players))
            count = self.default_players
        else:
            mode = self._checked_mode(mode, count, faults)
        values = self._checked_options(options, count, faults)
        setup = Setup(self.id, count, mode or "", values)
        if not faults:
            faults = self.faults_of(setup)
        if faults:
            raise OptionError(faults)
        return setup

    @property
    def settings_dtype(self) -> np.dtype[Any]:
        """The data type of settings."""
        names = ["players", "mode", *(option.name for option in self.options)]
        return np.dtype((np.record, [(name, np.int64) for name in names]))

    def settings(self, setup: Setup) -> Settings:
        """Return a setup as kernels take it; the mode is its place among the modes."""
        mode = next(at for at, mode in enumerate(self.modes) if mode.id == setup.mode)
        options = [option.number(setup.options[option.name]) for option in self.options]
        settings: Settings = np.array([(setup.players, mode, *options)], self.settings_dtype)[0]
        return settings

    def sides(self, setup: Setup) -> int:
        """Return how many sides play against each other; seats whose numbers leave the same rest are partners."""
        return next(mode.sides for mode in self.modes if mode.id == setup.mode) or setup.players

    def is_playable(self, players: Any = None, mode: str | None = None, **options: Any) -> bool:
        """Return whether players, mode and options go together."""
        try:
            self.setup(players, mode, **options)
        except OptionError:
            return False
        return True

    def _checked_mode(self, mode: str | None, players: int, faults: list[Fault]) -> str:
        if mode is None:
            return self.default_modes[players]
        known = [one.id for one in self.modes if players in one.players]
        if mode not in known:
            faults.append(_fault("mode", "mode", value=mode, players=players, allowed=known))
        return mode

    def _checked_options(self, given: Mapping[str, Any], players: int, faults: list[Fault]) -> dict[str, Value]:
        known = {option.name: option for option in self.options}
        unknown = [name for name in given if name not in known]
        faults.extend(_fault(name, "unknown_option", game=self.id, known=sorted(known)) for name in unknown)
        values: dict[str, Value] = {}
        for name, option in known.items():
            value = given.get(name, option.default)
            allowed = option.allowed(players)
            if not any(type(value) is type(one) and value == one for one in allowed):
                if option.is_range:
                    faults.append(_fault(name, "option_range", value=value, lowest=allowed[0], highest=allowed[-1]))
                else:
                    spelled = [spell_value(one) for one in allowed]
                    faults.append(_fault(name, "option_value", value=value, allowed=spelled))
            values[name] = value
        return values


def spell_value(value: Value) -> str:
    """Spell an option's value as positions and records do."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_value(option: Option, players: int, text: str) -> Value:
    """Read a spelled value; what is no value of the option stays the text it is, for `setup` to refuse."""
    return next((one for one in option.allowed(players) if spell_value(one) == text), text)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _fault(where: str, key: str, **parameters: Any) -> Fault:
    if "value" in parameters:
        parameters["value"] = _shown(parameters["value"])
    return Fault("core", f"fault.{key}", parameters, where=where)


def _shown(value: object) -> str:
    """Show what was given, but not a page of it."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
