"""From a record to a game: every throw and every move is played again under the rules."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from ludoteca.core.errors import Fault, IllegalMove, LudotecaError, OptionError, PositionError, RecordError
from ludoteca.core.game import Game
from ludoteca.core.options import GameInfo, Setup, Value, read_value
from ludoteca.core.positions import read_position
from ludoteca.core.ranking import Ranking
from ludoteca.core.records import FACES_TAG, Entry, Record
from ludoteca.core.rulebook import Rulebook

Find = Callable[[str], Rulebook]


@dataclass(slots=True)
class Replayed:
    """What was found when a record was played again: what holds up to `game`, and the first thing that does not."""

    game: Game | None  # as far as it could be played; None where it cannot begin
    start_faults: list[Fault] = field(default_factory=list)  # why it cannot begin
    action_fault: Fault | None = None  # why an action cannot have happened
    bad_action: int = -1  # which one, where there is a fault
    clause: str = ""  # that forbids it, where it is a move that the rules forbid

    @property
    def reached(self) -> Ranking:
        """The places at the end; none while the game goes on."""
        return self.game.ranking if self.game and self.game.phase == "over" else ()


def replay(record: Record, find: Find) -> Game:
    """Play a record again; RecordError says what does not hold."""
    found = play_again(record, find)
    game, faults = found.game, [*found.start_faults]
    if found.action_fault:
        faults.append(found.action_fault)
    elif not faults and record.result != found.reached:
        faults.append(Fault("core", "fault.result_differs", {"reached": str(found.reached)}, where="Result"))
    notice = None if game is None else record.notice(game.rulebook.rules_version)
    notices = (notice,) if notice else ()
    if faults or game is None:
        raise RecordError([*faults, *(Fault(one.domain, one.key, one.parameters) for one in notices)])
    game.notices = notices
    return game


def play_again(record: Record, find: Find) -> Replayed:
    """Play a record again, as far as it holds. The result that it names is not looked at."""
    faults: list[Fault] = []
    found = Replayed(_begin(record, find, faults), faults)
    if found.game is not None and not faults:
        _play(found.game, record, found)
    return found


def _begin(record: Record, find: Find, faults: list[Fault]) -> Game | None:
    try:
        rulebook = find(record.game)
        if record.faces != rulebook.info.faces:
            known = rulebook.info.faces
            faults.append(
                Fault("core", "fault.faces_differ", {"lowest": known[0], "highest": known[-1]}, where=FACES_TAG)
            )
        setup = _setup(record, rulebook.info)
        if not record.start:
            return Game(rulebook, setup, record.seed or None, tags=record.tags)
        if record.start.split()[:1] not in ([], [record.game]):
            faults.append(Fault("core", "fault.start_differs", where="Start"))
            return None
        _, start_setup, state = read_position(record.start, find)
    except OptionError as error:
        faults.extend(error.faults)
        return None
    except PositionError as error:
        faults.extend(replace(fault, where=f"Start: {fault.where}".removesuffix(": ")) for fault in error.faults)
        return None
    if start_setup != setup:
        faults.append(Fault("core", "fault.start_differs", where="Start"))
    return Game(rulebook, setup, record.seed or None, state=state, start=record.start, tags=record.tags)


def _setup(record: Record, info: GameInfo) -> Setup:
    options: dict[str, Value] = {}
    for name, value in record.options.items():
        option = info.option(name)
        is_spelled = isinstance(value, str) and option is not None
        options[name] = read_value(option, record.players, str(value)) if option and is_spelled else value
    return info.setup_with(record.players, record.mode, options)


def _play(game: Game, record: Record, found: Replayed) -> None:
    """Play all actions; the first that does not hold is the fault, for what follows it hangs in the air."""
    for index, entry in enumerate(record.actions):
        where = record.places[index] if record.places else f"actions[{index}]"
        try:
            fault = _step(game, entry, where)
        except LudotecaError as error:
            message = error.message
            fault = Fault(message.domain, message.key, message.parameters, where=where)
            found.clause = error.clause if isinstance(error, IllegalMove) else ""
        if fault:
            found.bad_action, found.action_fault = index, fault
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
