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
from ludoteca.games.felix_sex.board import BLACK, CELL_NAMES, COLOURS, HAND, NO_CELL, OFF, SPOT, SPOT_NAMES, STEP, WHITE
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


def why(state: State, move: int, number: int) -> Refusal:
    """Explain a refusal's number for the move it was given for."""
    if number == engine.THROW_FIRST and state.opening:
        number = engine.THROW_TO_START_FIRST
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
    return engine.REFUSALS.refusal(GAME, number, parameters)


class FelixSexNarrator(Narrator):
    """Turns events of Felix Sex into words."""

    game = GAME
    kinds = EVENTS
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
    """Explain why a game that is over has ended."""
    places = ranking_by(engine.place_of, state, len(COLOURS))
    winner, other = places[0][0], places[1][0]
    parameters = {
        "winner": COLOURS[winner],
        "other": COLOURS[other],
        "left": int(state.pieces - state.counts[other, OFF]),
    }
    return Result(GAME, "result.all_off", parameters, clause="F-E3", winners=places[0])


def describe(state: State) -> tuple[Message, ...]:
    """Describe the whole state in sentences: whose turn, then each player's pieces and what they may not do yet."""
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
