"""Positions as one line of text: the game, how it is played, and the state's own fields, as `name=value` words.

    parchis players=2 mode=two-colours six_counts=12 Y=h,h,5,12 B=22,22,c3,m R=h,h,h,h G=h,h,h,h seat=0 phase=roll

Options that stand at their default are left out. The order of the words does not matter to the reader.
"""

from collections.abc import Callable
from functools import lru_cache

from ludoteca.core.errors import Fault, OptionError, PositionError
from ludoteca.core.moves import State
from ludoteca.core.options import GameInfo, Setup, Value, read_value, spell_value
from ludoteca.core.reading import MAX_LETTERS
from ludoteca.core.rulebook import Rulebook


def write_position(rulebook: Rulebook, setup: Setup, state: State) -> str:
    """Write a state as a position."""
    head = _head_of(rulebook, setup.players, setup.mode, tuple(setup.options.items()))
    return f"{head} {rulebook.spell_position(state)}"


@lru_cache(maxsize=1_000)
def _head_of(rulebook: Rulebook, players: int, mode: str, options: tuple[tuple[str, Value], ...]) -> str:
    """Write what a position begins with: the game and how it is played."""
    setup = Setup(rulebook.info.id, players, mode, dict(options))
    changed = setup.changed_options(rulebook.info)
    words = [f"{name}={spell_value(value)}" for name, value in changed.items()]
    return " ".join([setup.game, f"players={players}", f"mode={mode}", *words])


def read_position(text: str | bytes, find: Callable[[str], Rulebook]) -> tuple[Rulebook, Setup, State]:
    """Read a position; PositionError lists everything that is wrong with it."""
    if isinstance(text, bytes):
        text = text.decode("utf-8", errors="replace")
    if len(text) > MAX_LETTERS:
        raise PositionError([Fault("core", "fault.too_long", {"limit": MAX_LETTERS})])
    words = text.split()
    if not words:
        raise PositionError([Fault("core", "fault.empty_position")])
    faults: list[Fault] = []
    try:
        rulebook = find(words[0])
    except OptionError as error:
        raise PositionError(error.faults) from None
    fields = _read_fields(words[1:], faults)
    setup = read_setup(rulebook.info, fields, faults)
    state = None if setup is None else rulebook.read_position(setup, fields, faults)
    if faults or setup is None or state is None:
        raise PositionError(faults)
    return rulebook, setup, state


def read_setup(info: GameInfo, fields: dict[str, str], faults: list[Fault]) -> Setup | None:
    """Take players, mode and options out of the fields; what is wrong goes to the faults."""
    spelled = {str(count): count for count in info.players}
    players_text = fields.pop("players", str(info.default_players))
    players = spelled.get(players_text, info.default_players)
    mode = fields.pop("mode", None)
    options = {
        option.name: read_value(option, players, fields.pop(option.name))
        for option in info.options
        if option.name in fields
    }
    try:
        return info.setup_with(spelled.get(players_text, players_text), mode, options)
    except OptionError as error:
        faults.extend(error.faults)
        return None


def _read_fields(words: list[str], faults: list[Fault]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            faults.append(Fault("core", "fault.word", where=word[:40]))
        elif name in fields:
            faults.append(Fault("core", "fault.twice", where=name))
        else:
            fields[name] = value
    return fields
