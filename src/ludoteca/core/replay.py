"""From a record to a game: every throw and every move is played again under the rules."""

from collections.abc import Callable

from ludoteca.core.errors import Fault, LudotecaError, OptionError, PositionError, RecordError
from ludoteca.core.game import Game
from ludoteca.core.options import GameInfo, Setup, Value, read_value
from ludoteca.core.positions import read_position
from ludoteca.core.records import Entry, Record
from ludoteca.core.rulebook import Rulebook

Find = Callable[[str], Rulebook]


def replay(record: Record, find: Find) -> Game:
    """Play a record again; RecordError says what does not hold."""
    faults: list[Fault] = []
    game = _begin(record, find, faults)
    if game is not None and not faults:
        _play(game, record, faults)
        _check_result(game, record, faults)
    notice = None if game is None else record.notice(game.rulebook.rules_version)
    notices = (notice,) if notice else ()
    if faults or game is None:
        raise RecordError([*faults, *(Fault(one.domain, one.key, one.parameters) for one in notices)])
    game.notices = notices
    return game


def _begin(record: Record, find: Find, faults: list[Fault]) -> Game | None:
    try:
        rulebook = find(record.game)
        setup = _setup(record, rulebook.info)
        if not record.start:
            return Game(rulebook, setup, record.seed or None, tags=record.tags)
        start_rulebook, start_setup, state = read_position(record.start, find)
    except OptionError as error:
        faults.extend(error.faults)
        return None
    except PositionError as error:
        faults.extend(
            Fault(f.domain, f.key, f.parameters, f"Start: {f.where}".removesuffix(": ")) for f in error.faults
        )
        return None
    if start_rulebook is not rulebook or start_setup != setup:
        faults.append(Fault("core", "fault.start_differs", where="Start"))
    return Game(rulebook, setup, record.seed or None, state=state, start=record.start, tags=record.tags)


def _setup(record: Record, info: GameInfo) -> Setup:
    options: dict[str, Value] = {}
    for name, value in record.options.items():
        option = info.option(name)
        is_spelled = isinstance(value, str) and option is not None
        options[name] = read_value(option, record.players, str(value)) if option and is_spelled else value
    return info.setup(record.players, record.mode, **options)


def _play(game: Game, record: Record, faults: list[Fault]) -> None:
    """Play all actions; the first that does not hold is the fault, for what follows it hangs in the air."""
    for index, entry in enumerate(record.actions):
        where = record.places[index] if record.places else f"actions[{index}]"
        try:
            fault = _step(game, entry, where)
        except LudotecaError as error:
            message = error.message
            fault = Fault(message.domain, message.key, message.parameters, where=where)
        if fault:
            faults.append(fault)
            return


def _step(game: Game, entry: Entry, where: str) -> Fault | None:
    seat, what = entry
    if game.phase == "over":
        return Fault("core", "fault.over", where=where)
    if seat != game.seat:
        return Fault("core", "fault.wrong_seat", {"seat": seat, "expected": game.seat}, where)
    if isinstance(what, str):
        game.push(what)
    else:
        game.roll(what)
    return None


def _check_result(game: Game, record: Record, faults: list[Fault]) -> None:
    reached = game.ranking if game.phase == "over" else ()
    if not faults and record.result != reached:
        faults.append(Fault("core", "fault.result_differs", {"reached": str(reached)}, where="Result"))
