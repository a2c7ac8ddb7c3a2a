"""What happened and why, for people: events of throws and moves, reasons of refusals, the state in words.

Nothing here decides anything. It looks at the states before and after and asks the same rule functions that the
engine asked.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.core.events import Narrator, Words
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.pieces import Way
from ludoteca.core.ranking import ranking_by
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.text import Message
from ludoteca.games.felix_sex import engine, rules
from ludoteca.games.felix_sex.board import (
    BLACK,
    CELL_NAMES,
    COLOURS,
    HAND,
    NO_CELL,
    OFF,
    SPOT,
    SPOT_NAMES,
    STEP,
    WHITE,
)
from ludoteca.games.felix_sex.events import (
    CAPTURED,
    CAPTURED_STACK,
    ENTERED,
    EVENTS,
    GROUP_MOVED,
    LANDED_JOINTLY,
    MOVED,
    TAKEN_OFF,
)
from ludoteca.games.felix_sex.notation import cells_of, dice_of
from ludoteca.games.felix_sex.state import DICE, GAME

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


class FelixSexNarrator(Narrator):
    """Turns events of Felix Sex into words."""

    game = GAME
    kinds = EVENTS
    arrivals = (TAKEN_OFF,)
    words: Mapping[str, Words] = {
        "dice": lambda operands: [die for die in operands[:DICE] if die],
        "origins": lambda operands: [CELL_NAMES[cell] for cell in operands[:DICE]],
        **dict.fromkeys(("cell", "origin"), lambda operands: CELL_NAMES[operands[0]]),
        **dict.fromkeys(("starter", "captured", "winner", "next"), lambda operands: COLOURS[operands[0]]),
        "tied": lambda operands: [letter for seat, letter in enumerate(COLOURS) if operands[0] >> seat & 1],
    }

    def player(self, seat: int) -> str:
        """Name a seat by the letter of its colour."""
        return COLOURS[seat]

    def more(self, seat: int, kind: int, operands: Sequence[int]) -> dict[str, Any]:
        """Name the cells from which pieces landed jointly."""
        return {"starts": together([CELL_NAMES[cell] for cell in operands[:DICE]])} if kind == LANDED_JOINTLY else {}

    def ways(self, seat: int, kind: int, operands: Sequence[int]) -> tuple[Way, ...]:
        """Name the cells that pieces went over."""
        if kind in (CAPTURED, CAPTURED_STACK):
            captured, cell, count, *_ = operands
            hand = SPOT_NAMES[SPOT[captured, HAND]]
            return (Way(COLOURS[captured], CELL_NAMES[cell], (hand,), is_sent_back=True),) * count
        if kind == LANDED_JOINTLY:
            return tuple(_way(seat, int(STEP[origin]), operands[DICE]) for origin in operands[:DICE])
        if kind == ENTERED:
            return (_way(seat, HAND, operands[0]),)
        count = {MOVED: 1, TAKEN_OFF: 1, GROUP_MOVED: operands[2]}.get(kind, 0)
        return (_way(seat, int(STEP[operands[0]]), operands[1]),) * count if count else ()


NARRATOR: Final = FelixSexNarrator()


def narrate(before: State, rows: Sequence[Sequence[int]]) -> tuple[Event, ...]:
    """Turn what happened after a state into words."""
    return NARRATOR.narrate(int(before.seat), rows)


def _way(seat: int, start: int, end: int) -> Way:
    """Name the way of a player's piece from a step to a cell."""
    origin, *path = [SPOT_NAMES[spot] for spot in SPOT[seat, start : STEP[end] + 1]]
    return Way(COLOURS[seat], origin, tuple(path))


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
