"""What happened and why, for people: events of throws and moves, reasons of refusals, the state in words.

Nothing here decides anything. It looks at the states before and after and asks the same rule functions that the
engine asked.
"""

from typing import Any, Final

from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.core.ranking import ranking_by
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.text import Message
from ludoteca.games.felix_sex import engine, rules
from ludoteca.games.felix_sex.board import BLACK, CELL_NAMES, COLOURS, HAND, NO_CELL, OFF, STEP, WHITE, name_of
from ludoteca.games.felix_sex.notation import cells_of, dice_of
from ludoteca.games.felix_sex.state import GAME

# The clause of each reason; its sentence stands in the catalogues under the same name.
REFUSALS: Final = {
    engine.GAME_OVER: ("game_over", "F-E3"),
    engine.THROW_FIRST: ("throw_first", "F-T2"),
    engine.NOT_YOUR_ROW: ("not_your_row", "F-B2"),
    engine.OFF_FOR_GOOD: ("off_for_good", "F-E2"),
    engine.NO_PIECE_THERE: ("no_piece_there", "F-T2"),
    engine.TOO_FEW_THERE: ("too_few_there", "F-M5"),
    engine.NO_JOINT_LANDING: ("no_joint_landing", "F-M5"),
    engine.NO_GROUPS: ("no_groups", "F-M5"),
    engine.GROUP_FROM_HAND_OR_OFF: ("group_from_hand_or_off", "F-M5"),
    engine.NOT_FORWARD: ("not_forward", "F-M1"),
    engine.MUST_ENTER_FIRST: ("must_enter_first", "F-N3"),
    engine.ONLY_ENTERING: ("only_entering", "F-N2"),
    engine.NOT_BEYOND_ROW: ("not_beyond_row", "F-N2"),
    engine.JOINT_NEEDS_THREE_DICE: ("joint_needs_three_dice", "F-M5"),
    engine.JOINT_WRONG_DICE: ("joint_wrong_dice", "F-M5"),
    engine.JOINT_NEEDS_TWO: ("joint_needs_two", "F-M5"),
    engine.ENTERS_ON_ROW: ("enters_on_row", "F-N1"),
    engine.NO_DIE_TO_ENTER: ("no_die_to_enter", "F-N1"),
    engine.NOT_ALL_IN_LAST_SIX: ("not_all_in_last_six", "F-E1"),
    engine.EXACT_COUNT: ("exact_count", "F-E1"),
    engine.NO_DIE_TO_MOVE: ("no_die_to_move", "F-M1"),
    engine.STACK_IS_SAFE: ("stack_is_safe", "F-M4"),
    engine.GROUP_TOO_SMALL: ("group_too_small", "F-M5"),
    engine.FEWER_DICE: ("fewer_dice", "F-T4"),
}
# Reasons whose sentence and clause depend on the case.
REFUSAL_VARIANTS: Final = {
    "throw_to_start_first": "F-T1",
}


def why(state: State, move: int, number: int) -> Refusal:
    """Explain a refusal's number for the move it was given for."""
    key, clause = REFUSALS[number]
    if number == engine.THROW_FIRST and state.opening:
        key = "throw_to_start_first"
        clause = REFUSAL_VARIANTS[key]
    seat = int(state.seat)
    _, third, second, first, last, pieces = engine.unpack(move)
    start, end = int(STEP[first]), int(STEP[last])
    origins = [CELL_NAMES[cell] for cell in (first, second, third) if cell != NO_CELL]
    parameters: dict[str, Any] = {
        "player": COLOURS[seat],
        "enemy": COLOURS[1 - seat],
        "from": origins,
        "to": CELL_NAMES[last],
        "pieces": pieces,
        "dice": dice_of(state),
        "needed": end - start,
        "enemies": int(rules.enemies_on(state, seat, end)),
    }
    if number in (engine.NO_PIECE_THERE, engine.TOO_FEW_THERE):
        here = cells_of(state)[seat]
        short = next(name for name in origins if here.get(name, 0) < pieces * origins.count(name))
        parameters |= {"from": short, "here": here.get(short, 0)}
    elif number == engine.FEWER_DICE:
        parameters["most"] = int(engine.most_dice(state))
    return Refusal(GAME, f"refusal.{key}", parameters, clause=clause)


class Teller:
    """Tells what happened between two states, an event at a time."""

    def __init__(self, before: State, after: State) -> None:
        """Look at the states before and after a throw or a move."""
        self.before, self.after = before, after
        self.seat = int(before.seat)
        self.events: list[Event] = []

    def tell(self, kind: str, clause: str, **parameters: Any) -> None:
        """Add an event."""
        common = {"seat": self.seat, "player": COLOURS[self.seat]}
        self.events.append(Event(GAME, f"event.{kind}", common | parameters, clause=clause))

    def tell_throw(self, dice: tuple[int, ...]) -> None:
        """Tell a throw and what followed from it."""
        if self.before.opening:
            self.tell_opening(dice[0])
            return
        self.tell("threw", "F-T2", dice=list(dice))
        if rules.must_enter_first(self.before, self.seat):
            self.tell("must_enter", "F-N3", count=int(self.before.counts[self.seat, HAND]))
        if self.after.phase != MOVE:
            self.tell("no_use", "F-T4", dice=list(dice))
            self.tell_turn_passed()

    def tell_opening(self, die: int) -> None:
        """Tell a throw for who starts."""
        self.tell("opening_throw", "F-T1", die=die)
        if not self.after.opening:
            self.tell("starts", "F-T1", starter=COLOURS[self.after.seat])
        elif self.after.seat == WHITE:
            self.tell("opening_tie", "F-T1", tied=list(COLOURS))

    def tell_move(self, move: int) -> None:
        """Tell a move and what followed from it."""
        _, third, second, first, last, pieces = engine.unpack(move)
        start, end = int(STEP[first]), int(STEP[last])
        cell = CELL_NAMES[last]
        if second != NO_CELL:
            origins = [CELL_NAMES[origin] for origin in (first, second, third)]
            paths = self.paths_of(origins, end)
            self.tell("landed_jointly", "F-M5", origins=origins, starts=together(origins), cell=cell, paths=paths)
        else:
            self.tell_use(start, end, pieces)
        self.tell_captured(int(rules.enemies_on(self.before, self.seat, end)), cell)
        if self.after.entered[self.seat] > self.before.entered[self.seat]:
            self.tell("all_entered", "F-N2")
        if self.after.phase == OVER:
            self.tell("finished", "F-E3")
            self.tell("game_over", "F-E3", winner=COLOURS[self.after.seat])
        elif self.after.phase == ROLL:
            self.tell_end_of_turn(self.dice_not_used(start, end, is_joint=second != NO_CELL))

    def tell_use(self, start: int, end: int, pieces: int) -> None:
        """Tell what one die did."""
        origin, cell = name_of(self.seat, start), name_of(self.seat, end)
        path = [name_of(self.seat, step) for step in range(start + 1, end + 1)]
        if start == HAND:
            self.tell("entered", "F-N1", cell=cell)
        elif end == OFF:
            self.tell("taken_off", "F-E1", origin=origin, path=path)
        elif pieces > 1:
            self.tell("group_moved", "F-M5", count=pieces, origin=origin, cell=cell, path=path)
        else:
            self.tell("moved", "F-M1", origin=origin, cell=cell, path=path)

    def paths_of(self, origins: list[str], end: int) -> list[list[str]]:
        """Tell the cells that each piece of a joint landing goes over."""
        way = [name_of(self.seat, step) for step in range(end + 1)]
        return [way[way.index(origin) + 1 :] for origin in origins]

    def tell_captured(self, count: int, cell: str) -> None:
        """Tell how many were captured and where."""
        if count:
            kind, clause = ("captured", "F-M3") if count == 1 else ("captured_stack", "F-M5")
            self.tell(kind, clause, captured=COLOURS[1 - self.seat], count=count, cell=cell)

    def dice_not_used(self, start: int, end: int, *, is_joint: bool) -> list[int]:
        """Tell the dice that were left after a move."""
        dice = dice_of(self.before)
        if is_joint:
            return []
        dice.remove(end - start)
        return dice

    def tell_end_of_turn(self, lost: list[int]) -> None:
        """Tell which dice stay without a use, and whose turn it is now."""
        if lost:
            self.tell("dice_lost", "F-T4", dice=lost)
        self.tell_turn_passed()

    def tell_turn_passed(self) -> None:
        """Tell whose turn it is now."""
        self.tell("turn_passed", "F-T4", next=COLOURS[self.after.seat], next_seat=int(self.after.seat))


def together(origins: list[str]) -> list[str]:
    """List each cell once, with the number of pieces that start there where it is more than one: `2*10`, `12`."""
    counts = {cell: origins.count(cell) for cell in origins}
    return [cell if count == 1 else f"{count}*{cell}" for cell, count in counts.items()]


def result(state: State) -> Result:
    """Tell why a game that is over has ended."""
    places = ranking_by(engine.place_of, state, len(COLOURS))
    winner, other = places[0][0], places[1][0]
    parameters = {
        "winner": COLOURS[winner],
        "other": COLOURS[other],
        "left": int(state.pieces - state.counts[other, OFF]),
    }
    return Result(GAME, "result.all_off", parameters, clause="F-E3", winners=places[0])


def describe(state: State) -> tuple[Message, ...]:
    """Tell the whole state in sentences: whose turn, then each player's pieces and what they may not do yet."""
    messages = [_whose_turn(state)]
    for seat in (WHITE, BLACK):
        counts = cells_of(state)[seat]
        places = [name if count == 1 else f"{name} ({count})" for name, count in counts.items()]
        messages.append(Message(GAME, "describe.pieces", {"colour": COLOURS[seat], "places": places}))
    for seat in (WHITE, BLACK):
        key = _stage_of(state, seat)
        if key and state.phase != OVER:
            messages.append(Message(GAME, f"describe.{key}", {"colour": COLOURS[seat]}))
    return tuple(messages)


def _stage_of(state: State, seat: int) -> str:
    if rules.must_enter_first(state, seat):
        return "must_enter"
    return "takes_off" if rules.may_take_off(state, seat) else ""


def _whose_turn(state: State) -> Message:
    if state.phase == OVER:
        return result(state)
    key = "opening" if state.opening else "throws" if state.phase == ROLL else "plays"
    parameters = {"player": COLOURS[state.seat], "dice": dice_of(state)}
    return Message(GAME, f"describe.{key}", parameters)
