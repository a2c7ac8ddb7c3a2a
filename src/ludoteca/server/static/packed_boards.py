"""The boards of all ways to play a game in one file, of which most parts are common to several boards.

    options    the names of the rule options that boards depend on, beside the colours that play
    boards     by key: the letters of the colours in the order of the seats, then the options' values, as `YBR seats=6`;
               a board has numbers in place of `ground`, `over`, `spots`, `pieces` and `about`: places in these lists
    shapes     elements of SVG, which in their order make up `ground` or `over`
    spots      pairs of the name of a spot and what it is
    pieces     pairs of the letter of a colour and how its pieces look
    about      pairs of a kind of place and what it is

`web/src/net/boards.ts` puts a board together again.
"""

import re
from collections.abc import Hashable, Iterable, Iterator
from itertools import product
from typing import Any, Final

import orjson

from ludoteca import games
from ludoteca.core.options import GameInfo, Option, Setup, Value, spell_value
from ludoteca.core.rulebook import Rulebook
from ludoteca.games import rulebook_of

BETWEEN_ELEMENTS: Final = re.compile(r"(?<=>)(?=<)")


class Numbered:
    """A list of different values, each found by its number."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._numbers: dict[Hashable, int] = {}

    def number(self, value: Any) -> int:
        """Return the number of a value, which is a new one where the list lacks it."""
        number = self._numbers.setdefault(orjson.dumps(value), len(self.values))
        if number == len(self.values):
            self.values.append(value)
        return number

    def numbers(self, values: Iterable[Any]) -> list[int]:
        """Return the numbers of values."""
        return [self.number(value) for value in values]


def packed_boards(game: str, language: str) -> dict[str, Any]:
    """Describe the boards of all ways to play a game."""
    info, rulebook = games[game], rulebook_of(game)
    options = [option for option in info.options if changes_board(option, info, rulebook)]
    shapes, spots, pieces, about = Numbered(), Numbered(), Numbered(), Numbered()
    boards: dict[str, Any] = {}
    for setup in setups(info, options):
        key = board_key(rulebook.letters(setup), {option.name: setup.options[option.name] for option in options})
        if key not in boards:
            board = rulebook.board_data(setup, language)
            boards[key] = board | {
                "ground": shapes.numbers(BETWEEN_ELEMENTS.split(board["ground"])),
                "over": shapes.numbers(BETWEEN_ELEMENTS.split(board["over"])),
                "spots": spots.numbers(board["spots"].items()),
                "pieces": pieces.numbers(board["pieces"].items()),
                "about": about.numbers(board["about"].items()),
            }
    return {
        "options": [option.name for option in options],
        "boards": boards,
        "shapes": shapes.values,
        "spots": spots.values,
        "pieces": pieces.values,
        "about": about.values,
    }


def board_key(letters: Iterable[str], options: dict[str, Value]) -> str:
    """Name a board by the colours that play, and by the options that it depends on."""
    return " ".join(["".join(letters), *(f"{name}={spell_value(value)}" for name, value in options.items())])


def changes_board(option: Option, info: GameInfo, rulebook: Rulebook) -> bool:
    """Return whether a board depends on an option, when nothing else is changed."""
    for players, mode in ways_to_play(info):
        boards = {
            orjson.dumps([rulebook.letters(setup), rulebook.board_data(setup)])
            for value in some_values(option, players)
            for setup in playable(info, players, mode, {option.name: value})
        }
        if len(boards) > 1:
            return True
    return False


def setups(info: GameInfo, options: list[Option]) -> Iterator[Setup]:
    """List all ways to play a game with all values of some options."""
    for players, mode in ways_to_play(info):
        for values in product(*(option.allowed(players) for option in options)):
            names = (option.name for option in options)
            yield from playable(info, players, mode, dict(zip(names, values, strict=True)))


def ways_to_play(info: GameInfo) -> Iterator[tuple[int, str]]:
    """List the numbers of players with the modes that are for them."""
    return ((players, mode.id) for players in info.players for mode in info.modes if players in mode.players)


def some_values(option: Option, players: int) -> Iterable[Value]:
    """List the values of an option; of a range only the ends."""
    allowed = option.allowed(players)
    return (allowed[0], allowed[-1]) if option.is_range else allowed


def playable(info: GameInfo, players: int, mode: str, options: dict[str, Value]) -> Iterator[Setup]:
    """Return the setup of a choice, where its parts go together."""
    if info.is_playable(players, mode, **options):
        yield info.setup(players, mode, **options)
